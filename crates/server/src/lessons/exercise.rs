use ataxx::Move;

use super::answer::Thinker;
use super::goal::{Goal, Judged, Remark};
use super::guide::ExerciseName;
use super::position;
use super::scene::Scene;

/// A position with something to do in it.
#[derive(Clone, Debug)]
pub(crate) struct Exercise {
    pub name: ExerciseName,
    pub scene: Scene<Judged>,
    /// A move that does it: what the last hint shows.
    pub solution: Move,
}

impl Exercise {
    /// # Panics
    /// If the position is none, or no move does what is asked for; a test sets all of them.
    pub(super) fn new(name: ExerciseName, thinker: &mut Thinker) -> Exercise {
        let (fen, goal) = name.task();
        let scene = Scene::new(position(fen), |position, mv| goal.judge(position, mv, thinker));
        let solution = scene.after.iter().find(|(_, judged)| judged.remark == Remark::Done);
        let solution = solution.unwrap_or_else(|| panic!("nothing solves {name:?}")).0;
        Exercise { name, scene, solution }
    }

    /// What is asked for, for the tests.
    #[cfg(test)]
    pub(super) fn goal(&self) -> Goal {
        self.name.task().1
    }
}
