//! The engine answers about a position to whoever asks, but not to somebody who plays it just now.

use ataxx::{Bitboard, Position, Symmetry};
use play::{PlayerId, Session, Version};
use protocol::Why;

use crate::app::App;
use crate::people::failed;

/// Running games of one user that are looked through.
const GAMES_MAX: u32 = 500;

/// Whether the engine may say something about this position to this user.
///
/// # Errors
/// [`Why::YourOwnGame`] if it has stood on the board of a game that they are playing with a person, turned or mirrored
/// or with colours swapped too, or could stand there after the next move. [`Why::Internal`], [`Why::Full`].
pub(crate) async fn allowed(app: &App, user: Option<PlayerId>, position: &Position) -> Result<(), Why> {
    let Some(user) = user else { return Ok(()) };
    let games = app.store.games_in_play(user, GAMES_MAX).await.map_err(failed)?;
    let wanted = form(position);
    for game in games {
        let log = app.store.events(game, Version::ZERO).await.map_err(failed)?;
        if Session::replay(&log).is_some_and(|session| is_of(&session, &wanted)) {
            return Err(Why::YourOwnGame);
        }
    }
    Ok(())
}

/// Whether the position is, or could next be, one of this game's. That in which all games begin is nobody's own, and a
/// game with the computer may be asked about: nobody is cheated by it.
fn is_of(session: &Session, wanted: &Form) -> bool {
    if session.with_computer() || session.end().is_some() {
        return false;
    }
    let mut board = ataxx::Game::new(session.terms().start);
    for ply in session.plies() {
        if board.play(ply.mv).is_err() || form(board.position()) == *wanted {
            return true;
        }
    }
    let moves = board.position().legal_moves();
    moves.iter().any(|mv| {
        let mut next = board.clone();
        next.play(*mv).is_ok() && form(next.position()) == *wanted
    })
}

/// A position whichever way one looks at it: the pieces of who is to move and of the other, and the gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Form([u64; 3]);

fn form(position: &Position) -> Form {
    let turn = position.turn();
    let parts = [position.pieces(turn), position.pieces(turn.other()), position.gaps()];
    let seen = |symmetry: &Symmetry| Form(parts.map(|part| turned(*symmetry, part)));
    Symmetry::ALL.iter().map(seen).min().expect("there are eight symmetries")
}

fn turned(symmetry: Symmetry, squares: Bitboard) -> u64 {
    squares.transformed(symmetry).bits()
}

#[cfg(test)]
mod tests {
    use ataxx::{BySide, Side};
    use play::{Actor, Command, CommandId, Level, Millis, Seat, Terms, TimeControl, Timestamp};

    use super::*;

    fn game(blue: Seat, moves: &[&str]) -> Session {
        let seats = BySide { red: Seat::Human, blue };
        let mut session =
            Session::begin(&Session::create(Timestamp(0), Terms::casual(TimeControl::Days(1)), seats))
                .unwrap();
        for (id, text) in moves.iter().enumerate() {
            let (side, answers) = (session.turn().unwrap(), session.version());
            let command = Command::Move {
                answers,
                id: CommandId(id as u64),
                mv: text.parse().unwrap(),
                lag: Millis::ZERO,
            };
            for event in session.decide(Timestamp(1), Actor::Seat(side), command).unwrap() {
                session.apply(&event);
            }
        }
        session
    }

    fn after(moves: &[&str]) -> Position {
        let mut board = ataxx::Game::new(Position::start());
        moves.iter().for_each(|mv| board.play(mv.parse().unwrap()).unwrap());
        *board.position()
    }

    fn is_of_game(session: &Session, position: &Position) -> bool {
        is_of(session, &form(position))
    }

    const MOVES: [&str; 3] = ["b6", "f6", "c5"];

    #[test]
    fn each_position_of_the_game_is_its_own_whichever_way_one_looks() {
        let session = game(Seat::Human, &MOVES);
        for plies in 1..=MOVES.len() {
            let position = after(&MOVES[..plies]);
            for symmetry in Symmetry::ALL {
                assert!(is_of_game(&session, &position.transformed(symmetry)), "{plies} {symmetry:?}");
            }
        }
        // With colours swapped, and with other counters.
        let swapped: Position = "o5x/1x5/2x4/7/7/7/x5o o 5 9".parse().unwrap();
        assert_eq!(form(&swapped), form(&"x5o/1o5/2o4/7/7/7/o5x x 0 1".parse().unwrap()));
    }

    #[test]
    fn so_is_what_the_next_move_could_make_of_it() {
        let session = game(Seat::Human, &MOVES);
        let next = session.board().position().legal_moves();
        assert!(next.iter().all(|mv| {
            let mut board = session.board().clone();
            board.play(*mv).unwrap();
            is_of_game(&session, board.position())
        }));
    }

    #[test]
    fn other_positions_the_first_and_those_of_other_games_may_be_asked_about() {
        let session = game(Seat::Human, &MOVES);
        assert!(!is_of_game(&session, &Position::start()));
        assert!(!is_of_game(&session, &after(&["b6", "f6", "c5", "e5", "d4"])));
        assert!(!is_of_game(&game(Seat::Computer(Level(3)), &["b6"]), &after(&["b6"])));
        let mut over = game(Seat::Human, &MOVES);
        for event in over.decide(Timestamp(2), Actor::Seat(Side::Red), Command::Resign).unwrap() {
            over.apply(&event);
        }
        assert!(!is_of_game(&over, &after(&MOVES)));
    }
}
