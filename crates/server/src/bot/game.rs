//! One game, from its first event to its last.

use std::time::Duration;

use ataxx::Side;
use protocol::{Do, Ended, Why};
use tokio::sync::watch;
use tokio::time::Instant;

use super::engine::{Engine, EngineError};
use super::limits::Limits;
use super::options::BotOptions;
use super::record::Record;
use super::site::{Failure, Site};
use super::stream::Stream;

/// How often an engine that fails is started again in one game.
const RESTARTS: u32 = 3;
/// The first pause before a lost stream is opened again; it doubles.
const PAUSE: Duration = Duration::from_millis(250);
const PAUSE_MAX: Duration = Duration::from_secs(15);
/// How often something is asked for again before the game is left alone.
const TRIES: u32 = 40;

/// How a game went for the bot.
#[derive(Debug)]
pub(super) struct Played {
    pub game: String,
    pub side: Option<Side>,
    /// None if it could not be played to its end.
    pub end: Option<Ended>,
    pub plies: usize,
}

/// Plays a game to its end. When `leave` becomes true, the bot resigns.
pub(super) async fn play(
    site: Site,
    options: BotOptions,
    game: String,
    mut leave: watch::Receiver<bool>,
) -> Played {
    let mut player = Player {
        site,
        options,
        game,
        engine: None,
        failures: 0,
        thinking: None,
        answered: None,
        gave_up: false,
    };
    let mut record = None;
    let (mut pause, mut tries) = (PAUSE, 0);
    while tries < TRIES {
        let began = Instant::now();
        let followed = match player.site.game(&player.game).await {
            Ok(stream) => player.follow(stream, &mut record, &mut leave).await,
            Err(failure) => Err(failure),
        };
        match followed {
            Ok(()) => break,
            Err(Failure::Refused(problem)) if problem.why != Why::Full && problem.why != Why::TooMany => {
                println!("{}: {}", player.game, problem.text);
                break;
            }
            Err(failure) => println!("{}: {failure}; coming back", player.game),
        }
        if began.elapsed() > PAUSE_MAX {
            (pause, tries) = (PAUSE, 0);
        }
        tokio::time::sleep(pause).await;
        (pause, tries) = ((pause * 2).min(PAUSE_MAX), tries + 1);
    }
    let (side, end, plies) = record
        .map_or((None, None, 0), |record: Record| (record.you, record.state.end.clone(), record.moves.len()));
    Played { game: player.game, side, end, plies }
}

struct Player {
    site: Site,
    options: BotOptions,
    game: String,
    engine: Option<Engine>,
    /// How often the engine has failed in this game.
    failures: u32,
    thinking: Option<Thinking>,
    /// The version on whose board a move has been sent.
    answered: Option<u32>,
    gave_up: bool,
}

/// A search on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Thinking {
    /// The version it is about; what comes for another is thrown away.
    version: u32,
    /// Then the engine is taken for stuck.
    until: Instant,
}

impl Player {
    /// Plays as long as the stream lasts; `Ok` when there is nothing left to do.
    async fn follow(
        &mut self,
        mut stream: Stream,
        known: &mut Option<Record>,
        leave: &mut watch::Receiver<bool>,
    ) -> Result<(), Failure> {
        loop {
            let until = self.thinking.map(|thinking| thinking.until);
            tokio::select! {
                message = stream.next() => {
                    let message = message?;
                    let heard = match (&mut *known, &message) {
                        (_, protocol::FromServer::Snapshot(snapshot)) => {
                            Record::new(snapshot).map(|record| *known = Some(record))
                        }
                        (Some(record), message) => record.hear(message),
                        (None, _) => Ok(()),
                    };
                    heard.map_err(|_| Failure::Unreachable("something was missed".into()))?;
                }
                best = best_move(&mut self.engine), if self.thinking.is_some() => {
                    self.thought(best, known.as_ref()).await?;
                }
                () = tokio::time::sleep_until(until.unwrap_or_else(Instant::now)), if until.is_some() => {
                    self.thought(Err(EngineError::Silent), known.as_ref()).await?;
                }
                changed = leave.changed() => {
                    if changed.is_err() || *leave.borrow() {
                        return self.resign().await;
                    }
                }
            }
            let Some(record) = known else { continue };
            if record.state.end.is_some() || record.you.is_none() {
                return Ok(());
            }
            self.answer_offers(record).await?;
            self.think_if_due(record).await?;
        }
    }

