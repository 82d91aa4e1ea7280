//! Fair play in a [`MemoryStore`].

use core::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;
use play::{EndReason, GameId, PlayerId, Timestamp};

use super::MemoryStore;
use super::people::People;
use super::shelf::Shelf;
use crate::order::{EARLY_OF, Loss, USUAL_OF, give_back, is_early, usual};
use crate::{
    Act, Administration, Deed, Done, EarlyLosses, FOR_EVER, NewReport, Noted, Notice, NoticeOf, RatingPoint,
    Refunded, Report, Reports, Score, Signal, SignalKind, Signals, StoreError, Usual,
};

#[derive(Debug, Default)]
pub(super) struct Order {
    reports: Vec<(NewReport, Option<Timestamp>)>,
    acts: Vec<(Act, Option<PlayerId>)>,
    /// With how unsure the rating was.
    refunds: BTreeMap<(PlayerId, GameId), (Refunded, f64)>,
    signals: BTreeMap<(GameId, PlayerId, SignalKind), Signal>,
}

impl Shelf {
    fn name(&self, user: PlayerId) -> String {
        self.people.users.get(&user).map_or_else(String::new, |person| person.user.name.clone())
    }

    fn report(&self, index: usize) -> Report {
        let (said, settled_at) = &self.order.reports[index];
        Report {
            number: index as u64 + 1,
            said: said.clone(),
            reporter_name: self.name(said.reporter),
            about_name: self.name(said.about),
            settled_at: *settled_at,
        }
    }

    fn noted(&self, index: usize) -> Noted {
        let (act, about) = &self.order.acts[index];
        Noted {
            number: index as u64 + 1,
            act: act.clone(),
            administrator_name: self.name(act.administrator),
            about: about.map(|user| (user, self.name(user))),
        }
    }

    fn ended_by_administrator(&self, game: GameId) -> bool {
        self.people.results.get(&game).is_some_and(|result| result.reason == EndReason::Administrator)
    }

    fn is_reported(&self, user: PlayerId) -> bool {
        self.order.reports.iter().any(|(said, settled)| said.about == user && settled.is_none())
    }

    fn carry_out(&mut self, act: Act) -> Done {
        let Shelf { people, order, logs, talk, .. } = self;
        let (done, about) = match act.deed {
            Deed::Suspend { user, until } => (suspend(people, user, Some(until)), Some(user)),
            Deed::Lift { user } => (suspend(people, user, None), Some(user)),
            Deed::Ban { user } => match suspend(people, user, Some(FOR_EVER)) {
                Done::Nobody => (Done::Nobody, None),
                _ => (order.refund(people, user, act.at), Some(user)),
            },
            Deed::Rule { game, .. } if logs.contains_key(&game) => (Done::Done, None),
            Deed::Rule { .. } => (Done::Nobody, None),
            Deed::Hide { game, room, number } => {
                let hidden = talk.hide(game, room, number, act.administrator);
                (if hidden { Done::Done } else { Done::Nobody }, None)
            }
            Deed::Settle { report } => order.settle(report, act.at),
        };
        if done != Done::Nobody {
            order.acts.push((act, about));
        }
        done
    }
}

fn suspend(people: &mut People, user: PlayerId, until: Option<Timestamp>) -> Done {
    let Some(person) = people.users.get_mut(&user) else { return Done::Nobody };
    person.user.suspended_until = until;
    Done::Done
}

impl Order {
    /// What was given back, as it stands in the history of the rating.
    pub fn points(&self, user: PlayerId) -> impl Iterator<Item = RatingPoint> {
        let theirs = self.refunds.iter().filter(move |((to, _), _)| *to == user);
        theirs.map(|((_, game), (refund, deviation))| RatingPoint {
            game: *game,
            at: refund.at,
            value: refund.after,
            deviation: *deviation,
            refund: true,
        })
    }

    fn settle(&mut self, report: u64, at: Timestamp) -> (Done, Option<PlayerId>) {
        let index = usize::try_from(report).ok().and_then(|number| number.checked_sub(1));
        match index.and_then(|index| self.reports.get_mut(index)) {
            Some((said, settled @ None)) => {
                *settled = Some(at);
                (Done::Done, Some(said.about))
            }
            _ => (Done::Nobody, None),
        }
    }

