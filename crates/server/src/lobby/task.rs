//! The task that owns the lobby.

use std::sync::Arc;
use std::time::Duration;

use ataxx::Side;
use futures_util::future::join_all;
use play::seek::{Seek, SeekId, colours};
use play::{PlayerId, TimeControl, Timestamp};
use protocol::{OwnSeek, Paired, Seeks, Why};
use store::{KeptSeek, SecretHash, StoreError};
use tokio::sync::mpsc;

use super::ask::Ask;
use super::begin::{Sitting, acceptance, leading};
use super::entry::{Entry, Kept};
use super::followers::Followers;
use super::hall::{Gone, Hall, Taken, Wave};
use super::seeker;
use crate::app::App;
use crate::games::why_of_store as of_store;
use crate::people::draw_id;

/// From wave to wave,
const WAVE: Duration = Duration::from_secs(1);
/// and so much more at most, by chance, in ms: nobody can time their coming.
const JITTER_MS: u64 = 200;

/// Runs until the server stops.
pub(super) async fn run(app: Arc<App>, mut requests: mpsc::Receiver<Ask>) {
    let stopping = app.stopping.clone();
    let mut task = Task { app, hall: Hall::default(), followers: Followers::default() };
    task.recall().await;
    let mut wave = tokio::time::Instant::now() + WAVE;
    loop {
        tokio::select! {
            () = stopping.cancelled() => return,
            ask = requests.recv() => match ask {
                Some(ask) => task.answer(ask).await,
                None => return,
            },
            () = tokio::time::sleep_until(wave) => {
                task.wave().await;
                wave = tokio::time::Instant::now() + WAVE + Duration::from_millis(chance() % JITTER_MS);
            }
        }
        task.hall.renewed().into_iter().for_each(|secret| task.followers.changed(secret));
        task.followers.tell_holders(&task.hall);
    }
}

struct Task {
    app: Arc<App>,
    hall: Hall,
    followers: Followers,
}

impl Task {
    async fn answer(&mut self, ask: Ask) {
        // Who asked may have gone; what they asked for is done all the same.
        match ask {
            Ask::Seek { entry, reply } => drop(reply.send(self.seek(*entry).await)),
            Ask::Cancel { user, seek, reply } => drop(reply.send(self.cancel(user, seek).await)),
            Ask::Dismiss { user } => {
                let gone = self.hall.dismiss(user);
                self.gone(gone).await;
            }
            Ask::KeepApart { one, other } => self.hall.keep_apart(one, other),
            Ask::Accept { seek, by, secret, control, reply } => {
                drop(reply.send(self.accept(seek, *by, secret, control).await));
            }
            Ask::Stake { seek, reply } => drop(reply.send(self.hall.stake(seek))),
            Ask::List { user, reply } => drop(reply.send(self.list(user))),
            Ask::Follow { connection, outbox, seats } => {
                self.hall.hold(connection.0, &seats, self.now());
                self.followers.follow(connection, outbox, seats, &self.hall);
            }
            Ask::Leave { connection } => {
                self.hall.let_go(connection.0, self.now());
                self.followers.leave(connection);
            }
        }
    }

    async fn seek(&mut self, entry: Entry) -> Result<OwnSeek, Why> {
        if self.followers.was_paired(entry.secret) {
            return Err(Why::SeekGone);
        }
        // It may have led to a game before this server began, or so long ago that it is forgotten here.
        if self.hall.with(entry.secret).is_none()
            && let Some(paired) = self.led_to(&entry).await?
        {
            self.followers.paired(entry.secret, paired, self.now());
            return Err(Why::SeekGone);
        }
        let (entry, gone) = self.hall.put(entry)?;
        gone.iter().for_each(|entry| self.followers.changed(entry.secret));
        self.followers.changed(entry.secret);
        if let Some(kept) = kept(&entry)
            && let Err(error) = self.app.store.keep_seek(kept).await
        {
            self.hall.cancel(entry.user(), entry.seek.id);
            return Err(of_store(&error));
        }
        Ok(self.hall.own(&entry))
    }

