//! Words that pages and browser have in common; the browser's are in `web/js/play/narrate.js`.

use ataxx::Side;
use i18n::Lang;
use protocol::{Ended, Player, Stake, Time, Verdict};

use super::map::Place;
use crate::people::encoded;

pub(super) fn side(side: Side, lang: Lang) -> String {
    match side {
        Side::Red => lang.text("client-red"),
        Side::Blue => lang.text("client-blue"),
    }
}

/// The computer's level by number and name.
pub(super) fn level(number: u8, lang: Lang) -> String {
    lang.text_with(
        "client-level",
        &[("level", i64::from(number).into()), ("name", (&level_name(number, lang)).into())],
    )
}

pub(super) fn level_name(number: u8, lang: Lang) -> String {
    match number {
        1 => lang.text("client-level-1"),
        2 => lang.text("client-level-2"),
        3 => lang.text("client-level-3"),
        4 => lang.text("client-level-4"),
        5 => lang.text("client-level-5"),
        6 => lang.text("client-level-6"),
        7 => lang.text("client-level-7"),
        8 => lang.text("client-level-8"),
        9 => lang.text("client-level-9"),
        _ => lang.text("client-level-10"),
    }
}

/// A move as players write it: `g2`, `a1–c3`, or the word for a pass.
pub(super) fn mv(uai: &str, lang: Lang) -> String {
    match uai {
        "0000" => lang.text("client-pass"),
        jump if jump.len() == 4 => format!("{}–{}", &jump[..2], &jump[2..]),
        clone => clone.to_owned(),
    }
}

/// A rating as it is shown: `1812`, `1500?` as long as it is a guess, nothing for somebody without one.
pub(super) fn rating(player: &Player) -> String {
    let mark = if player.provisional { "?" } else { "" };
    player.rating.map(|rating| format!("{rating}{mark}")).unwrap_or_default()
}

/// A time control: `5+3`, `3 days a move`.
pub(super) fn time(time: &Time, lang: Lang) -> String {
    match *time {
        Time::Untimed => lang.text("client-time-untimed"),
        Time::Increment { base, increment } => format!("{}+{}", base / 60_000, increment / 1_000),
        Time::Days { days } => lang.text_with("client-time-days", &[("count", i64::from(days).into())]),
    }
}

/// Time left on a clock, as `web/js/play/clock.js` shows it but without tenths.
pub(super) fn clock(ms: i64, lang: Lang) -> String {
    let seconds = ms.max(0) / 1_000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60);
    if days > 0 {
        return lang.text_with("client-clock-days", &[("days", days.into()), ("hours", (hours % 24).into())]);
    }
    if hours > 0 {
        return format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60);
    }
    format!("{minutes}:{:02}", seconds % 60)
}

/// Who won and why, for somebody who looks on.
pub(super) fn result(end: &Ended, lang: Lang) -> String {
    let result = match (end.verdict, end.winner) {
        (Verdict::Void, _) => lang.text("client-result-void"),
        (_, None) => lang.text("client-result-draw"),
        (_, Some(winner)) => lang.text_with("client-result-wins", &[("side", (&side(winner, lang)).into())]),
    };
    format!("{result} {}", reason(end, lang))
}

fn reason(end: &Ended, lang: Lang) -> String {
    let by = |key, by| lang.text_with(key, &[("side", (&side(by, lang)).into())]);
    match (end.reason.as_str(), end.by) {
        ("resigned", Some(side)) => by("client-reason-resigned-by", side),
        ("aborted", Some(side)) => by("client-reason-aborted-by", side),
        (reason, _) => plain_reason(reason, lang),
    }
}

fn plain_reason(reason: &str, lang: Lang) -> String {
    match reason {
        "full" => lang.text("client-reason-full"),
        "eliminated" => lang.text("client-reason-eliminated"),
        "blocked" => lang.text("client-reason-blocked"),
        "repetition" => lang.text("client-reason-repetition"),
        "no-clone-limit" => lang.text("client-reason-no-clone-limit"),
        "resigned" => lang.text("client-reason-resigned"),
        "flag" => lang.text("client-reason-flag"),
        "agreed" => lang.text("client-reason-agreed"),
        "aborted" => lang.text("client-reason-aborted"),
        "abandoned" => lang.text("client-reason-abandoned"),
        "not-started" => lang.text("client-reason-not-started"),
        "expired" => lang.text("client-reason-expired"),
        _ => lang.text("client-reason-administrator"),
    }
}

/// Where the rules say why a game ended so; all its ends, as long as it goes on.
/// What is at stake, and how much time there is.
pub(super) fn stake(stake: Stake, time_control: &Time, lang: Lang) -> String {
    let key = match stake {
        Stake::Casual => "client-stake-casual",
        Stake::Ranked => "client-stake-ranked",
    };
    lang.text_with(key, &[("time", (&time(time_control, lang)).into())])
}

/// Where the page about a user of this name is.
pub(crate) fn profile_address(name: &str, lang: Lang) -> String {
    format!("/{lang}/@/{}", encoded(name))
}

pub(super) fn rule_address(end: Option<&Ended>, lang: Lang) -> String {
    format!("{}#{}", Place::Rules.address(lang), end.map_or("winning", |end| rule(&end.reason)))
}

/// The part of the rules page; the browser's are in `web/js/panel/result.js`.
fn rule(reason: &str) -> &'static str {
    match reason {
        "full" | "eliminated" | "blocked" => "winning",
        "repetition" => "repetition",
        "no-clone-limit" => "no-clone-limit",
        "flag" => "time",
        "abandoned" => "leaving",
        _ => "ends",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_rule_on_the_rules_page() {
        let page = include_str!("../../templates/rules.html");
        for reason in ["full", "repetition", "no-clone-limit", "flag", "abandoned", "resigned"] {
            assert!(page.contains(&format!("id=\"{}\"", rule(reason))), "{reason}");
        }
    }

    #[test]
    fn every_level_has_a_name_of_its_own() {
        for &lang in Lang::ALL {
            let names: std::collections::BTreeSet<String> =
                engine::levels::LEVELS.iter().map(|level| level_name(level.number, lang)).collect();
            assert_eq!(names.len(), engine::levels::LEVELS.len());
        }
    }

    #[test]
    fn clocks_in_the_largest_unit() {
        let face = |ms| clock(ms, Lang::En);
        assert_eq!(face(65_400), "1:05");
        assert_eq!(face(3_725_000), "1:02:05");
        assert_eq!(face(-1), "0:00");
        assert_eq!(face(3 * 86_400_000 + 7_200_000), "3 d 2 h");
    }
}
