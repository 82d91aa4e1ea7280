//! Finding somebody to play with: by a seek, or by taking somebody else's.

use std::time::Duration;

use protocol::{AcceptSeek, FromClient, FromServer, MakeSeek, Paired, Seeks, Stake, Time};
use testkit::site::{Dice, Lost, Request, Seat, Socket};

use super::person::{Person, SOON};
use super::world::World;

/// So short that a player who sleeps has lost within seconds.
const TIME: Time = Time::Increment { base: 4_000, increment: 0 };
/// How long a player hears nothing before they look around.
const HEAR: Duration = Duration::from_millis(300);
/// How long it may take to be told what a seek that is gone has led to.
const TOLD_MAX: Duration = Duration::from_secs(10);

/// A seat at a game that the lobby has led to; none once all comes to an end, or if somebody else was faster.
pub async fn find(person: &Person, world: &World, dice: &mut Dice) -> Option<Seat> {
    let secret = dice.secret();
    let paired = match dice.below(2) {
        0 => take(person, world, &secret).await,
        _ => seek(person, world, &secret).await,
    }?;
    world.led(&secret, &paired.game);
    world.count(|counts| counts.found += 1);
    Some(Seat { game: paired.game, side: paired.side, secret })
}

/// Takes the first seek of somebody else.
async fn take(person: &Person, world: &World, secret: &str) -> Option<Paired> {
    let Ok(answer) = Request::new(world.address, "GET", "/api/seeks").try_send().await else {
        tokio::time::sleep(SOON).await;
        return None;
    };
    let seeks: Seeks = answer.json();
    let seek = seeks.lobby.seeks.into_iter().find(|seek| seek.player.name != person.name);
    let Some(seek) = seek else {
        tokio::time::sleep(SOON).await;
        return None;
    };
    let body = AcceptSeek { secret: secret.to_owned(), time: None };
    world.about_to_begin();
    let answer = person.post(world, &format!("/api/seeks/{}/accept", seek.seek), &body).await?;
    (answer.status < 300).then(|| answer.json())
}

/// Looks for a game until there is one, whatever happens to the server.
async fn seek(person: &Person, world: &World, secret: &str) -> Option<Paired> {
    let seats = vec![secret.to_owned()];
    let wish = MakeSeek {
        secret: secret.to_owned(),
        times: vec![TIME],
        stake: Stake::Ranked,
        range: None,
        busy: false,
    };
    while !world.is_closing() {
        let Ok(mut socket) = Socket::connect(world.address).await else {
            tokio::time::sleep(SOON).await;
            continue;
        };
        if socket.say(&FromClient::Lobby { id: 1, seats: seats.clone() }).await.is_err() {
            continue;
        }
        let answer = person.post(world, "/api/seeks", &wish).await?;
        let is_gone = match answer.status {
            201 => false,
            410 => true,
            _ => {
                world.fault(format!("a seek was refused: {}", answer.text()));
                return None;
            }
        };
        if let Some(paired) = hear(&mut socket, world, is_gone).await {
            return Some(paired);
        }
    }
    None
}

/// Until the connection ends.
async fn hear(socket: &mut Socket, world: &World, is_gone: bool) -> Option<Paired> {
    let since = std::time::Instant::now();
    while !world.is_closing() {
        match socket.hear_for(HEAR).await {
            Ok(FromServer::Paired(paired)) => return Some(paired),
            Ok(_) => {}
            Err(Lost::Silence(_)) if is_gone && since.elapsed() > TOLD_MAX => {
                world.fault("a seek is gone, and nobody is told what it has led to".to_owned());
            }
            Err(Lost::Silence(_)) => {}
            Err(Lost::Closed(_) | Lost::Broken(_)) => return None,
        }
    }
    None
}