    fn refund(&mut self, people: &mut People, banned: PlayerId, at: Timestamp) -> Done {
        let mut losses: BTreeMap<PlayerId, Vec<(Timestamp, Loss)>> = BTreeMap::new();
        for ((game, _), row) in people.players.iter().filter(|(_, row)| row.opponent == Some(banned)) {
            let (Some((ended, _)), Some((before, after))) = (row.ended, row.change()) else { continue };
            let change = after - before;
            let fresh = !self.refunds.contains_key(&(row.user, *game));
            if change < 0.0 && fresh && play::rating::is_refunded(ended, at) {
                losses.entry(row.user).or_default().push((ended, Loss { game: *game, change }));
            }
        }
        let (mut users, mut games) = (0, 0);
        for (user, mut losses) in losses {
            losses.sort_by_key(|(ended, loss)| (*ended, loss.game));
            let losses: Vec<Loss> = losses.into_iter().map(|(_, loss)| loss).collect();
            let (entries, after) = give_back(people.standing(user).standing.main, &losses, at);
            people.set_main(user, after);
            users += u32::from(!entries.is_empty());
            games += entries.len() as u32;
            self.refunds
                .extend(entries.into_iter().map(|entry| ((user, entry.game), (entry, after.deviation()))));
        }
        Done::Refunded { users, games }
    }
}

#[async_trait]
impl Reports for MemoryStore {
    async fn report(&self, report: NewReport) -> Result<bool, StoreError> {
        let reports = &mut self.open()?.order.reports;
        let key = |said: &NewReport| (said.reporter, said.about, said.game, said.kind);
        if reports.iter().any(|(said, settled)| settled.is_none() && key(said) == key(&report)) {
            return Ok(false);
        }
        reports.push((report, None));
        Ok(true)
    }

    async fn reports_since(&self, reporter: PlayerId, since: Timestamp) -> Result<u32, StoreError> {
        let shelf = self.open()?;
        let theirs =
            shelf.order.reports.iter().filter(|(said, _)| said.reporter == reporter && said.at >= since);
        Ok(theirs.count() as u32)
    }

    async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let shelf = self.open()?;
        let reports = (0..shelf.order.reports.len()).map(|index| shelf.report(index));
        let mut open: Vec<Report> = reports.filter(|report| report.settled_at.is_none()).collect();
        open.sort_by_key(|report| (report.said.at, report.number));
        open.truncate(limit as usize);
        Ok(open)
    }

    async fn reports_about(&self, user: PlayerId, limit: u32) -> Result<Vec<Report>, StoreError> {
        let shelf = self.open()?;
        let reports = (0..shelf.order.reports.len()).map(|index| shelf.report(index));
        let mut about: Vec<Report> = reports.filter(|report| report.said.about == user).collect();
        about.sort_by_key(|report| Reverse((report.said.at, report.number)));
        about.truncate(limit as usize);
        Ok(about)
    }
}

#[async_trait]
impl Administration for MemoryStore {
    async fn carry_out(&self, act: Act) -> Result<Done, StoreError> {
        Ok(self.open()?.carry_out(act))
    }

    async fn record(&self, before: Option<u64>, limit: u32) -> Result<Vec<Noted>, StoreError> {
        let shelf = self.open()?;
        let noted = (0..shelf.order.acts.len()).rev().map(|index| shelf.noted(index));
        let earlier = noted.filter(|noted| before.is_none_or(|before| noted.number < before));
        Ok(earlier.take(limit as usize).collect())
    }

    async fn record_of(&self, user: PlayerId, limit: u32) -> Result<Vec<Noted>, StoreError> {
        let shelf = self.open()?;
        let noted = (0..shelf.order.acts.len()).rev().map(|index| shelf.noted(index));
        let about = noted.filter(|noted| noted.about.as_ref().is_some_and(|(about, _)| *about == user));
        Ok(about.take(limit as usize).collect())
    }

    async fn notices(&self, user: PlayerId, limit: u32) -> Result<Vec<Notice>, StoreError> {
        let shelf = self.open()?;
        let concerned = |act: &Act, about: Option<PlayerId>| match act.deed {
            Deed::Rule { game, .. } => {
                let sat = |((at, _), row): (&(GameId, ataxx::Side), &super::people::PlayerRow)| {
                    *at == game && row.user == user
                };
                shelf.ended_by_administrator(game) && shelf.people.players.iter().any(sat)
            }
            _ => about == Some(user),
        };
        let acts = shelf.order.acts.iter().filter(|(act, about)| concerned(act, *about));
        let notice =
            |act: &Act| NoticeOf::of(act.deed).map(|of| Notice { at: act.at, of, words: act.words.clone() });
        let mut notices: Vec<Notice> = acts.filter_map(|(act, _)| notice(act)).collect();
        let mut refunds: BTreeMap<Timestamp, (f64, u32)> = BTreeMap::new();
        for (_, (refund, _)) in shelf.order.refunds.iter().filter(|((to, _), _)| *to == user) {
            let (points, games) = refunds.entry(refund.at).or_default();
            (*points, *games) = (*points + refund.after - refund.before, *games + 1);
        }
        notices.extend(refunds.into_iter().map(|(at, (points, games))| {
            let of = NoticeOf::Refunded { points, games };
            Notice { at, of, words: String::new() }
        }));
        notices.sort_by_key(|notice| Reverse(notice.at));
        notices.truncate(limit as usize);
        Ok(notices)
    }

