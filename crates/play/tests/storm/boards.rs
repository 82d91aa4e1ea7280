//! What the referee by brute force says of a list of moves. It is slow, so what it said is kept.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use ataxx::Side;
use play::{End, EndReason, Verdict};
use testkit::oracle::{Cell, Referee};

/// All boards that have been asked for, of games from one start.
pub struct Boards {
    start: String,
    known: RefCell<HashMap<String, Rc<Board>>>,
}

/// A board of a game.
pub struct Board {
    referee: Referee,
    pub fen: String,
    pub turn: Side,
    /// Legal moves; none once the rules have ended the game.
    pub moves: Vec<String>,
    pub end: Option<End>,
    pub occurrences: usize,
}

impl Boards {
    pub fn new(start: &str) -> Boards {
        Boards { start: start.to_owned(), known: RefCell::default() }
    }

    /// The board after these moves, all of them legal.
    pub fn after(&self, moves: &[String]) -> Rc<Board> {
        let key = moves.join(" ");
        if let Some(board) = self.known.borrow().get(&key) {
            return Rc::clone(board);
        }
        let referee = match moves.split_last() {
            None => Referee::new(&self.start),
            Some((last, before)) => {
                let mut referee = self.after(before).referee.clone();
                assert!(referee.play(last), "{last} is not legal in {}", referee.board().to_fen());
                referee
            }
        };
        let board = Rc::new(Board::of(referee));
        self.known.borrow_mut().insert(key, Rc::clone(&board));
        board
    }
}

impl Board {
    fn of(referee: Referee) -> Board {
        let end = referee.end().map(|end| {
            let verdict = match end.winner {
                "x" => Verdict::Won(Side::Red),
                "o" => Verdict::Won(Side::Blue),
                _ => Verdict::Drawn,
            };
            End { verdict, reason: reason(end.reason), by: None }
        });
        Board {
            fen: referee.board().to_fen(),
            turn: if referee.board().turn == Cell::X { Side::Red } else { Side::Blue },
            moves: referee.steps().into_iter().map(|step| step.text()).collect(),
            end,
            occurrences: referee.occurrences(),
            referee,
        }
    }

    pub fn must_pass(&self) -> bool {
        self.moves == ["0000"]
    }
}

fn reason(name: &str) -> EndReason {
    match name {
        "eliminated" => EndReason::Eliminated,
        "full" => EndReason::Full,
        "blocked" => EndReason::Blocked,
        "repetition" => EndReason::Repetition,
        "no-clone-limit" => EndReason::NoCloneLimit,
        _ => panic!("the rules know no end called {name}"),
    }
}
