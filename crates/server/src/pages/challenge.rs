use askama::Template;
use i18n::Lang;
use protocol::Time;
use serde::Deserialize;

use super::frame::Frame;
use super::home::{QUICK, TIMES};
use super::reader::Reader;
use super::{data, words};
use crate::people::encoded;

/// The form by which somebody is challenged by name.
pub(crate) struct ChallengePage<'a> {
    pub reader: Reader<'a>,
    /// Whom it is for.
    pub name: &'a str,
    pub preset: &'a Preset,
    /// Why it can't be for a rating, if it can't.
    pub only_casual: Option<OnlyCasual>,
}

/// What a link to the form chooses for its reader, who may choose otherwise.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Preset {
    /// As `5+3` (minutes and seconds), `3d` (days a move) or `untimed`.
    time: String,
    /// `red`, `blue` or `random`: the reader's.
    side: String,
    /// `casual` or `ranked`.
    stake: String,
}

/// Why two can't play for a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnlyCasual {
    /// The reader has no account.
    Guest,
    /// The other has none.
    OtherGuest,
    Bot,
}

impl ChallengePage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let ChallengePage { reader, name, preset, only_casual } = *self;
        let lang = reader.lang;
        let named = |key| lang.text_with(key, &[("name", name.into())]);
        Html {
            frame: reader.frame_at(format!("challenge/{}", encoded(name))),
            name,
            title: named("challenge-title"),
            lead: named("challenge-lead"),
            times: times(preset, lang),
            sides: sides(preset, lang),
            ranked: preset.stake == "ranked",
            only_casual: only_casual.map(|why| match why {
                OnlyCasual::Guest => lang.text("challenge-only-guest"),
                OnlyCasual::OtherGuest => named("challenge-only-other"),
                OnlyCasual::Bot => lang.text("challenge-only-bot"),
            }),
            waiting: named("challenge-waiting"),
            declined: named("challenge-declined"),
            lapsed: named("challenge-lapsed"),
        }
        .render()
    }
}

/// What stands in a link that chooses nothing, or nothing that is offered.
const DEFAULT_TIME: &str = "3+2";
const DEFAULT_SIDE: &str = "random";

/// The clocks of quick pairing, then whatever else a friend can be invited to.
fn times(preset: &Preset, lang: Lang) -> Vec<Choice> {
    let clocks = QUICK.iter().filter(|time| is_clock(time));
    let offered: Vec<&Time> = clocks.chain(TIMES.iter().filter(|time| !is_clock(time))).collect();
    // A form's `+` is a space.
    let asked = preset.time.replace(' ', "+");
    let known = offered.iter().any(|time| short(time) == asked);
    let wanted = if known { asked.as_str() } else { DEFAULT_TIME };
    let choice = |time: &&Time| Choice {
        value: data::json(*time),
        label: words::time(time, lang),
        chosen: short(time) == wanted,
    };
    offered.iter().map(choice).collect()
}

fn is_clock(time: &Time) -> bool {
    matches!(time, Time::Increment { .. })
}

/// As an address says it.
fn short(time: &Time) -> String {
    match time {
        Time::Untimed => "untimed".to_owned(),
        Time::Increment { base, increment } => format!("{}+{}", base / 60_000, increment / 1_000),
        Time::Days { days } => format!("{days}d"),
    }
}

fn sides(preset: &Preset, lang: Lang) -> [Choice; 3] {
    let all = [("red", "client-red"), (DEFAULT_SIDE, "site-side-random"), ("blue", "client-blue")];
    let known = all.iter().any(|(value, _)| *value == preset.side);
    let wanted = if known { preset.side.as_str() } else { DEFAULT_SIDE };
    all.map(|(value, key)| Choice { value: value.to_owned(), label: lang.text(key), chosen: value == wanted })
}

#[derive(Template)]
#[template(path = "challenge.html")]
struct Html<'a> {
    frame: Frame<'a>,
    name: &'a str,
    title: String,
    lead: String,
    times: Vec<Choice>,
    sides: [Choice; 3],
    ranked: bool,
    only_casual: Option<String>,
    waiting: String,
    declined: String,
    lapsed: String,
}

struct Choice {
    /// As the API takes it.
    value: String,
    label: String,
    chosen: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(time: &str, side: &str) -> (Vec<String>, Vec<String>) {
        let preset = Preset { time: time.into(), side: side.into(), stake: String::new() };
        let of = |choices: &[Choice]| {
            choices.iter().filter(|choice| choice.chosen).map(|choice| choice.value.clone()).collect()
        };
        (of(&times(&preset, Lang::En)), of(&sides(&preset, Lang::En)))
    }

    #[test]
    fn a_link_chooses_what_is_offered_and_else_nothing() {
        let five = data::json(&Time::Increment { base: 300_000, increment: 3_000 });
        let days = data::json(&Time::Days { days: 3 });
        let usual = data::json(&Time::Increment { base: 180_000, increment: 2_000 });
        assert_eq!(chosen("5 3", "red"), (vec![five.clone()], vec!["red".to_owned()]));
        assert_eq!(chosen("5+3", "blue"), (vec![five], vec!["blue".to_owned()]));
        assert_eq!(chosen("3d", ""), (vec![days], vec!["random".to_owned()]));
        assert_eq!(chosen("99+9", "green"), (vec![usual], vec!["random".to_owned()]));
    }
}
