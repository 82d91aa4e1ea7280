//! The bot's life: what it hears of, which games are on, when it ends.

use std::collections::HashSet;

use protocol::FromServer;
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::accept::judge;
use super::authorities::AuthoritiesError;
use super::engine::{Engine, EngineError};
use super::events::Events;
use super::game::{Played, play};
use super::interrupts::Interrupts;
use super::later::Later;
use super::options::{BotOptions, Opponent};
use super::site::{Failure, Site};
use super::standing::Standing;
use super::tally::Tally;

/// Why the bot ended.
#[derive(Debug, Error)]
pub enum BotError {
    /// The engine does not run, or speaks no UAI.
    #[error("{0}")]
    Engine(String),
    /// The site refuses the bot altogether, or what it was to begin.
    #[error("{0}")]
    Site(String),
    /// The file of certificate authorities is none.
    #[error("{0}")]
    Authorities(#[from] AuthoritiesError),
    /// Nobody could end the bot in good order.
    #[error("signals can't be listened to: {0}")]
    Signals(std::io::Error),
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
/// If the engine can't be started, or the site refuses the bot, or refuses to begin what was asked for.
pub async fn run(options: BotOptions) -> Result<(), BotError> {
    let mut interrupts = Interrupts::new().map_err(BotError::Signals)?;
    let engine = Engine::start(&options.engine, &options.set).await?;
    println!("The engine is {}.", engine.name);
    drop(engine);
    let site = Site::new(options.server.clone(), options.token.clone(), options.ca.as_deref())?;
    // A token that is not valid is found out now, not after a thousand tries.
    let events = Events::open(site.clone()).await?;
    let mut bot = Bot {
        to_begin: if options.challenge.is_some() { options.games } else { 0 },
        site,
        options,
        playing: HashSet::new(),
        games: JoinSet::new(),
        leave: watch::Sender::new(false),
        tally: Tally::default(),
        waiting: None,
        later: Later::default(),
        stopping: false,
    };
    println!("Ready.");
    let refused = bot.live(events, &mut interrupts).await;
    println!("{}", bot.tally);
    Ok(refused?)
}

struct Bot {
    site: Site,
    options: BotOptions,
    playing: HashSet<String>,
    games: JoinSet<Played>,
    /// Becomes true when all games are to be resigned.
    leave: watch::Sender<bool>,
    tally: Tally,
    /// Games that are still to be begun.
    to_begin: u32,
    /// The challenge of ours that stands.
    waiting: Option<Standing>,
    /// When the next game may be begun, after one could not be.
    later: Later,
    stopping: bool,
}

impl Bot {
    /// # Errors
    /// What the site refuses once and for all: then there is nothing more to play, and no game is on.
    async fn live(&mut self, mut events: Events, interrupts: &mut Interrupts) -> Result<(), Failure> {
        // What can't be begun at all is found out now.
        if self.to_begin > 0 {
            self.begin().await?;
        }
        let mut refused = Ok(());
        while !self.is_done() {
            if let Err(failure) = self.begin_more().await {
                println!("{failure}; no more games are begun");
                (refused, self.to_begin) = (Err(failure), 0);
                continue;
            }
            let look = self.waiting.as_ref().map(Standing::look_at);
            let begin = self.later.at().filter(|_| self.may_begin());
            tokio::select! {
                heard = events.next() => match heard? {
                    Some(message) => self.hear(message).await,
                    // Whatever was told meanwhile was not heard.
                    None => self.waiting.iter_mut().for_each(Standing::look_soon),
                },
                Some(played) = self.games.join_next() => {
                    if let Ok(played) = played {
                        self.over(played);
                    }
                }
                () = interrupts.next() => self.interrupted(),
                () = until(look) => self.look().await,
                () = until(begin) => {}
            }
        }
        refused
    }

    fn interrupted(&mut self) {
        if self.stopping {
            println!("Resigning {} games.", self.playing.len());
            self.leave.send_replace(true);
        } else {
            println!("Finishing {} games; again to resign them.", self.playing.len());
        }
        (self.stopping, self.to_begin) = (true, 0);
    }

    fn is_done(&self) -> bool {
        let asked_for = self.options.challenge.is_some() && self.to_begin == 0 && self.waiting.is_none();
        self.playing.is_empty() && (asked_for || self.stopping)
    }

    async fn hear(&mut self, message: FromServer) {
        match message {
            FromServer::Challenge(challenge) => {
                let playing = self.playing.len() + usize::from(self.waiting.is_some());
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
                self.stands_no_more(&start.game);
                self.play(start.game);
            }
            FromServer::ChallengeDeclined { id } | FromServer::ChallengeCancelled { id }
                if self.stands_no_more(&id) =>
            {
                println!("{id}: declined");
            }
            _ => {}
        }
    }

    /// Whether this was the challenge of ours; others end too, such as those that we decline.
    fn stands_no_more(&mut self, id: &str) -> bool {
        self.waiting.take_if(|standing| standing.id == id).is_some()
    }

    /// Looks whether our challenge stands yet.
    async fn look(&mut self) {
        let Some(standing) = &mut self.waiting else { return };
        match self.site.challenges().await {
            Ok(challenges) if challenges.sent.iter().all(|sent| sent.id != standing.id) => {
                println!("{}: nobody answered", standing.id);
                self.waiting = None;
            }
            Ok(_) => standing.look_later(),
            Err(failure) => {
                println!("{failure}; coming back");
                standing.look_later();
            }
        }
    }

    fn play(&mut self, game: String) {
        if self.playing.insert(game.clone()) {
            println!("{game}: playing");
            let (site, options) = (self.site.clone(), self.options.clone());
            self.games.spawn(play(site, options, game, self.leave.subscribe()));
        }
    }

    fn over(&mut self, played: Played) {
        self.playing.remove(&played.game);
        println!("{}: {}", played.game, self.tally.count(&played));
    }

    fn may_begin(&self) -> bool {
        let room = self.playing.len() < usize::from(self.options.at_once);
        self.to_begin > 0 && self.waiting.is_none() && room
    }

    /// Begins as many of the games that were asked for as may be on at once; later, if they can't be now.
    async fn begin_more(&mut self) -> Result<(), Failure> {
        while self.may_begin() && self.later.is_over(Instant::now()) {
            match self.begin().await {
                Ok(()) => self.later.clear(),
                Err(failure) if failure.may_pass() => {
                    println!("{failure}; trying again");
                    self.later.put_off(Instant::now(), failure.retry());
                }
                failed => return failed,
            }
        }
        Ok(())
    }

    async fn begin(&mut self) -> Result<(), Failure> {
        let time = self.options.time.0;
        match self.options.challenge.clone() {
            Some(Opponent::Computer(level)) => {
                let created = self.site.play_computer(level, time).await?;
                self.play(created.game);
            }
            Some(Opponent::User(name)) => {
                let challenge = self.site.challenge(&name, time).await?;
                println!("{}: challenged {name}", challenge.id);
                self.waiting = Some(Standing::new(challenge));
            }
            None => {}
        }
        self.to_begin -= 1;
        Ok(())
    }
}

/// Never, if there is no such time.
async fn until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
