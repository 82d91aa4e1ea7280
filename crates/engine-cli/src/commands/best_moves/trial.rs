//! Which positions are solved.

use std::io::{self, Write};
use std::time::Duration;

use ataxx::Move;
use engine::network::Network;
use engine::{Engine, Evaluation, Limits, Unobserved};

use super::corpus::{Corpus, Entry};
use super::part::Part;
use crate::processor::Until;

/// Enough for 50 ms, and soon cleared for each position.
const TABLE_BYTES: usize = 4 << 20;

/// How long the engine thinks about a position.
#[derive(Clone, Copy)]
pub enum Limit {
    Milliseconds(u64),
    Nodes(u64),
}

/// Writes the table, and before it, if wanted, the positions that are not solved.
pub fn run(
    corpus: &Corpus,
    limit: Limit,
    tells_missed: bool,
    network: &'static Network,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut engine = Engine::new(TABLE_BYTES).judging_by(Evaluation::Network(network));
    let mut tallies = [Tally::default(); Part::ALL.len()];
    for entry in &corpus.0 {
        let choice = choice(&mut engine, entry, limit);
        let is_solved = choice.is_some_and(|mv| entry.best.contains(&mv));
        tallies[Part::of(&entry.position) as usize].count(is_solved);
        if let Some(mv) = choice.filter(|_| tells_missed && !is_solved) {
            writeln!(out, "{entry}, not {mv}")?;
        }
    }
    table(&tallies, out)
}

fn choice(engine: &mut Engine, entry: &Entry, limit: Limit) -> Option<Move> {
    engine.clear();
    let report = match limit {
        Limit::Nodes(nodes) => engine.search(&entry.position, &[], Limits::nodes(nodes), &mut Unobserved),
        Limit::Milliseconds(ms) => {
            let mut until = Until::after(Duration::from_millis(ms));
            engine.search(&entry.position, &[], Limits::default(), &mut until)
        }
    };
    report.best
}

#[derive(Clone, Copy, Default)]
struct Tally {
    positions: u32,
    solved: u32,
}

impl Tally {
    fn count(&mut self, is_solved: bool) {
        self.positions += 1;
        self.solved += u32::from(is_solved);
    }
}

fn table(tallies: &[Tally], out: &mut impl Write) -> io::Result<()> {
    let all = tallies.iter().fold(Tally::default(), |sum, tally| Tally {
        positions: sum.positions + tally.positions,
        solved: sum.solved + tally.solved,
    });
    writeln!(out, "| part | positions | solved | share |")?;
    writeln!(out, "|---|--:|--:|--:|")?;
    let names = Part::ALL.map(Part::name).into_iter().chain(["all"]);
    for (name, Tally { positions, solved }) in names.zip(tallies.iter().chain([&all])) {
        let share = f64::from(*solved) * 100.0 / f64::from((*positions).max(1));
        writeln!(out, "| {name} | {positions} | {solved} | {share:.1} % |")?;
    }
    Ok(())
}
