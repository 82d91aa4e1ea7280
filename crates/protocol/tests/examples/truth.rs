//! The example messages say what is true by the rules: their boards, legal moves and conversions. A
//! client that is tested with them is tested with games that can happen.

use std::collections::BTreeMap;

use ataxx::{Game, Move, Position};
use protocol::{FromServer, Happened, Legal, PlyText, Snapshot};

use crate::files::examples;

#[test]
fn snapshots_replay_to_the_boards_they_show() {
    let mut seen = 0;
    for example in examples("from-server") {
        let Ok(FromServer::Snapshot(snapshot)) = serde_json::from_str(&example.text) else { continue };
        let game = replay(&snapshot);
        let state = &snapshot.state;
        assert_eq!(u32::from(state.occurrences), game.occurrences(), "{}", example.name);
        assert_eq!(state.no_clone_plies, game.position().halfmove_clock(), "{}", example.name);
        assert_eq!(state.legal, state.turn.map(|_| legal(game.position())), "{}", example.name);
        assert!(state.turn.is_none_or(|turn| turn == game.position().turn()), "{}", example.name);
        seen += 1;
    }
    assert!(seen >= 3, "there are snapshots");
}

#[test]
fn updates_take_a_game_as_far_as_they_say() {
    for example in examples("from-server") {
        let Ok(FromServer::Update(update)) = serde_json::from_str(&example.text) else { continue };
        assert_eq!(update.version - update.after, update.events.len() as u32, "{}", example.name);
        let over = update.events.contains(&Happened::Ended);
        assert!(!over || update.state.end.is_some(), "{}", example.name);
        assert!(update.state.end.is_none() || update.state.turn.is_none(), "{}", example.name);
        // The board after the last ply shows what is legal next.
        let ply = update.events.iter().rev().find_map(|event| match event {
            Happened::Moved { ply, .. } | Happened::Passed { ply, .. } => Some(ply),
            _ => None,
        });
        if let (Some(ply), Some(turn)) = (ply, update.state.turn) {
            let fen = format!("{} {} 0 1", ply.board, turn.letter());
            let position: Position = fen.parse().unwrap_or_else(|e| panic!("{}: {e}", example.name));
            assert_eq!(update.state.legal, Some(legal(&position)), "{}", example.name);
        }
    }
}

fn replay(snapshot: &Snapshot) -> Game {
    let mut game = Game::new(snapshot.start.parse().expect("a lawful start"));
    for PlyText { mv, board } in &snapshot.plies {
        game.play(mv.parse().expect("a move")).expect("a legal move");
        let fen = game.position().to_string();
        assert_eq!(Some(board.as_str()), fen.split(' ').next());
    }
    game
}

/// What the documentation of [`Legal`] promises, said once more.
fn legal(position: &Position) -> Legal {
    let moves = position.legal_moves();
    let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    let mut flips = BTreeMap::new();
    for to in moves.iter().filter_map(|mv| mv.to()) {
        let converted = position.conversions(position.turn(), to);
        if !converted.is_empty() {
            flips.insert(to, converted.into_iter().map(|square| square.to_string()).collect::<String>());
        }
    }
    let flips: Vec<String> = flips.into_iter().map(|(to, squares)| format!("{to}:{squares}")).collect();
    Legal { moves: texts.join(" "), flips: flips.join(" ") }
}
