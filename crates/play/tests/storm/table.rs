//! Where a storm breaks out: time control, start, seats.

use ataxx::{BySide, Position};
use play::{Level, Millis, Origin, Seat, Stake, Terms, TimeControl};

use crate::dice::Dice;

const STARTS: [&str; 12] = [
    // Red can lock Blue out at once.
    "ox5/xxx4/xxx4/7/7/7/7 x 0 1",
    "ox5/xxx4/xxx4/7/7/7/5xx x 90 50",
    // A full board is a few plies away.
    "xxxxxxx/xxxxxxx/xxx1xxx/xxxxxxx/ooooooo/oo1oooo/ooooo2 x 0 30",
    "xxxxxxx/xoxoxox/xxx1xxx/xxxxxxx/ooooooo/xooooox/ooooooo o 0 30",
    // The limit is near, for both and beside a locked-out side.
    "x5o/7/7/7/7/7/o5x x 94 60",
    "oxx4/xxx4/xxx4/7/7/7/7 o 95 60",
    // Gaps: Red is shut in its corner; or both are, one move from now, with a1 out of reach.
    "x-5/--5/--5/7/7/7/o5x o 0 1",
    "x1-o---/-------/-------/-------/-------/-------/1------ x 0 1",
    // Over, or locked out, before it begins.
    "x6/7/7/7/7/7/7 x 0 1",
    "xoo4/ooo4/ooo4/7/7/7/7 x 0 1",
    "xoo4/ooo4/ooo4/7/7/7/7 x 99 60",
    "xo5/-------/-------/7/7/7/7 x 0 1",
];

/// Mostly of two who were invited, sometimes of two who were paired.
pub fn terms(dice: &mut Dice) -> Terms {
    let origin = if dice.one_in(3) { Origin::Pairing } else { Origin::Invitation };
    let stake = if dice.one_in(5) { Stake::Ranked } else { Stake::Casual };
    Terms { start: start(dice), origin, stake, ..Terms::casual(time(dice)) }
}

fn time(dice: &mut Dice) -> TimeControl {
    let increment = |base, add| TimeControl::Increment { base: Millis(base), increment: Millis(add) };
    dice.pick(&[
        TimeControl::Untimed,
        TimeControl::Days(1),
        TimeControl::Days(14),
        increment(180_000, 2_000),
        increment(60_000, 0),
        increment(10_000, 0),
        increment(0, 1_000),
        increment(900_000, 10_000),
    ])
}

pub fn seats(dice: &mut Dice) -> BySide<Seat> {
    let (human, open, computer) = (Seat::Human, Seat::Open, Seat::Computer(Level(2)));
    let (red, blue) = dice.weighed(&[
        (12, (human, human)),
        (3, (human, computer)),
        (2, (computer, human)),
        (2, (human, open)),
        (1, (open, human)),
        (1, (open, open)),
    ]);
    BySide { red, blue }
}

fn start(dice: &mut Dice) -> Position {
    match dice.weighed(&[(8, 0), (4, 1), (1, 2)]) {
        0 => Position::start(),
        1 => dice.pick(&STARTS).parse().expect("a lawful position"),
        _ => scattered(dice),
    }
}

/// Anything on any square.
fn scattered(dice: &mut Dice) -> Position {
    let rows: Vec<String> = (0..7).map(|_| row(dice)).collect();
    let turn = dice.pick(&['x', 'o']);
    let fen = format!("{} {turn} {} 7", rows.join("/"), dice.below(100));
    fen.parse().expect("a lawful position")
}

fn row(dice: &mut Dice) -> String {
    let cells: String = (0..7).map(|_| dice.weighed(&[(3, '1'), (3, 'x'), (3, 'o'), (1, '-')])).collect();
    (2..=7).rev().fold(cells, |row, run| row.replace(&"1".repeat(run), &run.to_string()))
}
