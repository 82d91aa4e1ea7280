//! Which challenges a bot accepts.

use protocol::{Challenge, Stake, Time};

use super::options::{Accept, BotOptions};

/// What to answer to a challenge while `playing` games are on; the reason, if not to accept.
pub(super) fn judge(challenge: &Challenge, options: &BotOptions, playing: usize) -> Result<(), &'static str> {
    if options.accept == Accept::None {
        return Err("accepts no challenges");
    }
    if challenge.stake == Stake::Ranked {
        return Err("plays casual games only");
    }
    if playing >= usize::from(options.at_once) {
        return Err("is busy");
    }
    let Time::Increment { base, increment } = challenge.time else {
        return Err("plays by a clock only");
    };
    // As the site itself tells speeds apart: the base and forty increments.
    let seconds = (base + 40 * increment) / 1_000;
    match seconds {
        _ if seconds < i64::from(options.shortest) => Err("wants more time"),
        _ if seconds > i64::from(options.longest) => Err("has not that much time"),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use ataxx::Side;
    use clap::Parser;
    use protocol::{Player, PlayerKind};

    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        bot: BotOptions,
    }

    fn options(more: &[&str]) -> BotOptions {
        let line = ["bot", "--engine", "x", "--token", "y"];
        Line::parse_from(line.iter().chain(more)).bot
    }

    fn challenge(time: Time, stake: Stake) -> Challenge {
        let player = |name: &str| Player {
            name: name.into(),
            kind: PlayerKind::Bot,
            rating: None,
            provisional: false,
            change: None,
        };
        let (id, expires) = ("0123456789".into(), 0);
        Challenge { id, from: player("a"), to: player("b"), side: Side::Red, time, stake, expires }
    }

    const BLITZ: Time = Time::Increment { base: 180_000, increment: 2_000 };

    #[test]
    fn each_rule_has_its_reason() {
        let usual = options(&[]);
        assert_eq!(judge(&challenge(BLITZ, Stake::Casual), &usual, 0), Ok(()));
        assert_eq!(judge(&challenge(BLITZ, Stake::Casual), &usual, 1), Err("is busy"));
        assert_eq!(judge(&challenge(BLITZ, Stake::Casual), &options(&["--at-once", "2"]), 1), Ok(()));
        assert_eq!(judge(&challenge(BLITZ, Stake::Ranked), &usual, 0), Err("plays casual games only"));
        let none = options(&["--accept", "none"]);
        assert_eq!(judge(&challenge(BLITZ, Stake::Casual), &none, 0), Err("accepts no challenges"));
        for unclocked in [Time::Untimed, Time::Days { days: 1 }] {
            assert_eq!(judge(&challenge(unclocked, Stake::Casual), &usual, 0), Err("plays by a clock only"));
        }
        let short = Time::Increment { base: 9_000, increment: 0 };
        assert_eq!(judge(&challenge(short, Stake::Casual), &usual, 0), Err("wants more time"));
        let long = Time::Increment { base: 3_600_000, increment: 1_000 };
        assert_eq!(judge(&challenge(long, Stake::Casual), &usual, 0), Err("has not that much time"));
    }
}
