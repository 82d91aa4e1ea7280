use protocol::{FromClient, FromServer, Snapshot};

use super::super::{Lost, Socket};
use super::world::World;

/// Opens the game on a new connection; nothing if the server is down, or goes down meanwhile.
pub(super) async fn open(
    world: &World,
    game: &str,
    seat: Option<String>,
) -> Result<Option<(Socket, Snapshot)>, String> {
    let Ok(mut socket) = Socket::connect(world.address).await else { return Ok(None) };
    if socket.say(&FromClient::Open { id: 1_000_000, game: game.to_owned(), seat }).await.is_err() {
        return Ok(None);
    }
    match socket.hear().await {
        Ok(FromServer::Snapshot(snapshot)) => Ok(Some((socket, snapshot))),
        Ok(other) => Err(format!("game {game} was opened, but {other:?}")),
        Err(Lost::Silence(_)) => Err(format!("game {game} was opened, but nothing came")),
        Err(_) => Ok(None),
    }
}
