use std::sync::Arc;
use std::time::Duration;

use ataxx::{BySide, Side};
use clap::Parser;
use play::plan::{Branch, Plan};
use play::{Actor, Command, CommandId, GameId, Millis, Session, Terms, TimeControl, Version};
use store::{Append, Correspondence, MemoryStore, Planned, Store};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::config::Config;
use crate::engines::Engines;
use crate::games::Games;
use crate::games::room::Room;
use crate::notify::Notify;

#[derive(Parser)]
struct Args {
    #[command(flatten)]
    config: Config,
}

async fn games(store: &Arc<MemoryStore>) -> Games {
    let (tasks, stopping) = (TaskTracker::new(), CancellationToken::new());
    let config = Args::parse_from([""]).config;
    let notify = Notify::start(&config, store.clone(), Clock, &tasks, &stopping).await.unwrap();
    let bus = Arc::new(bus::LocalBus::default());
    Games::new(store.clone(), Clock, Engines::start(0), notify, bus, tasks, stopping)
}

/// A game over days in which Red has just made the move that Blue has an answer to.
async fn foreseen(store: &MemoryStore) -> GameId {
    let id = GameId::from_numbers([1; GameId::LEN]);
    let seats = BySide { red: play::Seat::Human, blue: play::Seat::Human };
    let created = Session::create(Clock.now(), Terms::casual(TimeControl::Days(3)), seats);
    let session = Session::begin(&created).unwrap();
    let at = session.board_version();
    let (theirs, mine) = ("g2".parse().unwrap(), "a2".parse().unwrap());
    let command = Command::Move { answers: at, id: CommandId(1), mv: theirs, lag: Millis::ZERO };
    let moved = session.decide(Clock.now(), Actor::Seat(Side::Red), command).unwrap();
    let events = [vec![created], moved].concat();
    store.append(vec![Append::new(id, Version::ZERO, events)]).await.unwrap();
    let plan = Plan { branches: vec![Branch { theirs, mine, then: Vec::new() }] };
    store.plan(id, Side::Blue, Some(Planned { at, plan })).await.unwrap();
    id
}

/// When what failed is tried again.
const SOON: Duration = Duration::from_secs(1);

/// How long a room that is followed would wait, if nobody said anything.
fn wait(room: &Room) -> Duration {
    room.timers.wait(room.now(), room.next_due(), true)
}

#[tokio::test]
async fn an_answer_given_beforehand_that_could_not_be_stored_is_tried_again_soon() {
    let store = Arc::new(MemoryStore::default());
    let id = foreseen(&store).await;
    let (me, _mailbox) = mpsc::channel(1);
    let open = async || Room::load(games(&store).await, id, me.downgrade()).await.unwrap();
    let (mut failing, mut later) = (open().await, open().await);
    later.correspond().await;
    assert_eq!(later.session.plies().len(), 2);
    assert!(wait(&later) > SOON, "nothing is left to be done: {:?}", wait(&later));

    store.close().await.unwrap();
    failing.correspond().await;
    assert_eq!(failing.session.plies().len(), 1);
    assert!(wait(&failing) <= SOON, "it is left for {:?}", wait(&failing));
}
