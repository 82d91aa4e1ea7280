//! A setting for both engines, or one for each.

use std::fmt;
use std::str::FromStr;

/// The first engine's and the second's, `None` where an engine has none: `5`, `5,7`, `-,7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Each<T>(pub [Option<T>; 2]);

const NONE: &str = "-";

impl<T: FromStr + Clone> FromStr for Each<T> {
    type Err = EachError<T::Err>;

    fn from_str(text: &str) -> Result<Each<T>, EachError<T::Err>> {
        let one = |text: &str| match text {
            NONE => Ok(None),
            text => text.parse().map(Some).map_err(EachError::Value),
        };
        match text.split(',').collect::<Vec<_>>()[..] {
            [both] => one(both).map(|both| Each([both.clone(), both])),
            [first, second] => Ok(Each([one(first)?, one(second)?])),
            _ => Err(EachError::TooMany),
        }
    }
}

/// Why a text is no setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EachError<E> {
    TooMany,
    Value(E),
}

impl<E: fmt::Display> fmt::Display for EachError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EachError::TooMany => f.write_str("more than two values: there are two engines"),
            EachError::Value(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Display + fmt::Debug> std::error::Error for EachError<E> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_value_is_for_both() {
        assert_eq!("5".parse(), Ok(Each([Some(5), Some(5)])));
        assert_eq!("5,7".parse(), Ok(Each([Some(5), Some(7)])));
        assert_eq!("-,7".parse(), Ok(Each([None, Some(7)])));
        assert_eq!("1,2,3".parse::<Each<u32>>(), Err(EachError::TooMany));
        assert!(matches!("1,x".parse::<Each<u32>>(), Err(EachError::Value(_))));
    }
}
