//! One board, at which game follows game.

use std::sync::Arc;
use std::time::Duration;

use ataxx::Side;
use protocol::{CreateGame, Created, JoinGame, Joined, Opponent, SideChoice, Time};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::super::{Dice, Request, Seat};
use super::ledger::Ledger;
use super::person::{Goal, Person};
use super::watcher::Watcher;
use super::world::World;

/// What the people at one game know of it.
pub(super) struct Book {
    pub game: String,
    pub ledgers: Vec<Ledger>,
    /// Plies that a watcher was told of.
    pub watched: Vec<String>,
}

/// How a board's games are played.
#[derive(Clone, Copy)]
enum Kind {
    Untimed,
    FivePlusThree,
    Computer { level: u8 },
}

pub(super) struct Board {
    number: usize,
    kind: Kind,
    dice: Dice,
    world: Arc<World>,
}

impl Board {
    pub fn new(number: usize, dice: Dice, world: Arc<World>) -> Board {
        let kind = match number % 8 {
            0 | 3 | 6 => Kind::Untimed,
            1 | 4 | 7 => Kind::FivePlusThree,
            2 => Kind::Computer { level: 1 },
            _ => Kind::Computer { level: 6 },
        };
        Board { number, kind, dice, world }
    }

    /// Plays until no new game shall be begun.
    pub async fn play(mut self) -> Vec<Book> {
        let mut books = Vec::new();
        while !self.world.is_closing() && !self.world.has_faults() {
            match self.game().await {
                Ok(book) => books.push(book),
                Err(fault) => self.world.fault(format!("board {}: {fault}", self.number)),
            }
        }
        books
    }

    async fn game(&mut self) -> Result<Book, String> {
        let first = self.create().await?;
        self.world.count(|counts| counts.games += 1);
        let (game, goal) = (first.game.clone(), Goal::default());
        let mut one = Person::new(first, self.dice.fork(), Arc::clone(&self.world), Arc::clone(&goal));
        let mut watcher = Watcher::new(game.clone(), Arc::clone(&self.world));
        let mut ledgers = Vec::new();
        if let Kind::Computer { .. } = self.kind {
            one.play().await?;
        } else {
            let second = self.join(&game).await?;
            let mut other = Person::new(second, self.dice.fork(), Arc::clone(&self.world), goal);
            let watched = self.number.is_multiple_of(4);
            let watching = async { if watched { watcher.watch().await } else { Ok(()) } };
            let (a, b, c) = tokio::join!(one.play(), other.play(), watching);
            a.and(b).and(c)?;
            ledgers.push(other.ledger);
        }
        if one.ledger.is_over() {
            self.world.count(|counts| counts.games_ended += 1);
        }
        ledgers.push(one.ledger);
        Ok(Book { game, ledgers, watched: watcher.seen })
    }

    async fn create(&mut self) -> Result<Seat, String> {
        let secret = self.dice.secret();
        let (opponent, time) = match self.kind {
            Kind::Untimed => (Opponent::Friend, Time::Untimed),
            Kind::FivePlusThree => (Opponent::Friend, Time::Increment { base: 300_000, increment: 3_000 }),
            Kind::Computer { level } => (Opponent::Computer { level }, Time::Untimed),
        };
        let side = if self.dice.below(2) == 0 { SideChoice::Red } else { SideChoice::Blue };
        let stake = protocol::Stake::Casual;
        let wish = CreateGame { secret: secret.clone(), opponent, side, time, stake, mv: None };
        let created: Created = self.ask("/api/games", &wish).await?;
        let wanted = if side == SideChoice::Red { Side::Red } else { Side::Blue };
        if created.side != wanted {
            return Err(format!("asked for {wanted:?}, got {:?}", created.side));
        }
        Ok(Seat { game: created.game, side: created.side, secret })
    }

    async fn join(&mut self, game: &str) -> Result<Seat, String> {
        let secret = self.dice.secret();
        let body = JoinGame { secret: secret.clone() };
        let joined: Joined = self.ask(&format!("/api/games/{game}/join"), &body).await?;
        Ok(Seat { game: joined.game, side: joined.side, secret })
    }

    /// Asks until there is an answer: the server may be down, or die over it.
    async fn ask<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, String> {
        loop {
            match Request::new(self.world.address, "POST", path).json(body).try_send().await {
                Ok(answer) if answer.status < 300 => return Ok(answer.json()),
                Ok(answer) => return Err(format!("{path}: {} {}", answer.status, answer.text())),
                Err(_) if self.world.has_faults() => return Err("given up".to_owned()),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }
}
