//! A puzzle as a line of text: `theme; FEN [moves …]; claim; moves that are right, or any; why`.

use std::fmt;
use std::str::FromStr;

use ataxx::{Game, Move, Position, Setup};

const PUZZLES: &str = include_str!("puzzles.txt");

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// A side is left without a piece.
    Elimination,
    /// All moves are jumps, and to make one loses; a side that could pass would not.
    Zugzwang,
    /// After the right move the other side is in zugzwang.
    Waiting,
    /// A pass is the only move.
    Pass,
    /// A position has come twice.
    Repetition,
    /// The no-clone limit is near.
    Limit,
    /// The no-clone limit is near, and one side is locked out.
    Locked,
    /// As in the puzzle before it, but neither past nor clock stands in the way.
    Tempting,
}

/// What is true of a position, for the side to move. The plies are those to the end, the best moves on both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    Win(u16),
    Loss(u16),
    /// The right moves end the game as a draw; all others lose within so many plies.
    Draw(u16),
}

impl Claim {
    pub fn plies(self) -> u16 {
        let (Claim::Win(plies) | Claim::Loss(plies) | Claim::Draw(plies)) = self;
        plies
    }
}

pub struct Puzzle {
    pub theme: Theme,
    pub game: Game,
    pub claim: Claim,
    /// Those that are right; none if there is nothing to choose.
    pub moves: Vec<Move>,
    line: String,
}

impl Puzzle {
    pub fn all() -> impl Iterator<Item = Puzzle> {
        let lines = PUZZLES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| line.parse().unwrap_or_else(|why| panic!("{line}: {why}")))
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The same board, as if nothing had come before.
    pub fn without_past(&self) -> Puzzle {
        let setup = Setup { halfmove_clock: 0, ..self.position().setup() };
        let game = Game::new(Position::new(setup).expect("the board is lawful"));
        Puzzle { game, moves: self.moves.clone(), line: self.line.clone(), ..*self }
    }
}

/// The line, so that a test that fails names it.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line)
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(line: &str) -> Result<Puzzle, String> {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [theme, played, claim, right, _why] = fields[..] else {
            return Err("not five fields".to_owned());
        };
        let moves = if right == "any" { Vec::new() } else { moves(right)? };
        Ok(Puzzle {
            theme: self::theme(theme)?,
            game: game(played)?,
            claim: self::claim(claim)?,
            moves,
            line: line.to_owned(),
        })
    }
}

fn theme(word: &str) -> Result<Theme, String> {
    Ok(match word {
        "elimination" => Theme::Elimination,
        "zugzwang" => Theme::Zugzwang,
        "waiting" => Theme::Waiting,
        "pass" => Theme::Pass,
        "repetition" => Theme::Repetition,
        "limit" => Theme::Limit,
        "locked" => Theme::Locked,
        "tempting" => Theme::Tempting,
        other => return Err(format!("no theme: {other}")),
    })
}

fn game(text: &str) -> Result<Game, String> {
    let (fen, played) = text.split_once(" moves ").unwrap_or((text, ""));
    let mut game = Game::new(fen.parse().map_err(|error| format!("{error}"))?);
    for mv in moves(played)? {
        game.play(mv).map_err(|error| format!("{mv}: {error}"))?;
    }
    Ok(game)
}

fn claim(text: &str) -> Result<Claim, String> {
    let (word, plies) = text.split_once(' ').ok_or("no plies")?;
    let plies = plies.parse().map_err(|error| format!("{plies}: {error}"))?;
    match word {
        "win" => Ok(Claim::Win(plies)),
        "loss" => Ok(Claim::Loss(plies)),
        "draw" => Ok(Claim::Draw(plies)),
        other => Err(format!("no claim: {other}")),
    }
}

fn moves(text: &str) -> Result<Vec<Move>, String> {
    text.split_whitespace().map(|word| word.parse().map_err(|error| format!("{word}: {error}"))).collect()
}
