//! Finding somebody to play with.

use protocol::{
    AcceptSeek, FromClient, FromServer, MakeSeek, OwnSeek, Paired, PlayerKind, Range, Seeks, Snapshot, Stake,
    Time, Why,
};
use testkit::site::{Answer, Browser, Dice, Site, Socket, seed};

use super::{FIVE_PLUS_THREE, SERVER};

const THREE_DAYS: Time = Time::Days { days: 3 };

/// Somebody with a browser and a connection.
struct Person<'a> {
    site: &'a Site,
    browser: Browser,
    socket: Socket,
    secret: String,
}

impl<'a> Person<'a> {
    async fn come(site: &'a Site, dice: &mut Dice) -> Person<'a> {
        Person { site, browser: Browser::default(), socket: site.socket().await, secret: dice.secret() }
    }

    async fn try_seek(&mut self, times: &[Time], stake: Stake, range: Option<Range>) -> Answer {
        let wish = MakeSeek { secret: self.secret.clone(), times: times.to_vec(), stake, range, busy: false };
        self.browser.post(self.site, "/api/seeks", &wish).await
    }

    /// Holds the seek of this secret, and makes it.
    async fn seek(&mut self, times: &[Time]) -> OwnSeek {
        self.hold().await;
        let answer = self.try_seek(times, Stake::Casual, None).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()
    }

    /// The same while something else is played, or when that is over.
    async fn busy(&mut self, busy: bool) -> OwnSeek {
        self.hold().await;
        let (secret, times) = (self.secret.clone(), vec![FIVE_PLUS_THREE]);
        let wish = MakeSeek { secret, times, stake: Stake::Casual, range: None, busy };
        let answer = self.browser.post(self.site, "/api/seeks", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()
    }

    async fn asked(&mut self) {
        loop {
            if let FromServer::Seeking { seeks } = self.socket.hear().await.unwrap()
                && seeks.iter().any(|seek| seek.busy && seek.asked.is_some())
            {
                return;
            }
        }
    }

    async fn hold(&mut self) {
        self.socket.say(&FromClient::Lobby { id: 1, seats: vec![self.secret.clone()] }).await.unwrap();
    }

    async fn accept(&mut self, seek: u64) -> Answer {
        let accept = AcceptSeek { secret: self.secret.clone(), time: None };
        self.browser.post(self.site, &format!("/api/seeks/{seek}/accept"), &accept).await
    }

    async fn cancel(&mut self, seek: u64) -> u16 {
        self.browser.send(self.site.request("DELETE", &format!("/api/seeks/{seek}"))).await.status
    }

    async fn paired(&mut self) -> Paired {
        loop {
            if let FromServer::Paired(paired) = self.socket.hear().await.unwrap() {
                return paired;
            }
        }
    }

    /// The game as whoever knows the secret sees it.
    async fn game(&self, paired: &Paired) -> Snapshot {
        let request = self.site.get(&format!("/api/games/{}", paired.game)).bearer(&self.secret);
        request.send().await.json()
    }
}

async fn seeks(site: &Site, cookie: Option<&str>) -> Seeks {
    site.get("/api/seeks").known_by(cookie).send().await.json()
}

/// The list that strangers see becomes so.
async fn until(site: &Site, is_so: impl Fn(&Seeks) -> bool) -> Seeks {
    testkit::site::until(|| seeks(site, None), is_so).await
}

#[tokio::test]
async fn two_who_want_the_same_are_paired_and_their_seeks_are_gone() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (mut one, mut two) = (Person::come(&site, &mut dice).await, Person::come(&site, &mut dice).await);
    let three = Time::Increment { base: 180_000, increment: 2_000 };
    let first = one.seek(&[three, FIVE_PLUS_THREE]).await;
    assert_eq!((first.times.len(), first.until), (2, None));
    let shown = until(&site, |seeks| seeks.lobby.looking == 1).await;
    assert_eq!(
        (shown.lobby.seeks[0].seek, shown.lobby.seeks[0].player.kind),
        (first.seek, PlayerKind::Guest)
    );
    two.seek(&[FIVE_PLUS_THREE]).await;

    let (ours, theirs) = (one.paired().await, two.paired().await);
    assert_eq!((&ours.game, ours.side), (&theirs.game, theirs.side.other()));
    assert_eq!((ours.seek, ours.time, ours.stake), (first.seek, FIVE_PLUS_THREE, Stake::Casual));
    let (mine, other) = (one.game(&ours).await, two.game(&theirs).await);
    assert_eq!((mine.you, other.you), (Some(ours.side), Some(theirs.side)));
    assert!(mine.players.red.is_some() && mine.players.blue.is_some());
    assert_eq!(seeks(&site, None).await.lobby, protocol::Lobby::default());
    // Who did not hear of it hears it again.
    one.socket = site.socket().await;
    one.hold().await;
    assert_eq!(one.paired().await, ours);
}

#[tokio::test]
async fn a_seek_ends_with_its_connection_and_a_short_grace() {
    let mut site = Site::start_with(SERVER, &["--steered-clock"]).await;
    let mut dice = Dice::new(seed());
    let mut one = Person::come(&site, &mut dice).await;
    one.seek(&[FIVE_PLUS_THREE]).await;
    until(&site, |seeks| seeks.lobby.looking == 1).await;
    // Whoever comes back in time is where they were.
    one.socket = site.socket().await;
    one.hold().await;
    until(&site, |seeks| seeks.lobby.looking == 1).await;
    let cookie = one.browser.cookie.clone().unwrap();
    drop(one);
    until(&site, |seeks| seeks.lobby.looking == 0).await;
    assert_eq!(seeks(&site, Some(&cookie)).await.mine.len(), 1, "it stands for a while");
    site.pass(std::time::Duration::from_secs(5)).await;
    testkit::site::until(|| seeks(&site, Some(&cookie)), |seeks| seeks.mine.is_empty()).await;
}

#[tokio::test]
async fn a_seek_is_taken_back_and_taken_by_a_click() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (mut one, mut two) = (Person::come(&site, &mut dice).await, Person::come(&site, &mut dice).await);
    let first = one.seek(&[FIVE_PLUS_THREE]).await;
    assert_eq!(one.accept(first.seek).await.why(409), Why::Yourself);
    assert_eq!(one.cancel(first.seek).await, 204);
    assert_eq!(two.accept(first.seek).await.why(410), Why::SeekGone);
    // There is nothing left to take back, which is well.
    assert_eq!(one.cancel(first.seek).await, 204);

