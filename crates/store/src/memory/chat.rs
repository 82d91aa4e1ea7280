use std::collections::HashMap;

use async_trait::async_trait;
use play::{GameId, PlayerId};

use super::MemoryStore;
use crate::{Chat, ChatLine, ChatRoom, NewLine, StoreError};

/// Every line, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Talk(Vec<(NewLine, u32)>, HashMap<(GameId, ChatRoom, u32), PlayerId>);

impl Talk {
    fn of(&self, game: GameId, room: ChatRoom) -> impl DoubleEndedIterator<Item = &(NewLine, u32)> {
        self.0.iter().filter(move |(line, _)| (line.game, line.room) == (game, room))
    }
}

impl Talk {
    /// False if there is no such line, or it is hidden already.
    pub fn hide(&mut self, game: GameId, room: ChatRoom, number: u32, by: PlayerId) -> bool {
        let known = self.of(game, room).any(|(_, said)| *said == number);
        known && self.1.insert((game, room, number), by).is_none()
    }
}

#[async_trait]
impl Chat for MemoryStore {
    async fn say(&self, line: NewLine, most: u32) -> Result<Option<u32>, StoreError> {
        let mut shelf = self.open()?;
        let last = shelf.talk.of(line.game, line.room).count() as u32;
        let known = shelf.logs.contains_key(&line.game) && shelf.people.users.contains_key(&line.user);
        if !known || last >= most {
            return Ok(None);
        }
        shelf.talk.0.push((line, last + 1));
        Ok(Some(last + 1))
    }

    async fn lines(&self, game: GameId, newest: u32) -> Result<Vec<ChatLine>, StoreError> {
        let shelf = self.open()?;
        let mut lines = Vec::new();
        for room in ChatRoom::ALL {
            let mut said: Vec<_> = shelf.talk.of(game, room).rev().take(newest as usize).collect();
            said.reverse();
            for (line, number) in said {
                let user = &shelf.people.users[&line.user].user;
                lines.push(ChatLine {
                    number: *number,
                    room,
                    user: user.id,
                    name: user.name.clone(),
                    kind: user.kind,
                    at: line.at,
                    what: line.what.clone(),
                    hidden_by: shelf.talk.1.get(&(game, room, *number)).copied(),
                });
            }
        }
        Ok(lines)
    }
}
