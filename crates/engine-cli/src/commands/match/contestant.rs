//! Who plays.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use uai::{Command, Name, NameError, Text};

use super::command_line::CommandLine;
use super::limit::Limit;
use super::quirk::{Quirk, Quirks};

/// One of the two engines of a match.
#[derive(Clone, Debug)]
pub struct Contestant {
    pub name: String,
    pub command: CommandLine,
    pub options: Vec<Setting>,
    pub quirks: Quirks,
    pub limit: Limit,
}

impl Contestant {
    /// What an engine is called whom nobody has named: as its program.
    pub fn name_of(command: &CommandLine) -> String {
        let stem = Path::new(&command.program).file_stem();
        stem.map_or_else(|| command.program.clone(), |stem| stem.to_string_lossy().into_owned())
    }

    /// How it plays, in one line.
    pub fn conditions(&self) -> String {
        let listed = |what: &str, items: Vec<String>| match items.is_empty() {
            true => String::new(),
            false => format!("; {what} {}", items.join(", ")),
        };
        let options = listed("options", self.options.iter().map(Setting::to_string).collect());
        let quirks = listed("quirks", self.quirks.0.iter().map(Quirk::to_string).collect());
        format!("{}; {}{options}{quirks}", self.command, self.limit)
    }
}

/// An option and what it shall be: `Hash=16`, or `Clear Hash` for a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    pub name: Name,
    pub value: Option<Text>,
}

impl Setting {
    pub fn command(&self) -> Command {
        Command::SetOption { name: self.name.clone(), value: self.value.clone() }
    }
}

impl FromStr for Setting {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Setting, NameError> {
        match text.split_once('=') {
            Some((name, value)) => Ok(Setting { name: name.parse()?, value: Some(Text::new(value)) }),
            None => Ok(Setting { name: text.parse()?, value: None }),
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.value {
            Some(value) => write!(f, "{}={value}", self.name),
            None => self.name.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_become_commands() {
        let command = |text: &str| text.parse::<Setting>().unwrap().command().to_string();
        assert_eq!(command("Hash=16"), "setoption name Hash value 16");
        assert_eq!(command("Net File=a=b c"), "setoption name Net File value a=b c");
        assert_eq!(command("Clear Hash"), "setoption name Clear Hash");
        assert_eq!("=3".parse::<Setting>(), Err(NameError::Empty));
    }

    #[test]
    fn conditions_hold_all_that_matters() {
        let contestant = Contestant {
            name: "new".into(),
            command: "./engine 'my net'".parse().unwrap(),
            options: vec!["Hash=16".parse().unwrap(), "Clear Hash".parse().unwrap()],
            quirks: Quirks(vec![Quirk::XIsWhite]),
            limit: Limit { nodes: Some(9), ..Limit::default() },
        };
        let expect = "./engine 'my net'; 9 nodes a move; options Hash=16, Clear Hash; quirks x-is-white";
        assert_eq!(contestant.conditions(), expect);
    }

    #[test]
    fn an_engine_is_called_as_its_program() {
        let name = |text: &str| Contestant::name_of(&text.parse().unwrap());
        assert_eq!([name("./old/spore --uai"), name("engine.exe"), name("sh x")], ["spore", "engine", "sh"]);
    }
}
