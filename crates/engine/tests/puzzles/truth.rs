//! What is true of a puzzle, by a search that knows the rules and leaves nothing out.

use core::cmp::Reverse;

use ataxx::{Game, Move, Position, Reason, Setup, Side};

use crate::puzzle::{Claim, Puzzle, Theme};

/// # Panics
/// If the puzzle claims what is not so.
pub fn check(puzzle: &Puzzle) {
    assert!(puzzle.game.outcome().is_none(), "{puzzle}: it is over");
    check_claim(puzzle);
    check_theme(puzzle);
}

/// Whether whoever is to move in `game` wins within so many plies by this move.
pub fn wins_by(game: &Game, mv: Move, plies: u16) -> bool {
    forces(&after(game, mv), game.position().turn(), plies - 1)
}

fn check_claim(puzzle: &Puzzle) {
    let game = &puzzle.game;
    let us = game.position().turn();
    match puzzle.claim {
        Claim::Win(plies) => {
            assert!(!forces(game, us, plies - 1), "{puzzle}: it can be won sooner");
            let winning = after_each(game, |next| forces(next, us, plies - 1));
            assert_eq!(sorted(winning), sorted(puzzle.moves.clone()), "{puzzle}: these moves win");
        }
        Claim::Loss(plies) => {
            assert!(forces(game, us.other(), plies), "{puzzle}: it is not lost by then");
            assert!(!forces(game, us.other(), plies - 1), "{puzzle}: it is lost sooner");
        }
        Claim::Draw(plies) => {
            let drawing =
                after_each(game, |next| next.outcome().is_some_and(|outcome| outcome.winner.is_none()));
            assert_eq!(sorted(drawing), sorted(puzzle.moves.clone()), "{puzzle}: these moves draw");
            let losing = after_each(game, |next| forces(next, us.other(), plies));
            assert_eq!(
                losing.len() + puzzle.moves.len(),
                legal(game).len(),
                "{puzzle}: these lose {losing:?}"
            );
            assert!(!losing.is_empty(), "{puzzle}: every move draws");
        }
    }
}

fn check_theme(puzzle: &Puzzle) {
    let (game, position) = (&puzzle.game, puzzle.position());
    match puzzle.theme {
        Theme::Elimination => {
            let winner =
                if let Claim::Win(_) = puzzle.claim { position.turn() } else { position.turn().other() };
            assert!(eliminates(game, winner, puzzle.claim.plies()), "{puzzle}: it ends otherwise");
        }
        Theme::Zugzwang => assert!(is_zugzwang(game, puzzle.claim.plies()), "{puzzle}: no zugzwang"),
        Theme::Waiting => {
            let next = after(game, puzzle.moves[0]);
            assert!(is_zugzwang(&next, puzzle.claim.plies() - 1), "{puzzle}: no zugzwang");
        }
        Theme::Pass => assert_eq!(legal(game), [Move::Pass], "{puzzle}"),
        Theme::Repetition => assert!(game.occurrences() >= 2, "{puzzle}: nothing has come twice"),
        Theme::Limit => assert!(position.halfmove_clock() > 90, "{puzzle}: the limit is far"),
        Theme::Locked => {
            let moving = Side::ALL.into_iter().filter(|&side| position.has_move(side)).count();
            assert!(moving == 1 && position.halfmove_clock() > 90, "{puzzle}: nobody is locked out");
        }
        Theme::Tempting => {
            assert!(position.halfmove_clock() == 0 && game.past().is_empty(), "{puzzle}: there is a past")
        }
    }
}

/// Whether `side` wins within so many plies, whatever the other does.
fn forces(game: &Game, side: Side, plies: u16) -> bool {
    wins(game, side, plies, &|_| true)
}

/// The same, and the other side has no piece in the end.
fn eliminates(game: &Game, side: Side, plies: u16) -> bool {
    wins(game, side, plies, &|reason| reason == Reason::Eliminated)
}

fn wins(game: &Game, side: Side, plies: u16, counts: &dyn Fn(Reason) -> bool) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(side) && counts(outcome.reason);
    }
    if plies == 0 {
        return false;
    }
    let attacks = game.position().turn() == side;
    let is_so = |mv| wins(&after(game, mv), side, plies - 1, counts);
    let moves = by_conversions(game.position());
    if attacks { moves.into_iter().any(is_so) } else { moves.into_iter().all(is_so) }
}

/// Whether to jump is all that the side to move can do, and loses within so many plies; the other side would not win as
/// soon if it were to move itself.
fn is_zugzwang(game: &Game, plies: u16) -> bool {
    let position = game.position();
    let waiting = position.turn().other();
    let setup = Setup { turn: waiting, ..position.setup() };
    let passed = Game::new(Position::new(setup).expect("the board is lawful"));
    legal(game).iter().all(|mv| matches!(mv, Move::Jump { .. }))
        && forces(game, waiting, plies)
        && !forces(&passed, waiting, plies + 1)
}

fn after(game: &Game, mv: Move) -> Game {
    let mut next = game.clone();
    next.play(mv).expect("legal moves are played while the game goes on");
    next
}

/// The moves after which something is so.
fn after_each(game: &Game, is_so: impl Fn(&Game) -> bool) -> Vec<Move> {
    legal(game).into_iter().filter(|&mv| is_so(&after(game, mv))).collect()
}

fn legal(game: &Game) -> Vec<Move> {
    game.position().legal_moves().to_vec()
}

fn by_conversions(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_by_key(|mv| {
        let converted = mv.to().map_or(0, |to| position.conversions(position.turn(), to).len());
        Reverse(2 * converted + u32::from(mv.is_clone()))
    });
    moves
}

fn sorted(mut moves: Vec<Move>) -> Vec<String> {
    moves.sort_by_key(Move::to_string);
    moves.iter().map(Move::to_string).collect()
}
