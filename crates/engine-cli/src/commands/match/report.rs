//! The result of a match as text.

use std::fmt::Write;

use super::contestant::Contestant;
use super::statistics::Sprt;
use super::tally::{Effort, Tally};

/// The result so far, in a few words.
pub fn standing(tally: &Tally, sprt: Option<&Sprt>) -> String {
    let mut text = format!("+{} ={} −{}, Elo {}", tally.won, tally.drawn, tally.lost, tally.pairs.elo());
    if let Some(sprt) = sprt {
        write!(text, ", LLR {:.2}", sprt.llr(&tally.pairs)).expect("a string takes any text");
    }
    text
}

/// The result as lines.
pub fn report(contestants: &[Contestant; 2], tally: &Tally, sprt: Option<&Sprt>) -> String {
    let [first, second] = contestants;
    let pairs = &tally.pairs;
    let mut lines = vec![format!(
        "{} against {}: {} games in {} pairs",
        first.name,
        second.name,
        tally.games(),
        pairs.pairs()
    )];
    if tally.games() > 0 {
        let percent = pairs.score() * 100.0;
        lines.push(format!("won {}, drawn {}, lost {}: {percent:.1} %", tally.won, tally.drawn, tally.lost));
        lines.push(format!("pairs of 0, ½, 1, 1½, 2 points: {pairs}"));
        lines.push(format!("Elo {}, 95 % interval", pairs.elo()));
    }
    if let Some(sprt) = sprt {
        lines.push(test(sprt, tally));
    }
    if tally.games() > 0 {
        let red = tally.red_half_points as f64 / tally.games() as f64 * 50.0;
        let ends: Vec<_> = tally.endings.iter().map(|(name, count)| format!("{name} {count}")).collect();
        lines.push(format!("Red scored {red:.1} %; ends: {}", ends.join(", ")));
        lines.extend(contestants.iter().zip(&tally.efforts).map(|(who, effort)| did(who, effort)));
    }
    lines.join("\n")
}

fn test(sprt: &Sprt, tally: &Tally) -> String {
    let Sprt { elo0, elo1, alpha, beta } = sprt;
    let (llr, (low, high)) = (sprt.llr(&tally.pairs), sprt.bounds());
    let verdict = sprt.verdict(&tally.pairs);
    format!(
        "SPRT elo0 {elo0}, elo1 {elo1}, α {alpha}, β {beta}: LLR {llr:.2} of ({low:.2}, {high:.2}), {verdict}"
    )
}

fn did(who: &Contestant, effort: &Effort) -> String {
    let per_move = |amount: f64, moves: u64| amount / moves.max(1) as f64;
    let mean = per_move(effort.time.as_secs_f64() * 1e3, effort.moves);
    let most = effort.longest.as_secs_f64() * 1e3;
    let mut text = format!("{}: {} moves, {mean:.1} ms a move, {most:.0} at most", who.name, effort.moves);
    if effort.moves_with_nodes > 0 {
        let nodes = per_move(effort.nodes as f64, effort.moves_with_nodes);
        write!(text, ", {nodes:.0} nodes a move").expect("a string takes any text");
    }
    let faults: Vec<_> =
        effort.faults.iter().map(|(kind, count)| format!("{} {count}", kind.name())).collect();
    let faults = if faults.is_empty() { String::from("none") } else { faults.join(", ") };
    text + "; faults: " + &faults
}
