//! A watcher who comes back whatever happens.

use std::sync::Arc;
use std::time::Duration;

use super::super::Mirror;
use super::open::open;
use super::world::World;

pub(super) struct Watcher {
    game: String,
    world: Arc<World>,
    pub seen: Vec<String>,
}

impl Watcher {
    pub fn new(game: String, world: Arc<World>) -> Watcher {
        Watcher { game, world, seen: Vec::new() }
    }

    /// Follows the game until it ends or all is over. What was seen once must be seen again.
    pub async fn watch(&mut self) -> Result<(), String> {
        while !self.world.has_faults() {
            let Some((mut socket, snapshot)) = open(&self.world, &self.game, None).await? else {
                tokio::time::sleep(Duration::from_millis(30)).await;
                continue;
            };
            let mut mirror = Mirror::new(snapshot);
            self.see(&mirror)?;
            while mirror.state.end.is_none() {
                let hearing = tokio::time::timeout(Duration::from_millis(500), socket.hear());
                match hearing.await {
                    Ok(Ok(message)) => mirror.hear(&message).map_err(|gap| format!("watcher: {gap}"))?,
                    Ok(Err(_)) => break,
                    Err(_) if self.world.is_closing() => return Ok(()),
                    Err(_) => {}
                }
                self.see(&mirror)?;
            }
            if mirror.state.end.is_some() || self.world.is_closing() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn see(&mut self, mirror: &Mirror) -> Result<(), String> {
        let plies: Vec<String> = mirror.plies.iter().map(|ply| ply.mv.clone()).collect();
        if !plies.starts_with(&self.seen) {
            return Err(format!("game {}: a watcher saw {:?}, then {plies:?}", self.game, self.seen));
        }
        self.seen = plies;
        Ok(())
    }
}
