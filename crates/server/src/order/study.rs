//! The engine looks at games that somebody should look at, when it has nothing else to do.

use std::sync::Arc;
use std::time::Duration;

use ataxx::{BySide, Game, Side};
use play::{GameId, Millis, PlayerId, Version, What};
use store::{Signal, SignalKind, StoreError};

use crate::app::App;
use crate::engines::Look;
use crate::games::users;

/// How often it is asked which games there are.
const EVERY: Duration = Duration::from_secs(60);
/// Games in a row; with [`EVERY`] and [`A_DAY`] it bounds what a day costs.
const AT_ONCE: u32 = 4;
/// Games in a day, at most, by this server.
const A_DAY: u32 = 300;
/// Games that ended longer ago are let be.
const WITHIN: Millis = Millis::days(14);
/// Who has gained so many points in that time is unusual.
const GAINED: f64 = 200.0;
/// Positions that the engine visits for each move: a strong player's move in about a hundredth of a second.
const NODES: u64 = 20_000;
/// The first moves of each side are known by heart: they tell nothing.
const KNOWN_PLIES: usize = 8;
/// A side with fewer moves after those tells nothing.
const MOVES_MIN: u32 = 8;

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut looks = tokio::time::interval(EVERY);
    looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let (mut day, mut studied) = (0, 0);
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = looks.tick() => {}
        }
        let today = app.clock.now().0.div_euclid(Millis::days(1).0);
        if today != day {
            (day, studied) = (today, 0);
        }
        match study_some(&app, A_DAY.saturating_sub(studied).min(AT_ONCE)).await {
            Ok(games) => studied += games,
            Err(error) => tracing::warn!(%error, "no game could be studied; tried again later"),
        }
    }
}

/// Studies so many games at most; answers how many.
async fn study_some(app: &App, most: u32) -> Result<u32, StoreError> {
    if most == 0 {
        return Ok(0);
    }
    let games = app.store.to_study(app.clock.now() - WITHIN, GAINED, most).await?;
    let mut studied = 0;
    for game in games {
        // Whatever the engine could not look at now comes again.
        let Some(signals) = study(app, game).await? else { continue };
        app.store.signal(signals).await?;
        metrics::counter!("ataxx_games_studied_total").increment(1);
        studied += 1;
    }
    Ok(studied)
}

/// How often each player played what the engine would. A game that tells nothing gets the share of nothing, 0, so that
/// it is not looked at again. None if the engine can't look at it now.
async fn study(app: &App, game: GameId) -> Result<Option<Vec<Signal>>, StoreError> {
    let log = app.store.events(game, Version::ZERO).await?;
    let seated = app.store.seated(game).await?;
    let mut board = match log.first().map(|event| event.what) {
        Some(What::Created { terms, .. }) => Game::new(terms.start),
        _ => return Ok(Some(Vec::new())),
    };
    let mut tally = BySide { red: (0_u32, 0_u32), blue: (0, 0) };
    let mut plies = 0;
    for event in &log {
        let mv = match event.what {
            What::Moved { mv, .. } => mv,
            What::Passed { .. } => ataxx::Move::Pass,
            _ => continue,
        };
        plies += 1;
        let position = *board.position();
        if matches!(event.what, What::Moved { .. }) && plies > KNOWN_PLIES && position.legal_moves().len() > 1
        {
            let look = Look { position, past: board.past().to_vec(), nodes: NODES };
            let Some(report) = app.engines.look(look).await else { return Ok(None) };
            let (agreed, moves) = &mut tally[position.turn()];
            *moves += 1;
            *agreed += u32::from(report.best == Some(mv));
        }
        // A move that was taken back leaves a board that this one is not: what follows is not looked at.
        if board.play(mv).is_err() {
            break;
        }
    }
    let users = users(&seated);
    let signal = |side: Side| users[side].map(|user| share(game, user, tally[side], app.clock.now()));
    Ok(Some(Side::ALL.into_iter().filter_map(signal).collect()))
}

fn share(game: GameId, user: PlayerId, (agreed, moves): (u32, u32), at: play::Timestamp) -> Signal {
    let value = if moves < MOVES_MIN { 0.0 } else { f64::from(agreed) / f64::from(moves) };
    Signal { game, user, kind: SignalKind::Agreement, value, at }
}
