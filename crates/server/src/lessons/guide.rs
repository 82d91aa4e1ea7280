//! The beginner guide: six steps, each with something to do.

use std::sync::LazyLock;

use super::answer::Thinker;
use super::exercise::Exercise;
use super::goal::Goal;

/// A step of the guide.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub name: StepName,
    pub exercises: Vec<Exercise>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepName {
    Rule,
    Board,
    Move,
    Convert,
    Pass,
    Win,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExerciseName {
    Touch,
    Opening,
    Reach,
    Keep,
    Most,
    Lock,
    Again,
    Last,
}

/// All steps, in order. The first call takes some milliseconds: every move of every exercise is looked at.
pub(crate) fn steps() -> &'static [Step] {
    static STEPS: LazyLock<Vec<Step>> = LazyLock::new(|| {
        let mut thinker = Thinker::new();
        PLAN.iter()
            .map(|&(name, exercises)| Step {
                name,
                exercises: exercises.iter().map(|&one| Exercise::new(one, &mut thinker)).collect(),
            })
            .collect()
    });
    &STEPS
}

const PLAN: &[(StepName, &[ExerciseName])] = &[
    (StepName::Rule, &[ExerciseName::Touch]),
    (StepName::Board, &[ExerciseName::Opening]),
    (StepName::Move, &[ExerciseName::Reach, ExerciseName::Keep]),
    (StepName::Convert, &[ExerciseName::Most]),
    (StepName::Pass, &[ExerciseName::Lock, ExerciseName::Again]),
    (StepName::Win, &[ExerciseName::Last]),
];

impl StepName {
    /// In addresses, and where the browser keeps what is done.
    pub const fn id(self) -> &'static str {
        match self {
            StepName::Rule => "rule",
            StepName::Board => "board",
            StepName::Move => "move",
            StepName::Convert => "convert",
            StepName::Pass => "pass",
            StepName::Win => "win",
        }
    }
}

impl ExerciseName {
    /// In the page's data.
    pub const fn id(self) -> &'static str {
        match self {
            ExerciseName::Touch => "touch",
            ExerciseName::Opening => "opening",
            ExerciseName::Reach => "reach",
            ExerciseName::Keep => "keep",
            ExerciseName::Most => "most",
            ExerciseName::Lock => "lock",
            ExerciseName::Again => "again",
            ExerciseName::Last => "last",
        }
    }

    /// The position, the goal, and the move that the last hint shows.
    pub(super) const fn task(self) -> (&'static str, Goal, &'static str) {
        match self {
            ExerciseName::Touch => ("6o/7/7/2x1o2/7/7/7 x 0 1", Goal::Turn, "d4"),
            ExerciseName::Opening => ("x5o/7/7/7/7/7/o5x x 0 1", Goal::Clone, "b6"),
            // Two pieces that no clone reaches.
            ExerciseName::Reach => ("6o/7/2oo3/7/7/1x5/7 x 0 1", Goal::TurnMost, "b2c4"),
            // The same two pieces by a clone or by a jump.
            ExerciseName::Keep => ("7/7/3oo2/7/2x4/1x5/6o x 0 1", Goal::OwnMost, "d4"),
            ExerciseName::Most => ("7/2ooo2/2o1o2/2xo3/7/7/x5o x 0 1", Goal::TurnMost, "d5"),
            ExerciseName::Lock => ("7/7/7/xxx4/xxxx3/ooxx3/ooxx3 x 0 1", Goal::LockOut, "d4"),
            // What the one before leads to.
            ExerciseName::Again => ("7/7/7/xxxx3/xxxx3/ooxx3/ooxx3 x 1 2", Goal::LockOut, "e5"),
            ExerciseName::Last => {
                ("xxxxoxx/xxxxoxx/xooooxx/xoooooo/xoooooo/xxooooo/1x1oooo x 0 40", Goal::Win, "c1")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ataxx::{Game, Side};

    use super::*;
    use crate::lessons::goal::Remark;

    fn exercise(name: ExerciseName) -> &'static Exercise {
        steps().iter().flat_map(|step| &step.exercises).find(|one| one.name == name).unwrap()
    }

    #[test]
    fn each_can_be_done_and_can_be_missed() {
        for exercise in steps().iter().flat_map(|step| &step.exercises) {
            let done =
                exercise.scene.after.iter().filter(|(_, judged)| judged.remark == Remark::Done).count();
            assert!(done > 0 && done < exercise.scene.after.len(), "{:?}: {done}", exercise.name);
            assert_eq!(exercise.scene.position.turn(), Side::Red);
            assert_eq!(exercise.scene.after(&exercise.solution.to_string()).remark, Remark::Done);
        }
    }

    #[test]
    fn the_first_piece_is_turned_by_a_clone_and_by_a_jump() {
        let touch = exercise(ExerciseName::Touch);
        assert_eq!(touch.scene.after("d4").remark, Remark::Done);
        assert_eq!(touch.scene.after("c4e6").remark, Remark::NothingTurned);
        assert_eq!(touch.scene.after("c4e5").remark, Remark::Done);
    }

    #[test]
    fn no_clone_reaches_what_two_jumps_turn() {
        for (mv, judged) in &exercise(ExerciseName::Reach).scene.after {
            let expect = match mv.to_string().as_str() {
                "b2c4" | "b2d4" => Remark::Done,
                "b2b4" => Remark::TurnedFewer { count: 1, best: 2 },
                _ => Remark::TurnedFewer { count: 0, best: 2 },
            };
            assert_eq!(judged.remark, expect, "{mv}");
        }
    }

    #[test]
    fn a_clone_keeps_one_more_than_the_jump_to_the_same_square() {
        let keep = exercise(ExerciseName::Keep);
        assert_eq!(keep.scene.after("d4").remark, Remark::Done);
        assert_eq!(keep.scene.after("b2d4").remark, Remark::OwnsFewer { count: 4, best: 5 });
    }

    #[test]
    fn one_landing_turns_six() {
        let most = exercise(ExerciseName::Most);
        assert_eq!(most.solution.to_string(), "d5");
        assert_eq!(crate::lessons::goal::turned(&most.scene.position, most.solution), 6);
        let done = most.scene.after.iter().filter(|(_, judged)| judged.remark == Remark::Done).count();
        assert_eq!(done, 1);
    }

    #[test]
    fn blue_passes_and_red_moves_again() {
        let lock = exercise(ExerciseName::Lock);
        let then = &lock.scene.after("d4").answer.as_ref().unwrap().then;
        assert_eq!(then.iter().map(|ply| ply.mv.as_str()).collect::<Vec<_>>(), ["0000"]);
        let mut game = Game::new(lock.scene.position);
        for mv in ["d4", "0000"] {
            game.play(mv.parse().unwrap()).unwrap();
        }
        assert_eq!(game.position(), &exercise(ExerciseName::Again).scene.position);
    }

    #[test]
    fn the_last_squares_decide() {
        let last = exercise(ExerciseName::Last);
        assert_eq!(last.solution.to_string(), "c1");
        for (mv, judged) in &last.scene.after {
            let wins = judged.remark == Remark::Done;
            assert_eq!(wins, mv.to_string() == "c1", "{mv}");
            let end = judged.answer.as_ref().unwrap();
            assert!(end.red == 0 || end.red + end.blue == 49, "{mv}: {} to {}", end.red, end.blue);
        }
        assert_eq!(last.goal(), Goal::Win);
    }
}
