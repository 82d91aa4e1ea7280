//! A game as its log adds up.

use ataxx::{BySide, Game, Move, Side};

use super::{Actor, Command, End, Event, Refusal, Seat, Terms, What, decide};
use crate::clock::Clock;
use crate::id::{CommandId, GameId, Version};
use crate::time::Timestamp;

/// One game, between its creation and whatever its log holds so far.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) version: Version,
    pub(super) terms: Terms,
    pub(super) seats: BySide<Seat>,
    pub(super) board: Game,
    pub(super) plies: Vec<Ply>,
    /// The version at which the board last changed.
    pub(super) board_version: Version,
    pub(super) clock: Option<Clock>,
    /// The clocks as they stood when the turn of each ply began.
    pub(super) clocks: Vec<Option<Clock>>,
    pub(super) offers: Offers,
    /// How often each side has given the other time.
    pub(super) gifts: BySide<u8>,
    pub(super) away_since: BySide<Option<Timestamp>>,
    /// When waiting for the present turn began: a seat taken, a move made, excused time added.
    pub(super) turn_since: Timestamp,
    /// When the present turn really began.
    pub(super) turn_at: Timestamp,
    /// When each side's last vacation begins and ends; of long ago if there was none.
    pub(super) rested_from: BySide<Timestamp>,
    pub(super) rested_until: BySide<Timestamp>,
    /// Nobody is charged for time before this: the players come back from an outage.
    pub(super) charged_from: Timestamp,
    /// Outages that ended by then have been dealt with.
    pub(super) accounted_until: Timestamp,
    /// When the last event happened.
    pub(super) updated: Timestamp,
    pub(super) end: Option<End>,
    pub(super) next: Option<GameId>,
}

/// One move of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    pub by: Side,
    pub mv: Move,
    /// The client's number for the command; none for a pass, which nobody sends.
    pub id: Option<CommandId>,
}

/// Standing offers, each by the side named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    pub draw: Option<Side>,
    pub takeback: Option<Side>,
    pub rematch: Option<Side>,
    /// After how many plies each side last offered a draw.
    pub(super) drawn_at: BySide<Option<u16>>,
    /// The board on which each side last asked to take back.
    pub(super) undo_asked_on: BySide<Option<Version>>,
    /// How often each side has asked for a rematch.
    pub(super) rematches: BySide<u8>,
}

impl Session {
    /// The first event of a new game. If the start position is over already, or its side to move is
    /// locked out, the game is due at once: the first `Tick` (or whatever comes first) ends it or passes.
    pub fn create(now: Timestamp, terms: Terms, seats: BySide<Seat>) -> Event {
        Event { at: now, what: What::Created { terms, seats } }
    }

    /// The game that a log beginning with `first` is about; none if that is not a creation.
    pub fn begin(first: &Event) -> Option<Session> {
        let What::Created { terms, seats } = first.what else { return None };
        let mut session = Session {
            version: Version(1),
            terms,
            seats,
            board: Game::new(terms.start),
            plies: Vec::new(),
            board_version: Version(1),
            clock: Clock::new(terms.time),
            clocks: Vec::new(),
            offers: Offers::default(),
            gifts: BySide::default(),
            away_since: BySide::default(),
            turn_since: first.at,
            turn_at: first.at,
            rested_from: BySide::default(),
            rested_until: BySide::default(),
            charged_from: first.at,
            accounted_until: first.at,
            updated: first.at,
            end: None,
            next: None,
        };
        session.start_clock();
        Some(session)
    }

    /// The game that a whole log adds up to; none if the log is empty or begins with something else
    /// than a creation.
    pub fn replay(log: &[Event]) -> Option<Session> {
        let (first, rest) = log.split_first()?;
        let mut session = Session::begin(first)?;
        rest.iter().for_each(|event| session.apply(event));
        Some(session)
    }

    /// What `command` causes, or why it may not be. An empty list means that it has been done already.
    /// Nothing happens until the events are applied.
    pub fn decide(&self, now: Timestamp, by: Actor, command: Command) -> Result<Vec<Event>, Refusal> {
        decide::decide(self, now, by, command)
    }

    /// The first event of the rematch: the same terms, colours swapped.
    pub fn successor(&self, now: Timestamp) -> Event {
        let seats = BySide { red: self.seats.blue, blue: self.seats.red };
        Session::create(now, self.terms, seats)
    }

    pub fn version(&self) -> Version {
        self.version
    }

    /// The version at which the board last changed: a move made on an earlier one is stale.
    pub fn board_version(&self) -> Version {
        self.board_version
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side]
    }

    pub fn board(&self) -> &Game {
        &self.board
    }

    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    pub fn offers(&self) -> Offers {
        self.offers
    }

    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The rematch, once agreed.
    pub fn next(&self) -> Option<GameId> {
        self.next
    }

    /// When the last event happened.
    pub fn updated(&self) -> Timestamp {
        self.updated
    }

    /// Outages that ended at this time or before need not be excused any more: the log has gone on since,
    /// or they have been.
    pub fn accounted_until(&self) -> Timestamp {
        self.accounted_until
    }

    /// Until when this player is on vacation, if at `now` they are.
    pub fn rests_until(&self, side: Side, now: Timestamp) -> Option<Timestamp> {
        Some(self.rested_until[side]).filter(|&until| until > now)
    }

    /// Whether the client's command `id` by `side` has been carried out.
    pub fn has_played(&self, side: Side, id: CommandId) -> bool {
        self.played(side, id).is_some()
    }

    pub(super) fn played(&self, side: Side, id: CommandId) -> Option<&Ply> {
        self.plies.iter().rev().find(|ply| ply.by == side && ply.id == Some(id))
    }

    /// Whose move the game waits for; nobody's while a seat is open or when it is over.
    pub fn turn(&self) -> Option<Side> {
        (self.end.is_none() && self.open_seat().is_none()).then(|| self.board.position().turn())
    }

    pub fn open_seat(&self) -> Option<Side> {
        [Side::Red, Side::Blue].into_iter().find(|&side| self.seats[side] == Seat::Open)
    }

    /// The computer whose move the game waits for.
    pub fn computer_to_move(&self) -> Option<(Side, super::Level)> {
        let side = self.turn()?;
        match self.seats[side] {
            Seat::Computer(level) => Some((side, level)),
            Seat::Open | Seat::Human => None,
        }
    }

    /// Whether a computer plays.
    pub fn with_computer(&self) -> bool {
        [Side::Red, Side::Blue].into_iter().any(|side| matches!(self.seats[side], Seat::Computer(_)))
    }

    /// Whether both sides have had a turn. A pass counts: a side that is locked out from the start must
    /// not keep the game from counting.
    pub fn both_moved(&self) -> bool {
        let moved = |side| self.plies.iter().any(|ply| ply.by == side);
        moved(Side::Red) && moved(Side::Blue)
    }

    /// Whether the start position itself still has to end the game or make a side pass.
    pub(super) fn start_is_due(&self) -> bool {
        let position = self.board.position();
        let settled = self.end.is_some() || !self.plies.is_empty();
        !settled && (self.board.outcome().is_some() || !position.has_move(position.turn()))
    }

    /// Starts the clock of the side to move, if it is time for that: in live games from both players'
    /// first moves on, over days from the start.
    pub(super) fn start_clock(&mut self) {
        let due = !self.terms.time.is_live() || self.both_moved();
        if due
            && self.turn().is_some()
            && let Some(clock) = &mut self.clock
        {
            clock.start(self.turn_since);
        }
    }
}
