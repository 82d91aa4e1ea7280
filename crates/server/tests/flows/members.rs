//! People with an account, by the cookie that their browser keeps, and what they do to one another.

use protocol::{Created, JoinGame, Joined, Opponent, SideChoice};
use testkit::site::{Answer, Browser, Dice, Seat, Site, wish};

use super::FIVE_PLUS_THREE;

/// A new account; the cookie of its browser.
pub async fn register(site: &Site, name: &str) -> String {
    Browser::registered(site, name).await.cookie.expect("whoever registers is signed in")
}

/// What the button on somebody's page does.
pub async fn act(site: &Site, cookie: &str, name: &str, deed: &str) {
    let answer = try_act(site, cookie, name, deed).await;
    assert_eq!(answer.status, 303, "{deed} {name}: {}", answer.text());
}

/// What is answered to who presses the button on somebody's page.
pub async fn try_act(site: &Site, cookie: &str, name: &str, deed: &str) -> Answer {
    site.post(&format!("/en/@/{name}/{deed}")).cookie(cookie).send().await
}

/// Begins a game by the clock as Red.
pub async fn create(site: &Site, dice: &mut Dice, cookie: &str, opponent: Opponent) -> Seat {
    let wish = wish(dice, opponent, SideChoice::Red, FIVE_PLUS_THREE);
    let answer = site.post("/api/games").cookie(cookie).json(&wish).send().await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let Created { game, side, .. } = answer.json();
    Seat { game, side, secret: wish.secret }
}

/// Takes the open seat of a game.
pub async fn join(site: &Site, dice: &mut Dice, cookie: &str, game: &str) -> Seat {
    let secret = dice.secret();
    let answer = try_join(site, cookie, game, &secret).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let Joined { game, side } = answer.json();
    Seat { game, side, secret }
}

/// Asks for the open seat of a game.
pub async fn try_join(site: &Site, cookie: &str, game: &str, secret: &str) -> Answer {
    let body = JoinGame { secret: secret.to_owned() };
    site.post(&format!("/api/games/{game}/join")).cookie(cookie).json(&body).send().await
}
