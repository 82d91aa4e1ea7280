//! What one player knows for certain, and holds the server to.

use ataxx::{Move, Side};
use protocol::{Clock, Snapshot};

use super::super::{Mirror, Seat};
use super::world::World;

/// A move that was sent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sent {
    pub id: u64,
    pub mv: Move,
    /// The version it was made on.
    pub version: u32,
    /// The number of plies before it.
    pub place: usize,
    pub acknowledged: bool,
}

pub(super) struct Ledger {
    pub seat: Seat,
    pub sent: Vec<Sent>,
    /// The game when the last connection broke, and the server's life in which that was.
    known: Option<(Mirror, u32)>,
}

impl Ledger {
    pub fn new(seat: Seat) -> Ledger {
        Ledger { seat, sent: Vec::new(), known: None }
    }

    /// The last move, if no answer to it has come.
    pub fn pending(&self) -> Option<Sent> {
        self.sent.last().copied().filter(|sent| !sent.acknowledged)
    }

    /// Plies that the server has told of.
    pub fn seen(&self) -> Vec<String> {
        let plies = self.known.iter().flat_map(|(mirror, _)| &mirror.plies);
        plies.map(|ply| ply.mv.clone()).collect()
    }

    /// Whether the game has ended, as far as is known.
    pub fn is_over(&self) -> bool {
        self.known.as_ref().is_some_and(|(mirror, _)| mirror.state.end.is_some())
    }

    /// The version that the server has told of last.
    pub fn version(&self) -> u32 {
        self.known.as_ref().map_or(0, |(mirror, _)| mirror.version)
    }

    pub fn keep(&mut self, mirror: Mirror, life: u32) {
        self.known = Some((mirror, life));
    }

    /// Holds a snapshot, made in that `life` of the server, against what is known.
    pub fn check(&self, snapshot: &Snapshot, life: Option<u32>, world: &World) -> Result<(), String> {
        if snapshot.you != Some(self.seat.side) {
            return Err(format!("the seat opens {:?}", snapshot.you));
        }
        for sent in self.sent.iter().filter(|sent| sent.acknowledged) {
            let there = snapshot.plies.get(sent.place).map(|ply| ply.mv.as_str());
            if there != Some(sent.mv.to_string().as_str()) {
                return Err(format!("{sent:?} was acknowledged, but there is {there:?}"));
            }
        }
        let Some((known, then)) = &self.known else { return Ok(()) };
        if snapshot.version < known.version {
            return Err(format!("version {} after version {}", snapshot.version, known.version));
        }
        if !snapshot.plies.starts_with(&known.plies) {
            return Err(format!("plies have changed: {:?}, before {:?}", snapshot.plies, known.plies));
        }
        world.count(|counts| counts.reopened += 1);
        self.check_clock(snapshot, known, *then, life, world)
    }

    /// If the board is still as it was before a kill, nobody has been charged for the time since.
    fn check_clock(
        &self,
        snapshot: &Snapshot,
        known: &Mirror,
        then: u32,
        life: Option<u32>,
        world: &World,
    ) -> Result<(), String> {
        let same_board = snapshot.plies.len() == known.plies.len() && known.state.end.is_none();
        let (Some(before), Some(after)) = (known.state.clock, snapshot.state.clock) else { return Ok(()) };
        let Some(killed) = world.end_of(then).filter(|_| same_board && life.is_some_and(|life| then < life))
        else {
            return Ok(());
        };
        if snapshot.state.end.is_some() {
            return Err(format!("the game ended while nobody could play: {:?}", snapshot.state.end));
        }
        for side in [Side::Red, Side::Blue] {
            let (least, most) = (left(before, side, killed), left(before, side, before.at));
            let now = left(after, side, snapshot.now);
            if now < least || now > most {
                return Err(format!("{side:?} has {now} ms after a kill, {least} to {most} before"));
            }
        }
        world.count(|counts| counts.clocks += 1);
        Ok(())
    }
}

/// What a clock shows at `now`.
fn left(clock: Clock, side: Side, now: i64) -> i64 {
    let left = if side == Side::Red { clock.red } else { clock.blue };
    let running = clock.running == Some(side);
    if running { left - (now - clock.at).max(0) } else { left }
}
