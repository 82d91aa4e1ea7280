//! What is printed reads back as what it was, and no line does harm.

mod arbitrary;

use arbitrary::{answer, command};
use proptest::prelude::*;
use uai::{Answer, Command, LINE_BYTES_MAX, ParseError};

proptest! {
    #[test]
    fn commands_read_back(command in command()) {
        prop_assert_eq!(command.to_string().parse(), Ok(command));
    }

    #[test]
    fn answers_read_back(answer in answer()) {
        prop_assert_eq!(answer.to_string().parse(), Ok(answer));
    }

    #[test]
    fn what_is_printed_is_one_line(command in command(), answer in answer()) {
        for line in [command.to_string(), answer.to_string()] {
            prop_assert!(!line.contains(['\n', '\r', '\0']), "{:?}", line);
        }
    }

    /// Words of the protocol in any order, some cut short: read or refused, never a panic, and what is
    /// read prints to something that reads as the same again.
    #[test]
    fn garbage_is_read_or_refused(words in prop::collection::vec(arbitrary::word(), 0..12)) {
        let line = words.join(" ");
        if let Ok(command) = line.parse::<Command>() {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }
        if let Ok(answer) = line.parse::<Answer>() {
            prop_assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(line in any::<String>()) {
        drop(line.parse::<Command>());
        drop(line.parse::<Answer>());
    }
}

#[test]
fn a_line_has_a_greatest_length() {
    let moves = " f1".repeat(LINE_BYTES_MAX / 3 - 9);
    let line = format!("position startpos moves{moves}");
    assert!(line.len() <= LINE_BYTES_MAX);
    assert!(line.parse::<Command>().is_ok());
    let longer = format!("{line} f1 f1 f1");
    assert_eq!(longer.parse::<Command>(), Err(ParseError::TooLong { bytes: longer.len() }));
}
