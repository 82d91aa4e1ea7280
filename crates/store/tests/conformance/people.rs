//! Users, and ranked games between them.

use ataxx::{BySide, Side};
use play::{End, EndReason, Origin, PlayerId, Seat, Stake, TimeControl, Timestamp};
use store::{Act, Append, Deed, Done, Finish, NewUser, Store, UserKind};

use crate::games::{creation, next};

pub const RED: PlayerId = PlayerId(11);
pub const BLUE: PlayerId = PlayerId(22);

pub fn user(id: PlayerId, kind: UserKind, name: &str) -> NewUser {
    let (name, skeleton) = (name.to_owned(), name.to_lowercase());
    NewUser { id, kind, name, skeleton, owner: None, password: None, lang: None, at: Timestamp(500) }
}

pub async fn add(store: &dyn Store, id: PlayerId, kind: UserKind) {
    store.add_user(user(id, kind, &format!("User{}", id.0))).await.unwrap();
}

/// Suspends a user, in the name of the other one.
pub async fn suspend(store: &dyn Store, user: PlayerId, until: Timestamp) {
    let administrator = if user == RED { BLUE } else { RED };
    let deed = Deed::Suspend { user, until };
    let act = Act { at: Timestamp(500), administrator, deed, words: "for a test".to_owned() };
    assert_eq!(store.carry_out(act).await.unwrap(), Done::Done);
}

/// A game that Red has won, for a rating.
pub fn finish(at: i64) -> Finish {
    Finish {
        at: Timestamp(at),
        stake: Stake::Ranked,
        time: TimeControl::Days(1),
        origin: Origin::Invitation,
        end: End::won(Side::Red, EndReason::Resigned),
        seats: BySide { red: Seat::Human, blue: Seat::Human },
        moves: BySide { red: 3, blue: 2 },
        plies: 5,
        pieces: BySide { red: 5, blue: 3 },
    }
}

/// Game `n` begins, with these users at the board.
pub async fn begin(store: &dyn Store, n: u8, red: PlayerId, blue: PlayerId) {
    let players = vec![(Side::Red, red), (Side::Blue, blue)];
    store.append(vec![Append { players, ..creation(n) }]).await.unwrap();
}

/// The append that ends game `n`.
pub fn ending(n: u8, finish: Finish) -> Append {
    Append { live: false, finish: Some(finish), ..next(n, 1) }
}
