//! What a storm is made of. Steps say what is sent relative to the game as it is then, so that most
//! of a storm hits something.

use ataxx::{BySide, Move, Side};
use play::{Actor, Claim, Command, GameId, Millis, Seat, Terms};
use proptest::prelude::*;

use crate::dice::Dice;
use crate::table::{seats, terms};

#[derive(Clone, Debug)]
pub struct Storm {
    pub terms: Terms,
    pub seats: BySide<Seat>,
    pub steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub when: When,
    pub ask: Ask,
    /// Somebody else sends it.
    pub disguise: Option<Actor>,
}

#[derive(Clone, Copy, Debug)]
pub enum When {
    /// So long after the last message; or before it.
    After(Millis),
    /// So long after the deadline; or before it.
    Deadline(Millis),
    /// So long after a claim becomes possible; or before it.
    Claimable(Millis),
}

#[derive(Clone, Copy, Debug)]
pub enum Ask {
    Move {
        mover: bool,
        pick: Pick,
        on: On,
        id: Id,
        lag: Millis,
    },
    Undo(Side, On),
    AllowUndo(Side, On),
    /// The side that waits for one who is away claims; or the one who is away does.
    Claim {
        waits: bool,
        claim: Claim,
    },
    /// The right side says yes or no to what stands, if anything does.
    Answer(bool),
    Seat(Side, Command),
    Server(Command),
    Excuse {
        ago: Millis,
        long: Millis,
    },
    Visitor(Command),
    /// An earlier message once more.
    Again(u64),
}

#[derive(Clone, Copy, Debug)]
pub enum Pick {
    Legal(u64),
    Jump(u64),
    /// Where the mover's last jump came from.
    Back(u64),
    Any(Move),
}

/// Which version a message names.
#[derive(Clone, Copy, Debug)]
pub enum On {
    /// The newest.
    Now,
    /// The one that last changed the board.
    Since,
    Older(u32),
    Ahead(u32),
}

#[derive(Clone, Copy, Debug)]
pub enum Id {
    Fresh,
    Used(u64),
}

/// What prevails in a storm.
#[derive(Clone, Copy, Debug)]
struct Mood {
    /// Time flies by the minute.
    hasty: bool,
    /// Pieces go back and forth.
    shuffling: bool,
    /// Much is asked besides moving.
    talkative: bool,
    /// Players come and go, and so does the server.
    shaky: bool,
}

/// A storm of up to `steps` steps. Each step is a number of its own: when a storm fails, steps are left
/// out until none can be.
pub fn storm(steps: usize) -> impl Strategy<Value = Storm> {
    let numbers = prop::collection::vec(any::<u64>().no_shrink(), 1..steps);
    (any::<u64>().no_shrink(), numbers).prop_map(|(nature, numbers)| {
        let dice = &mut Dice(nature);
        let mood = Mood {
            hasty: dice.one_in(3),
            shuffling: dice.one_in(3),
            talkative: dice.one_in(2),
            shaky: dice.one_in(4),
        };
        let steps = numbers.into_iter().map(|number| step(&mut Dice(number), mood)).collect();
        Storm { terms: terms(dice), seats: seats(dice), steps }
    })
}

fn step(dice: &mut Dice, mood: Mood) -> Step {
    let somebody = [Actor::Visitor, Actor::Server, Actor::Seat(Side::Red), Actor::Seat(Side::Blue)];
    let disguise = if dice.one_in(30) { Some(dice.pick(&somebody)) } else { None };
    let when = when(dice, mood);
    let ask = match when {
        When::Claimable(_) => {
            Ask::Claim { waits: !dice.one_in(3), claim: dice.pick(&[Claim::Win, Claim::Draw]) }
        }
        _ => ask(dice, mood),
    };
    Step { when, ask, disguise }
}