    async fn ruling(&self, game: GameId) -> Result<Option<String>, StoreError> {
        let shelf = self.open()?;
        let of_game = |act: &Act| matches!(act.deed, Deed::Rule { game: ruled, .. } if ruled == game);
        let last = shelf.order.acts.iter().rev().find(|(act, _)| of_game(act));
        Ok(last.filter(|_| shelf.ended_by_administrator(game)).map(|(act, _)| act.words.clone()))
    }

    async fn refunds(&self, user: PlayerId) -> Result<Vec<Refunded>, StoreError> {
        let shelf = self.open()?;
        let theirs = shelf.order.refunds.iter().filter(|((to, _), _)| *to == user);
        let mut refunds: Vec<Refunded> = theirs.map(|(_, (refund, _))| *refund).collect();
        refunds.sort_by_key(|refund| (refund.at, refund.game));
        Ok(refunds)
    }
}

#[async_trait]
impl Signals for MemoryStore {
    async fn signal(&self, signals: Vec<Signal>) -> Result<(), StoreError> {
        let kept = &mut self.open()?.order.signals;
        let finite = signals.into_iter().filter(|signal| signal.value.is_finite());
        kept.extend(finite.map(|signal| ((signal.game, signal.user, signal.kind), signal)));
        Ok(())
    }

    async fn signals(&self, user: PlayerId, limit: u32) -> Result<Vec<Signal>, StoreError> {
        let shelf = self.open()?;
        let theirs = shelf.order.signals.values().filter(|signal| signal.user == user);
        let mut signals: Vec<Signal> = theirs.copied().collect();
        signals.sort_by_key(|signal| (Reverse(signal.at), signal.game, signal.kind.name()));
        signals.truncate(limit as usize);
        Ok(signals)
    }

    async fn early_losses(&self, user: PlayerId) -> Result<EarlyLosses, StoreError> {
        let people = &self.open()?.people;
        let mut rated = people.past(user);
        rated.retain(|(_, _, row)| row.rated.is_some());
        rated.truncate(EARLY_OF as usize);
        let lost = rated.iter().filter(|(place, score, _)| {
            *score == Score::Lost && is_early(place.side, people.results[&place.game].plies)
        });
        Ok(EarlyLosses { games: rated.len() as u32, lost: lost.count() as u32 })
    }

    async fn usual(&self, kind: SignalKind) -> Result<Option<Usual>, StoreError> {
        let shelf = self.open()?;
        let mut of_kind: Vec<Signal> =
            shelf.order.signals.values().filter(|signal| signal.kind == kind).copied().collect();
        of_kind.sort_by_key(|signal| Reverse(signal.at));
        Ok(usual(of_kind.iter().take(USUAL_OF as usize).map(|signal| signal.value).collect()))
    }

    async fn to_study(&self, since: Timestamp, gained: f64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let shelf = self.open()?;
        let studied =
            |game| shelf.order.signals.keys().any(|key| key.0 == game && key.2 == SignalKind::Agreement);
        let has_gained = |user| shelf.people.gained(user, since).is_some_and(|points| points >= gained);
        let wanted = |game| {
            let mut players = shelf.people.players.iter().filter(|((at, _), _)| *at == game);
            players.any(|(_, row)| shelf.is_reported(row.user) || has_gained(row.user))
        };
        let results = shelf.people.results.iter().filter(|(_, result)| result.rated && result.at >= since);
        let mut games: Vec<(Reverse<Timestamp>, GameId)> = results
            .filter(|(game, _)| !studied(**game) && wanted(**game))
            .map(|(game, result)| (Reverse(result.at), *game))
            .collect();
        games.sort();
        Ok(games.into_iter().take(limit as usize).map(|(_, game)| game).collect())
    }
}
