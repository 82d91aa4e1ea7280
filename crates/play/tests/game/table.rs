//! The words that the scenarios are told in: a table with a game on it, a log, and a clock on the wall.

pub use ataxx::Side::{self, Blue, Red};
pub use play::{
    Claim, Command, CommandId, End, EndReason, Level, Millis, Refusal, Seat, TimeControl, Timestamp, Verdict,
    Version, What,
};

use ataxx::{BySide, Position};
use play::{Actor, Event, GameId, Origin, Session, Stake, Terms};

pub const BLITZ: TimeControl =
    TimeControl::Increment { base: Millis::minutes(3), increment: Millis::seconds(2) };
pub const BULLET: TimeControl = TimeControl::Increment { base: Millis::minutes(1), increment: Millis::ZERO };
pub const START: &str = "x5o/7/7/7/7/7/o5x x 0 1";

/// What came of a command: what happened, or why nothing did.
pub type Answer = Result<Vec<What>, Refusal>;

/// Nothing happened, and that is right: it was done before, or does not matter.
pub const NOTHING: Answer = Ok(Vec::new());

pub struct Table {
    pub game: Session,
    pub log: Vec<Event>,
    pub now: Timestamp,
    last_id: u64,
}

impl Table {
    pub fn new(time: TimeControl, start: &str, red: Seat, blue: Seat) -> Table {
        let start: Position = start.parse().expect("a scenario starts from a lawful position");
        Table::on(Terms { start, ..Terms::casual(time) }, red, blue)
    }

    fn on(terms: Terms, red: Seat, blue: Seat) -> Table {
        let now = Timestamp(1_790_000_000_000);
        let created = Session::create(now, terms, BySide { red, blue });
        let game = Session::begin(&created).expect("a creation begins a game");
        Table { game, log: vec![created], now, last_id: 0 }
    }

    /// Two people who play for a rating.
    pub fn ranked(time: TimeControl) -> Table {
        Table::on(Terms { stake: Stake::Ranked, ..Terms::casual(time) }, Seat::Human, Seat::Human)
    }

    /// Two people whom the lobby has brought together.
    pub fn paired(time: TimeControl) -> Table {
        Table::on(Terms { origin: Origin::Pairing, ..Terms::casual(time) }, Seat::Human, Seat::Human)
    }

    /// Two people, nobody has moved.
    pub fn people(time: TimeControl) -> Table {
        Table::new(time, START, Seat::Human, Seat::Human)
    }

    /// Two people from another position.
    pub fn from(start: &str) -> Table {
        Table::new(BLITZ, start, Seat::Human, Seat::Human)
    }

    /// Red, a person, against the computer.
    pub fn computer(time: TimeControl) -> Table {
        Table::new(time, START, Seat::Human, Seat::Computer(Level(3)))
    }

    /// Red waits for somebody to take Blue's seat.
    pub fn invitation(time: TimeControl) -> Table {
        Table::new(time, START, Seat::Human, Seat::Open)
    }

    /// The same from another position.
    pub fn invitation_from(start: &str) -> Table {
        Table::new(BLITZ, start, Seat::Human, Seat::Open)
    }

    /// Both have moved: it is Red's turn, and the clock, if there is one, runs.
    pub fn opened(mut self) -> Table {
        self.play(Red, "b6");
        self.play(Blue, "f6");
        self
    }

    pub fn later(&mut self, span: Millis) -> &mut Table {
        self.now += span;
        self
    }

    /// `side` plays a move on the present board, and it is accepted.
    pub fn play(&mut self, side: Side, mv: &str) -> Vec<What> {
        self.try_move(side, mv).unwrap_or_else(|refusal| panic!("{side} {mv}: {refusal}"))
    }

    pub fn try_move(&mut self, side: Side, mv: &str) -> Answer {
        self.play_with_lag(side, mv, Millis::ZERO)
    }

    pub fn play_with_lag(&mut self, side: Side, mv: &str, lag: Millis) -> Answer {
        self.last_id += 1;
        let command = self.move_command(mv, self.last_id, self.game.version(), lag);
        self.seat(side, command)
    }

    /// A move with everything said.
    pub fn send(&mut self, side: Side, mv: &str, id: u64, answers: Version) -> Answer {
        let command = self.move_command(mv, id, answers, Millis::ZERO);
        self.seat(side, command)
    }

    pub fn seat(&mut self, side: Side, command: Command) -> Answer {
        self.ask(Actor::Seat(side), command)
    }

    pub fn visitor(&mut self, command: Command) -> Answer {
        self.ask(Actor::Visitor, command)
    }

    pub fn server(&mut self, command: Command) -> Answer {
        self.ask(Actor::Server, command)
    }

    pub fn tick(&mut self) -> Answer {
        self.server(Command::Tick)
    }

    /// `side` asks to take back, looking at the present board.
    pub fn undo(&mut self, side: Side) -> Answer {
        let answers = self.game.version();
        self.seat(side, Command::OfferTakeback { answers })
    }

    /// `side` agrees to that, looking at the present board.
    pub fn allow_undo(&mut self, side: Side) -> Answer {
        let answers = self.game.version();
        self.seat(side, Command::AcceptTakeback { answers })
    }

    pub fn rematch(&mut self, side: Side, next: &str) -> Answer {
        self.seat(side, Command::OfferRematch { next: game_id(next) })
    }

    pub fn left(&self, side: Side) -> Millis {
        self.game.clock().expect("a timed game").left(side)
    }

    pub fn board(&self) -> String {
        self.game.board().position().to_string()
    }

    fn move_command(&self, mv: &str, id: u64, answers: Version, lag: Millis) -> Command {
        Command::Move { answers, id: CommandId(id), mv: mv.parse().expect("a spelling of a move"), lag }
    }

    fn ask(&mut self, by: Actor, command: Command) -> Answer {
        let events = self.game.decide(self.now, by, command)?;
        for event in &events {
            self.game.apply(event);
            self.log.push(*event);
        }
        Ok(events.into_iter().map(|event| event.what).collect())
    }
}

pub fn game_id(text: &str) -> GameId {
    text.parse().expect("ten letters and digits")
}

pub fn ended(end: End) -> Answer {
    Ok(vec![What::Ended { end }])
}

pub fn seconds(n: i64) -> Millis {
    Millis::seconds(n)
}

pub fn moved(by: Side, id: u64, mv: &str) -> What {
    let mv = mv.parse().expect("a spelling of a move");
    What::Moved { by, id: CommandId(id), mv, spent: Millis::ZERO, compensated: Millis::ZERO }
}
