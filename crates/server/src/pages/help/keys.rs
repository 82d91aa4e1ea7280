//! Every key that does something.

use i18n::Lang;

/// A line of the table.
pub(super) struct Row {
    pub keys: &'static [Key],
    /// Texts: where it works, and what it does there.
    pub place: &'static str,
    pub does: &'static str,
}

/// As the browser calls it.
#[derive(Clone, Copy)]
pub(super) struct Key(&'static str);

impl Key {
    /// As it is written on the keyboard.
    pub fn cap(self, lang: &Lang) -> String {
        match self.0 {
            "ArrowLeft" => "←".to_owned(),
            "ArrowRight" => "→".to_owned(),
            "ArrowUp" => "↑".to_owned(),
            "ArrowDown" => "↓".to_owned(),
            "Escape" => "Esc".to_owned(),
            " " => lang.text("help-key-space"),
            code => code.to_owned(),
        }
    }
}

const LEFT: Key = Key("ArrowLeft");
const RIGHT: Key = Key("ArrowRight");
const UP: Key = Key("ArrowUp");
const DOWN: Key = Key("ArrowDown");
const HOME: Key = Key("Home");
const END: Key = Key("End");
const ENTER: Key = Key("Enter");
const SPACE: Key = Key(" ");
const ESCAPE: Key = Key("Escape");
const FLIP: Key = Key("f");
const ZEN: Key = Key("z");
const HELP: Key = Key("?");

pub(super) const ROWS: &[Row] = &[
    Row { keys: &[LEFT, RIGHT, UP, DOWN], place: "help-keys-on-board", does: "help-key-arrows" },
    Row { keys: &[HOME, END], place: "help-keys-on-board", does: "help-key-row" },
    Row { keys: &[ENTER, SPACE], place: "help-keys-on-board", does: "help-key-choose" },
    Row { keys: &[ESCAPE], place: "help-keys-on-board", does: "help-key-escape-board" },
    Row { keys: &[LEFT, RIGHT], place: "help-keys-off-board", does: "help-key-step" },
    Row { keys: &[HOME, END], place: "help-keys-off-board", does: "help-key-ends" },
    Row { keys: &[ENTER], place: "help-keys-in-game", does: "help-key-confirm" },
    Row { keys: &[FLIP], place: "help-keys-in-game", does: "help-key-flip" },
    Row { keys: &[ZEN], place: "help-keys-in-game", does: "help-key-zen" },
    Row { keys: &[ESCAPE], place: "help-keys-anywhere", does: "help-key-escape" },
    Row { keys: &[HELP], place: "help-keys-anywhere", does: "help-key-help" },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::assets::Assets;

    /// Keys that are only ever named in a table: `ARROWS` of the board, `KEYS` of the list of moves.
    const NAMED: &[&str] = &[
        "ArrowLeft",
        "ArrowRight",
        "ArrowUp",
        "ArrowDown",
        "Home",
        "End",
        "PageUp",
        "PageDown",
        "Delete",
        "Backspace",
        "Tab",
    ];

    /// What the scripts compare `event.key` with, or have in a table.
    fn handled(script: &str) -> BTreeSet<String> {
        let compared = script.split("event.key ").skip(1).filter_map(|rest| {
            let quoted = rest.strip_prefix("=== '").or_else(|| rest.strip_prefix("!== '"))?;
            quoted.split('\'').next()
        });
        let tabled = NAMED.iter().copied().filter(|name| script.contains(&format!(" {name}: ")));
        compared.chain(tabled).map(str::to_owned).collect()
    }

    #[test]
    fn the_table_names_the_keys_that_the_scripts_handle_and_no_other() {
        let assets = Assets::load();
        let handled: BTreeSet<String> = assets.scripts().flat_map(handled).collect();
        let told: BTreeSet<String> =
            ROWS.iter().flat_map(|row| row.keys).map(|key| key.0.to_owned()).collect();
        assert_eq!(told, handled);
    }

    #[test]
    fn keys_are_found_in_scripts() {
        let found = handled("const K = { Home: [0] }; if (event.key === 'f' || event.key === ' ') x();");
        assert_eq!(found.into_iter().collect::<Vec<_>>(), [" ", "Home", "f"]);
    }
}