    async fn cancel(&mut self, user: PlayerId, seek: SeekId) -> Result<(), Why> {
        let Some(entry) = self.hall.cancel(user, seek) else { return Ok(()) };
        self.followers.changed(entry.secret);
        if entry.is_kept()
            && let Err(error) = self.app.store.drop_seek(seek).await
        {
            self.hall.put_back([entry]);
            return Err(of_store(&error));
        }
        Ok(())
    }

    async fn accept(
        &mut self,
        seek: SeekId,
        by: Seek,
        secret: SecretHash,
        control: Option<TimeControl>,
    ) -> Result<Paired, Why> {
        let (acceptor, user) = (by.clone(), by.player);
        let (entry, control, others) = match self.hall.accept(seek, by, control) {
            Err(Why::SeekGone) => return self.accepted_before(seek, secret).await,
            accepted => accepted?,
        };
        let sides = colours(&entry.seek, &acceptor, chance());
        let side = if sides.red == entry.seek.id { Side::Blue } else { Side::Red };
        let sitting = Sitting::accepted(&entry, control, (acceptor.id, secret, user), side);
        let gone = [entry.clone()].into_iter().chain(others);
        match self.app.games.begin(&sitting.new).await {
            Ok(game) => {
                gone.for_each(|entry| self.followers.changed(entry.secret));
                self.followers.paired(entry.secret, sitting.told(side.other(), game), self.now());
                count("accepted");
                Ok(sitting.told(side, game))
            }
            Err(why) => {
                let gone: Vec<Entry> = gone.collect();
                self.put_back(gone).await;
                Err(why)
            }
        }
    }

    /// The answer to the first request was lost.
    async fn accepted_before(&self, seek: SeekId, secret: SecretHash) -> Result<Paired, Why> {
        let paired = self.created(acceptance(seek, secret), (seek, secret)).await?;
        paired.ok_or(Why::SeekGone)
    }

    /// The game that a seek has led to.
    async fn led_to(&self, entry: &Entry) -> Result<Option<Paired>, Why> {
        self.created(leading(entry.secret), (entry.seek.id, entry.secret)).await
    }

    /// The game of this creator, as who holds the secret is told of it.
    async fn created(
        &self,
        creator: SecretHash,
        (seek, secret): (SeekId, SecretHash),
    ) -> Result<Option<Paired>, Why> {
        let game = self.app.store.created_with(creator).await.map_err(|error| of_store(&error))?;
        let Some(game) = game else { return Ok(None) };
        let snapshot = self.app.games.snapshot(game, crate::games::Keys::secret(secret)).await?;
        let side = snapshot.you.ok_or(Why::SeekGone)?;
        let (time, stake) = (snapshot.time, snapshot.stake);
        Ok(Some(Paired { seek: seek.0, game: game.to_string(), side, time, stake }))
    }

    /// Puts back what was taken out for a game that could not be begun. It may have been written all the same, or one
    /// of the seeks may have led to another before: whoever has a game is told so.
    async fn put_back(&mut self, entries: impl IntoIterator<Item = Entry>) {
        for entry in entries {
            match self.led_to(&entry).await {
                Ok(Some(paired)) => self.followers.paired(entry.secret, paired, self.now()),
                // As long as nobody can say, it stands: it can't lead to a second game.
                Ok(None) | Err(_) => self.hall.put_back([entry]),
            }
        }
    }

    fn list(&self, user: Option<PlayerId>) -> Seeks {
        let mine = user
            .map(|user| self.hall.of(user).map(|entry| self.hall.own(entry)).collect())
            .unwrap_or_default();
        Seeks { lobby: self.hall.lobby(), mine }
    }

    /// Lets go who is gone, pairs who is there, and tells everybody how things are.
    async fn wave(&mut self) {
        let now = self.now();
        let gone = self.hall.fade(now);
        self.gone(gone).await;
        let wave = self.pairings(now).await;
        let taken: Vec<Taken> = wave.begin.iter().filter_map(|pairing| self.hall.take(pairing)).collect();
        self.begin(taken, now).await;
        wave.ask.iter().for_each(|pairing| self.hall.ask(pairing, now));
        let lobby = self.hall.lobby();
        self.app.games.looking(lobby.looking);
        self.followers.tell_all(lobby, now);
    }

