use async_trait::async_trait;
use play::GameId;

use super::MemoryStore;
use crate::{Chat, ChatLine, ChatRoom, NewLine, StoreError};

/// Every line, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Talk(Vec<(NewLine, u32)>);

impl Talk {
    fn of(&self, game: GameId, room: ChatRoom) -> impl DoubleEndedIterator<Item = &(NewLine, u32)> {
        self.0.iter().filter(move |(line, _)| (line.game, line.room) == (game, room))
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
                    hidden_by: None,
                });
            }
        }
        Ok(lines)
    }
}
