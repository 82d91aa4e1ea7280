//! Beginning and joining games over HTTP.

use ataxx::Side;
use protocol::{
    Command, CreateGame, Created, Do, FromClient, JoinGame, Joined, Opponent, SideChoice, Snapshot, Stake,
    Time,
};

use super::{Answer, Browser, Dice, Request, Site};

/// A player's place in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    pub game: String,
    pub side: Side,
    pub secret: String,
}

impl Site {
    /// A game between two guests who are new here, Red's seat and Blue's.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn pair(&self, dice: &mut Dice, time: Time) -> (Seat, Seat) {
        let (mut red, mut blue) = (Browser::default(), Browser::default());
        self.pair_of(dice, time, Stake::Casual, &mut red, &mut blue).await
    }

    /// A game between these two, Red's seat and Blue's.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn pair_of(
        &self,
        dice: &mut Dice,
        time: Time,
        stake: Stake,
        red: &mut Browser,
        blue: &mut Browser,
    ) -> (Seat, Seat) {
        let wish = CreateGame { stake, ..wish(dice, Opponent::Friend, SideChoice::Red, time) };
        let red = seat(&red.post(self, "/api/games", &wish).await, wish.secret);
        let body = JoinGame { secret: dice.secret() };
        let joined = blue.post(self, &format!("/api/games/{}/join", red.game), &body).await;
        (red, taken(&joined, body.secret))
    }

    /// A new game, with a secret of its own.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn create(&self, dice: &mut Dice, opponent: Opponent, side: SideChoice, time: Time) -> Seat {
        let wish = wish(dice, opponent, side, time);
        seat(&self.post("/api/games").json(&wish).send().await, wish.secret)
    }

    /// Takes the open seat of a game.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn join(&self, dice: &mut Dice, game: &str) -> Seat {
        let secret = dice.secret();
        taken(&self.try_join(game, &secret).await, secret)
    }

    /// Asks for the open seat of a game.
    ///
    /// # Panics
    /// If the server does not answer.
    pub async fn try_join(&self, game: &str, secret: &str) -> Answer {
        let body = JoinGame { secret: secret.to_owned() };
        self.post(&format!("/api/games/{game}/join")).json(&body).send().await
    }

    /// A command in a game, for whoever sends it.
    pub fn command(&self, game: &str, id: u64, what: Do) -> Request {
        let command = FromClient::Command(Command { id, game: game.to_owned(), what });
        self.post(&format!("/api/games/{game}/commands")).body(command.to_text())
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

/// A casual game that is asked for, with a secret of its own.
pub fn wish(dice: &mut Dice, opponent: Opponent, side: SideChoice, time: Time) -> CreateGame {
    CreateGame { secret: dice.secret(), opponent, side, time, stake: Stake::Casual, mv: None }
}

fn seat(answer: &Answer, secret: String) -> Seat {
    assert_eq!(answer.status, 201, "{}", answer.text());
    let created: Created = answer.json();
    Seat { game: created.game, side: created.side, secret }
}

fn taken(answer: &Answer, secret: String) -> Seat {
    assert_eq!(answer.status, 200, "{}", answer.text());
    let joined: Joined = answer.json();
    Seat { game: joined.game, side: joined.side, secret }
}
