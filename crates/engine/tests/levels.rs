//! What a level's move must be, whatever the level.

mod common;

use ataxx::{Game, Move, Position};
use common::{Dice, position, random_game};
use engine::levels::{Judge, LEVELS, choose};
use engine::{Engine, Evaluation, Observer, Report, Unobserved};

/// Has no time at all.
struct AtOnce;

impl Observer for AtOnce {
    fn iteration(&mut self, _report: &Report) {}

    fn should_stop(&mut self, _nodes: u64) -> bool {
        true
    }
}

/// Stops soon, so that the strong levels fit into a test.
struct Soon;

impl Observer for Soon {
    fn iteration(&mut self, _report: &Report) {}

    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes >= 2_048
    }
}

#[test]
fn levels_are_numbered_from_one_and_named_in_order() {
    assert!(LEVELS.len() >= 8);
    for (index, level) in LEVELS.iter().enumerate() {
        assert_eq!(usize::from(level.number), index + 1);
        assert_eq!(level.key, format!("level-{}", level.number));
    }
}

#[test]
fn there_is_a_legal_move_until_the_game_is_over() {
    let mut dice = Dice(21);
    let mut engine = Engine::new(1 << 16);
    for round in 0..2_000 {
        let plies = dice.below(70);
        let game = random_game(&mut dice, plies);
        let root = game.position();
        let level = dice.below(LEVELS.len() + 3) as u8;
        let observer: &mut dyn Observer = if round % 2 == 0 { &mut AtOnce } else { &mut Soon };
        let chosen = choose(&mut engine, level, root, game.past(), round, observer);
        assert_eq!(chosen.is_some(), root.outcome().is_none(), "level {level}: {root}");
        assert!(chosen.is_none_or(|mv| root.is_legal(mv)), "level {level}: {chosen:?} in {root}");
    }
}

#[test]
fn a_locked_out_level_passes() {
    let root = position("o--4/---4/---4/7/xxx4/xxx4/xxx4 o 0 40");
    for level in LEVELS {
        let chosen = choose(&mut Engine::new(0), level.number, &root, &[], 1, &mut Unobserved);
        assert_eq!(chosen, Some(Move::Pass));
    }
}

/// The first plies of a game of a level against itself; weak ones can be eliminated early.
fn opening(engine: &mut Engine, level: u8, seed: u64) -> Vec<Move> {
    let mut game = Game::new(Position::start());
    let mut moves = Vec::new();
    for ply in 0..8 {
        let Some(mv) = choose(engine, level, game.position(), game.past(), seed + ply, &mut Soon) else {
            break;
        };
        game.play(mv).unwrap();
        moves.push(mv);
    }
    moves
}

#[test]
fn the_same_seed_gives_the_same_game_whatever_the_engine_did_before() {
    for level in LEVELS {
        let mut engine = Engine::new(1 << 18);
        let first = opening(&mut engine, level.number, 5);
        opening(&mut engine, LEVELS.len() as u8, 77);
        assert_eq!(first, opening(&mut engine, level.number, 5), "level {}", level.number);
    }
}

#[test]
fn every_level_varies_its_play() {
    let mut engine = Engine::new(1 << 18);
    for level in LEVELS {
        let games: Vec<_> = (0..10).map(|seed| opening(&mut engine, level.number, 100 * seed)).collect();
        assert!(games.iter().any(|game| *game != games[0]), "level {}", level.number);
    }
}

/// An engine that finds every position level tells who asks it.
#[test]
fn only_levels_that_judge_by_the_network_ask_the_engine() {
    let ours = || Engine::new(1 << 18);
    let blind = || ours().judging_by(Evaluation::Constant);
    for level in LEVELS {
        let games = |engine: &dyn Fn() -> Engine| -> Vec<_> {
            (0..4).map(|seed| opening(&mut engine(), level.number, 100 * seed)).collect()
        };
        let is_asked = games(&ours) != games(&blind);
        assert_eq!(is_asked, level.judge == Judge::Network, "level {}", level.number);
    }
}

#[test]
fn judges_and_views_grow_with_the_level() {
    let rank = |judge| [Judge::Gain, Judge::Terms, Judge::Network].iter().position(|&one| one == judge);
    assert!(LEVELS.is_sorted_by_key(|level| rank(level.judge)));
    assert!(LEVELS.is_sorted_by_key(|level| level.depth));
    assert!(LEVELS.is_sorted_by_key(|level| level.noticed_percent));
}
