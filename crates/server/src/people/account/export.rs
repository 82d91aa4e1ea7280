use play::Timestamp;
use serde_json::{Value, json};
use store::{Passkey, Sat, Session};

use super::{Caller, Refused};
use crate::http::origin_of;
use crate::people::moment::moment;

/// All that is kept about the user who calls, guest or account. Left out is only what proves who they are: it is kept
/// as hashes, which are of no use to anybody.
///
/// # Errors
/// [`Refused::SignedOut`] for whoever is nobody here.
pub(crate) async fn export(caller: &Caller) -> Result<Value, Refused> {
    let user = caller.me.user().ok_or(Refused::SignedOut)?;
    let store = &caller.app.store;
    let origin = origin_of(&caller.app.config, &caller.asked.headers);
    let games = store.sat(user.id).await?;
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
        "games": games.iter().map(|sat| game(sat, &origin)).collect::<Value>(),
    }))
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