    let second = one.seek(&[FIVE_PLUS_THREE]).await;
    assert_ne!(second.seek, first.seek);
    let accepted: Paired = two.accept(second.seek).await.json();
    let told = one.paired().await;
    assert_eq!((&told.game, told.side), (&accepted.game, accepted.side.other()));
    // The answer was lost: the same request is the same game.
    assert_eq!(two.accept(second.seek).await.json::<Paired>().game, accepted.game);
    assert_eq!(Person::come(&site, &mut dice).await.accept(second.seek).await.why(410), Why::SeekGone);
}

#[tokio::test]
async fn a_seek_for_days_stands_alone_and_through_a_restart() {
    let mut site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (secret, cookie, seek) = {
        let mut one = Person::come(&site, &mut dice).await;
        let own: OwnSeek = one.try_seek(&[THREE_DAYS], Stake::Casual, None).await.json();
        assert!(own.until.is_some());
        (one.secret, one.browser.cookie.unwrap(), own)
    };
    site.kill9();
    site.restart().await;
    assert_eq!(until(&site, |seeks| !seeks.lobby.seeks.is_empty()).await.lobby.looking, 0);
    assert_eq!(seeks(&site, Some(&cookie)).await.mine, std::slice::from_ref(&seek));
    let mut two = Person::come(&site, &mut dice).await;
    let paired: Paired = two.accept(seek.seek).await.json();
    let snapshot: Snapshot =
        site.get(&format!("/api/games/{}", paired.game)).bearer(&secret).send().await.json();
    assert_eq!(snapshot.you, Some(paired.side.other()));
    // It has been played: it does not come back.
    site.kill9();
    site.restart().await;
    assert_eq!(seeks(&site, Some(&cookie)).await.mine, []);
}