    async fn think_if_due(&mut self, record: &Record) -> Result<(), Failure> {
        match self.thinking {
            Some(thinking) if thinking.version == record.version && record.is_my_turn() => return Ok(()),
            Some(_) => {
                // The board has changed under the search: its result is waited for, and thrown away.
                if let Some(engine) = &mut self.engine
                    && let Err(error) = engine.stop().await
                {
                    return self.failed(&error).await;
                }
                return Ok(());
            }
            None if !record.is_my_turn() || self.answered == Some(record.version) => return Ok(()),
            None => {}
        }
        while self.thinking.is_none() && !self.gave_up {
            match self.think(record).await {
                Ok(thinking) => self.thinking = Some(thinking),
                Err(error) => self.failed(&error).await?,
            }
        }
        Ok(())
    }

    async fn think(&mut self, record: &Record) -> Result<Thinking, EngineError> {
        if self.engine.is_none() {
            self.engine = Some(Engine::start(&self.options.engine, &self.options.set).await?);
        }
        let engine = self.engine.as_mut().ok_or(EngineError::Ended)?;
        let (left, side) = (record.left(), record.you.unwrap_or(Side::Red));
        let go = self.options.limits.go(left);
        engine.think(record.start, record.moves.clone(), go).await?;
        let until = Instant::now() + Limits::patience(&go, left, side);
        Ok(Thinking { version: record.version, until })
    }

    /// The engine's answer: played if it is for the board as it is.
    async fn thought(
        &mut self,
        best: Result<Option<ataxx::Move>, EngineError>,
        record: Option<&Record>,
    ) -> Result<(), Failure> {
        let thinking = self.thinking.take();
        let best = match best {
            Ok(best) => best,
            Err(error) => return self.failed(&error).await,
        };
        let current = |record: &&Record| {
            record.is_my_turn() && thinking.is_some_and(|thinking| thinking.version == record.version)
        };
        let Some(record) = record.filter(current) else { return Ok(()) };
        let Some(mv) = best else {
            println!("{}: the engine sees no move; resigning", self.game);
            return self.resign().await;
        };
        // Versions never repeat, so a move's number is its version.
        let sent = self.send(record.version.into(), Do::Move { version: record.version, mv }).await;
        match sent {
            Err(Failure::Refused(problem)) if problem.why == Why::Illegal => {
                println!("{}: the engine plays {mv}, which is not legal; resigning", self.game);
                self.resign().await
            }
            Err(Failure::Refused(problem)) if is_settled(problem.why) => {
                // Another board, or none any more: the stream tells, or has told.
                Ok(())
            }
            sent => {
                // Until the stream says that it has been played, nothing is to be thought about.
                self.answered = sent.is_ok().then_some(record.version);
                sent
            }
        }
    }

    async fn answer_offers(&mut self, record: &Record) -> Result<(), Failure> {
        let theirs = record.you.map(Side::other);
        let offers = record.state.offers;
        for (offered, what) in [(offers.draw, Do::DeclineDraw), (offers.takeback, Do::DeclineTakeback)] {
            if offered.is_some() && offered == theirs {
                match self.send(u64::from(record.version), what).await {
                    Err(Failure::Refused(problem)) if is_settled(problem.why) => {}
                    answered => answered?,
                }
            }
        }
        Ok(())
    }

    async fn resign(&mut self) -> Result<(), Failure> {
        self.gave_up = true;
        match self.send(0, Do::Resign).await {
            // It was over already.
            Err(Failure::Refused(_)) => Ok(()),
            resigned => resigned,
        }
    }

    /// Sends a command, again if it is too soon.
    async fn send(&self, id: u64, what: Do) -> Result<(), Failure> {
        let mut tries = 0;
        loop {
            match self.site.command(&self.game, id, what).await {
                Err(Failure::Refused(problem)) if problem.retry_ms.is_some() && tries < TRIES => {
                    let pause = problem.retry_ms.unwrap_or_default();
                    tokio::time::sleep(Duration::from_millis(pause.into())).await;
                    tries += 1;
                }
                sent => return sent,
            }
        }
    }

    /// The engine is of no use: another is started when it is needed, but not for ever.
    async fn failed(&mut self, error: &EngineError) -> Result<(), Failure> {
        (self.engine, self.thinking) = (None, None);
        self.failures += 1;
        if self.failures > RESTARTS {
            println!("{}: {error}; resigning", self.game);
            return self.resign().await;
        }
        println!("{}: {error}; starting it again", self.game);
        Ok(())
    }
}

/// Without an engine there is none to come.
async fn best_move(engine: &mut Option<Engine>) -> Result<Option<ataxx::Move>, EngineError> {
    match engine {
        Some(engine) => engine.best_move().await,
        None => Err(EngineError::Ended),
    }
}

/// Whether the refusal only says that the game has moved on.
fn is_settled(why: Why) -> bool {
    matches!(why, Why::Stale | Why::NotYourTurn | Why::Over | Why::IdReused | Why::NoOffer)
}
