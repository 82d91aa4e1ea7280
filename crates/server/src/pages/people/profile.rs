use askama::Template;
use ataxx::BySide;
use i18n::Lang;
use play::rating::{Rating, Speed};
use play::{GameId, Timestamp};
use store::{Between, Named, PastGame, Played, RatingPoint, Tally, User, UserKind};

use super::graph::Graph;
use super::past::PastView;
use super::score::speed;
use crate::games::Whereabouts;
use crate::pages::frame::Frame;
use crate::pages::rating::RatingView;
use crate::pages::reader::Reader;
use crate::pages::words;
use crate::people::moment::day;

/// Rows of the table that stands beside the graph.
const ROWS: usize = 50;

/// What the reader is to the user whom the page is about.
pub(crate) enum Relation {
    /// Nothing: nobody, or somebody who can't follow.
    Stranger,
    Oneself {
        /// And where each of them is just now.
        following: Vec<(Named, Whereabouts)>,
        blocking: Vec<Named>,
    },
    Other {
        between: Between,
        /// The reader's games against this user.
        tallies: BySide<Tally>,
    },
}

/// The page about a user.
pub(crate) struct ProfilePage<'a> {
    pub reader: Reader<'a>,
    pub user: &'a User,
    pub now: Timestamp,
    pub played: &'a Played,
    pub tallies: BySide<Tally>,
    pub opponents: &'a [(Named, Tally)],
    /// Of the main rating, the oldest first.
    pub points: &'a [RatingPoint],
    /// The last ones.
    pub games: &'a [PastGame],
    pub playing: &'a [GameId],
    pub relation: &'a Relation,
}

impl ProfilePage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let (lang, user) = (self.reader.lang, self.user);
        let address = words::profile_address(&user.name, lang);
        let link = |game: &GameId| format!("/{lang}/game/{game}");
        let points = self.points.iter().rev().take(ROWS);
        Html {
            frame: self.reader.frame_at(address.trim_start_matches(&format!("/{lang}/")).to_owned()),
            name: user.name.clone(),
            games_address: format!("{address}/games"),
            note: self.note(),
            closed: user.closed_at.is_some(),
            playing: self.playing.iter().map(link).collect(),
            ratings: self.ratings(),
            tallies: rows(&self.tallies, lang),
            opponents: self.opponents.iter().map(|(other, tally)| versus(other, *tally, lang)).collect(),
            graph: Graph::new(self.points),
            graph_said: self.graph_said(),
            points: points.map(|point| point_view(point, lang)).collect(),
            games: self.games.iter().map(|past| PastView::new(past, lang)).collect(),
            deeds: self.deeds(&address),
            head: self.head(),
            following: self.following(),
            blocking: self.blocking(),
        }
        .render()
    }

    fn note(&self) -> String {
        let (lang, since) = (self.reader.lang, day(self.user.created_at));
        let args = [("day", (&since).into())];
        match self.user.kind {
            UserKind::Guest => lang.text_with("people-guest-since", &args),
            UserKind::Account => lang.text_with("people-member-since", &args),
            UserKind::Bot => lang.text_with("people-bot-since", &args),
        }
    }

    fn ratings(&self) -> Vec<StandingView> {
        let (lang, played) = (self.reader.lang, self.played);
        let main =
            (played.games > 0).then(|| (lang.text("people-main-rating"), played.standing.main, played.games));
        let speeds = Speed::ALL
            .into_iter()
            .filter_map(|at| Some((speed(at, lang), played.standing.at(at)?, played.at[at as usize])));
        let view = |(name, rating, games)| StandingView::new(name, rating, games, self.now, lang);
        main.into_iter().chain(speeds).map(view).collect()
    }

    fn graph_said(&self) -> String {
        let shown = |point: Option<&RatingPoint>| point.map_or(0, |point| point.value.round() as i64);
        let args = [
            ("count", self.points.len().into()),
            ("first", shown(self.points.first()).into()),
            ("last", shown(self.points.last()).into()),
        ];
        self.reader.lang.text_with("people-graph-said", &args)
    }

    /// What the reader can do about this user.
    fn deeds(&self, address: &str) -> Option<DeedsView> {
        let Relation::Other { between, .. } = self.relation else { return None };
        if self.user.closed_at.is_some() {
            return None;
        }
        let lang = self.reader.lang;
        let other = address.rsplit('/').next().unwrap_or_default();
        let apart = between.blocks || between.blocked;
        Some(DeedsView {
            follow: (!apart && !between.follows).then(|| format!("{address}/follow")),
            unfollow: between.follows.then(|| format!("{address}/unfollow")),
            block: (!between.blocks).then(|| format!("{address}/block")),
            unblock: between.blocks.then(|| format!("{address}/unblock")),
            challenge: (!apart).then(|| format!("/{lang}/challenge/{other}")),
            report: format!("/{lang}/report/{other}"),
        })
    }

    fn head(&self) -> Option<Vec<TallyView>> {
        let Relation::Other { tallies, .. } = self.relation else { return None };
        (tallies.red.games() + tallies.blue.games() > 0).then(|| rows(tallies, self.reader.lang))
    }

    /// Those who are here come first.
    fn following(&self) -> Option<Vec<FollowedView>> {
        let Relation::Oneself { following, .. } = self.relation else { return None };
        let lang = self.reader.lang;
        let mut all: Vec<_> = following.iter().collect();
        all.sort_by_key(|(_, now)| (now.plays.is_none(), !now.here));
        let view = |(other, now): &(Named, Whereabouts)| FollowedView {
            who: named(other, lang),
            here: now.here,
            game: now.plays.map(|game| format!("/{lang}/game/{game}")),
        };
        Some(all.into_iter().map(view).collect())
    }

    fn blocking(&self) -> Option<Vec<NamedView>> {
        let Relation::Oneself { blocking, .. } = self.relation else { return None };
        Some(blocking.iter().map(|other| named(other, self.reader.lang)).collect())
    }
}

