//! A friend's invite.

use ataxx::Side;
use futures_util::future::join_all;
use protocol::{Happened, Joined, Opponent, Seat, SideChoice, Time, Why};
use testkit::site::{Dice, Site, seed};

use super::SERVER;

#[tokio::test]
async fn looking_at_an_invite_does_not_consume_it() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let red = site.create(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    let mut waiting = site.sit(&red).await;
    for path in [
        format!("/en/game/{}", red.game),
        format!("/game/{}", red.game),
        format!("/api/games/{}", red.game),
        format!("/api/games/{}/invite.svg", red.game),
    ] {
        // A friend, a preview of the link, a robot.
        for method in ["GET", "HEAD"] {
            let answer = site.request(method, &path).send().await;
            assert!(answer.status < 400, "{method} {path}: {}", answer.status);
            assert!(answer.header("set-cookie").is_none());
        }
    }
    let _watcher = site.watch(&red.game).await;
    let snapshot = site.snapshot(&red.game).await;
    assert_eq!((snapshot.version, snapshot.state.seats.blue), (1, Seat::Open));

    let blue = site.join(&mut dice, &red.game).await;
    assert_eq!(blue.side, Side::Blue);
    waiting.until(|mirror| mirror.version == 2).await;
    assert_eq!(waiting.mirror.happened, [Happened::Joined { side: Side::Blue }]);
    assert_eq!(waiting.mirror.state.seats.blue, Seat::Human);
    assert!(waiting.mirror.my_turn());
}

#[tokio::test]
async fn accepting_is_done_once_however_often_it_is_asked() {
    let mut site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let red = site.create(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    let secret = dice.secret();
    for round in 0..4 {
        if round == 3 {
            assert_eq!(site.snapshot(&red.game).await.version, 2);
            site.kill9();
            site.restart().await;
        }
        let answer = site.try_join(&red.game, &secret).await;
        let joined: Joined = answer.json();
        assert_eq!((answer.status, joined.side), (200, Side::Blue));
    }
    // Who made the invite is told the seat that is theirs already.
    let own: Joined = site.try_join(&red.game, &red.secret).await.json();
    assert_eq!(own.side, Side::Red);
}

#[tokio::test]
async fn a_second_visitor_is_refused_and_can_watch() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red, _) = site.pair(&mut dice, Time::Untimed).await;
    let late = dice.secret();
    assert_eq!(site.try_join(&red.game, &late).await.why(409), Why::SeatTaken);
    let mut watcher = site.watch(&red.game).await;
    let mut player = site.sit(&red).await;
    player.play("g2").await.unwrap();
    watcher.until(|mirror| mirror.plies.len() == 1).await;
    assert_eq!(site.try_join("0000000000", &late).await.why(404), Why::UnknownGame);
    assert_eq!(site.try_join(&red.game, "short").await.why(403), Why::WrongSeat);
    let computer =
        site.create(&mut dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed).await;
    assert_eq!(site.try_join(&computer.game, &late).await.why(409), Why::SeatTaken);
}

#[tokio::test]
async fn of_many_at_once_one_gets_the_seat() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    for _ in 0..5 {
        let red = site.create(&mut dice, Opponent::Friend, SideChoice::Blue, Time::Untimed).await;
        let secrets: Vec<String> = (0..12).map(|_| dice.secret()).collect();
        let answers = join_all(secrets.iter().map(|secret| site.try_join(&red.game, secret))).await;
        let winners: Vec<_> =
            answers.iter().zip(&secrets).filter(|(answer, _)| answer.status == 200).collect();
        let [(_, winner)] = winners[..] else { panic!("{} got the seat", winners.len()) };
        for answer in answers.iter().filter(|answer| answer.status != 200) {
            assert_eq!(answer.why(409), Why::SeatTaken);
        }
        let seat = testkit::site::Seat { game: red.game, side: Side::Red, secret: winner.clone() };
        assert_eq!(site.sit(&seat).await.mirror.version, 2);
    }
}

#[tokio::test]
async fn an_invite_that_was_called_off_says_so() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let red = site.create(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    let mut waiting = site.sit(&red).await;
    waiting.command(protocol::Do::Abort).await.unwrap();
    let why = site.try_join(&red.game, &dice.secret()).await.why(410);
    assert_eq!(why, Why::Expired);
    assert_eq!(site.get(&format!("/en/game/{}", red.game)).send().await.status, 200);
}
