//! Who waits, and who is with them: values only. No seek is ever handed out twice.

mod offers;
mod presence;
#[cfg(test)]
mod tests;
mod wave;

use std::collections::{BTreeMap, HashMap, HashSet};

use ataxx::BySide;
use play::seek::{Pairing, Seek, SeekId, shared_control};
use play::{PlayerId, Stake, TimeControl, Timestamp};
use protocol::{Lobby, OwnSeek, SEEKS_KEPT_MAX, Why};
use store::SecretHash;

use self::offers::Offers;
use self::presence::Presence;
use self::wave::Waiting;
pub(super) use self::wave::Wave;
use super::entry::Entry;

/// Seeks in all.
const SEEKS_MAX: usize = 20_000;
/// Seeks that are told of.
const TOLD_MAX: usize = 40;

/// The open seeks, by number.
#[derive(Debug, Default)]
pub(super) struct Hall {
    entries: BTreeMap<SeekId, Entry>,
    by_secret: HashMap<SecretHash, SeekId>,
    /// The one seek by the clock that a user may have.
    live: HashMap<PlayerId, SeekId>,
    presence: Presence,
    offers: Offers,
    /// Seeks that an offer has come to or gone from since [`Hall::renewed`] was asked.
    renewed: Vec<SeekId>,
}

/// What a change has taken out.
pub(super) type Gone = Vec<Entry>;

/// Two who play now, and their other seeks by the clock, which end with a game by the clock.
#[derive(Debug)]
pub(super) struct Taken {
    pub sides: BySide<Entry>,
    pub control: TimeControl,
    others: Gone,
}

impl Taken {
    /// All that was taken out of the hall.
    pub fn all(&self) -> impl Iterator<Item = &Entry> {
        [&self.sides.red, &self.sides.blue].into_iter().chain(&self.others)
    }

    /// The same, to be put back.
    pub fn into_all(self) -> impl Iterator<Item = Entry> {
        [self.sides.red, self.sides.blue].into_iter().chain(self.others)
    }
}

impl Hall {
    /// Takes a seek in, or changes the one with the same secret, which keeps its number and its time. Answers it as it
    /// stands, and the one by the clock that the same user had before.
    ///
    /// # Errors
    /// [`Why::WrongSeat`] for a secret of somebody else's, [`Why::TooManySeeks`], [`Why::Full`].
    pub fn put(&mut self, mut entry: Entry) -> Result<(Entry, Gone), Why> {
        let same = self.by_secret.get(&entry.secret).and_then(|id| self.entries.get(id));
        if let Some(same) = same {
            if same.user() != entry.user() || same.is_kept() != entry.is_kept() {
                return Err(Why::WrongSeat);
            }
            (entry.seek.id, entry.seek.since) = (same.seek.id, same.seek.since);
            entry.until = same.until;
            if !same.wants_the_same(&entry) {
                self.withdraw(entry.seek.id);
            }
            self.entries.insert(entry.seek.id, entry.clone());
            return Ok((entry, Gone::new()));
        }
        if entry.is_kept() && self.of(entry.user()).filter(|other| other.is_kept()).count() >= SEEKS_KEPT_MAX
        {
            return Err(Why::TooManySeeks);
        }
        if self.entries.len() >= SEEKS_MAX || self.entries.contains_key(&entry.seek.id) {
            return Err(Why::Full);
        }
        let gone = if entry.is_kept() { None } else { self.remove_live(entry.user()) };
        self.enter(entry.clone());
        Ok((entry, gone.into_iter().collect()))
    }

    /// Takes back one's own seek.
    pub fn cancel(&mut self, user: PlayerId, id: SeekId) -> Option<Entry> {
        self.entries.get(&id).filter(|entry| entry.user() == user)?;
        self.remove(id)
    }

    /// Takes out all that a user looks for.
    pub fn dismiss(&mut self, user: PlayerId) -> Gone {
        let all: Vec<SeekId> = self.of(user).map(|entry| entry.seek.id).collect();
        all.into_iter().filter_map(|id| self.remove(id)).collect()
    }