#[derive(Template)]
#[template(path = "profile.html")]
struct Html<'a> {
    frame: Frame<'a>,
    name: String,
    games_address: String,
    note: String,
    closed: bool,
    playing: Vec<String>,
    ratings: Vec<StandingView>,
    tallies: Vec<TallyView>,
    opponents: Vec<VersusView>,
    graph: Option<Graph>,
    graph_said: String,
    points: Vec<PointView>,
    games: Vec<PastView>,
    deeds: Option<DeedsView>,
    head: Option<Vec<TallyView>>,
    following: Option<Vec<FollowedView>>,
    blocking: Option<Vec<NamedView>>,
}

struct StandingView {
    name: String,
    rating: RatingView,
    games: u32,
}

impl StandingView {
    fn new(name: String, rating: Rating, games: u32, now: Timestamp, lang: Lang) -> StandingView {
        let shown = rating.value().round() as i32;
        StandingView { name, rating: RatingView::new(shown, rating.is_provisional(now), lang), games }
    }
}

/// A row of results.
struct TallyView {
    name: String,
    tally: Tally,
}

fn rows(tallies: &BySide<Tally>, lang: Lang) -> Vec<TallyView> {
    let (red, blue) = (tallies.red, tallies.blue);
    let both = Tally { won: red.won + blue.won, drawn: red.drawn + blue.drawn, lost: red.lost + blue.lost };
    let row = |name, tally| TallyView { name, tally };
    vec![
        row(lang.text("people-as-red"), red),
        row(lang.text("people-as-blue"), blue),
        row(lang.text("people-as-both"), both),
    ]
}

struct VersusView {
    name: String,
    profile: String,
    tally: Tally,
}

fn versus(other: &Named, tally: Tally, lang: Lang) -> VersusView {
    VersusView { name: other.name.clone(), profile: words::profile_address(&other.name, lang), tally }
}

struct PointView {
    day: String,
    rating: i32,
    game: String,
}

fn point_view(point: &RatingPoint, lang: Lang) -> PointView {
    PointView {
        day: day(point.at),
        rating: point.value.round() as i32,
        game: format!("/{lang}/game/{}", point.game),
    }
}

/// Addresses of what can be done; none where it can't.
struct DeedsView {
    follow: Option<String>,
    unfollow: Option<String>,
    block: Option<String>,
    unblock: Option<String>,
    challenge: Option<String>,
    report: String,
}

struct NamedView {
    name: String,
    profile: String,
}

fn named(other: &Named, lang: Lang) -> NamedView {
    NamedView { profile: words::profile_address(&other.name, lang), name: other.name.clone() }
}

/// Somebody whom the reader follows.
struct FollowedView {
    who: NamedView,
    here: bool,
    /// The address of the game that they play.
    game: Option<String>,
}
