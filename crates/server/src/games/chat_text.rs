//! What may stand in a line: something to be seen, and nothing else.

use protocol::{CHAT_CHARS_MAX, Why};

/// Signs that may stand on one letter. More are no writing.
const MARKS_MAX: usize = 3;

/// The text without what can't be seen: one line, single spaces, no signs that turn or hide what follows.
///
/// # Errors
/// [`Why::NothingSaid`] if nothing is left; [`Why::TooLong`] beyond [`CHAT_CHARS_MAX`].
pub(super) fn clean(text: &str) -> Result<String, Why> {
    let seen = text.chars().filter(|c| !is_unseen(*c));
    let spaced: String = seen.map(|c| if c.is_whitespace() || c.is_control() { ' ' } else { c }).collect();
    let line = few_marks(&spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "));
    if line.is_empty() {
        Err(Why::NothingSaid)
    } else if line.chars().count() > CHAT_CHARS_MAX {
        Err(Why::TooLong)
    } else {
        Ok(line)
    }
}

fn few_marks(text: &str) -> String {
    let mut run = 0;
    text.chars()
        .filter(|&c| {
            run = if is_mark(c) { run + 1 } else { 0 };
            run <= MARKS_MAX
        })
        .collect()
}

/// Combining signs.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Without width, or only there to change the direction or the look of others.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_of_what_can_be_seen() {
        assert_eq!(clean("  Well\tplayed,\n\n my  friend\u{0}! ").as_deref(), Ok("Well played, my friend !"));
        assert_eq!(clean("\u{202e}evil\u{200b}\u{feff}").as_deref(), Ok("evil"));
        assert_eq!(
            clean("Nguyễn, Ελλάδα, ngu\u{301}\u{302}").as_deref(),
            Ok("Nguyễn, Ελλάδα, ngu\u{301}\u{302}")
        );
        assert_eq!(clean(&format!("a{}b", "\u{301}".repeat(40))), Ok(format!("a{}b", "\u{301}".repeat(3))));
    }

    #[test]
    fn nothing_is_not_said() {
        for text in ["", "   ", "\n\t", "\u{200b}\u{200d}", "\u{3164}", "\u{7}"] {
            assert_eq!(clean(text), Err(Why::NothingSaid), "{text:?}");
        }
    }

    #[test]
    fn a_line_has_its_length_in_characters() {
        assert!(clean(&"é".repeat(CHAT_CHARS_MAX)).is_ok());
        assert_eq!(clean(&"é".repeat(CHAT_CHARS_MAX + 1)), Err(Why::TooLong));
    }
}
