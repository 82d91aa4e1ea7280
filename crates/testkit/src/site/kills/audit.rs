//! The database at the end, against what everybody knows.

use std::collections::HashMap;

use ataxx::Side;
use play::{Event, Version, What};

use super::super::Site;
use super::board::Book;
use super::ledger::Ledger;
use super::world::World;
use crate::oracle::Referee;

/// Reads every game's log and says what is wrong.
pub(super) async fn audit(site: &Site, books: &[Book], world: &World) {
    let store = match site.store().await {
        Ok(store) => store,
        Err(error) => return world.fault(format!("the database can't be opened: {error}")),
    };
    for book in books {
        let id = book.game.parse().expect("the server gives ids");
        let verdict = match store.events(id, Version::ZERO).await {
            Ok(log) => check(&log, book),
            Err(error) => Err(error.to_string()),
        };
        match verdict {
            Ok(plies) => world.count(|counts| counts.plies += plies),
            Err(fault) => world.fault(format!("log of game {}: {fault}", book.game)),
        }
    }
    if let Err(error) = store.close().await {
        world.fault(format!("the database can't be closed: {error}"));
    }
}

/// How many plies the log holds, if it is as it should be.
fn check(log: &[Event], book: &Book) -> Result<u32, String> {
    lawful(log)?;
    let plies = plies(log);
    for ledger in &book.ledgers {
        if log.len() < ledger.version() as usize {
            return Err(format!("version {}, but {} was told", log.len(), ledger.version()));
        }
        starts_with(&plies, &ledger.seen())?;
        sent_and_there(log, ledger)?;
    }
    starts_with(&plies, &book.watched)?;
    Ok(plies.len() as u32)
}

/// The rules, told once more: one creation, one end, times in order, legal moves only.
fn lawful(log: &[Event]) -> Result<(), String> {
    let Some(What::Created { terms, .. }) = log.first().map(|first| first.what) else {
        return Err("it does not begin with a creation".to_owned());
    };
    let mut referee = Referee::new(&terms.start.to_string());
    for (number, pair) in log.windows(2).enumerate() {
        if pair[1].at < pair[0].at {
            return Err(format!("event {} is older than the one before", number + 2));
        }
    }
    let mut ended = false;
    for event in &log[1..] {
        let played = match event.what {
            What::Created { .. } => return Err("a second creation".to_owned()),
            What::Moved { mv, .. } => Some(mv.to_string()),
            What::Passed { .. } => Some("0000".to_owned()),
            _ => None,
        };
        if let Some(text) = played
            && (ended || !referee.play(&text))
        {
            return Err(format!("{text} could not be played, after {} plies", referee.history.len() - 1));
        }
        ended |= matches!(event.what, What::Ended { .. });
    }
    let ends = log.iter().filter(|event| matches!(event.what, What::Ended { .. })).count();
    if ends > 1 || referee.end().is_some() && ends == 0 {
        return Err(format!("{ends} ends"));
    }
    Ok(())
}

/// Each move of the player is one that was sent, once; each acknowledged one is at its place.
fn sent_and_there(log: &[Event], ledger: &Ledger) -> Result<(), String> {
    let there = moves_of(log, ledger.seat.side)?;
    for (id, (place, text)) in &there {
        let sent = ledger.sent.iter().find(|sent| sent.id == *id);
        if !sent.is_some_and(|sent| sent.place == *place && sent.mv.to_string() == *text) {
            return Err(format!("{text}, id {id}, at ply {place}, but {sent:?} was sent"));
        }
    }
    let lost = ledger.sent.iter().find(|sent| sent.acknowledged && !there.contains_key(&sent.id));
    lost.map_or(Ok(()), |lost| Err(format!("{lost:?} is not there")))
}

/// A side's moves by their ids, each with its place and text.
fn moves_of(log: &[Event], side: Side) -> Result<HashMap<u64, (usize, String)>, String> {
    let mut moves = HashMap::new();
    let plies = log.iter().filter(|event| matches!(event.what, What::Moved { .. } | What::Passed { .. }));
    for (place, event) in plies.enumerate() {
        if let What::Moved { by, id, mv, .. } = event.what
            && by == side
            && moves.insert(id.0, (place, mv.to_string())).is_some()
        {
            return Err(format!("{side:?}'s id {} was played twice", id.0));
        }
    }
    Ok(moves)
}

fn plies(log: &[Event]) -> Vec<String> {
    let played = log.iter().filter_map(|event| match event.what {
        What::Moved { mv, .. } => Some(mv.to_string()),
        What::Passed { .. } => Some("0000".to_owned()),
        _ => None,
    });
    played.collect()
}

fn starts_with(plies: &[String], seen: &[String]) -> Result<(), String> {
    if plies.starts_with(seen) { Ok(()) } else { Err(format!("{seen:?} was told, but there is {plies:?}")) }
}
