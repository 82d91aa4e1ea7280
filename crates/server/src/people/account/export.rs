use play::vacation::Vacation;
use play::{PlayerId, Timestamp};
use serde_json::{Value, json};
use store::{EarlyLosses, Passkey, Sat, Saying, Session, Signal};

use super::{Caller, GAMES_MAX, Refused};
use crate::http::origin_of;
use crate::people::moment::moment;

/// More lines than a room of a game ever holds.
const LINES_MAX: u32 = 100_000;
/// More than anybody's games tell.
const SIGNALS_MAX: u32 = 1_000_000;

/// All that is kept about the user who calls, guest or account. Left out is what proves who they are, which is kept as
/// hashes that are of no use to anybody, and what others have reported about them.
///
/// # Errors
/// [`Refused::SignedOut`] for whoever is nobody here.
pub(crate) async fn export(caller: &Caller) -> Result<Value, Refused> {
    let user = caller.me.user().ok_or(Refused::SignedOut)?;
    // It reads all their games.
    caller.may_try(None)?;
    let store = &caller.app.store;
    let origin = origin_of(&caller.app.config, &caller.asked.headers);
    let games = store.sat(user.id, GAMES_MAX).await?;
    let standing = store.standing(user.id).await?;
    Ok(json!({
        "user": {
            "id": user.id.0,
            "name": user.name,
            "kind": user.kind.name(),
            "email": user.email,
            "language": user.lang,
            "created": moment(user.created_at),
            "seen": moment(user.seen_at),
            "suspended_until": user.suspended_until.map(moment),
            "has_password": store.password(user.id).await?.is_some(),
        },
        "rating": {
            "value": standing.standing.main.value(),
            "deviation": standing.standing.main.deviation(),
            "games": standing.games,
        },
        "sessions": store.sessions(user.id).await?.iter().map(session).collect::<Value>(),
        "passkeys": store.passkeys(user.id).await?.iter().map(passkey).collect::<Value>(),
        "bots": store.bots(user.id).await?.iter().map(|bot| json!(bot.user.name)).collect::<Value>(),
        "following": store.following(user.id).await?.iter().map(|other| json!(other.name)).collect::<Value>(),
        "blocking": store.blocking(user.id).await?.iter().map(|other| json!(other.name)).collect::<Value>(),
        "mail_notices": store.wants_mail(user.id).await?,
        "push_addresses": store.pushes(user.id).await?.iter().map(|push| json!(push.endpoint)).collect::<Value>(),
        "vacations": store.vacations(user.id, Timestamp(0)).await?.iter().map(vacation).collect::<Value>(),
        "signals": store.signals(user.id, SIGNALS_MAX).await?.iter().map(signal).collect::<Value>(),
        "early_losses": early_losses(store.early_losses(user.id).await?),
        "said": said(caller, user.id, &games).await?,
        "games": games.iter().map(|sat| game(sat, &origin)).collect::<Value>(),
    }))
}

/// What the user has said beside their games.
async fn said(caller: &Caller, user: PlayerId, games: &[Sat]) -> Result<Vec<Value>, Refused> {
    let mut said = Vec::new();
    for sat in games {
        let lines = caller.app.store.lines(sat.game, LINES_MAX).await?;
        said.extend(lines.iter().filter(|line| line.user == user).map(|line| {
            let words = match &line.what {
                Saying::Preset(key) => key,
                Saying::Text(text) => text,
            };
            json!({ "game": sat.game.to_string(), "at": moment(line.at), "words": words })
        }));
    }
    Ok(said)
}

/// What administrators see of how a game was played.
fn signal(signal: &Signal) -> Value {
    json!({
        "game": signal.game.to_string(),
        "kind": signal.kind.name(),
        "value": signal.value,
        "at": moment(signal.at),
    })
}

/// What they see of the latest games together.
fn early_losses(EarlyLosses { games, lost }: EarlyLosses) -> Value {
    json!({ "lost": lost, "games": games })
}

fn vacation(vacation: &Vacation) -> Value {
    json!({ "from": moment(vacation.from), "until": moment(vacation.until) })
}

fn session(session: &Session) -> Value {
    json!({
        "device": session.device,
        "created": moment(session.created_at),
        "used": moment(session.used_at),
    })
}

fn passkey(passkey: &Passkey) -> Value {
    json!({
        "label": passkey.label,
        "created": moment(passkey.created_at),
        "used": moment(passkey.used_at),
    })
}

fn game(sat: &Sat, origin: &str) -> Value {
    json!({
        "address": format!("{origin}/game/{}", sat.game),
        "moves": format!("{origin}/api/games/{}", sat.game),
        "side": sat.side.name(),
        "ended": sat.ended_at.map(|at: Timestamp| moment(at)),
        "score": sat.score,
        "rating_before": sat.change.map(|(before, _)| before),
        "rating_after": sat.change.map(|(_, after)| after),
    })
}
