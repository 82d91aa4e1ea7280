//! A client that follows one game.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ataxx::Move;
use protocol::{ChatRoom, Command, Do, FromClient, FromServer, Say, Saying, Why};

use super::{Dice, Mirror, Seat, Site, Socket};

/// A connection that follows a game, and what it knows of it.
pub struct Table {
    pub socket: Socket,
    pub mirror: Mirror,
    pub game: String,
    /// Refusals that were no answer to `command`.
    pub refused: Vec<(u64, Why)>,
    last_id: u64,
}

impl Site {
    /// Opens the game on a connection of its own, as the player of that seat.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn sit(&self, seat: &Seat) -> Table {
        let mut socket = self.socket().await;
        let open = FromClient::Open { id: 1, game: seat.game.clone(), seat: Some(seat.secret.clone()) };
        socket.say(&open).await.expect("a connection");
        let table = Table::new(socket, &seat.game).await;
        assert_eq!(table.mirror.you, Some(seat.side));
        table
    }

    /// Opens the game on a connection of its own, as a watcher.
    ///
    /// # Panics
    /// If the server refuses.
    pub async fn watch(&self, game: &str) -> Table {
        let mut socket = self.socket().await;
        let open = FromClient::Open { id: 1, game: game.to_owned(), seat: None };
        socket.say(&open).await.expect("a connection");
        let table = Table::new(socket, game).await;
        assert_eq!(table.mirror.you, None);
        table
    }
}

impl Table {
    async fn new(mut socket: Socket, game: &str) -> Table {
        match socket.hear().await.expect("an answer") {
            FromServer::Snapshot(snapshot) => {
                assert_eq!(snapshot.game, game);
                let mirror = Mirror::new(snapshot);
                Table { socket, mirror, game: game.to_owned(), refused: Vec::new(), last_id: first_id() }
            }
            other => panic!("no snapshot: {other:?}"),
        }
    }

    /// The next message, taken note of.
    ///
    /// # Panics
    /// If none comes, or there is a gap before it.
    pub async fn hear(&mut self) -> FromServer {
        let message = self.socket.hear().await.expect("a message");
        self.mirror.hear(&message).expect("no gap");
        if let FromServer::Refused { id, why, .. } = message {
            self.refused.push((id, why));
        }
        message
    }

    /// Hears until it is so.
    ///
    /// # Panics
    /// If nothing more comes before.
    pub async fn until(&mut self, is_so: impl Fn(&Mirror) -> bool) {
        while !is_so(&self.mirror) {
            self.hear().await;
        }
    }

    /// Sends a command and answers its id.
    ///
    /// # Panics
    /// If the connection has ended.
    pub async fn send(&mut self, what: Do) -> u64 {
        self.last_id += 1;
        self.say(self.last_id, what).await;
        self.last_id
    }

    /// Sends a command with this id, which may have been used before.
    ///
    /// # Panics
    /// If the connection has ended.
    pub async fn say(&mut self, id: u64, what: Do) {
        let command = Command { id, game: self.game.clone(), what };
        self.socket.say(&FromClient::Command(command)).await.expect("a connection");
    }

    /// Does something and waits for the answer: the version then, or why not.
    ///
    /// # Errors
    /// The refusal.
    ///
    /// # Panics
    /// If no answer comes.
    pub async fn command(&mut self, what: Do) -> Result<u32, Why> {
        self.ask(|id, game| FromClient::Command(Command { id, game, what })).await
    }

    /// Says something in one of the game's rooms, and waits for the answer.
    ///
    /// # Errors
    /// The refusal.
    ///
    /// # Panics
    /// If no answer comes.
    pub async fn say_in(&mut self, room: ChatRoom, what: Saying) -> Result<(), Why> {
        self.ask(|id, game| FromClient::Say(Say { id, game, room, what })).await.map(drop)
    }

    /// Says that the page was left in the turn on that board, and waits for the answer.
    ///
    /// # Errors
    /// The refusal.
    ///
    /// # Panics
    /// If no answer comes.
    pub async fn look_away(&mut self, version: u32) -> Result<(), Why> {
        self.ask(|id, game| FromClient::LookedAway { id, game, version }).await.map(drop)
    }

    /// Sends what is made of the next id and the game, and waits for the answer: the version then, or why not.
    /// If it is too soon after the last message, it waits and says it again.
    async fn ask(&mut self, message: impl FnOnce(u64, String) -> FromClient) -> Result<u32, Why> {
        self.last_id += 1;
        let sent = self.last_id;
        let message = message(sent, self.game.clone());
        self.socket.say(&message).await.expect("a connection");
        loop {
            match self.hear().await {
                FromServer::Ack { id, version } if id == sent => return Ok(version),
                FromServer::Refused { why: Why::TooMany, retry_ms: Some(ms), .. } => {
                    tokio::time::sleep(Duration::from_millis(ms.into())).await;
                    self.socket.say(&message).await.expect("a connection");
                }
                FromServer::Refused { id, why, .. } if id == sent => return Err(why),
                _ => {}
            }
        }
    }

    /// Plays this move on the board as it is known.
    ///
    /// # Errors
    /// The refusal.
    ///
    /// # Panics
    /// If the text is no move, or no answer comes.
    pub async fn play(&mut self, text: &str) -> Result<u32, Why> {
        let mv: Move = text.parse().expect("a move");
        self.command(Do::Move { version: self.mirror.version, mv }).await
    }

    /// Waits for its turn and plays any legal move. Answers whether it did: not when the game is over.
    ///
    /// # Panics
    /// If the move is refused.
    pub async fn play_any(&mut self, dice: &mut Dice) -> bool {
        self.until(|mirror| mirror.my_turn() || mirror.state.end.is_some()).await;
        if self.mirror.state.end.is_some() {
            return false;
        }
        let mv = self.mirror.any_move(dice);
        let played = self.command(Do::Move { version: self.mirror.version, mv }).await;
        played.unwrap_or_else(|why| panic!("{mv} was refused: {why:?}"));
        true
    }
}

/// A number that no connection has used for a message before: a seat's ids are its own for all its
/// connections.
fn first_id() -> u64 {
    static CONNECTIONS: AtomicU64 = AtomicU64::new(1);
    CONNECTIONS.fetch_add(1, Ordering::Relaxed) << 20
}

/// Two play until the game is over.
///
/// # Panics
/// As [`Table::play_any`].
pub async fn play_out(first: &mut Table, second: &mut Table, dice: &mut Dice) {
    let (mut one, mut other) = (dice.fork(), dice.fork());
    let play = async |table: &mut Table, dice: &mut Dice| while table.play_any(dice).await {};
    tokio::join!(play(first, &mut one), play(second, &mut other));
}
