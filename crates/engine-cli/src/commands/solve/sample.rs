//! How many endings of the engine's own games are solved, and what that costs.

use std::io::{self, Write};
use std::time::Duration;

use ataxx::{Game, Move, Position};
use engine::{Engine, Limits, Random, Solver, Unobserved, Verdict};

use super::Solve;
use crate::processor::{self, Until};

/// Random plies from the start, then nodes a move.
const OPENING_PLIES: u32 = 8;
const GAME_NODES: u64 = 2_000;

/// Enough for a second, and soon cleared.
const TABLE_BYTES: usize = 32 << 20;

/// What came of one position: whether it was decided, and by how many nodes in what time.
struct Trial {
    decided: bool,
    nodes: u64,
    time: Duration,
}

/// Writes a row for each number of empty squares: the solver, then the search without it.
pub fn run(wish: &Solve, out: &mut impl Write) -> io::Result<()> {
    let games = wish.games.unwrap_or_default();
    let positions: Vec<Position> = (0..games).flat_map(|game| endings(wish, game)).collect();
    writeln!(out, "| empty | by | decided | ms p25 | p50 | p75 | p90 | nodes p50 | nodes a ms |")?;
    writeln!(out, "|--:|---|--:|--:|--:|--:|--:|--:|--:|")?;
    let engine = Engine::new(TABLE_BYTES).without_solver();
    let mut rivals = Rivals { solver: Solver::new(TABLE_BYTES), engine };
    for &empty in &wish.empty {
        let chosen: Vec<_> = positions.iter().filter(|position| position.empty().len() == empty).collect();
        let solved = chosen.iter().map(|position| rivals.solver(position, wish)).collect();
        writeln!(out, "| {empty} | solver {}", row(solved))?;
        out.flush()?;
        let searched = chosen.iter().map(|position| rivals.search(position, wish)).collect();
        writeln!(out, "| {empty} | search {}", row(searched))?;
        out.flush()?;
    }
    Ok(())
}

/// The first position with each wanted number of empty squares in a game that the engine plays.
fn endings(wish: &Solve, number: u32) -> Vec<Position> {
    let mut random = Random::from_seed(wish.seed.wrapping_mul(1 << 32).wrapping_add(number.into()));
    let mut engine = Engine::new(1 << 20);
    let mut game = Game::new(Position::start());
    let mut endings: Vec<Position> = Vec::new();
    for ply in 0.. {
        let position = *game.position();
        let moves = position.legal_moves();
        if game.outcome().is_some() || moves.is_empty() {
            break;
        }
        let empty = position.empty().len();
        if wish.empty.contains(&empty) && endings.iter().all(|known| known.empty().len() != empty) {
            endings.push(position);
        }
        let any = moves[random.below(moves.len() as u64) as usize];
        let mv = if ply < OPENING_PLIES { any } else { best(&mut engine, &game).unwrap_or(any) };
        game.play(mv).expect("legal moves are played while the game goes on");
    }
    endings
}

fn best(engine: &mut Engine, game: &Game) -> Option<Move> {
    engine.search(game.position(), game.past(), Limits::nodes(GAME_NODES), &mut Unobserved).best
}

/// The solver and the engine that are measured: made once, for making takes longer than some trials.
struct Rivals {
    solver: Solver,
    engine: Engine,
}

impl Rivals {
    fn solver(&mut self, position: &Position, wish: &Solve) -> Trial {
        self.solver.clear();
        timed(wish, |limits, until| {
            let solution = self.solver.solve(position, &[], limits, until);
            (solution.verdict != Verdict::Unknown, solution.nodes)
        })
    }

    fn search(&mut self, position: &Position, wish: &Solve) -> Trial {
        self.engine.clear();
        timed(wish, |limits, until| {
            let report = self.engine.search(position, &[], limits, until);
            (report.score.is_decisive(), report.nodes)
        })
    }
}

fn timed(wish: &Solve, think: impl FnOnce(Limits, &mut Until) -> (bool, u64)) -> Trial {
    let begun = processor::time();
    let mut until = Until::after(Duration::from_millis(wish.ms));
    let (decided, nodes) = think(Limits::nodes(wish.nodes), &mut until);
    Trial { decided, nodes, time: processor::time() - begun }
}

/// Undecided ones count as the slowest.
fn row(mut trials: Vec<Trial>) -> String {
    trials.sort_by_key(|trial| (!trial.decided, trial.time));
    let count = trials.len();
    let decided = trials.iter().filter(|trial| trial.decided).count();
    let at = |percent: usize| trials.get(count * percent / 100).filter(|trial| trial.decided);
    let ms = |percent| at(percent).map_or("-".to_owned(), |t| format!("{:.1}", t.time.as_secs_f64() * 1e3));
    let nodes: u64 = trials.iter().map(|trial| trial.nodes).sum();
    let time: f64 = trials.iter().map(|trial| trial.time.as_secs_f64() * 1e3).sum();
    format!(
        "| {decided} of {count} | {} | {} | {} | {} | {} | {:.0} |",
        ms(25),
        ms(50),
        ms(75),
        ms(90),
        at(50).map_or("-".to_owned(), |trial| trial.nodes.to_string()),
        nodes as f64 / time.max(1e-3),
    )
}
