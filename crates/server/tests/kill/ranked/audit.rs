//! The database at the end, against what everybody was told and what the games' logs say.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::path::Path;

use ataxx::{BySide, Side};
use play::rating::{self, Finished, RATED_GAMES_A_DAY};
use play::{Event, GameId, PlayerId, Session, Version, What};
use sha2::{Digest, Sha256};
use store::{Accounts, Finish, History, SecretHash, SqliteStore, Store};

use super::person::Person;
use super::replay;
use super::world::World;

/// More than are played here.
const MANY: u32 = 10_000;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// What was looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    pub rated: usize,
    pub successors: usize,
    /// Games that the lobby has led to.
    pub seeks: usize,
}

/// A game as the store has it.
pub struct Kept {
    pub id: GameId,
    pub players: BySide<Option<PlayerId>>,
    /// What its end did to the main rating of each.
    pub change: BySide<Option<(f64, f64)>>,
    pub finish: Option<Finish>,
    seats: Vec<(Side, SecretHash)>,
    next: Option<GameId>,
}

pub async fn audit(database: &Path, people: &[Person], world: &World) -> Counts {
    let store = SqliteStore::open(database).await.expect("the database can be opened");
    let mut faults = Vec::new();
    let games = read(&store, people, &mut faults).await;
    let successors = successors(&games, &mut faults);
    let seeks = seeks(&games, &successors, &mut faults);
    told(&games, &seeks, world, &mut faults);
    transactions(&store, people, &games, &mut faults).await;
    replay::replay(&store, people, &games, &mut faults).await;
    faults.into_iter().for_each(|fault| world.fault(fault));
    store.close().await.expect("the database can be closed");
    Counts {
        rated: games.iter().filter(|game| game.change.red.is_some()).count(),
        successors: successors.len(),
        seeks: games.len() - successors.len(),
    }
}

/// All games that anybody has sat at.
async fn read(store: &SqliteStore, people: &[Person], faults: &mut Vec<String>) -> Vec<Kept> {
    let mut games: HashMap<GameId, Kept> = HashMap::new();
    for person in people {
        for sat in store.sat(person.id, MANY).await.expect("the games of a user") {
            let game = match games.entry(sat.game) {
                Entry::Occupied(there) => there.into_mut(),
                Entry::Vacant(place) => place.insert(read_one(store, sat.game, faults).await),
            };
            if sat.ended_at != game.finish.map(|finish| finish.at) {
                faults.push(format!("{sat:?}, but its log says {:?}", game.finish));
            }
            game.players[sat.side] = Some(person.id);
            game.change[sat.side] = sat.change;
        }
    }
    games.into_values().collect()
}

async fn read_one(store: &SqliteStore, id: GameId, faults: &mut Vec<String>) -> Kept {
    let log = store.events(id, Version::ZERO).await.expect("a log");
    let seats = store.seats(id).await.expect("the seats");
    let count = |is_so: fn(&Event) -> bool| log.iter().filter(|event| is_so(event)).count();
    let ends = count(|event| matches!(event.what, What::Ended { .. }));
    let rematches = count(|event| matches!(event.what, What::Rematched { .. }));
    if ends > 1 || rematches > 1 {
        faults.push(format!("game {id} has {ends} ends and {rematches} successors"));
    }
    // What is said of a rematch comes after the end.
    let end = log.iter().position(|event| matches!(event.what, What::Ended { .. }));
    let finish = end.and_then(|end| Finish::of(&Session::replay(&log[..=end])?));
    let next = Session::replay(&log).expect("a log that begins with a creation").next();
    let (players, change) = (BySide::default(), BySide::default());
    Kept { id, players, change, finish, seats, next }
}

/// The games that follow another: each is there, and follows one.
fn successors(games: &[Kept], faults: &mut Vec<String>) -> HashSet<GameId> {
    let all: HashSet<GameId> = games.iter().map(|game| game.id).collect();
    let mut successors = HashSet::new();
    for (id, next) in games.iter().filter_map(|game| Some((game.id, game.next?))) {
        if !all.contains(&next) {
            faults.push(format!("{next} is to follow {id} and is not there"));
        }
        if !successors.insert(next) {
            faults.push(format!("{next} follows {id}, and another game too"));
        }
    }
    successors
}

/// The games that are no rematch, by the secrets that led to them. A second successor of a game, of which its log does
/// not know, would have its secrets as well.
fn seeks(
    games: &[Kept],
    successors: &HashSet<GameId>,
    faults: &mut Vec<String>,
) -> HashMap<SecretHash, GameId> {
    let mut seeks = HashMap::new();
    for game in games.iter().filter(|game| !successors.contains(&game.id)) {
        for (_, secret) in &game.seats {
            if let Some(before) = seeks.insert(*secret, game.id) {
                faults.push(format!("a seek has led to {before} and to {}", game.id));
            }
        }
    }
    seeks
}

/// Whatever anybody was told is so.
fn told(games: &[Kept], seeks: &HashMap<SecretHash, GameId>, world: &World, faults: &mut Vec<String>) {
    let told = world.told();
    for (secret, game) in &told.led {
        let hash = SecretHash(Sha256::digest(secret.as_bytes()).into());
        let led = seeks.get(&hash).map(ToString::to_string);
        if led.as_ref() != Some(game) {
            faults.push(format!("a seek was told to lead to {game}, but led to {led:?}"));
        }
    }
    for (game, next) in &told.next {
        let kept = games.iter().find(|kept| kept.id.as_str() == game);
        let follows = kept.and_then(|kept| kept.next).map(|id| id.to_string());
        if follows.as_ref() != Some(next) {
            faults.push(format!("{next} was told to follow {game}, but {follows:?} does"));
        }
    }
}

/// Each game that counts has moved the rating of both, once; no other has moved any.
async fn transactions(store: &SqliteStore, people: &[Person], games: &[Kept], faults: &mut Vec<String>) {
    let mut eligible: HashMap<([Option<PlayerId>; 2], i64), u32> = HashMap::new();
    for game in games {
        if game.change.red.is_some() != game.change.blue.is_some() {
            faults.push(format!("{} has moved one rating: {:?}", game.id, game.change));
        }
        match game.finish.filter(counts) {
            Some(finish) => {
                let mut pair = [game.players.red, game.players.blue];
                pair.sort();
                *eligible.entry((pair, finish.at.0.div_euclid(DAY_MS))).or_default() += 1;
            }
            None if game.change.red.is_some() => faults.push(format!("{} does not count, but did", game.id)),
            None => {}
        }
    }
    let expected: u32 = eligible.values().map(|games| (*games).min(RATED_GAMES_A_DAY)).sum();
    let mut transactions = 0;
    for person in people {
        let history = store.rating_history(person.id, MANY).await.expect("a history");
        let distinct: HashSet<GameId> = history.iter().map(|point| point.game).collect();
        if distinct.len() != history.len() {
            faults.push(format!("{} was rated twice for a game: {history:?}", person.name));
        }
        transactions += history.len();
    }
    if transactions != 2 * expected as usize {
        faults.push(format!("{transactions} transactions for {expected} games that count"));
    }
}

/// Whether a game of two accounts counts, as its log has it, on a day without others.
fn counts(finish: &Finish) -> bool {
    let finished = Finished {
        stake: finish.stake,
        time: finish.time,
        players: BySide { red: rating::Player::Account, blue: rating::Player::Account },
        end: finish.end,
        moves: finish.moves,
        rated_today: 0,
    };
    rating::counts(&finished).is_ok()
}
