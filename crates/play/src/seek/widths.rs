//! How far apart two players may be, by how long they have waited.

/// The widths that pairing goes by, all in rating points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Widths {
    /// What two players may be apart the moment they come.
    pub at_once: i32,
    /// What each second adds that *both* have waited: who has just come is not made to pay for a stranger's
    /// patience.
    pub each_second: i32,
    /// What they may be apart after the longest wait.
    pub most: i32,
    /// Having met in the last game makes a pair worth so many points of distance less; half of it in the game before,
    /// a third in the one before that, and so on.
    pub met: i32,
    /// Both being owed the same colour makes it worth so much less, for each game that they are owed.
    pub colour: i32,
    /// Owed games beyond which colours count no more.
    pub colour_games: i32,
    /// What each second of waiting adds to the worth of a pair, for each of the two.
    pub waiting: i32,
    /// Seconds beyond which waiting adds no more worth.
    pub waiting_most: i32,
}

impl Widths {
    /// What the site pairs by: `docs/decisions/0012-pairing.md` has the simulation that chose them.
    pub const SITE: Widths = Widths {
        at_once: 200,
        each_second: 10,
        most: 1_260,
        met: 150,
        colour: 20,
        colour_games: 3,
        waiting: 2,
        waiting_most: 300,
    };

    /// What two players may be apart when the one who came later has waited so many seconds.
    pub fn tolerance(&self, seconds: i32) -> i32 {
        seconds.saturating_mul(self.each_second).saturating_add(self.at_once).min(self.most.max(self.at_once))
    }

    /// The most that anything but waiting can take from the worth of a pair.
    pub(super) fn most_less(&self) -> i32 {
        self.most.max(self.at_once) + self.met + self.colour * self.colour_games
    }
}
