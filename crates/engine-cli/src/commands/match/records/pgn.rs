//! A game as text in the manner of chess's PGN, for people and for the tools of the field.

use std::fmt::Write;

use ataxx::Side;
use uai::Score;

use super::Entry;
use crate::commands::r#match::game::{Cause, Ply};

/// The longest line of moves, in characters; one comment may go beyond.
const WIDTH: usize = 100;

/// The game with an empty line behind it.
pub fn text(entry: &Entry<'_>) -> String {
    let played = entry.played;
    let result = match played.winner {
        Some(Side::Red) => "1-0",
        Some(Side::Blue) => "0-1",
        None => "1/2-1/2",
    };
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace(['"', '\n', '\r'], "'");
        writeln!(text, "[{name} \"{value}\"]").expect("a string takes any text");
    };
    tag("Event", "ataxx-engine match");
    tag("Round", &entry.pair.to_string());
    tag("Red", entry.names.red);
    tag("Blue", entry.names.blue);
    tag("RedLimit", &entry.limits.red);
    tag("BlueLimit", &entry.limits.blue);
    tag("Variant", "Ataxx");
    tag("SetUp", "1");
    tag("FEN", &played.start.to_string());
    tag("Result", result);
    tag("Termination", played.cause.name());
    if let Cause::Fault { by, fault } = &played.cause {
        tag("Fault", &format!("{}: {fault}", entry.names[*by]));
    }
    text.push('\n');
    text.push_str(&moves(entry, result));
    text.push_str("\n\n");
    text
}

fn moves(entry: &Entry<'_>, result: &str) -> String {
    let (mut text, mut width) = (String::new(), 0);
    let start = &entry.played.start;
    let (mut number, mut side) = (start.fullmove_number(), start.turn());
    let mut words = Vec::new();
    for (index, ply) in entry.played.plies.iter().enumerate() {
        match side {
            Side::Red => words.push(format!("{number}.")),
            Side::Blue if index == 0 => words.push(format!("{number}...")),
            Side::Blue => {}
        }
        words.push(format!("{}{}", ply.mv, comment(ply)));
        number = number.saturating_add(u32::from(side == Side::Blue));
        side = side.other();
    }
    words.push(String::from(result));
    for word in words {
        if width > 0 && width + word.len() >= WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
        }
        width += word.len() + 1;
        text.push_str(&word);
    }
    text
}

/// `{score/depth time}`, as chess's runners write it; nothing if nothing was told.
fn comment(ply: &Ply) -> String {
    let score = match ply.news.score {
        None => return String::new(),
        Some(Score::Centi(centi)) => format!("{:+.2}", f64::from(centi) / 100.0),
        Some(Score::Mate(moves)) => format!("{}M{}", if moves < 0 { '-' } else { '+' }, moves.unsigned_abs()),
    };
    format!(" {{{score}/{} {:.3}s}}", ply.news.depth.unwrap_or(0), ply.used.as_secs_f64())
}
