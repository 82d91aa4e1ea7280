use crate::Lang;

impl Lang {
    /// A whole number in digits, in groups of three as this language writes them: `1,234`. The browser's
    /// `Intl.NumberFormat` writes the same.
    pub fn number(self, number: u64) -> String {
        let digits = number.to_string();
        let mut grouped = String::with_capacity(digits.len() + digits.len() / 3 * 2);
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                grouped.push(self.group_separator());
            }
            grouped.push(digit);
        }
        grouped
    }

    /// What stands between thousands and hundreds, by CLDR.
    const fn group_separator(self) -> char {
        match self {
            Lang::En | Lang::Pseudo => ',',
            Lang::Pt | Lang::Vi | Lang::El | Lang::Nl => '.',
            // A space at which no line breaks.
            Lang::Nb => '\u{a0}',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        let written = |number| Lang::En.number(number);
        assert_eq!([0, 7, 999].map(written), ["0", "7", "999"]);
        assert_eq!([1_000, 12_345, 999_999].map(written), ["1,000", "12,345", "999,999"]);
        assert_eq!(written(1_000_000), "1,000,000");
        assert_eq!(written(u64::MAX), "18,446,744,073,709,551,615");
    }

    #[test]
    fn each_language_has_its_own_separator() {
        let written: Vec<String> = Lang::ALL.iter().map(|lang| lang.number(1_234_567)).collect();
        assert_eq!(
            written,
            ["1,234,567", "1.234.567", "1.234.567", "1.234.567", "1.234.567", "1\u{a0}234\u{a0}567"]
        );
    }
}