/// The answer was lost and the server began anew, which knows nothing of the seek: whoever asks again is brought to the
/// game that there is, and to no second one.
#[tokio::test]
async fn a_seek_leads_to_one_game_whatever_is_killed() {
    let mut site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let by_a_wave = {
        let (mut one, mut two) = (Person::come(&site, &mut dice).await, Person::come(&site, &mut dice).await);
        one.seek(&[FIVE_PLUS_THREE]).await;
        two.seek(&[FIVE_PLUS_THREE]).await;
        let paired = one.paired().await;
        (one.secret, one.browser, paired)
    };
    let by_a_click = {
        let (mut one, mut two) = (Person::come(&site, &mut dice).await, Person::come(&site, &mut dice).await);
        let seek = one.seek(&[FIVE_PLUS_THREE]).await;
        assert_eq!(two.accept(seek.seek).await.status, 200);
        let paired = one.paired().await;
        (one.secret, one.browser, paired)
    };
    site.kill9();
    site.restart().await;
    for (secret, browser, paired) in [by_a_wave, by_a_click] {
        let mut one = Person { site: &site, browser, socket: site.socket().await, secret };
        one.hold().await;
        let again = one.try_seek(&[FIVE_PLUS_THREE], Stake::Casual, None).await;
        assert_eq!(again.why(410), Why::SeekGone);
        let told = one.paired().await;
        assert_eq!((told.game, told.side), (paired.game, paired.side));
    }
}

#[tokio::test]
async fn what_makes_no_sense_or_is_not_allowed_is_refused() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let mut one = Person::come(&site, &mut dice).await;
    for times in [&[][..], &[Time::Untimed], &[FIVE_PLUS_THREE, THREE_DAYS]] {
        assert_eq!(one.try_seek(times, Stake::Casual, None).await.why(400), Why::Malformed);
    }
    let range = Some(Range { from: 2, to: 1 });
    let answer = one.try_seek(&[FIVE_PLUS_THREE], Stake::Casual, range).await;
    assert_eq!(answer.status, 400);
    let problem: protocol::Problem = answer.json();
    assert_eq!((problem.why, problem.field.as_deref()), (Why::WrongRange, Some("range")));
    assert!(problem.text.contains("Choose a lower one"), "{problem:?}");
    assert_eq!(one.try_seek(&[FIVE_PLUS_THREE], Stake::Ranked, None).await.why(403), Why::NeedsAccount);
    let busy = MakeSeek {
        secret: dice.secret(),
        times: vec![THREE_DAYS],
        stake: Stake::Casual,
        range: None,
        busy: true,
    };
    assert_eq!(one.browser.post(&site, "/api/seeks", &busy).await.why(400), Why::Malformed);
    let stranger = site.request("DELETE", "/api/seeks/5").send().await;
    assert_eq!(stranger.why(401), Why::NotSignedIn);
    one.socket.say(&FromClient::Lobby { id: 7, seats: vec!["short".to_owned()] }).await.unwrap();
    assert_eq!(one.socket.refusal().await, (7, Why::WrongSeat));
    for _ in 0..protocol::SEEKS_KEPT_MAX {
        one.secret = dice.secret();
        assert_eq!(one.try_seek(&[THREE_DAYS], Stake::Casual, None).await.status, 201);
    }
    one.secret = dice.secret();
    assert_eq!(one.try_seek(&[THREE_DAYS], Stake::Casual, None).await.why(409), Why::TooManySeeks);
}

#[tokio::test]
async fn who_calls_off_again_and_again_is_asked_to_pause() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (mut one, mut two) = (Person::come(&site, &mut dice).await, Person::come(&site, &mut dice).await);
    for _ in 0..6 {
        one.secret = dice.secret();
        two.secret = dice.secret();
        let seek = one.seek(&[FIVE_PLUS_THREE]).await;
        let paired: Paired = two.accept(seek.seek).await.json();
        let abort = site.command(&paired.game, 1, protocol::Do::Abort);
        let answer = abort.bearer(&two.secret).send().await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    let answer = two.try_seek(&[FIVE_PLUS_THREE], Stake::Casual, None).await;
    assert_eq!(answer.status, 403);
    let problem: protocol::Problem = answer.json();
    assert_eq!(problem.why, Why::Paused);
    assert!((9 * 60_000..=10 * 60_000).contains(&problem.retry_ms.unwrap()), "{problem:?}");
    // The other one did nothing wrong, and a game with the computer is always there.
    one.secret = dice.secret();
    one.seek(&[FIVE_PLUS_THREE]).await;
}

