//! Pages about people: who plays here, how well, and against whom.

mod bars;
mod graph;
mod leaders;
mod past;
mod past_games;
mod profile;
mod score;

pub(crate) use leaders::LeadersPage;
pub(crate) use past_games::PastGamesPage;
pub(crate) use profile::{ProfilePage, Relation};