    /// These two do not meet by the seeks that they have, nor by the offer that they are in.
    pub fn keep_apart(&mut self, one: PlayerId, other: PlayerId) {
        for entry in self.entries.values_mut() {
            match entry.user() {
                user if user == one => entry.seek.blocked.push(other),
                user if user == other => entry.seek.blocked.push(one),
                _ => {}
            }
        }
        let user = |id: SeekId| self.entries.get(&id).map(Entry::user);
        let theirs = |pairing: &&Pairing| {
            let users = [user(pairing.sides.red), user(pairing.sides.blue)];
            users.contains(&Some(one)) && users.contains(&Some(other))
        };
        // One at most: a user has one seek by the clock, and only such are asked about.
        let offered = self.offers.pairings().find(theirs).map(|pairing| pairing.sides.red);
        if let Some(seek) = offered {
            self.withdraw(seek);
        }
    }

    /// The seeks of a user.
    pub fn of(&self, user: PlayerId) -> impl Iterator<Item = &Entry> {
        self.entries.values().filter(move |entry| entry.user() == user)
    }

    /// The seek that this secret opens a seat by.
    pub fn with(&self, secret: SecretHash) -> Option<&Entry> {
        self.by_secret.get(&secret).and_then(|id| self.entries.get(id))
    }

    /// What its maker is told of a seek.
    pub fn own(&self, entry: &Entry) -> OwnSeek {
        entry.own(self.offers.until(entry.seek.id))
    }

    /// Those who can be paired: whoever is not here is not.
    pub fn waiting(&self) -> Waiting {
        let ready: Vec<&Entry> = self.entries.values().filter(|entry| self.is_ready(entry)).collect();
        let busy: HashSet<SeekId> =
            ready.iter().filter(|entry| entry.busy).map(|entry| entry.seek.id).collect();
        let agreed = |pairing: &&Pairing| {
            self.pair(pairing).is_some_and(|(first, second)| !first.busy && !second.busy)
        };
        Waiting {
            agreed: self.offers.pairings().filter(agreed).copied().collect(),
            asked: wave::seeks(self.offers.pairings()),
            seeks: ready.into_iter().map(|entry| entry.seek.clone()).collect(),
            busy,
        }
    }

    /// Takes out two who were paired, unless one of them has gone or changed their mind meanwhile.
    pub fn take(&mut self, pairing: &Pairing) -> Option<Taken> {
        let BySide { red, blue } = pairing.sides;
        let (first, second) = self.pair(pairing)?;
        if first.busy || second.busy {
            return None;
        }
        // Asked again: what they want may have changed since the wave began.
        let control = shared_control(&first.seek, &second.seek)?;
        let sides = BySide { red: self.remove(red)?, blue: self.remove(blue)? };
        let others = self.busy([sides.red.user(), sides.blue.user()], control);
        Some(Taken { sides, control, others })
    }

    /// Asks whoever of the two is busy, unless one of them has gone or changed their mind meanwhile. Both still wait.
    pub fn ask(&mut self, pairing: &Pairing, now: Timestamp) {
        let BySide { red, blue } = pairing.sides;
        let Some((first, second)) = self.pair(pairing) else { return };
        let is_free = |id| self.offers.until(id).is_none();
        let to_ask = (first.busy || second.busy) && is_free(red) && is_free(blue);
        if to_ask && shared_control(&first.seek, &second.seek).is_some() {
            self.offers.make(*pairing, now);
            self.renewed.extend([red, blue]);
        }
    }

    /// The secrets of the seeks that an offer has come to or gone from.
    pub fn renewed(&mut self) -> Vec<SecretHash> {
        let renewed = std::mem::take(&mut self.renewed);
        renewed.iter().filter_map(|id| self.entries.get(id)).map(|entry| entry.secret).collect()
    }

    /// Takes out a seek for whoever accepts it, in this time control or the seek's first.
    ///
    /// # Errors
    /// [`Why::SeekGone`], [`Why::Yourself`], [`Why::Busy`], [`Why::NotForYou`].
    pub fn accept(
        &mut self,
        id: SeekId,
        by: Seek,
        control: Option<TimeControl>,
    ) -> Result<(Entry, TimeControl, Gone), Why> {
        let entry = self.entries.get(&id).filter(|entry| self.is_ready(entry)).ok_or(Why::SeekGone)?;
        if entry.user() == by.player {
            return Err(Why::Yourself);
        }
        if entry.busy {
            return Err(Why::Busy);
        }
        let controls = control.map_or_else(|| entry.seek.controls.clone(), |control| vec![control]);
        let by = Seek { controls, stake: entry.seek.stake, ..by };
        let control = shared_control(&entry.seek, &by).ok_or(Why::NotForYou)?;
        let entry = self.remove(id).ok_or(Why::SeekGone)?;
        let others = self.busy([entry.user(), by.player], control);
        Ok((entry, control, others))
    }