#[tokio::test]
async fn who_plays_something_else_is_asked_and_to_stay_costs_nothing() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (mut one, mut two) = (Person::come(&site, &mut dice).await, Person::come(&site, &mut dice).await);
    let waiting = two.seek(&[FIVE_PLUS_THREE]).await;
    for _ in 0..6 {
        one.secret = dice.secret();
        let seek = one.busy(true).await;
        one.asked().await;
        assert_eq!(Person::come(&site, &mut dice).await.accept(seek.seek).await.why(409), Why::Busy);
        assert_eq!(one.cancel(seek.seek).await, 204);
        // The other waits as they did, since when they did.
        let mine = seeks(&site, two.browser.cookie.as_deref()).await.mine;
        assert_eq!(mine, [OwnSeek { asked: None, ..waiting.clone() }]);
    }
    one.secret = dice.secret();
    one.busy(true).await;
    one.asked().await;
    one.busy(false).await;
    let (ours, theirs) = (one.paired().await, two.paired().await);
    assert_eq!((&ours.game, ours.side), (&theirs.game, theirs.side.other()));
    assert_eq!(theirs.seek, waiting.seek);
}

#[tokio::test]
async fn the_list_comes_as_events_too() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let mut one = Person::come(&site, &mut dice).await;
    let held = format!("{},{}", one.secret, dice.secret());
    let mut stream = site.get("/api/lobby/events").bearer(&held).stream().await;
    assert!(matches!(stream.next().await.unwrap(), FromServer::Lobby(lobby) if lobby.seeks.is_empty()));
    assert!(matches!(stream.next().await.unwrap(), FromServer::Seeking { seeks } if seeks.is_empty()));
    let own: OwnSeek = one.try_seek(&[FIVE_PLUS_THREE], Stake::Casual, None).await.json();
    assert!(matches!(stream.next().await.unwrap(), FromServer::Seeking { seeks } if seeks == [own]));
    assert!(matches!(stream.next().await.unwrap(), FromServer::Lobby(lobby) if lobby.looking == 1));
}

/// An offer for days stands for two weeks: not that of somebody who may begin nothing any more, or is gone.
#[tokio::test]
async fn who_may_look_for_nobody_is_not_found_by_an_offer_of_before() {
    let mut site = Site::start_with(SERVER, &["--administrators", "Judge"]).await;
    let mut dice = Dice::new(seed());
    let mut judge = Browser::registered(&site, "Judge").await;
    let mut browsers = Vec::new();
    for name in ["Ann", "Bob", "Cid"] {
        let mut browser = Browser::registered(&site, name).await;
        let (secret, times) = (dice.secret(), vec![THREE_DAYS]);
        // Nobody else is of such a strength: they are not paired with each other meanwhile.
        let range = Some(Range { from: 2_900, to: 3_000 });
        let wish = MakeSeek { secret, times, stake: Stake::Casual, range, busy: false };
        let answer = browser.post(&site, "/api/seeks", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        browsers.push(browser);
    }
    let offered = async |site: &Site| -> Vec<String> {
        seeks(site, None).await.lobby.seeks.into_iter().map(|seek| seek.player.name).collect()
    };
    until(&site, |seeks| seeks.lobby.seeks.len() == 3).await;
    let suspend = [("words", "so"), ("length", "week")];
    assert_eq!(judge.fill(&site, "/en/order/user/Ann/suspend", &suspend).await.status, 303);
    assert_eq!(offered(&site).await, ["Bob", "Cid"]);
    assert_eq!(judge.fill(&site, "/en/order/user/Bob/ban", &[("words", "so")]).await.status, 303);
    assert_eq!(offered(&site).await, ["Cid"]);
    let sure = [("confirm", Browser::PASSWORD)];
    assert_eq!(browsers[2].fill(&site, "/en/account/close", &sure).await.status, 303);
    assert_eq!(offered(&site).await, [""; 0]);
    site.kill9();
    site.restart().await;
    assert_eq!(offered(&site).await, [""; 0]);
}
