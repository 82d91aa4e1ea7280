//! Four pieces of advice, each with a position to try it in and the engine's answer to whatever one tries.

use std::sync::LazyLock;

use ataxx::Move;

use super::answer::{Answer, Thinker};
use super::position;
use super::scene::Scene;

/// A position to try.
#[derive(Clone, Debug)]
pub(crate) struct Example {
    pub name: ExampleName,
    pub scene: Scene<Answer>,
    /// What the engine would play.
    pub best: Move,
    /// What looks good at first.
    pub tempting: Move,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExampleName {
    /// Prefer cloning to jumping.
    Clone,
    /// Corners and edges are safer.
    Edge,
    /// Don't count flips alone.
    Count,
    /// Don't be locked out.
    Room,
}

/// All examples, in order. The first call takes some hundred milliseconds of thinking.
pub(crate) fn examples() -> &'static [Example] {
    static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| {
        let mut thinker = Thinker::new();
        PLAN.iter().map(|&(name, fen, tempting)| example(name, fen, tempting, &mut thinker)).collect()
    });
    &EXAMPLES
}

const PLAN: &[(ExampleName, &str, &str)] = &[
    (ExampleName::Clone, "xx3xo/x3xoo/4xoo/7/7/7/o3x2 x 0 10", "e6g4"),
    (ExampleName::Edge, "5oo/7/o1o4/7/7/5xx/o4xx x 0 6", "f2d4"),
    (ExampleName::Count, "oxxxxoo/oxxxooo/oxx1o2/7/7/7/o5x x 0 16", "d6f5"),
    (ExampleName::Room, "xoooo1o/xoooooo/xxxoooo/xxxxo1o/xxxx1oo/xox1xxo/ooxxxxx x 0 30", "d2"),
];

fn example(name: ExampleName, fen: &str, tempting: &str, thinker: &mut Thinker) -> Example {
    let position = position(fen);
    Example {
        name,
        best: thinker.look(&position).best.expect("an example is not over"),
        tempting: tempting.parse().expect("a lesson's move"),
        scene: Scene::new(position, |position, mv| thinker.answer(position, mv)),
    }
}

impl ExampleName {
    /// In addresses and in the page's data.
    pub const fn id(self) -> &'static str {
        match self {
            ExampleName::Clone => "clone",
            ExampleName::Edge => "edge",
            ExampleName::Count => "count",
            ExampleName::Room => "room",
        }
    }
}

#[cfg(test)]
mod tests {
    use ataxx::{Position, Side, Square, ring1};

    use super::*;
    use crate::lessons::goal::turned;

    fn example(name: ExampleName) -> &'static Example {
        examples().iter().find(|example| example.name == name).unwrap()
    }

    fn after(name: ExampleName, mv: &str) -> &'static Answer {
        example(name).scene.after(mv)
    }

    fn landing(name: ExampleName) -> (u32, u32) {
        let Example { scene, best, tempting, .. } = example(name);
        (turned(&scene.position, *best), turned(&scene.position, *tempting))
    }

    #[test]
    fn what_tempts_is_never_what_the_engine_plays() {
        for example in examples() {
            assert_ne!(example.best, example.tempting, "{:?}", example.name);
            assert!(example.scene.position.is_legal(example.tempting));
        }
    }

    #[test]
    fn the_clone_turns_as_many_as_the_jump_to_the_same_square_and_keeps_one_more() {
        let Example { scene, best, tempting, .. } = example(ExampleName::Clone);
        assert!(best.is_clone() && !tempting.is_clone(), "{best}");
        assert_eq!(landing(ExampleName::Clone), (2, 2));
        let red = |mv: Move| {
            let mut position = scene.position;
            position.play(mv).unwrap();
            position.pieces(Side::Red).len()
        };
        assert_eq!(red(*best), red(*tempting) + 1);
    }

    #[test]
    fn corners_and_edges_have_fewer_neighbours() {
        let neighbours = |square: Square| ring1(square).len();
        assert_eq!(["a1", "d1", "d4"].map(|name| neighbours(name.parse().unwrap())), [3, 5, 8]);
        let edge = example(ExampleName::Edge).best.to().unwrap();
        assert_eq!(neighbours(edge), 5);
        assert_eq!(neighbours(example(ExampleName::Edge).tempting.to().unwrap()), 8);
    }

    #[test]
    fn more_turned_is_less_kept() {
        let Example { best, tempting, .. } = example(ExampleName::Count);
        let (quiet, greedy) = landing(ExampleName::Count);
        assert!(quiet < greedy, "{best} {quiet}, {tempting} {greedy}");
        let lead = |mv: &Move| {
            let answer = after(ExampleName::Count, &mv.to_string());
            i64::from(answer.red) - i64::from(answer.blue)
        };
        assert!(lead(best) > lead(tempting), "{} to {}", lead(best), lead(tempting));
    }

    #[test]
    fn filling_ones_own_hole_is_the_last_move_one_has() {
        let answer = after(ExampleName::Room, "d2");
        let last: Position = format!("{} x 0 1", answer.then.last().unwrap().board).parse().unwrap();
        assert!(!last.has_move(Side::Red), "{last}");
        assert!(answer.blue > answer.red);
        let best = after(ExampleName::Room, &example(ExampleName::Room).best.to_string());
        assert!(best.red > best.blue);
    }
}
