use crate::Lang;

/// Longest part of the header that is read, bytes. Browsers send less than 100.
const HEADER_BYTES_MAX: usize = 1024;
/// Most language ranges that are looked at.
const RANGES_MAX: usize = 32;

impl Lang {
    /// The language that suits the reader best by the `Accept-Language` header of the request (RFC 9110, 12.5.4).
    ///
    /// Only the first subtag counts: who asks for `pt-PT` gets Portuguese, whichever we have. Among equal weights the
    /// first wins. Whatever cannot be read is passed over, and what is left without an answer gets
    /// [`Lang::FALLBACK`]; the header is not trusted to be short or sane.
    pub fn negotiate(accept_language: &str) -> Lang {
        let header = &accept_language[..accept_language.floor_char_boundary(HEADER_BYTES_MAX)];
        let mut best = (0, Lang::FALLBACK);
        for (tag, weight) in header.split(',').take(RANGES_MAX).filter_map(parse_range) {
            if weight > best.0
                && let Some(lang) = named_by(tag)
            {
                best = (weight, lang);
            }
        }
        best.1
    }
}

/// A language range and its weight in thousandths; `None` for what is no such thing.
fn parse_range(range: &str) -> Option<(&str, u16)> {
    let mut parts = range.split(';').map(str::trim);
    let tag = parts.next()?;
    match (parts.next(), parts.next()) {
        (None, _) => Some((tag, 1000)),
        (Some(parameter), None) => {
            let value = parameter.strip_prefix("q=").or_else(|| parameter.strip_prefix("Q="))?;
            Some((tag, parse_weight(value)?))
        }
        (Some(_), Some(_)) => None,
    }
}

/// `0`, `0.8`, `1.000`: at most three decimals, at most one. Thousandths.
fn parse_weight(value: &str) -> Option<u16> {
    let (whole, decimals) = value.split_once('.').unwrap_or((value, ""));
    if !matches!(whole, "0" | "1") || decimals.len() > 3 || !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let thousandths: u16 = format!("{whole}{decimals:0<3}").parse().ok()?;
    (thousandths <= 1000).then_some(thousandths)
}

/// The language of a range as `pt-BR`; `*` is whoever we show to strangers.
fn named_by(tag: &str) -> Option<Lang> {
    if tag == "*" {
        return Some(Lang::FALLBACK);
    }
    let primary = tag.split('-').next()?;
    let speaks =
        |lang: &Lang| lang.primary_subtags().iter().any(|subtag| subtag.eq_ignore_ascii_case(primary));
    Lang::ALL.iter().copied().find(speaks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(header: &str, expect: Lang) {
        assert_eq!(Lang::negotiate(header), expect, "{header:?}");
    }

    #[test]
    fn the_heaviest_language_we_have() {
        check("pt-BR,pt;q=0.9,en;q=0.8", Lang::Pt);
        check("en;q=0.8, PT-br;q=0.9", Lang::Pt);
        check("de-DE, pt;q=0.2, en;q=0.1", Lang::Pt);
        check("pt-PT", Lang::Pt);
        check("en, pt", Lang::En);
        check("pt, en", Lang::Pt);
        check("pt;q=0.5, *;q=0.1", Lang::Pt);
        check("*, pt;q=0.5", Lang::En);
    }

    #[test]
    fn nothing_we_have_is_the_fallback() {
        check("", Lang::FALLBACK);
        check("de, fr;q=0.5", Lang::FALLBACK);
        check("pt;q=0", Lang::FALLBACK);
        check("ptx", Lang::FALLBACK);
    }

    #[test]
    fn nonsense_is_passed_over() {
        check(";;;,,,q=1,pt;q=0.001", Lang::Pt);
        check("pt;q=nan, pt;q=-1, pt;q=1.5, pt;q=2, pt;q=0.0001, pt;q=", Lang::FALLBACK);
        check("pt;q=1;q=1", Lang::FALLBACK);
        check("\u{0}\u{7f}é-é,pt", Lang::Pt);
    }

    #[test]
    fn a_header_without_end_is_cut() {
        check(&("é".repeat(HEADER_BYTES_MAX) + ",pt"), Lang::FALLBACK);
        check(&("x,".repeat(RANGES_MAX) + "pt"), Lang::FALLBACK);
        check(&("x,".repeat(RANGES_MAX - 1) + "pt"), Lang::Pt);
    }
}
