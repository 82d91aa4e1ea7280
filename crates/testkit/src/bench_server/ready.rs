//! The games in which somebody can move, for drawing one by chance.

use crate::chance::Chance;

/// Two lists, each with the place of every game in it, so that one is taken out without a search.
pub struct Ready {
    /// Games numbered below this are lively.
    lively: usize,
    lists: [Vec<usize>; 2],
    /// By game, where it stands in its list.
    places: Vec<Option<usize>>,
}

impl Ready {
    pub fn new(lively: usize) -> Ready {
        Ready { lively, lists: Default::default(), places: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.lists.iter().map(Vec::len).sum()
    }

    /// Adds a game, unless it is there already.
    pub fn add(&mut self, game: usize) {
        if self.places.len() <= game {
            self.places.resize(game + 1, None);
        }
        let list = &mut self.lists[usize::from(game < self.lively)];
        if self.places[game].is_none() {
            self.places[game] = Some(list.len());
            list.push(game);
        }
    }

    pub fn remove(&mut self, game: usize) {
        let Some(place) = self.places.get_mut(game).and_then(Option::take) else { return };
        let list = &mut self.lists[usize::from(game < self.lively)];
        list.swap_remove(place);
        if let Some(&moved) = list.get(place) {
            self.places[moved] = Some(place);
        }
    }

    /// One of them: from each list equally often, while both have any.
    pub fn draw(&self, chance: &mut Chance) -> Option<usize> {
        let first = chance.below(2);
        let list =
            [first, 1 - first].into_iter().map(|list| &self.lists[list]).find(|list| !list.is_empty())?;
        Some(list[chance.below(list.len())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_removed_is_never_drawn_and_the_rest_is() {
        let mut ready = Ready::new(2);
        (0..6).for_each(|game| ready.add(game));
        ready.add(3);
        for gone in [0, 4, 4] {
            ready.remove(gone);
        }
        assert_eq!(ready.len(), 4);
        let mut chance = Chance::new(9);
        let mut drawn: Vec<usize> = (0..200).filter_map(|_| ready.draw(&mut chance)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn, [1, 2, 3, 5]);
        [1, 2, 3, 5].into_iter().for_each(|game| ready.remove(game));
        assert_eq!(ready.draw(&mut chance), None);
    }
}
