//! Those who only look on. They may be thousands, and what is said to them must not keep the players waiting: a task
//! of its own hands it out, a few at a time, and leaves the processor to everybody else in between.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use play::PlayerId;
use tokio::sync::mpsc;
use tokio_util::task::TaskTracker;

use super::Outbox;

/// How many are told at once: each wakes a task that writes to a socket.
const AT_ONCE: usize = 16;
/// From then until the next are told. To yield in between is not enough: all the tasks that were woken would be ready
/// before the player whose move comes meanwhile.
const PAUSE: Duration = Duration::from_millis(1);
/// The last of a big crowd are told so many pauses after the first, about: then more are told at once.
const PAUSES: usize = 60;
/// Texts that wait to be handed out. More come only if moves are made faster than they can be sent; then they are left
/// out, and everybody gets a snapshot instead.
const BACKLOG: usize = 64;

/// The room's end. The task ends when this is dropped.
#[derive(Debug, Default)]
pub(super) struct Crowd(Option<Line>);

#[derive(Debug)]
struct Line {
    // Unbounded, for it is the room that speaks and it waits for nobody: texts are bounded by `BACKLOG`, the rest by
    // the number of connections.
    words: mpsc::UnboundedSender<Word>,
    state: Arc<State>,
}

/// What both ends know.
#[derive(Debug, Default)]
struct State {
    /// Texts not handed out yet.
    backlog: AtomicUsize,
    /// Whether a word is under way that something was left out.
    missed: AtomicBool,
}

#[derive(Debug)]
enum Word {
    Come(Listener),
    /// For all but these.
    Hear(Utf8Bytes, Vec<PlayerId>),
    /// Something was left out.
    Missed,
}

/// Somebody in the crowd, for as long as the room holds the outbox.
type Listener = (Option<PlayerId>, Weak<Outbox>);

impl Crowd {
    /// Whoever reads from it hears what is said from now on, for as long as the outbox is held.
    pub fn come(&mut self, tasks: &TaskTracker, user: Option<PlayerId>, outbox: &Arc<Outbox>) {
        let line = self.0.get_or_insert_with(|| Line::new(tasks));
        line.say(Word::Come((user, Arc::downgrade(outbox))));
    }

    /// Says it to all of them but these, in time.
    pub fn tell(&self, text: &Utf8Bytes, deaf: &[PlayerId]) {
        let Some(line) = &self.0 else { return };
        if line.state.backlog.load(Ordering::Acquire) < BACKLOG {
            line.state.backlog.fetch_add(1, Ordering::AcqRel);
            line.say(Word::Hear(text.clone(), deaf.to_vec()));
        } else if !line.state.missed.swap(true, Ordering::AcqRel) {
            line.say(Word::Missed);
        }
    }

    /// Nobody is left: the task has nothing more to do.
    pub fn disperse(&mut self) {
        self.0 = None;
    }
}

impl Line {
    fn new(tasks: &TaskTracker) -> Line {
        let (words, heard) = mpsc::unbounded_channel();
        let state = Arc::new(State::default());
        tasks.spawn(listen(heard, Arc::clone(&state)));
        Line { words, state }
    }

    fn say(&self, word: Word) {
        // The task ends after us, or with the process.
        let _ended = self.words.send(word);
    }
}

async fn listen(mut words: mpsc::UnboundedReceiver<Word>, state: Arc<State>) {
    let mut crowd = Vec::new();
    while let Some(word) = words.recv().await {
        match word {
            Word::Come(listener) => crowd.push(listener),
            Word::Hear(text, deaf) => {
                hand_out(&mut crowd, &text, &deaf).await;
                state.backlog.fetch_sub(1, Ordering::AcqRel);
            }
            Word::Missed => {
                // First: what is left out from now on must be told again.
                state.missed.store(false, Ordering::Release);
                crowd
                    .iter()
                    .filter_map(|(_, outbox)| outbox.upgrade())
                    .for_each(|outbox| outbox.fall_behind());
            }
        }
    }
}

/// To each that is still there; the others are forgotten.
async fn hand_out(crowd: &mut Vec<Listener>, text: &Utf8Bytes, deaf: &[PlayerId]) {
    let hears = |user: &Option<PlayerId>| user.is_none_or(|user| !deaf.contains(&user));
    let at_once = AT_ONCE.max(crowd.len() / PAUSES);
    for (i, some) in crowd.chunks(at_once).enumerate() {
        if i > 0 {
            tokio::time::sleep(PAUSE).await;
        }
        let some = some.iter().filter(|(user, _)| hears(user));
        some.filter_map(|(_, outbox)| outbox.upgrade()).for_each(|outbox| outbox.push(text.clone()));
    }
    crowd.retain(|(_, outbox)| outbox.strong_count() > 0);
}

#[cfg(test)]
mod tests {
    use super::super::outbox::{Next, Waiting, outbox};
    use super::*;

    fn come(crowd: &mut Crowd, tasks: &TaskTracker) -> (Arc<Outbox>, Waiting) {
        let (outbox, waiting) = outbox();
        let outbox = Arc::new(outbox);
        crowd.come(tasks, None, &outbox);
        (outbox, waiting)
    }

    async fn text(waiting: &mut Waiting) -> String {
        match waiting.next().await {
            Next::Text(text) => text.to_string(),
            Next::Resync => "resync".to_owned(),
        }
    }

    #[tokio::test]
    async fn each_hears_what_is_said_while_it_is_there() {
        let (mut crowd, tasks) = (Crowd::default(), TaskTracker::new());
        let mut all: Vec<_> = (0..40).map(|_| come(&mut crowd, &tasks)).collect();
        crowd.tell(&"one".into(), &[]);
        let (_held, mut late) = come(&mut crowd, &tasks);
        crowd.tell(&"two".into(), &[]);
        for (_, waiting) in &mut all {
            assert_eq!([text(waiting).await, text(waiting).await], ["one", "two"]);
        }
        assert_eq!(text(&mut late).await, "two");
        let (outbox, mut gone) = all.remove(7);
        crowd.tell(&"three".into(), &[]);
        drop(outbox);
        crowd.tell(&"four".into(), &[]);
        let (_, last) = &mut all[38];
        assert_eq!([text(last).await, text(last).await], ["three", "four"]);
        assert!(gone.at_hand().is_none());
    }

    #[tokio::test]
    async fn what_can_not_be_kept_is_made_good_by_a_snapshot() {
        let (mut crowd, tasks) = (Crowd::default(), TaskTracker::new());
        let (_held, mut waiting) = come(&mut crowd, &tasks);
        // The task has had no chance to run.
        for _ in 0..2 * BACKLOG {
            crowd.tell(&"a move".into(), &[]);
        }
        let mut heard = Vec::new();
        while heard.last().is_none_or(|last| last != "resync") {
            heard.push(text(&mut waiting).await);
        }
        assert!(heard.len() <= BACKLOG + 1, "{}", heard.len());
        // Whoever comes back hears what is new.
        crowd.tell(&"another".into(), &[]);
        assert_eq!(text(&mut waiting).await, "another");
    }

    #[tokio::test]
    async fn the_task_ends_with_the_room() {
        let (mut crowd, tasks) = (Crowd::default(), TaskTracker::new());
        let _held = come(&mut crowd, &tasks);
        crowd.disperse();
        tasks.close();
        tasks.wait().await;
    }
}
