//! A command line as words.

use std::fmt;
use std::str::FromStr;

/// A program and its arguments: words with spaces between; a word with spaces in it stands in quotes, single or
/// double. Nothing is expanded, and no shell is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    pub program: String,
    pub arguments: Vec<String>,
}

impl FromStr for CommandLine {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<CommandLine, CommandLineError> {
        let mut words = words(text)?.into_iter();
        let program = words.next().filter(|program| !program.is_empty()).ok_or(CommandLineError::Empty)?;
        Ok(CommandLine { program, arguments: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    /// Writes it so that it can be read again, if no word has both kinds of quotes in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_word(f, &self.program)?;
        self.arguments.iter().try_for_each(|word| {
            f.write_str(" ")?;
            write_word(f, word)
        })
    }
}

fn write_word(f: &mut fmt::Formatter<'_>, word: &str) -> fmt::Result {
    let is_plain = |letter: char| !letter.is_whitespace() && !['"', '\''].contains(&letter);
    match word {
        word if !word.is_empty() && word.chars().all(is_plain) => f.write_str(word),
        word if word.contains('\'') => write!(f, "\"{word}\""),
        word => write!(f, "'{word}'"),
    }
}

fn words(text: &str) -> Result<Vec<String>, CommandLineError> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in text.chars() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => words.extend(word.take()),
            (_, letter) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(CommandLineError::OpenQuote) } else { Ok(words) }
}

/// Why a text is no command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandLineError {
    Empty,
    OpenQuote,
}

impl fmt::Display for CommandLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CommandLineError::Empty => "no program is named",
            CommandLineError::OpenQuote => "a quote is not closed",
        })
    }
}

impl std::error::Error for CommandLineError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expect: &[&str]) {
        let line: CommandLine = text.parse().unwrap();
        assert_eq!(line.to_string().parse().as_ref(), Ok(&line), "it reads back");
        let CommandLine { program, arguments } = line;
        assert_eq!([&[program][..], &arguments[..]].concat(), expect);
    }

    #[test]
    fn words_are_split_at_spaces_but_for_quotes() {
        check("engine", &["engine"]);
        check(
            "  ./my\tengine --net 'a b.bin' \"\" x\"y z\"",
            &["./my", "engine", "--net", "a b.bin", "", "xy z"],
        );
        check(r#"sh -c 'say "it"'"#, &["sh", "-c", r#"say "it""#]);
    }

    #[test]
    fn what_is_no_command_line_is_refused() {
        assert_eq!(" ".parse::<CommandLine>(), Err(CommandLineError::Empty));
        assert_eq!("''".parse::<CommandLine>(), Err(CommandLineError::Empty));
        assert_eq!("engine 'a".parse::<CommandLine>(), Err(CommandLineError::OpenQuote));
    }
}
