//! What each page's script imports, the imports of those included: loaded all at once instead of one after the other. A
//! test in `web/tests/unit` compares the lists with the files.

/// The modules of the page whose script is `entry`.
pub(super) fn of(entry: &str) -> &'static [&'static str] {
    match entry {
        "js/home.js" => HOME_MODULES,
        "js/game.js" => GAME_MODULES,
        "js/tv.js" => TV_MODULES,
        "js/games.js" => GAMES_MODULES,
        "js/guide.js" => GUIDE_MODULES,
        "js/rules.js" => RULES_MODULES,
        "js/account.js" => ACCOUNT_MODULES,
        "js/preferences-page.js" => PREFERENCES_MODULES,
        "js/mine.js" => MINE_MODULES,
        "js/challenge.js" => CHALLENGE_MODULES,
        _ => {
            debug_assert!(false, "no list of modules for {entry}");
            &[]
        }
    }
}

/// What the home page's script imports before anyone touches the board.
const HOME_MODULES: &[&str] = &[
    "js/home.js",
    "js/text.js",
    "js/board/input.js",
    "js/board/state.js",
    "js/board/position.js",
    "js/board/render.js",
];

/// The same for the pages about accounts.
const ACCOUNT_MODULES: &[&str] = &["js/account.js", "js/dom.js"];

/// The same for one's own games.
const MINE_MODULES: &[&str] = &[
    "js/address.js",
    "js/dom.js",
    "js/mine.js",
    "js/net/http.js",
    "js/net/me.js",
    "js/net/patience.js",
    "js/push.js",
    "js/seats.js",
    "js/storage.js",
    "js/text.js",
];

/// The same for challenging somebody.
const CHALLENGE_MODULES: &[&str] = &[
    "js/address.js",
    "js/challenge.js",
    "js/challenge/ask.js",
    "js/challenge/follow.js",
    "js/dom.js",
    "js/net/http.js",
    "js/net/patience.js",
    "js/text.js",
];

/// The same for the preferences.
const PREFERENCES_MODULES: &[&str] = &[
    "js/preferences-page.js",
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/lesson/becomes.js",
    "js/preferences.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/text.js",
];

/// The same for the game page, down to what the game needs to go on.
const GAME_MODULES: &[&str] = &[
    "js/address.js",
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/input.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/game.js",
    "js/net/connection.js",
    "js/net/events.js",
    "js/net/http.js",
    "js/net/patience.js",
    "js/net/socket.js",
    "js/net/wakeful.js",
    "js/panel/actions.js",
    "js/panel/chat.js",
    "js/panel/confirm.js",
    "js/panel/copy.js",
    "js/panel/days.js",
    "js/panel/invite.js",
    "js/panel/lag.js",
    "js/panel/letters.js",
    "js/panel/moves.js",
    "js/panel/panels.js",
    "js/panel/players.js",
    "js/panel/rating.js",
    "js/panel/result.js",
    "js/panel/stake.js",
    "js/panel/status.js",
    "js/panel/tally.js",
    "js/panel/tell.js",
    "js/panel/time.js",
    "js/panel/title.js",
    "js/panel/watchers.js",
    "js/panel/zen.js",
    "js/play/awake.js",
    "js/play/clock.js",
    "js/play/game.js",
    "js/play/happening.js",
    "js/play/narrate.js",
    "js/play/pending.js",
    "js/play/premove.js",
    "js/play/session.js",
    "js/play/view.js",
    "js/preferences.js",
    "js/seats.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/table.js",
    "js/text.js",
];

/// The same for the page that shows the best game.
const TV_MODULES: &[&str] = &[
    "js/address.js",
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/input.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/net/connection.js",
    "js/net/events.js",
    "js/net/http.js",
    "js/net/patience.js",
    "js/net/socket.js",
    "js/net/wakeful.js",
    "js/panel/actions.js",
    "js/panel/chat.js",
    "js/panel/confirm.js",
    "js/panel/copy.js",
    "js/panel/days.js",
    "js/panel/invite.js",
    "js/panel/lag.js",
    "js/panel/letters.js",
    "js/panel/moves.js",
    "js/panel/panels.js",
    "js/panel/players.js",
    "js/panel/rating.js",
    "js/panel/result.js",
    "js/panel/stake.js",
    "js/panel/status.js",
    "js/panel/tally.js",
    "js/panel/tell.js",
    "js/panel/time.js",
    "js/panel/title.js",
    "js/panel/watchers.js",
    "js/panel/zen.js",
    "js/play/awake.js",
    "js/play/clock.js",
    "js/play/game.js",
    "js/play/happening.js",
    "js/play/narrate.js",
    "js/play/pending.js",
    "js/play/premove.js",
    "js/play/session.js",
    "js/play/view.js",
    "js/preferences.js",
    "js/seats.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/table.js",
    "js/text.js",
    "js/tv.js",
    "js/watch/channel.js",
];

/// The same for the list of games.
const GAMES_MODULES: &[&str] = &[
    "js/address.js",
    "js/board/diff.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/games.js",
    "js/home/diagram.js",
    "js/net/http.js",
    "js/net/patience.js",
    "js/play/narrate.js",
    "js/text.js",
    "js/watch/card.js",
    "js/watch/who.js",
];

/// The same for the guide.
const GUIDE_MODULES: &[&str] = &[
    "js/address.js",
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/input.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/guide.js",
    "js/lesson/becomes.js",
    "js/lesson/exercise.js",
    "js/lesson/first-game.js",
    "js/lesson/lesson.js",
    "js/lesson/progress.js",
    "js/net/http.js",
    "js/net/patience.js",
    "js/panel/tally.js",
    "js/play/narrate.js",
    "js/preferences.js",
    "js/seats.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/text.js",
];

/// The same for the rules.
const RULES_MODULES: &[&str] = &[
    "js/board/animate.js",
    "js/board/diff.js",
    "js/board/input.js",
    "js/board/position.js",
    "js/board/render.js",
    "js/board/state.js",
    "js/dom.js",
    "js/lesson/becomes.js",
    "js/lesson/lesson.js",
    "js/lesson/moves.js",
    "js/panel/tally.js",
    "js/play/narrate.js",
    "js/preferences.js",
    "js/rules.js",
    "js/sound/sound.js",
    "js/storage.js",
    "js/text.js",
];
