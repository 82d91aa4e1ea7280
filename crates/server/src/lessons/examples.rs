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
        PLAN.iter().map(|&(name, fen)| example(name, fen, &mut thinker)).collect()
    });
    &EXAMPLES
}

const PLAN: &[(ExampleName, &str)] = &[
    (ExampleName::Clone, "xx3xo/x3xoo/4xoo/7/7/7/o3x2 x 0 10"),
    (ExampleName::Edge, "5o1/5oo/7/o1o4/7/5xx/o4xx x 0 6"),
    (ExampleName::Count, "oxxxxoo/oxxxooo/oxx1o2/7/7/7/o5x x 0 16"),
    (ExampleName::Room, "xoooo1o/xoooooo/xxxoooo/xxxxo1o/xxxx1oo/xox1xxo/ooxxxxx x 0 30"),
];

fn example(name: ExampleName, fen: &str, thinker: &mut Thinker) -> Example {
    let position = position(fen);
    Example {
        name,
        best: thinker.best(&position),
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

    /// What looks good at first, and the text speaks of.
    fn tempting(name: ExampleName) -> Move {
        let mv = match name {
            ExampleName::Clone => "e6g4",
            ExampleName::Edge => "f2d4",
            ExampleName::Count => "d6f5",
            ExampleName::Room => "d2",
        };
        mv.parse().unwrap()
    }

    fn landing(name: ExampleName) -> (u32, u32) {
        let Example { scene, best, .. } = example(name);
        (turned(&scene.position, *best), turned(&scene.position, tempting(name)))
    }

    #[test]
    fn what_tempts_is_never_what_the_engine_plays() {
        for example in examples() {
            assert_ne!(example.best, tempting(example.name), "{:?}", example.name);
            assert!(example.scene.position.is_legal(tempting(example.name)));
        }
    }

    #[test]
    fn the_texts_speak_of_these_moves() {
        for &lang in i18n::Lang::ALL {
            for (name, key, squares) in [
                (ExampleName::Clone, "rules-advice-clone-text", &["f4", "e6"][..]),
                (ExampleName::Edge, "rules-advice-edge-text", &["d4", "g3"]),
                (ExampleName::Count, "rules-advice-count-text", &["f5", "d5"]),
                (ExampleName::Room, "rules-advice-room-text", &["d2"]),
            ] {
                let text = lang.text(key);
                let known = format!("{} {}", example(name).best, tempting(name));
                for square in squares {
                    assert!(text.contains(square), "{key} in {lang} lacks {square}");
                    let spoken = known.contains(square);
                    assert!(spoken, "{key}: {square} is not among {known}");
                }
            }
        }
    }

    #[test]
    fn the_clone_turns_as_many_as_the_jump_and_keeps_one_more() {
        let Example { scene, best, .. } = example(ExampleName::Clone);
        let jump: Move = tempting(ExampleName::Clone);
        assert!(best.is_clone() && !jump.is_clone(), "{best}");
        assert_eq!(landing(ExampleName::Clone), (2, 2));
        let red = |mv: Move| {
            let mut position = scene.position;
            position.play(mv).unwrap();
            position.pieces(Side::Red).len()
        };
        assert_eq!(red(*best), red(jump) + 1);
    }

    #[test]
    fn corners_and_edges_have_fewer_neighbours() {
        let neighbours = |square: Square| ring1(square).len();
        assert_eq!(["a1", "d1", "d4"].map(|name| neighbours(name.parse().unwrap())), [3, 5, 8]);
        assert_eq!(neighbours(example(ExampleName::Edge).best.to().unwrap()), 5);
        assert_eq!(neighbours(tempting(ExampleName::Edge).to().unwrap()), 8);
    }

    #[test]
    fn more_turned_is_less_kept() {
        let best = example(ExampleName::Count).best;
        let greedy = tempting(ExampleName::Count);
        assert_eq!(landing(ExampleName::Count), (2, 4));
        let lead = |mv: Move| {
            let answer = after(ExampleName::Count, &mv.to_string());
            i64::from(answer.red) - i64::from(answer.blue)
        };
        assert!(lead(best) > lead(greedy), "{} to {}", lead(best), lead(greedy));
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