    /// Puts back what was taken out for a game that did not come about.
    pub fn put_back(&mut self, entries: impl IntoIterator<Item = Entry>) {
        for entry in entries {
            // Whoever has another by now is not given the old one too.
            let has_another = !entry.is_kept() && self.live.contains_key(&entry.user());
            if !has_another {
                self.enter(entry);
            }
        }
    }

    /// Takes out those whose time is over, who have been away for too long, or who were asked and did not answer.
    pub fn fade(&mut self, now: Timestamp) -> Gone {
        let late = self.offers.late(now);
        let late = wave::seeks(&late);
        self.renewed.extend(&late);
        let is_over = |entry: &Entry| match entry.until {
            Some(until) => until <= now,
            None => self.presence.is_lost(entry.secret, now) || (entry.busy && late.contains(&entry.seek.id)),
        };
        let over: Vec<SeekId> =
            self.entries.values().filter(|entry| is_over(entry)).map(|entry| entry.seek.id).collect();
        let gone = over.into_iter().filter_map(|id| self.remove(id)).collect();
        self.presence.sweep(now);
        gone
    }

    /// These secrets are held from now on by this connection, and no others.
    pub fn hold(&mut self, connection: u64, secrets: &[SecretHash], now: Timestamp) {
        self.presence.hold(connection, secrets, now);
    }

    /// The connection holds nothing any more.
    pub fn let_go(&mut self, connection: u64, now: Timestamp) {
        self.presence.hold(connection, &[], now);
    }

    /// What is told to everybody.
    pub fn lobby(&self) -> Lobby {
        let mut told: Vec<&Entry> = self.entries.values().filter(|entry| self.is_ready(entry)).collect();
        // A user has one seek by the clock at most.
        let looking = told.iter().filter(|entry| !entry.is_kept()).count();
        told.sort_by_key(|entry| (entry.is_kept(), entry.seek.since, entry.seek.id));
        let more = told.len().saturating_sub(TOLD_MAX);
        Lobby {
            seeks: told.into_iter().take(TOLD_MAX).map(Entry::open).collect(),
            more: u32::try_from(more).unwrap_or(u32::MAX),
            looking: u32::try_from(looking).unwrap_or(u32::MAX),
        }
    }

    /// What the seek is played for.
    pub fn stake(&self, id: SeekId) -> Option<Stake> {
        self.entries.get(&id).map(|entry| entry.seek.stake)
    }

    /// These two, if both are here.
    fn pair(&self, pairing: &Pairing) -> Option<(&Entry, &Entry)> {
        let ready = |id| self.entries.get(&id).filter(|entry| self.is_ready(entry));
        Some((ready(pairing.sides.red)?, ready(pairing.sides.blue)?))
    }

    fn withdraw(&mut self, id: SeekId) {
        if let Some(Pairing { sides: BySide { red, blue }, .. }) = self.offers.withdraw(id) {
            self.renewed.extend([red, blue]);
        }
    }

    fn is_ready(&self, entry: &Entry) -> bool {
        entry.is_kept() || self.presence.is_here(entry.secret)
    }

    fn enter(&mut self, entry: Entry) {
        if !entry.is_kept() {
            self.presence.expect(entry.secret, entry.seek.since);
            self.live.insert(entry.user(), entry.seek.id);
        }
        self.by_secret.insert(entry.secret, entry.seek.id);
        self.entries.insert(entry.seek.id, entry);
    }

    fn remove(&mut self, id: SeekId) -> Option<Entry> {
        let entry = self.entries.remove(&id)?;
        self.withdraw(id);
        self.by_secret.remove(&entry.secret);
        self.presence.forget(entry.secret);
        if !entry.is_kept() {
            self.live.remove(&entry.user());
        }
        Some(entry)
    }

    /// Who sits down to a game by the clock looks for no other one.
    fn busy(&mut self, users: [PlayerId; 2], control: TimeControl) -> Gone {
        let users = users.into_iter().filter(|_| control.is_live());
        users.filter_map(|user| self.remove_live(user)).collect()
    }

    fn remove_live(&mut self, user: PlayerId) -> Option<Entry> {
        let live = self.live.get(&user).copied()?;
        self.remove(live)
    }
}