fn when(dice: &mut Dice, mood: Mood) -> When {
    let rare = if mood.hasty { 10 } else { 1 };
    let claims = if mood.shaky { 60 } else { 2 };
    let ms = match dice.weighed(&[
        (200, 0),
        (300, 1),
        (20, 2),
        (2 * rare, 3),
        (rare, 4),
        (rare, 5),
        (claims, 6),
    ]) {
        0 => 0,
        1 => dice.between(0, 3_000),
        2 => dice.between(-100_000, 0),
        3 => dice.between(0, 100_000),
        4 => dice.between(0, 20) * 86_400_000,
        5 => return When::Deadline(Millis(dice.between(-2_500, 3))),
        _ => return When::Claimable(Millis(dice.between(-2, 3))),
    };
    When::After(Millis(ms))
}

fn ask(dice: &mut Dice, mood: Mood) -> Ask {
    let side = dice.pick(&[Side::Red, Side::Blue]);
    let talk = if mood.talkative { 4 } else { 1 };
    let shake = if mood.shaky { 6 } else { 1 };
    match dice.weighed(&[
        (150, 0),
        (4 * talk, 1),
        (3 * talk, 2),
        (6 * talk, 3),
        (6 * talk, 4),
        (1, 5),
        (12, 6),
        (8, 7),
        (8 * shake, 8),
        (3, 9),
        (3 * shake, 10),
        (12, 11),
        (5 * talk, 12),
    ]) {
        0 => a_move(dice, mood),
        1 => Ask::Undo(side, on(dice)),
        2 => Ask::AllowUndo(side, on(dice)),
        3 => Ask::Answer(dice.one_in(2)),
        4 => Ask::Seat(side, talking(dice)),
        5 => Ask::Seat(side, dice.pick(&[Command::Resign, Command::Abort, Command::AcceptDraw])),
        6 => Ask::Seat(side, Command::OfferRematch { next: dice.pick(&[game_id(0), game_id(1)]) }),
        7 => Ask::Visitor(Command::Join),
        8 => Ask::Server(dice.pick(&[Command::Leave(side), Command::Return(side)])),
        9 => Ask::Server(Command::Tick),
        10 => {
            Ask::Excuse { ago: Millis(dice.between(0, 20_000)), long: Millis(dice.between(-1_000, 25_000)) }
        }
        12 => Ask::Seat(side, Command::GiveTime),
        _ => Ask::Again(dice.below(1 << 32)),
    }
}

fn talking(dice: &mut Dice) -> Command {
    dice.pick(&[
        Command::OfferDraw,
        Command::OfferDraw,
        Command::DeclineDraw,
        Command::DeclineTakeback,
        Command::DeclineRematch,
        Command::Claim(Claim::Win),
        Command::Claim(Claim::Draw),
        Command::Join,
        Command::Tick,
        Command::Leave(Side::Red),
    ])
}

fn a_move(dice: &mut Dice, mood: Mood) -> Ask {
    let number = dice.below(1 << 32);
    let wild = ["0000", "a1", "d4", "g7", "a1c3", "g7e5", "d4d6"].map(|text| text.parse().expect("a move"));
    let pick = match dice.weighed(&[(20, 0), (6, 1), (if mood.shuffling { 200 } else { 2 }, 2), (1, 3)]) {
        0 => Pick::Legal(number),
        1 => Pick::Jump(number),
        2 => Pick::Back(number),
        _ => Pick::Any(dice.pick(&wild)),
    };
    Ask::Move {
        mover: !dice.one_in(25),
        pick,
        on: on(dice),
        id: if dice.one_in(25) { Id::Used(number) } else { Id::Fresh },
        lag: Millis(if dice.one_in(4) { dice.between(-500, 10_000) } else { dice.between(0, 300) }),
    }
}

fn on(dice: &mut Dice) -> On {
    let n = dice.between(1, 4) as u32;
    dice.weighed(&[(12, On::Now), (12, On::Since), (1, On::Older(n)), (1, On::Ahead(n))])
}

fn game_id(number: u8) -> GameId {
    GameId::from_numbers([number; GameId::LEN])
}
