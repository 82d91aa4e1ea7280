//! What an administrator does.

use play::{GameId, Verdict};
use protocol::Why;
use store::{Act, Deed, Done, User};

use crate::app::App;
use crate::people::failed;

/// Longest reason, in characters.
pub(crate) const WORDS_CHARS_MAX: usize = 500;

/// Why an act is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ActFlaw {
    /// Nothing is done without a reason.
    NoReason,
    /// So many characters.
    TooLong(usize),
    /// The form names no such choice.
    Choice,
    /// There is nothing (any more) that it could be done to.
    Nothing,
    Failed(Why),
}

/// The reason as it is kept.
pub(crate) fn words(text: &str) -> Result<String, ActFlaw> {
    let text = text.trim();
    match text.chars().count() {
        0 => Err(ActFlaw::NoReason),
        count if count > WORDS_CHARS_MAX => Err(ActFlaw::TooLong(count)),
        _ => Ok(text.to_owned()),
    }
}

/// Does it, and notes it. A ruling is noted before the game ends by it, so that its words are there when the players
/// ask for them; true if it came in time.
///
/// # Errors
/// [`ActFlaw::Nothing`], [`ActFlaw::Failed`].
pub(crate) async fn act(app: &App, by: &User, deed: Deed, words: String) -> Result<bool, ActFlaw> {
    let act = Act { at: app.clock.now(), administrator: by.id, deed, words };
    let done = app.store.carry_out(act).await.map_err(|error| ActFlaw::Failed(failed(error)))?;
    tracing::info!(administrator = %by.name, ?deed, ?done, "order was kept");
    match (done, deed) {
        (Done::Nobody, _) => Err(ActFlaw::Nothing),
        (_, Deed::Rule { game, verdict }) => rule(app, game, verdict).await,
        (_, Deed::Hide { game, room, number }) => {
            let room = match room {
                store::ChatRoom::Players => protocol::ChatRoom::Players,
                store::ChatRoom::Watchers => protocol::ChatRoom::Watchers,
            };
            app.games.hidden(game, room, number).await;
            Ok(true)
        }
        (_, Deed::Suspend { user, .. } | Deed::Ban { user }) => {
            app.lobby.dismiss(user).await;
            Ok(true)
        }
        (_, Deed::Lift { .. } | Deed::Settle { .. }) => Ok(true),
    }
}

async fn rule(app: &App, game: GameId, verdict: Verdict) -> Result<bool, ActFlaw> {
    match app.games.rule(game, verdict).await {
        Ok(ruled) => Ok(ruled),
        Err(Why::Over) => Ok(false),
        Err(Why::NoOpponent) => Err(ActFlaw::Choice),
        Err(why) => Err(ActFlaw::Failed(why)),
    }
}
