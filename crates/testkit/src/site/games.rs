//! Beginning and joining games over HTTP.

use ataxx::Side;
use protocol::{CreateGame, Created, JoinGame, Joined, Opponent, SideChoice, Snapshot, Time};

use super::{Answer, Dice, Site};

/// A player's place in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    pub game: String,
    pub side: Side,
    pub secret: String,
}

impl Site {
    /// A game between two people, Red's seat and Blue's.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn pair(&self, dice: &mut Dice, time: Time) -> (Seat, Seat) {
        let red = self.create(dice, Opponent::Friend, SideChoice::Red, time).await;
        let blue = self.join(dice, &red.game).await;
        (red, blue)
    }

    /// A new game, with a secret of its own.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn create(&self, dice: &mut Dice, opponent: Opponent, side: SideChoice, time: Time) -> Seat {
        let secret = dice.secret();
        let stake = protocol::Stake::Casual;
        let wish = CreateGame { secret: secret.clone(), opponent, side, time, stake, mv: None };
        let answer = self.post("/api/games").json(&wish).send().await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let created: Created = answer.json();
        Seat { game: created.game, side: created.side, secret }
    }

    /// Takes the open seat of a game.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn join(&self, dice: &mut Dice, game: &str) -> Seat {
        let secret = dice.secret();
        let answer = self.try_join(game, &secret).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let joined: Joined = answer.json();
        Seat { game: joined.game, side: joined.side, secret }
    }

    /// Asks for the open seat of a game.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn try_join(&self, game: &str, secret: &str) -> Answer {
        let body = JoinGame { secret: secret.to_owned() };
        self.post(&format!("/api/games/{game}/join")).json(&body).send().await
    }

    /// The game as a watcher sees it.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn snapshot(&self, game: &str) -> Snapshot {
        let answer = self.get(&format!("/api/games/{game}")).send().await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
}
