//! How often players leave the page while it is their turn to move.

use ataxx::{BySide, Side};
use play::{Session, Stake, Version};
use protocol::Why;

use super::message::Who;
use super::room::Room;
use super::seats::users;
use crate::order;

/// In how many of its turns each side has left the page, as its browser says, which may say anything. Kept as long as
/// the room is: what is lost with it tells nothing.
#[derive(Debug, Default)]
pub(super) struct LookedAway(BySide<Turns>);

#[derive(Clone, Copy, Debug, Default)]
struct Turns {
    count: u32,
    /// After how many plies the latest of them began.
    last: Option<usize>,
}

impl LookedAway {
    /// The page was left in this side's turn on this board; each turn counts once.
    fn note(&mut self, side: Side, answers: Version, session: &Session) {
        let (turns, plies) = (&mut self.0[side], session.plies().len());
        let is_now = session.turn() == Some(side) && session.version() == answers;
        if counts(session) && is_now && turns.last.is_none_or(|last| last < plies) {
            *turns = Turns { count: turns.count + 1, last: Some(plies) };
        }
    }

    /// The numbers of turns; none of a side that was not here at the end and has told nothing.
    fn told(&self, present: &BySide<bool>) -> BySide<Option<u32>> {
        let of = |side: Side| Some(self.0[side].count).filter(|count| *count > 0 || present[side]);
        BySide { red: of(Side::Red), blue: of(Side::Blue) }
    }
}

impl Room {
    /// Somebody's browser says that they left the page in their turn. Whether that counts is not told.
    pub(super) fn note_looked_away(&mut self, who: Who, answers: Version) -> Result<Version, Why> {
        let side = self.side_of(who)?.ok_or(Why::NotAPlayer)?;
        self.looked_away.note(side, answers, &self.session);
        Ok(self.session.version())
    }

    /// Keeps what was noted here, of a game that has just ended.
    pub(super) fn keep_looked_away(&self) {
        let session = &self.session;
        if !counts(session) {
            return;
        }
        let (told, users) = (self.looked_away.told(&self.viewers.present()), users(&self.seated));
        // A pass is nobody's choice.
        let moves = |side| session.plies().iter().filter(|ply| ply.by == side && ply.id.is_some()).count();
        let of = |side: Side| Some((users[side]?, told[side]?, moves(side)));
        let sides = Side::ALL.into_iter().filter_map(of).collect();
        let (store, now) = (self.games.0.store.clone(), self.now());
        self.games.0.tasks.spawn(order::note_looking_away(store, self.id, sides, now));
    }
}

/// Whether it is told of in this game.
fn counts(session: &Session) -> bool {
    let terms = session.terms();
    terms.stake == Stake::Ranked && terms.time.is_live()
}

#[cfg(test)]
mod tests {
    use play::{Millis, Seat, Terms, TimeControl, Timestamp};

    use super::*;

    const CLOCK: TimeControl =
        TimeControl::Increment { base: Millis::minutes(3), increment: Millis::seconds(2) };

    fn session(stake: Stake, time: TimeControl) -> Session {
        let terms = Terms { stake, ..Terms::casual(time) };
        let seats = BySide { red: Seat::Human, blue: Seat::Human };
        Session::begin(&Session::create(Timestamp(0), terms, seats)).unwrap()
    }

    fn told(noted: &LookedAway) -> BySide<Option<u32>> {
        noted.told(&BySide { red: true, blue: false })
    }

    #[test]
    fn only_ones_own_turn_on_the_board_as_it_is_counts_and_only_once() {
        let (session, mut noted) = (session(Stake::Ranked, CLOCK), LookedAway::default());
        let now = session.version();
        noted.note(Side::Blue, now, &session);
        noted.note(Side::Red, Version(now.0 + 1), &session);
        noted.note(Side::Red, Version(0), &session);
        assert_eq!(told(&noted), BySide { red: Some(0), blue: None });
        for _ in 0..9 {
            noted.note(Side::Red, now, &session);
        }
        assert_eq!(told(&noted), BySide { red: Some(1), blue: None });
    }

    #[test]
    fn other_games_are_not_counted() {
        for (stake, time) in [
            (Stake::Casual, CLOCK),
            (Stake::Ranked, TimeControl::Days(1)),
            (Stake::Casual, TimeControl::Untimed),
        ] {
            let (session, mut noted) = (session(stake, time), LookedAway::default());
            noted.note(Side::Red, session.version(), &session);
            assert_eq!(told(&noted).red, Some(0), "{stake:?} {time:?}");
        }
    }
}
