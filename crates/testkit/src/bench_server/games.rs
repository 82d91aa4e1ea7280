//! The load: games between two people each, over two real sockets each, one after the other by rematch.

use std::time::{Duration, Instant};

use super::counts::Counts;
use super::load::Load;
use super::net::{Lines, Listener};
use super::player::Player;
use super::ready::Ready;
use super::tally::{Sent, Tally, Waits};
use super::timers::Timers;
use super::wire::{self, Said, View};
use crate::chance::Chance;

/// A browser asks whether the server is there after so much silence (docs/protocol.md, Liveness).
const QUIET: Duration = Duration::from_millis(2_500);
/// How often another game is looked for if the mover of the one drawn has said too much already.
const TRIES: usize = 8;

struct Game {
    id: String,
    /// How many rematches there were before it.
    round: u32,
    /// Red's line and Blue's.
    lines: [usize; 2],
    /// Has each line's snapshot come? A move made before that would be no news to it.
    seen: [bool; 2],
    /// Who is to move, and the move that was chosen.
    next: Option<(usize, String)>,
    version: u32,
    under_way: Option<Flight>,
}

/// A move whose news has not reached the other player.
struct Flight {
    line: usize,
    version: u32,
    sent: Sent,
}

/// All games and players.
pub struct GameLoad {
    games: Vec<Game>,
    /// By line.
    players: Vec<Player>,
    ready: Ready,
    timers: Timers,
    chance: Chance,
    under_way: usize,
    tally: Tally,
    /// Of the first game alone.
    of_first: Tally,
    pub counts: Counts,
    text: String,
}

impl GameLoad {
    /// Of the games to come, the first `lively` share one half of the moves: they are played to their ends
    /// while the others go on slowly, so that there are games at every stage.
    pub fn new(lively: usize, now: Instant) -> GameLoad {
        GameLoad {
            games: Vec::new(),
            players: Vec::new(),
            ready: Ready::new(lively),
            timers: Timers::new(now),
            chance: Chance::new(1),
            under_way: 0,
            tally: Tally::default(),
            of_first: Tally::default(),
            counts: Counts::default(),
            text: String::new(),
        }
    }

    /// A game whose players have these lines now, Red's first. Each asks for its snapshot.
    pub fn add(
        &mut self,
        id: String,
        secrets: [String; 2],
        lines: [usize; 2],
        net: &mut Lines,
        now: Instant,
    ) {
        let game = self.games.len();
        for (line, secret) in lines.into_iter().zip(secrets) {
            debug_assert_eq!(line, self.players.len());
            self.players.push(Player::new(game, secret, now));
            self.timers.set(line, now + QUIET);
        }
        self.games.push(Game {
            id,
            round: 0,
            lines,
            seen: [false; 2],
            next: None,
            version: 0,
            under_way: None,
        });
        lines.into_iter().for_each(|line| self.open(line, net, now));
    }

    /// Whether every game waits for a move.
    pub fn all_ready(&self) -> bool {
        self.ready.len() == self.games.len()
    }

    /// The id of a game, as long as there is no rematch.
    pub fn id(&self, game: usize) -> &str {
        &self.games[game].id
    }

    /// How many moves were made in the first game, and how long each took from the sending; counted anew from here.
    pub fn first(&mut self) -> (u64, Waits) {
        let tally = std::mem::take(&mut self.of_first);
        (tally.count(), tally.waits().1)
    }

