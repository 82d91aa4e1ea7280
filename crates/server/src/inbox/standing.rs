//! What stands for a user now.

use play::{GameId, PlayerId};
use protocol::{FromServer, Why};

use crate::app::App;
use crate::challenges;
use crate::games::Keys;
use crate::people::failed;

/// Games told of, at most: no bot plays more at once.
const GAMES_MAX: u32 = 100;

/// The challenges that stand and the games in play, as they would be told one by one.
///
/// # Errors
/// What the store answers.
pub(super) async fn standing(app: &App, user: PlayerId) -> Result<Vec<FromServer>, Why> {
    let challenges = challenges::of(app, user).await?;
    let mut all: Vec<FromServer> = challenges.received.into_iter().map(FromServer::Challenge).collect();
    let games = app.store.games_in_play(user, GAMES_MAX).await.map_err(failed)?;
    for game in games {
        all.extend(start(app, user, game).await);
    }
    Ok(all)
}

/// None of a game that nobody plays (yet, or any more).
async fn start(app: &App, user: PlayerId, game: GameId) -> Option<FromServer> {
    let keys = Keys { secret: None, user: Some(user) };
    let snapshot = app.games.snapshot(game, keys).await.ok()?;
    crate::games::start_of(&snapshot).map(FromServer::GameStart)
}
