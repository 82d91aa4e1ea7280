use askama::Template;
use i18n::Lang;
use play::Timestamp;
use store::{FOR_EVER, Notice, NoticeOf, User};

use super::words::{Held, held};
use crate::contact::Contact;
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;
use crate::people::moment::day;

/// What a user is told about what administrators did.
pub(crate) struct NoticesPage<'a> {
    pub reader: Reader<'a>,
    pub user: Option<&'a User>,
    pub notices: &'a [Notice],
    pub now: Timestamp,
    /// Whom to write to.
    pub contact: Option<&'a Contact>,
}

impl NoticesPage<'_> {
    /// Its path below its language.
    pub const PATH: &'static str = "notices";

    pub fn render(&self) -> Result<String, askama::Error> {
        let lang = self.reader.lang;
        let held = held(self.user.and_then(|user| user.suspended_until), self.now);
        Html {
            frame: self.reader.frame_at(Self::PATH.to_owned()),
            nobody: self.user.is_none(),
            held: held.map(|held| match held {
                Held::Until(day) => lang.text_with("order-notices-suspended-now", &[("day", (&day).into())]),
                Held::ForEver => lang.text("order-notices-banned-now"),
            }),
            write_to: self.write_to(),
            notices: self.notices.iter().map(|notice| notice_view(notice, lang)).collect(),
        }
        .render()
    }

    fn write_to(&self) -> String {
        let lang = self.reader.lang;
        let to = match self.contact {
            Some(Contact::Email(address) | Contact::Page(address)) => address,
            None => return lang.text("order-notices-write-nobody"),
        };
        lang.text_with("order-notices-write-to", &[("contact", to.into())])
    }
}

#[derive(Template)]
#[template(path = "order/notices.html")]
struct Html<'a> {
    frame: Frame<'a>,
    nobody: bool,
    /// Said to somebody who is suspended just now.
    held: Option<String>,
    write_to: String,
    notices: Vec<NoticeView>,
}

struct NoticeView {
    day: String,
    what: String,
    words: String,
    game: Option<String>,
}

fn notice_view(notice: &Notice, lang: Lang) -> NoticeView {
    let mut game = None;
    let what = match notice.of {
        NoticeOf::Suspended { until } if until >= FOR_EVER => lang.text("order-notice-suspended-for-ever"),
        NoticeOf::Suspended { until } => {
            lang.text_with("order-notice-suspended", &[("day", (&day(until)).into())])
        }
        NoticeOf::Lifted => lang.text("order-notice-lifted"),
        NoticeOf::Banned => lang.text("order-notice-banned"),
        NoticeOf::Ruled { game: id, .. } => {
            game = Some(format!("/{lang}/game/{id}"));
            lang.text("order-notice-ruled")
        }
        NoticeOf::Refunded { points, .. } => {
            let points = format!("{}", points.round() as i64);
            lang.text_with("order-notice-refunded", &[("points", (&points).into())])
        }
    };
    NoticeView { day: day(notice.at), what, words: notice.words.clone(), game }
}
