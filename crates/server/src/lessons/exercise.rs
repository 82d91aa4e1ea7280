use ataxx::Move;

use super::answer::Thinker;
use super::goal::Judged;
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
    /// If the position or the solution is none; a test sets all of them.
    pub(super) fn new(name: ExerciseName, thinker: &mut Thinker) -> Exercise {
        let (fen, goal, solution) = name.task();
        let scene = Scene::new(position(fen), |position, mv| goal.judge(position, mv, thinker));
        let solution = solution.parse().expect("a lesson's move");
        Exercise { name, scene, solution }
    }

    /// What is asked for, for the tests.
    #[cfg(test)]
    pub(super) fn goal(&self) -> super::goal::Goal {
        self.name.task().1
    }
}
