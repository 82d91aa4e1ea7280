//! What the arguments of the command mean.

use std::time::Duration;

use super::Match;
use super::contestant::Contestant;
use super::each::Each;
use super::error::MatchError;
use super::limit::{Limit, Seconds};
use super::quirk::Quirks;
use super::statistics::Sprt;
use crate::openings::{self, Openings, RandomOpenings, Wish};

/// Where chance begins if nobody says.
const SEED: u64 = 1;

impl Match {
    pub fn contestants(&self) -> Result<[Contestant; 2], MatchError> {
        let commands = [&self.first, &self.second];
        let mut names = commands.map(Contestant::name_of);
        if names[0] == names[1] {
            names = [1, 2].map(|number| format!("{} {number}", names[0]));
        }
        let options = [&self.option1, &self.option2];
        let quirks = [&self.quirks1, &self.quirks2];
        let contestant = |index: usize| Contestant {
            name: of(self.names.as_ref(), index).unwrap_or_else(|| names[index].clone()),
            command: commands[index].clone(),
            options: self.options.iter().chain(options[index]).cloned().collect(),
            quirks: Quirks(quirks[index].clone()),
            limit: self.limit(index),
        };
        let contestants = [contestant(0), contestant(1)];
        match contestants.iter().find(|contestant| contestant.limit.is_none()) {
            Some(contestant) => Err(MatchError::NoLimit { name: contestant.name.clone() }),
            None => Ok(contestants),
        }
    }

    fn limit(&self, index: usize) -> Limit {
        Limit {
            clock: of(self.clock.as_ref(), index).map(|Seconds(clock)| clock),
            move_time: of(self.movetime.as_ref(), index).map(Duration::from_millis),
            nodes: of(self.nodes.as_ref(), index),
            depth: of(self.depth.as_ref(), index),
        }
    }

    pub fn test(&self) -> Result<Option<Sprt>, MatchError> {
        let Some(Each(bounds)) = self.sprt else { return Ok(None) };
        let [Some(elo0), Some(elo1)] = bounds else { return Err(MatchError::Sprt) };
        let (alpha, beta) = (self.alpha, self.beta);
        let sound = elo0 < elo1 && [alpha, beta].iter().all(|chance| (f64::EPSILON..0.5).contains(chance));
        if sound { Ok(Some(Sprt { elo0, elo1, alpha, beta })) } else { Err(MatchError::Sprt) }
    }

    pub fn openings(&self) -> Result<Openings, MatchError> {
        match &self.openings {
            Some(path) => Ok(Openings::listed(openings::read(path)?, self.seed)),
            None => {
                let uneven = Some(self.uneven).filter(|&uneven| uneven > 0);
                let seed = self.seed.unwrap_or(SEED);
                let wish = Wish { seed, plies: self.plies, gaps: self.gaps, uneven };
                Ok(Openings::Random(Box::new(RandomOpenings::new(wish))))
            }
        }
    }

    /// In one line, enough to draw the same ones again.
    pub fn openings_told(&self) -> String {
        match (&self.openings, self.seed) {
            (Some(path), None) => format!("openings: {}", path.display()),
            (Some(path), Some(seed)) => format!("openings: {}, shuffled by seed {seed}", path.display()),
            (None, seed) => format!(
                "openings: {} random plies, {} % with gaps, advantage up to {}, seed {}",
                self.plies,
                self.gaps,
                self.uneven,
                seed.unwrap_or(SEED)
            ),
        }
    }
}

fn of<T: Clone>(each: Option<&Each<T>>, index: usize) -> Option<T> {
    each.and_then(|Each(values)| values[index].clone())
}
