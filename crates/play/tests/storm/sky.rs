//! A storm as it passes over a session, held against the facts at every step.

use ataxx::{BySide, Side};
use play::{Actor, Command, Event, Millis, Seat, Session, Terms, Timestamp, What};

use crate::boards::Boards;
use crate::expect::Answer;
use crate::facts::Facts;
use crate::laws::Once;
use crate::script::Step;

pub struct Sky {
    pub session: Session,
    pub log: Vec<Event>,
    boards: Boards,
    pub now: Timestamp,
    pub sent: Vec<(Actor, Command)>,
    sent_since_end: usize,
    once: Once,
}

impl Sky {
    pub fn new(terms: Terms, seats: BySide<Seat>) -> Sky {
        let now = Timestamp(1_790_000_000_000);
        let created = Session::create(now, terms, seats);
        let session = Session::begin(&created).expect("a creation begins a game");
        let boards = Boards::new(&terms.start.to_string());
        let sky = Sky {
            session,
            log: vec![created],
            boards,
            now,
            sent: Vec::new(),
            sent_since_end: 0,
            once: Once::default(),
        };
        sky.agree();
        sky
    }

    /// Sends a step's message, and holds what comes of it against the facts.
    pub fn step(&mut self, step: &Step) {
        let Some((by, command)) = self.next_message(step) else { return };
        let expected = self.facts().expect(self.now, by, command);
        let before = self.summary();
        let answer = self.session.decide(self.now, by, command);
        assert_eq!(self.summary(), before, "deciding changes nothing");
        let whats = answer.clone().map(|events| events.iter().map(|event| event.what).collect::<Vec<_>>());
        assert_eq!(whats, expected, "{by:?} {command:?} at {} of {:#?}", self.now.0, self.log);
        let events = answer.unwrap_or_default();
        for event in &events {
            assert_eq!(event.at, self.now.max(self.facts().updated()));
            if matches!(event.what, What::Moved { .. }) {
                self.once.moved(format!("{by:?} {command:?}"));
            }
            self.session.apply(event);
            self.log.push(*event);
        }
        if !events.is_empty() {
            self.agree();
        }
        if (by, command) == (Actor::Server, Command::Tick) {
            let deadline = self.session.deadline();
            assert!(deadline.is_none_or(|at| at > self.now), "what was due has happened");
        }
    }

    /// Sends a step's message without a doubt.
    pub fn rush(&mut self, step: &Step) -> Answer {
        let Some((by, command)) = self.next_message(step) else { return Ok(vec![]) };
        let events = self.session.decide(self.now, by, command)?;
        events.iter().for_each(|event| self.session.apply(event));
        Ok(events.into_iter().map(|event| event.what).collect())
    }

    /// Whether the game has been over for so long that nothing new can come.
    pub fn is_over(&self) -> bool {
        self.sent_since_end > 25
    }

    fn next_message(&mut self, step: &Step) -> Option<(Actor, Command)> {
        self.now = self.moment(step.when);
        let message = self.message(step)?;
        self.sent.push(message);
        self.sent_since_end += usize::from(self.session.end().is_some());
        Some(message)
    }

    fn facts(&self) -> Facts<'_> {
        Facts { log: &self.log, boards: &self.boards }
    }

    /// All that a session shows is what the log says.
    fn agree(&self) {
        let (session, facts) = (&self.session, self.facts());
        let (plies, board) = (facts.plies(), facts.board());
        assert_eq!(session.version().0, facts.version());
        assert_eq!(session.board_version().0, facts.board_version());
        assert_eq!(session.updated(), facts.updated());
        assert_eq!(session.accounted_until(), facts.accounted_until());
        assert_eq!(session.end(), facts.end());
        assert_eq!(session.turn(), facts.turn());
        assert_eq!(session.both_moved(), facts.both_moved());
        assert_eq!(session.open_seat(), facts.open_seat());
        assert_eq!(session.next(), facts.next());
        assert_eq!(session.away(), facts.away());
        assert_eq!(session.deadline(), facts.due().map(|(at, _)| at));
        let offers = session.offers();
        assert_eq!(offers.draw, facts.draw_offer());
        assert_eq!(offers.takeback, facts.takeback_offer());
        assert_eq!(offers.rematch, facts.rematch_offer());
        let shown: Vec<_> = session.plies().iter().map(|p| (p.by, p.mv.to_string(), p.id)).collect();
        assert_eq!(shown, plies.into_iter().map(|p| (p.by, p.text, p.id)).collect::<Vec<_>>());
        assert_eq!(session.board().position().to_string(), board.fen);
        let counted = session.board().occurrences();
        assert!(counted == 0 || counted as usize == board.occurrences);
        session.board().check_valid();
        self.clocks_agree();
    }

    fn clocks_agree(&self) {
        let clocks = self.facts().clocks();
        assert_eq!(self.session.clock().is_some(), clocks.is_some());
        let (Some(clock), Some(clocks)) = (self.session.clock(), clocks) else { return };
        assert_eq!(clock.running_since(), clocks.since);
        for side in Side::ALL {
            assert_eq!(clock.left(side), Millis(clocks.left[side]), "{side}");
            assert!(clock.left(side) >= Millis::ZERO);
            assert!(clock.left_at(side, self.now) >= Millis::ZERO);
        }
    }

    fn summary(&self) -> impl PartialEq + std::fmt::Debug + use<> {
        let session = &self.session;
        (session.version(), session.updated(), session.offers(), session.clock().copied(), session.deadline())
    }
}
