//! All transactions once more, in their order.

use std::collections::HashMap;

use ataxx::{BySide, Side};
use play::PlayerId;
use play::rating::{Speed, Standing, rate};
use play::{Timestamp, Verdict};
use store::{Finish, SqliteStore, Standings};

use super::audit::Kept;
use super::person::Person;

/// A transaction.
struct Change<'a> {
    game: &'a Kept,
    finish: Finish,
    players: BySide<PlayerId>,
    change: BySide<(f64, f64)>,
}

/// Rates the games anew, each on what the ones before have made of its players: that gives each change as it is kept,
/// and in the end what is kept of each player.
pub async fn replay(store: &SqliteStore, people: &[Person], games: &[Kept], faults: &mut Vec<String>) {
    let mut waiting: Vec<Change> = games.iter().filter_map(Change::of).collect();
    waiting.sort_by_key(|change| change.finish.at);
    let mut now: HashMap<PlayerId, (Standing, u32)> =
        people.iter().map(|person| (person.id, (Standing::START, 0))).collect();
    while !waiting.is_empty() {
        // The games of a player come one after the other; those of others may have been written in any order.
        let Some(next) = waiting.iter().position(|change| change.follows(&now)) else {
            let left: Vec<_> = waiting.iter().map(|change| (change.game.id, change.change)).collect();
            return faults.push(format!("these follow on nothing: {left:?}"));
        };
        waiting.remove(next).apply(&mut now, faults);
    }
    for person in people {
        let kept = store.standing(person.id).await.expect("a standing");
        let (standing, games) = now[&person.id];
        if (kept.standing, kept.games) != (standing, games) {
            faults.push(format!("{} has {kept:?}, but {games} games make {standing:?}", person.name));
        }
    }
}

impl<'a> Change<'a> {
    fn of(game: &'a Kept) -> Option<Change<'a>> {
        let players = BySide { red: game.players.red?, blue: game.players.blue? };
        let change = BySide { red: game.change.red?, blue: game.change.blue? };
        Some(Change { game, finish: game.finish?, players, change })
    }

    fn follows(&self, now: &HashMap<PlayerId, (Standing, u32)>) -> bool {
        Side::ALL.iter().all(|side| now[&self.players[*side]].0.main.value() == self.change[*side].0)
    }

    fn apply(self, now: &mut HashMap<PlayerId, (Standing, u32)>, faults: &mut Vec<String>) {
        let before = BySide { red: now[&self.players.red].0, blue: now[&self.players.blue].0 };
        let winner = match self.finish.end.verdict {
            Verdict::Won(side) => Some(side),
            Verdict::Drawn | Verdict::Void => None,
        };
        let at: Timestamp = self.finish.at;
        let speed = Speed::of(self.finish.time).expect("a rated game has clocks");
        let rated = rate(at, speed, &before, winner);
        for side in Side::ALL {
            let (after, kept) = (rated[side].main.after.value(), self.change[side].1);
            if after != kept {
                faults.push(format!("{} makes {after} for {side:?}, but {kept} is kept", self.game.id));
            }
            let player = now.get_mut(&self.players[side]).expect("one of them");
            *player = (rated[side].standing, player.1 + 1);
        }
    }
}
