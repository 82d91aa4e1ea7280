use askama::Template;
use i18n::Lang;
use store::Leader;

use super::bars::Bars;
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;
use crate::pages::words;

/// The best of those who play for a rating, and where everybody stands.
pub(crate) struct LeadersPage<'a> {
    pub reader: Reader<'a>,
    pub leaders: &'a [Leader],
    /// Rated games that are needed to be listed.
    pub games_needed: u32,
    /// Accounts in each span of ratings, and how wide a span is.
    pub distribution: &'a [(u32, u32)],
    pub width: u32,
}

impl LeadersPage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "players";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let accounts: u32 = self.distribution.iter().map(|(_, count)| count).sum();
        Html {
            frame: self.reader.frame_at(Self::PATH.to_owned()),
            rule: lang.text_with("people-leaders-rule", &[("games", self.games_needed.into())]),
            leaders: (1..)
                .zip(self.leaders)
                .map(|(rank, leader)| LeaderView::new(rank, leader, lang))
                .collect(),
            bars: Bars::new(self.distribution, self.width),
            said: lang.text_with("people-distribution-said", &[("count", accounts.into())]),
        }
        .render()
    }
}

#[derive(Template)]
#[template(path = "players.html")]
struct Html<'a> {
    frame: Frame<'a>,
    rule: String,
    leaders: Vec<LeaderView>,
    bars: Option<Bars>,
    said: String,
}

struct LeaderView {
    rank: usize,
    name: String,
    profile: String,
    rating: i32,
    games: u32,
}

impl LeaderView {
    fn new(rank: usize, leader: &Leader, lang: Lang) -> LeaderView {
        LeaderView {
            rank,
            name: leader.user.name.clone(),
            profile: words::profile_address(&leader.user.name, lang),
            rating: leader.rating.value().round() as i32,
            games: leader.games,
        }
    }
}
