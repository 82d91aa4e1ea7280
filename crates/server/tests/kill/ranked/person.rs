use std::time::Duration;

use protocol::Problem;
use serde::Serialize;
use testkit::site::{Answer, Request};

use super::world::World;

/// Somebody with an account.
#[derive(Clone, Debug)]
pub struct Person {
    pub name: String,
    /// What their browser keeps.
    pub cookie: String,
    pub id: play::PlayerId,
}

/// Before something is tried again.
pub const SOON: Duration = Duration::from_millis(20);

impl Person {
    /// Asks again and again until there is an answer: the server may be down, or die over it. None once all comes to
    /// an end.
    pub async fn post(&self, world: &World, path: &str, body: &impl Serialize) -> Option<Answer> {
        loop {
            let request = Request::new(world.address, "POST", path).cookie(&self.cookie).json(body);
            match request.try_send().await {
                Ok(answer) if answer.status == 429 => wait(&answer).await,
                Ok(answer) => return Some(answer),
                Err(_) if world.is_closing() => return None,
                Err(_) => {
                    world.count(|counts| counts.again += 1);
                    tokio::time::sleep(SOON).await;
                }
            }
        }
    }
}

async fn wait(answer: &Answer) {
    let ms = answer.json::<Problem>().retry_ms.unwrap_or(100);
    tokio::time::sleep(Duration::from_millis(ms.into())).await;
}