    /// These are in the hall no more.
    async fn gone(&mut self, gone: Gone) {
        for entry in gone {
            self.followers.changed(entry.secret);
            if entry.is_kept()
                && let Err(error) = self.app.store.drop_seek(entry.seek.id).await
            {
                tracing::warn!(%error, "a seek that is over could not be deleted");
            }
        }
    }

    async fn pairings(&self, now: Timestamp) -> Wave {
        let waiting = self.hall.waiting();
        if waiting.seeks.len() < 2 {
            return Wave::default();
        }
        let seed = chance();
        // With thousands it takes a while, which other tasks must not wait for.
        tokio::task::spawn_blocking(move || waiting.wave(now, seed)).await.unwrap_or_else(|error| {
            tracing::error!(%error, "nobody could be paired");
            Wave::default()
        })
    }

    /// All at once: the store writes them together.
    async fn begin(&mut self, taken: Vec<Taken>, now: Timestamp) {
        let sittings: Vec<Sitting> = taken.iter().map(Sitting::paired).collect();
        let games = &self.app.games;
        let begun = join_all(sittings.iter().map(|sitting| games.begin(&sitting.new))).await;
        for ((taken, sitting), game) in taken.into_iter().zip(&sittings).zip(begun) {
            taken.all().for_each(|entry| self.followers.changed(entry.secret));
            let Ok(game) = game else {
                self.put_back(taken.into_all()).await;
                continue;
            };
            for side in Side::ALL {
                self.followers.paired(taken.sides[side].secret, sitting.told(side, game), now);
            }
            count("paired");
        }
    }

    /// Takes in the seeks that were kept. One that can't be read is left out, and said.
    async fn recall(&mut self) {
        let now = self.now();
        let kept = self.app.store.kept_seeks(now).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the kept seeks can't be read");
            Vec::new()
        });
        for seek in kept {
            let id = seek.id;
            if let Err(error) = self.recall_one(seek, now).await {
                tracing::error!(%error, id = id.0, "a kept seek can't be read");
            }
        }
    }

    async fn recall_one(&mut self, kept: KeptSeek, now: Timestamp) -> Result<(), StoreError> {
        let Some(user) = self.app.store.user(kept.user).await? else { return Ok(()) };
        let wishes: Result<Kept, _> = serde_json::from_str(&kept.body);
        let Kept { controls, stake, range } =
            wishes.map_err(|error| StoreError::Corrupt { what: format!("seek {}: {error}", kept.id.0) })?;
        let known = seeker::known(&self.app, &user, stake, now).await;
        let Ok((seek, player)) = known else { return Ok(()) };
        let seek = Seek { id: kept.id, controls, range, since: kept.created_at, ..seek };
        let entry = Entry { seek, secret: kept.secret, player, until: Some(kept.expires_at), busy: false };
        // Within the limits, as it was when it came.
        drop(self.hall.put(entry));
        Ok(())
    }

    fn now(&self) -> Timestamp {
        self.app.clock.now()
    }
}

/// What the store keeps of it, if it is to be kept.
fn kept(entry: &Entry) -> Option<KeptSeek> {
    let Seek { controls, stake, range, .. } = &entry.seek;
    let wishes = Kept { controls: controls.clone(), stake: *stake, range: *range };
    Some(KeptSeek {
        id: entry.seek.id,
        user: entry.user(),
        body: serde_json::to_string(&wishes).expect("wishes are plain data"),
        secret: entry.secret,
        created_at: entry.seek.since,
        expires_at: entry.until?,
    })
}

fn count(how: &'static str) {
    metrics::counter!("ataxx_pairings_total", "how" => how).increment(1);
}

/// Without chance the lobby goes on: nothing here is a secret.
fn chance() -> u64 {
    draw_id().map_or(0, |id| id.0)
}
