//! Many rows, few statements.

/// Rows in one statement, at most.
const ROWS_MAX: usize = 256;

/// Cuts rows into runs whose lengths are powers of two. A statement's text depends on its number of
/// rows, and so only nine texts exist of each, all of which stay prepared; and a round of any size
/// takes few statements, each of which costs a change of threads.
pub(super) fn runs<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    core::iter::from_fn(move || {
        let length = 1 << rows.len().min(ROWS_MAX).checked_ilog2()?;
        let (run, rest) = rows.split_at(length);
        rows = rest;
        Some(run)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_powers_of_two_and_lose_nothing() {
        let rows: Vec<usize> = (0..617).collect();
        let lengths: Vec<usize> = runs(&rows).map(<[usize]>::len).collect();
        assert_eq!(lengths, [256, 256, 64, 32, 8, 1]);
        assert_eq!(runs(&rows).collect::<Vec<_>>().concat(), rows);
        assert_eq!(runs::<u8>(&[]).count(), 0);
    }
}
