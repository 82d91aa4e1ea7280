//! Positions, moves and players in the words of the wire.

use ataxx::{Game, Move, Position, Setup, Square};
use play::rating::{PROVISIONAL_DEVIATION, Rating};
use play::{Millis, TimeControl};
use protocol::{Legal, Player, PlayerKind, PlyText, Time, Why};
use store::{Seated, User, UserKind};

/// A user at the board.
pub(crate) fn player(seated: &Seated) -> Player {
    let shown = |points: f64| points.round() as i32;
    Player {
        name: seated.name.clone(),
        kind: player_kind(seated.kind),
        rating: match (seated.change, seated.rating) {
            (Some((_, after)), _) => Some(shown(after)),
            (None, rating) => rating.map(|rating| shown(rating.value())),
        },
        provisional: seated.rating.is_some_and(|rating| rating.deviation() >= PROVISIONAL_DEVIATION),
        change: seated.change.map(|(before, after)| shown(after) - shown(before)),
    }
}

pub(crate) fn player_kind(kind: UserKind) -> PlayerKind {
    match kind {
        UserKind::Guest => PlayerKind::Guest,
        UserKind::Account => PlayerKind::Account,
        UserKind::Bot => PlayerKind::Bot,
    }
}

/// A user who sits at no board.
pub(crate) fn user(user: &User, rating: Option<Rating>) -> Player {
    let seated = Seated { user: user.id, kind: user.kind, name: user.name.clone(), rating, change: None };
    player(&seated)
}

/// The time control of the wire, if games are played by it.
pub(crate) fn control(time: Time) -> Result<TimeControl, Why> {
    let control = match time {
        Time::Untimed => TimeControl::Untimed,
        Time::Increment { base, increment } => {
            TimeControl::Increment { base: Millis(base), increment: Millis(increment) }
        }
        Time::Days { days } => TimeControl::Days(days),
    };
    control.check().map_err(|_| Why::Malformed)?;
    Ok(control)
}

/// Plays the move and says what the board is then.
pub(crate) fn ply(board: &mut Game, mv: Move) -> PlyText {
    board.play(mv).expect("the log holds legal moves");
    PlyText { mv: mv.to_string(), board: placement(&board.position().setup()) }
}

/// The first field of a FEN.
pub(crate) fn placement(setup: &Setup) -> String {
    let mut fen = setup.to_string();
    fen.truncate(fen.find(' ').unwrap_or(fen.len()));
    fen
}

/// The legal moves, and what each landing would convert.
pub(crate) fn legal(position: &Position) -> Legal {
    let list = position.legal_moves();
    let mut moves = String::with_capacity(5 * list.len());
    let mut landings = ataxx::Bitboard::EMPTY;
    for mv in &list {
        let Some(to) = mv.to() else { continue };
        if !moves.is_empty() {
            moves.push(' ');
        }
        if let Move::Jump { from, .. } = mv {
            push(&mut moves, from);
        }
        push(&mut moves, to);
        landings.insert(to);
    }
    let mut flips = String::new();
    for to in landings {
        let converted = position.conversions(position.turn(), to);
        if converted.is_empty() {
            continue;
        }
        if !flips.is_empty() {
            flips.push(' ');
        }
        push(&mut flips, to);
        flips.push(':');
        converted.iter().for_each(|square| push(&mut flips, square));
    }
    Legal { moves, flips }
}

/// As the square's own text form. With its formatter this would be the dearest part of a move.
fn push(text: &mut String, square: Square) {
    text.push(char::from(b'a' + square.file()));
    text.push(char::from(b'1' + square.rank()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_flips_are_written_as_the_rules_write_them() {
        let position: Position = "x5o/7/2o4/2xo3/7/7/o5x x 0 1".parse().unwrap();
        let Legal { moves, flips } = legal(&position);
        let list: Vec<String> = position.legal_moves().iter().map(|mv| mv.to_string()).collect();
        assert_eq!(moves, list.join(" "));
        assert!(flips.split(' ').any(|landing| landing == "d5:d4c5"), "{flips}");
    }
}
