use std::borrow::Cow;

use sqlx::error::BoxDynError;
use sqlx::{Arguments, Database, Encode, Type};

/// What a query is given. There is no more than both databases have; each kind may be missing (`NULL`),
/// and is of its kind then too, since PostgreSQL wants to know.
#[derive(Clone, Debug)]
pub(crate) enum Value<'q> {
    Integer(Option<i64>),
    Real(Option<f64>),
    Text(Option<Cow<'q, str>>),
    Bytes(Option<Cow<'q, [u8]>>),
}

/// The values as the driver of `D` takes them.
pub(super) fn arguments<D: Database>(values: &[Value<'_>]) -> Result<D::Arguments, sqlx::Error>
where
    for<'t> Option<i64>: Encode<'t, D> + Type<D>,
    for<'t> Option<f64>: Encode<'t, D> + Type<D>,
    for<'t> Option<&'t str>: Encode<'t, D> + Type<D>,
    for<'t> Option<&'t [u8]>: Encode<'t, D> + Type<D>,
{
    let mut arguments = D::Arguments::default();
    for value in values {
        let added: Result<(), BoxDynError> = match value {
            Value::Integer(number) => arguments.add(*number),
            Value::Real(number) => arguments.add(*number),
            Value::Text(text) => arguments.add(text.as_deref().map(without_nul).as_deref()),
            Value::Bytes(bytes) => arguments.add(bytes.as_deref()),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

/// No text of PostgreSQL's can hold U+0000: what somebody writes so that it can't be stored is stored with the sign for
/// what can't be read.
fn without_nul(text: &str) -> Cow<'_, str> {
    if text.contains('\0') { Cow::Owned(text.replace('\0', "\u{fffd}")) } else { Cow::Borrowed(text) }
}

macro_rules! from {
    ($($given:ty => $value:ident, |$name:ident| $some:expr;)*) => {
        $(impl<'q> From<$given> for Value<'q> {
            fn from($name: $given) -> Value<'q> {
                Value::$value($some)
            }
        })*
    };
}

from! {
    i64 => Integer, |number| Some(number);
    Option<i64> => Integer, |number| number;
    f64 => Real, |number| Some(number);
    String => Text, |text| Some(Cow::Owned(text));
    Option<String> => Text, |text| text.map(Cow::Owned);
    &'q str => Text, |text| Some(Cow::Borrowed(text));
    Option<&'q str> => Text, |text| text.map(Cow::Borrowed);
    &'q String => Text, |text| Some(Cow::Borrowed(text.as_str()));
    Option<&'q String> => Text, |text| text.map(|text| Cow::Borrowed(text.as_str()));
    &'q Option<String> => Text, |text| text.as_deref().map(Cow::Borrowed);
    &'q [u8] => Bytes, |bytes| Some(Cow::Borrowed(bytes));
    &'q Vec<u8> => Bytes, |bytes| Some(Cow::Borrowed(bytes.as_slice()));
    Option<Vec<u8>> => Bytes, |bytes| bytes.map(Cow::Owned);
}