    fn open(&mut self, line: usize, net: &mut Lines, now: Instant) {
        let player = &mut self.players[line];
        let game = &self.games[player.game];
        player.round = game.round;
        let (id, secret) = (player.number(now), &player.secret);
        say(
            &mut self.text,
            net,
            line,
            format_args!(r#"{{"t":"open","id":{id},"game":"{}","seat":"{secret}"}}"#, game.id),
        );
    }

    fn hear_of_game(&mut self, net: &mut Lines, line: usize, view: &View<'_>, bytes: usize, now: Instant) {
        let player = &self.players[line];
        let (number, is_behind) = (player.game, player.round < self.games[player.game].round);
        let game = &mut self.games[number];
        // News of a game that has been left for its rematch is no news.
        if view.game != game.id && !is_behind {
            return;
        }
        if let Some(next) = view.next {
            return self.go_on(net, line, next, now);
        }
        if view.moved {
            self.counts.updates += 1;
            self.counts.update_bytes += bytes as u64;
        }
        let has_come = |flight: &mut Flight| {
            flight.line != line && view.version > flight.version && (view.moved || view.whole)
        };
        if let Some(flight) = game.under_way.take_if(has_come) {
            self.under_way -= 1;
            self.counts.resyncs += u64::from(view.whole);
            self.tally.arrived(flight.sent, now);
            if number == 0 {
                self.of_first.arrived(flight.sent, now);
            }
        }
        let side = usize::from(game.lines[1] == line);
        game.seen[side] |= view.whole;
        if view.turn == Some(side) {
            game.version = view.version;
            let chosen = wire::pick(view.moves, self.chance.below(4_096));
            game.next = chosen.map(|mv| (line, mv.to_owned()));
        }
        if game.next.is_some() && game.seen == [true; 2] && game.under_way.is_none() {
            self.ready.add(number);
        }
        if view.ended && !self.players[line].asked {
            self.ask_for_another(net, line, now);
        }
    }

    fn ask_for_another(&mut self, net: &mut Lines, line: usize, now: Instant) {
        let player = &mut self.players[line];
        player.asked = true;
        self.counts.rematches_offered += 1;
        let (id, game) = (player.number(now), &self.games[player.game].id);
        say(&mut self.text, net, line, format_args!(r#"{{"t":"offer-rematch","id":{id},"game":"{game}"}}"#));
    }

    /// To the rematch, with colours swapped. Whoever hears of it first takes the game along.
    fn go_on(&mut self, net: &mut Lines, line: usize, next: &str, now: Instant) {
        let player = &mut self.players[line];
        let game = &mut self.games[player.game];
        if player.round == game.round {
            debug_assert!(game.under_way.is_none());
            self.counts.rematches += 1;
            next.clone_into(&mut game.id);
            game.round += 1;
            game.lines.swap(0, 1);
            (game.seen, game.next, game.version) = ([false; 2], None, 0);
        }
        player.asked = false;
        self.open(line, net, now);
    }

    /// Whatever was under way is over; a snapshot shows how things stand.
    fn refused(&mut self, net: &mut Lines, line: usize, why: &str, now: Instant) {
        *self.counts.refusals.entry(why.to_owned()).or_default() += 1;
        let number = self.players[line].game;
        let game = &mut self.games[number];
        if game.under_way.take_if(|flight| flight.line == line).is_some() {
            self.under_way -= 1;
            game.next = None;
            self.open(line, net, now);
        }
    }
}

impl Load for GameLoad {
    fn send(&mut self, net: &mut Lines, sent: Sent) -> bool {
        for _ in 0..TRIES {
            let Some(number) = self.ready.draw(&mut self.chance) else { return false };
            let game = &mut self.games[number];
            let Some((line, _)) = &game.next else { continue };
            let player = &mut self.players[*line];
            if !player.may_speak(sent.at) {
                continue;
            }
            self.ready.remove(number);
            let Some((line, mv)) = game.next.take() else { continue };
            let (id, version, game_id) = (player.number(sent.at), game.version, &game.id);
            say(
                &mut self.text,
                net,
                line,
                format_args!(
                    r#"{{"t":"move","id":{id},"game":"{game_id}","version":{version},"move":"{mv}"}}"#
                ),
            );
            game.under_way = Some(Flight { line, version, sent });
            self.under_way += 1;
            self.tally.sent += 1;
            self.counts.moves_sent += 1;
            return true;
        }
        false
    }

    fn under_way(&self) -> usize {
        self.under_way
    }

    /// Players who have heard nothing for a while ask whether the server is there.
    fn beat(&mut self, net: &mut Lines, now: Instant) {
        while let Some(line) = self.timers.due(now) {
            let player = &mut self.players[line];
            let quiet_at = player.heard + QUIET;
            if quiet_at > now {
                self.timers.set(line, quiet_at);
                continue;
            }
            let id = player.number(now);
            self.counts.pings += 1;
            self.timers.set(line, now + QUIET);
            say(&mut self.text, net, line, format_args!(r#"{{"t":"ping","id":{id}}}"#));
        }
    }

    fn tally(&mut self) -> &mut Tally {
        &mut self.tally
    }
}

impl Listener for GameLoad {
    fn heard(&mut self, net: &mut Lines, line: usize, text: &str) {
        let now = Instant::now();
        self.players[line].heard = now;
        match wire::read(text) {
            Said::Game(view) => self.hear_of_game(net, line, &view, text.len(), now),
            Said::Ack => self.counts.acks += 1,
            Said::Refused(why) => self.refused(net, line, why, now),
            Said::Bye => self.counts.byes += 1,
            Said::Pong | Said::Other => {}
        }
    }
}

fn say(text: &mut String, net: &mut Lines, line: usize, message: std::fmt::Arguments<'_>) {
    text.clear();
    std::fmt::Write::write_fmt(text, message).expect("a text grows as it must");
    net.say(line, text.as_bytes());
}
