//! The bot's life: what it hears of, which games are on, when it ends.

use std::collections::HashSet;
use std::time::Duration;

use protocol::{FromServer, Verdict};
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::accept::judge;
use super::engine::{Engine, EngineError};
use super::game::{Played, play};
use super::options::{BotOptions, Opponent};
use super::site::{Failure, Site};
use super::stream::Stream;

/// Pauses before the stream of events is opened again: the first, and the longest. It doubles.
const PAUSE: Duration = Duration::from_millis(500);
const PAUSE_MAX: Duration = Duration::from_secs(30);

/// Why the bot ended.
#[derive(Debug, Error)]
pub enum BotError {
    /// The engine does not run, or speaks no UAI.
    #[error("{0}")]
    Engine(String),
    /// The site refuses the bot altogether.
    #[error("{0}")]
    Site(String),
}

impl From<EngineError> for BotError {
    fn from(error: EngineError) -> BotError {
        BotError::Engine(error.to_string())
    }
}

impl From<Failure> for BotError {
    fn from(failure: Failure) -> BotError {
        BotError::Site(failure.to_string())
    }
}

/// Plays until it is interrupted, or all games that were asked for are over. The first interruption lets the games
/// that are on be finished, the second resigns them.
///
/// # Errors
/// If the engine can't be started, or the site refuses the bot from the beginning.
pub async fn run(options: BotOptions) -> Result<(), BotError> {
    let engine = Engine::start(&options.engine, &options.set).await?;
    println!("The engine is {}.", engine.name);
    drop(engine);
    let site = Site::new(options.server.clone(), options.token.clone());
    // A token that is not valid is found out now, not after a thousand tries.
    let stream = site.events().await?;
    let (leave, leaving) = watch::channel(false);
    let bot = Bot {
        to_begin: if options.challenge.is_some() { options.games } else { 0 },
        site,
        options,
        playing: HashSet::new(),
        games: JoinSet::new(),
        leaving,
        tally: Tally::default(),
        waiting: false,
        stopping: false,
    };
    bot.live(stream, leave).await
}

struct Bot {
    site: Site,
    options: BotOptions,
    playing: HashSet<String>,
    games: JoinSet<Played>,
    leaving: watch::Receiver<bool>,
    tally: Tally,
    /// Games that are still to be begun.
    to_begin: u32,
    /// A challenge of ours stands.
    waiting: bool,
    stopping: bool,
}

impl Bot {
    async fn live(mut self, stream: Stream, leave: watch::Sender<bool>) -> Result<(), BotError> {
        let mut stream = Some(stream);
        let mut pause = PAUSE;
        println!("Ready.");
        self.begin_more().await?;
        while !self.is_done() {
            tokio::select! {
                message = next(&mut stream) => match message {
                    Ok(message) => {
                        pause = PAUSE;
                        self.hear(message).await;
                        self.begin_more().await?;
                    }
                    Err(failure) => {
                        println!("{failure}; coming back");
                        stream = None;
                        tokio::time::sleep(pause).await;
                        pause = (pause * 2).min(PAUSE_MAX);
                        stream = self.site.events().await.ok().or(stream);
                    }
                },
                Some(played) = self.games.join_next() => {
                    if let Ok(played) = played {
                        self.over(played);
                    }
                    self.begin_more().await?;
                }
                () = interrupted() => {
                    if self.stopping {
                        println!("Resigning {} games.", self.playing.len());
                        leave.send_replace(true);
                    } else {
                        println!("Finishing {} games; again to resign them.", self.playing.len());
                    }
                    (self.stopping, self.to_begin) = (true, 0);
                }
            }
        }
        println!("{}", self.tally);
        Ok(())
    }

    fn is_done(&self) -> bool {
        let asked_for = self.options.challenge.is_some() && self.to_begin == 0 && !self.waiting;
        self.playing.is_empty() && (asked_for || self.stopping)
    }

    async fn hear(&mut self, message: FromServer) {
        match message {
            FromServer::Challenge(challenge) => {
                let playing = self.playing.len() + usize::from(self.waiting);
                let verdict =
                    if self.stopping { Err("is leaving") } else { judge(&challenge, &self.options, playing) };
                let (who, id) = (&challenge.from.name, &challenge.id);
                let answered = match verdict {
                    Ok(()) => {
                        self.site.accept(id).await.map(|_| println!("{id}: accepted {who}'s challenge"))
                    }
                    Err(why) => {
                        println!("{id}: declined {who}'s challenge: the bot {why}");
                        self.site.decline(id).await
                    }
                };
                match answered {
                    Ok(()) if verdict.is_ok() => self.play(challenge.id),
                    Ok(()) => {}
                    Err(failure) => println!("{id}: {failure}"),
                }
            }
            FromServer::GameStart(start) => {
                self.waiting = false;
                self.play(start.game);
            }
            FromServer::ChallengeDeclined { id } => {
                println!("{id}: declined");
                self.waiting = false;
            }
            _ => {}
        }
    }

    fn play(&mut self, game: String) {
        if self.playing.insert(game.clone()) {
            println!("{game}: playing");
            self.games.spawn(play(self.site.clone(), self.options.clone(), game, self.leaving.clone()));
        }
    }

    fn over(&mut self, played: Played) {
        self.playing.remove(&played.game);
        println!("{}: {}", played.game, self.tally.count(&played));
    }

    /// Begins as many of the games that were asked for as may be on at once.
    async fn begin_more(&mut self) -> Result<(), BotError> {
        let time = self.options.time.0;
        while self.to_begin > 0 && !self.waiting && self.playing.len() < usize::from(self.options.at_once) {
            match self.options.challenge.clone() {
                Some(Opponent::Computer(level)) => {
                    let created = self.site.play_computer(level, time).await?;
                    self.play(created.game);
                }
                Some(Opponent::User(name)) => {
                    let challenge = self.site.challenge(&name, time).await?;
                    println!("{}: challenged {name}", challenge.id);
                    self.waiting = true;
                }
                None => {}
            }
            self.to_begin -= 1;
        }
        Ok(())
    }
}

/// Without a stream there is nothing to come.
async fn next(stream: &mut Option<Stream>) -> Result<FromServer, Failure> {
    match stream {
        Some(stream) => stream.next().await,
        None => Err(Failure::Unreachable("no stream of events".into())),
    }
}

/// Returns when the process is interrupted or terminated.
async fn interrupted() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        // Without signals, only a kill stops us.
        Err(_) => std::future::pending().await,
    }
}

/// How the games went.
#[derive(Debug, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    unfinished: u32,
}

impl Tally {
    /// Counts a game, and says how it went.
    fn count(&mut self, played: &Played) -> String {
        let Some(end) = &played.end else {
            self.unfinished += 1;
            return "not finished".to_owned();
        };
        let (count, word) = match end.verdict {
            Verdict::Won if end.winner == played.side => (&mut self.won, "won"),
            Verdict::Won => (&mut self.lost, "lost"),
            Verdict::Drawn => (&mut self.drawn, "drawn"),
            Verdict::Void => (&mut self.unfinished, "called off"),
        };
        *count += 1;
        format!("{word} ({}) after {} plies", end.reason, played.plies)
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { won, drawn, lost, unfinished } = self;
        let games = won + drawn + lost + unfinished;
        write!(f, "{games} games: {won} won, {drawn} drawn, {lost} lost, {unfinished} unfinished")
    }
}
