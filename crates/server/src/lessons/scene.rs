use ataxx::{Move, Position};

/// A position in which a reader may move, and what each of their moves leads to.
#[derive(Clone, Debug)]
pub(crate) struct Scene<T> {
    pub position: Position,
    /// For each legal move, in the order of the rules.
    pub after: Vec<(Move, T)>,
}

impl<T> Scene<T> {
    /// Looks at every legal move of `position`.
    pub fn new(position: Position, mut look: impl FnMut(&Position, Move) -> T) -> Scene<T> {
        let after = position.legal_moves().iter().map(|&mv| (mv, look(&position, mv))).collect();
        Scene { position, after }
    }

    /// What `mv` leads to.
    #[cfg(test)]
    pub fn after(&self, mv: &str) -> &T {
        let found = self.after.iter().find(|(known, _)| known.to_string() == mv);
        &found.unwrap_or_else(|| panic!("{mv} is not legal in {}", self.position)).1
    }
}
