//! What a client asks for, carried out.

use std::sync::Arc;

use ataxx::Side;
use play::{Claim, Command, GameId, Millis, PlayerId, Version};
use protocol::{Do, FromClient, FromServer, LOBBY_SEATS_MAX, ParseError, Say, Why};
use store::SecretHash;

use crate::app::App;
use crate::games::create::new_id;
use crate::games::{ConnectionId, Keys, Outbox, Who};
use crate::secret;

/// The game that a connection follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Following {
    pub game: GameId,
    pub keys: Keys,
    side: Option<Side>,
}

/// One client, as far as the server knows it.
pub(crate) struct Client {
    pub connection: ConnectionId,
    /// Whose browser or program it is.
    pub user: Option<PlayerId>,
    /// What others see of it where it looks on.
    pub name: Option<Arc<str>>,
    pub outbox: Outbox,
    pub(super) following: Option<Following>,
    /// The secrets of the seeks that it holds, while it follows the lobby.
    pub(super) seeking: Option<Vec<SecretHash>>,
}

impl Client {
    /// Reads and carries out one message. Whatever it holds, the answer goes to the outbox.
    pub async fn said(&mut self, app: &App, text: &str, lag: Millis) {
        match FromClient::parse(text) {
            Ok(FromClient::Open { id, game, seat }) => self.open(app, id, &game, seat.as_deref()).await,
            Ok(FromClient::Lobby { id, seats }) => self.lobby(app, id, &seats).await,
            Ok(FromClient::LeaveLobby { .. }) => self.leave_lobby(app).await,
            Ok(FromClient::Ping { id }) => {
                self.outbox.say(&FromServer::Pong { id, now: app.clock.now().0 });
            }
            Ok(FromClient::Command(command)) => self.command(app, command, lag).await,
            Ok(FromClient::LookedAway { id, game, version }) => {
                self.looked_away(app, id, &game, Version(version)).await;
            }
            Ok(FromClient::Say(say)) => self.say(app, say).await,
            Err(error) => {
                tracing::debug!(%error, "not a message");
                let why = if matches!(error, ParseError::TooLong) { Why::TooLong } else { Why::Malformed };
                self.outbox.refuse(0, why, None);
            }
        }
    }

    async fn open(&mut self, app: &App, id: u64, game: &str, seat: Option<&str>) {
        let result = match (game.parse::<GameId>(), seat.map(secret::hash)) {
            (Err(_), _) => Err(Why::UnknownGame),
            (_, Some(None)) => Err(Why::WrongSeat),
            (Ok(game), secret) => {
                let keys = Keys { secret: secret.flatten(), user: self.user };
                self.follow(app, game, keys).await
            }
        };
        if let Err(why) = result {
            self.outbox.refuse(id, why, None);
        }
    }

    pub(super) async fn follow(&mut self, app: &App, game: GameId, keys: Keys) -> Result<(), Why> {
        if self.following.is_some_and(|following| following.game != game) {
            // What can't be opened changes nothing: the game followed so far goes on being followed.
            app.games.look(game, keys).await?;
            self.leave_game(app).await;
        }
        let side =
            app.games.attach(game, self.connection, keys, self.name.clone(), self.outbox.clone()).await?;
        self.following = Some(Following { game, keys, side });
        Ok(())
    }

    /// Follows the lobby, and holds the seeks with these secrets.
    async fn lobby(&mut self, app: &App, id: u64, seats: &[String]) {
        let secrets: Option<Vec<SecretHash>> = seats.iter().map(|seat| secret::hash(seat)).collect();
        match secrets.filter(|secrets| secrets.len() <= LOBBY_SEATS_MAX) {
            Some(secrets) => self.follow_lobby(app, secrets).await,
            None => self.outbox.refuse(id, Why::WrongSeat, None),
        }
    }

    pub(super) async fn follow_lobby(&mut self, app: &App, secrets: Vec<SecretHash>) {
        self.seeking = Some(secrets.clone());
        app.lobby.follow(self.connection, self.outbox.clone(), secrets).await;
    }

    async fn leave_lobby(&mut self, app: &App) {
        if self.seeking.take().is_some() {
            app.lobby.leave(self.connection).await;
        }
    }

    /// Asks for a snapshot, after messages had to be dropped.
    pub async fn resync(&mut self, app: &App) {
        if let Some(secrets) = self.seeking.clone() {
            self.follow_lobby(app, secrets).await;
        }
        if let Some(Following { game, keys, .. }) = self.following
            && let Err(why) = self.follow(app, game, keys).await
        {
            self.outbox.refuse(0, why, None);
        }
    }

    async fn command(&mut self, app: &App, command: protocol::Command, lag: Millis) {
        let id = command.id;
        let Some(Following { game, side, .. }) = self.open_game(id, &command.game) else { return };
        match translate(&command, lag) {
            Ok(command) => {
                app.games.post(game, Who::Shown(side), command, id, self.outbox.clone()).await;
            }
            Err(why) => self.outbox.refuse(id, why, None),
        }
    }

    async fn looked_away(&mut self, app: &App, id: u64, game: &str, answers: Version) {
        let Some(Following { game, side, .. }) = self.open_game(id, game) else { return };
        app.games.post_looked_away(game, Who::Shown(side), answers, id, self.outbox.clone()).await;
    }

    async fn say(&mut self, app: &App, say: Say) {
        let Some(Following { game, side, .. }) = self.open_game(say.id, &say.game) else { return };
        app.games.post_line(game, Who::Shown(side), self.user, say, self.outbox.clone()).await;
    }

    /// The game that is followed, if it is this one; else that is refused.
    fn open_game(&self, id: u64, game: &str) -> Option<Following> {
        let open = self.following.filter(|following| following.game.as_str() == game);
        if open.is_none() {
            self.outbox.refuse(id, Why::NotOpen, None);
        }
        open
    }

    pub async fn leave(&mut self, app: &App) {
        self.leave_lobby(app).await;
        self.leave_game(app).await;
    }

    async fn leave_game(&mut self, app: &App) {
        if let Some(following) = self.following.take() {
            app.games.detach(following.game, self.connection).await;
        }
    }
}

/// A command of the wire as one of the game.
pub(crate) fn translate(command: &protocol::Command, lag: Millis) -> Result<Command, Why> {
    Ok(match command.what {
        Do::Move { version, mv } => {
            Command::Move { answers: Version(version), id: command.id.into(), mv, lag }
        }
        Do::Resign => Command::Resign,
        Do::Abort => Command::Abort,
        Do::OfferDraw => Command::OfferDraw,
        Do::AcceptDraw => Command::AcceptDraw,
        Do::DeclineDraw => Command::DeclineDraw,
        Do::OfferTakeback { version } => Command::OfferTakeback { answers: Version(version) },
        Do::AcceptTakeback { version } => Command::AcceptTakeback { answers: Version(version) },
        Do::DeclineTakeback => Command::DeclineTakeback,
        Do::OfferRematch => Command::OfferRematch { next: new_id()? },
        Do::DeclineRematch => Command::DeclineRematch,
        Do::GiveTime => Command::GiveTime,
        Do::ClaimWin => Command::Claim(Claim::Win),
        Do::ClaimDraw => Command::Claim(Claim::Draw),
    })
}
