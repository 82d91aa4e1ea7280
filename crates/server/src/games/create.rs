//! Beginning a game.

use ataxx::{BySide, Move, Side};
use play::{Command, CommandId, GameId, Level, Millis, PlayerId, Seat, Session, Terms, Version};
use protocol::{Created, SideChoice, Why};
use store::{Append, SecretHash, StoreError};

use super::act::wake_at;
use super::{Games, Keys, Who, refusal};

/// A game somebody wants, every choice made.
pub(crate) struct Wish {
    pub secret: SecretHash,
    /// Who wants it.
    pub user: Option<PlayerId>,
    pub terms: Terms,
    pub side: Side,
    pub opponent: Seat,
    /// A first move to play at once.
    pub first: Option<Move>,
}

/// What a request to create a game has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Creation {
    New(GameId),
    /// One of its creators has made this game before.
    Before(GameId),
}

impl Creation {
    fn game(self) -> GameId {
        match self {
            Creation::New(game) | Creation::Before(game) => game,
        }
    }
}

impl Games {
    /// Creates the game, or finds the one that the same secret created before.
    ///
    /// # Errors
    /// [`Why::Illegal`] for a first move that can't be played (the game exists by then),
    /// [`Why::Full`], [`Why::Internal`].
    pub async fn create(&self, wish: Wish) -> Result<Created, Why> {
        let id = self.append_creation(&wish).await?;
        let snapshot = self.snapshot(id, Keys::secret(wish.secret)).await?;
        let side = snapshot.you.ok_or(Why::Internal)?;
        if let (Some(mv), 1) = (wish.first, snapshot.version) {
            let id_of_first = CommandId(FIRST_MOVE);
            let command = Command::Move { answers: Version(1), id: id_of_first, mv, lag: Millis::ZERO };
            self.command(id, Who::Holder(Keys::secret(wish.secret)), command).await?;
        }
        Ok(Created { game: id.to_string(), side })
    }

    async fn append_creation(&self, wish: &Wish) -> Result<GameId, Why> {
        let mut seats = BySide { red: wish.opponent, blue: wish.opponent };
        seats[wish.side] = Seat::Human;
        self.create_once(wish.terms, seats, |append| {
            append.creators = vec![wish.secret];
            append.seats = vec![(wish.side, wish.secret)];
            append.players.extend(wish.user.map(|user| (wish.side, user)));
        })
        .await
        .map(Creation::game)
    }

    /// Appends the creation, or finds the game that one of its creators has made before. `fill` says who creates it
    /// and who sits there.
    pub(super) async fn create_once(
        &self,
        terms: Terms,
        seats: BySide<Seat>,
        fill: impl Fn(&mut Append),
    ) -> Result<Creation, Why> {
        let first = Session::create(self.0.clock.now(), terms, seats);
        let session = Session::begin(&first).ok_or(Why::Internal)?;
        // Two games drawing the same name is next to impossible, but not impossible.
        for _ in 0..3 {
            let id = new_id()?;
            let mut append = Append::new(id, Version::ZERO, vec![first]);
            append.wake_at = wake_at(&session, self.0.clock.now());
            fill(&mut append);
            match self.0.store.append(vec![append]).await {
                Ok(()) => {
                    metrics::counter!("ataxx_games_created_total").increment(1);
                    return Ok(Creation::New(id));
                }
                Err(StoreError::DuplicateCreator { game }) => return Ok(Creation::Before(game)),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(refusal::of_store(&error)),
            }
        }
        Err(Why::Internal)
    }
}

/// The id of the move that comes with a creation. A client numbers its own messages from 1.
const FIRST_MOVE: u64 = 0;

/// The default strength of a computer opponent, for those who do not choose.
pub(crate) fn level(number: u8) -> Option<Level> {
    engine::levels::LEVELS.iter().any(|level| level.number == number).then_some(Level(number))
}

/// A fresh random id.
pub(crate) fn new_id() -> Result<GameId, Why> {
    let mut numbers = [0; GameId::LEN];
    random(&mut numbers)?;
    Ok(GameId::from_numbers(numbers))
}

/// The side that somebody plays who wants that.
///
/// # Errors
/// [`Why::Internal`] if there is no chance.
pub(crate) fn side(choice: SideChoice) -> Result<Side, Why> {
    Ok(match choice {
        SideChoice::Red => Side::Red,
        SideChoice::Blue => Side::Blue,
        SideChoice::Random if coin()? => Side::Red,
        SideChoice::Random => Side::Blue,
    })
}

/// One of two, by chance.
fn coin() -> Result<bool, Why> {
    let mut byte = [0];
    random(&mut byte)?;
    Ok(byte[0] & 1 == 1)
}

fn random(bytes: &mut [u8]) -> Result<(), Why> {
    getrandom::fill(bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Why::Internal
    })
}
