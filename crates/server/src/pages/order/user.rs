use askama::Template;
use i18n::Lang;
use play::Timestamp;
use play::conduct::{Deed as Conduct, Outcome, REMEMBERED};
use play::rating::REFUND_WITHIN;
use store::{
    EARLY_OF, EARLY_TURNS, EarlyLosses, Noted, Report, Sat, Signal, SignalKind, User, UserKind, Usual,
};

use super::words::{EntryView, Held, ReportView, act_flaw, held};
use crate::order::{ActFlaw, WORDS_CHARS_MAX};
use crate::pages::frame::Frame;
use crate::pages::reader::Reader;
use crate::people::encoded;
use crate::people::moment::day;

/// So many early losses among a user's latest games are worth a look.
const EARLY_LOOK: u32 = 3;

/// All that is known about a user, and what can be done.
pub(crate) struct RecordPage<'a> {
    pub reader: Reader<'a>,
    pub user: &'a User,
    pub now: Timestamp,
    pub reports: &'a [Report],
    /// In play first, then the newest.
    pub games: &'a [Sat],
    pub signals: &'a [Signal],
    pub early_losses: EarlyLosses,
    /// What is usual of each kind.
    pub usual: &'a [(SignalKind, Option<Usual>)],
    pub conduct: &'a [Outcome],
    pub decisions: &'a [Noted],
    /// What has just been done.
    pub done: Option<Which>,
    /// The form that was not accepted: why, the reason that was typed, and the length that was chosen.
    pub flaw: Option<(Which, ActFlaw, &'a str, &'a str)>,
}

/// One of the page's forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    Suspend,
    Lift,
    Ban,
}

impl Which {
    const ALL: [Which; 3] = [Which::Suspend, Which::Lift, Which::Ban];

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Which::Suspend => "suspend",
            Which::Lift => "lift",
            Which::Ban => "ban",
        }
    }

    pub fn named(name: &str) -> Option<Which> {
        Which::ALL.into_iter().find(|which| which.name() == name)
    }
}

impl RecordPage<'_> {
    pub fn render(&self) -> Result<String, askama::Error> {
        let (lang, name) = (self.reader.lang, self.user.name.as_str());
        let path = format!("order/user/{}", encoded(name));
        let held = held(self.user.suspended_until, self.now);
        let forms =
            if held.is_some() { vec![Which::Lift, Which::Ban] } else { vec![Which::Suspend, Which::Ban] };
        Html {
            frame: self.reader.frame_at(path.clone()),
            title: lang.text_with("order-user-title", &[("name", name.into())]),
            since: self.since(),
            state: match held {
                Some(Held::Until(day)) => lang.text_with("order-user-suspended", &[("day", (&day).into())]),
                Some(Held::ForEver) => lang.text("order-user-banned"),
                None => lang.text("order-user-free"),
            },
            done: self.done.map(|which| done(which, name, lang)),
            forms: forms.into_iter().map(|which| self.form(which, &path)).collect(),
            lengths: lengths(lang),
            reports: self.reports.iter().map(|report| ReportView::new(report, lang)).collect(),
            games: self.games.iter().map(|game| game_view(game, lang)).collect(),
            signals: self
                .early()
                .into_iter()
                .chain(self.signals.iter().map(|signal| self.signal(signal)))
                .collect(),
            conduct: self.conduct_line(),
            entries: self.decisions.iter().map(|noted| EntryView::new(noted, lang)).collect(),
        }
        .render()
    }

    fn since(&self) -> String {
        let lang = self.reader.lang;
        let kind = match self.user.kind {
            UserKind::Guest => lang.text("order-user-kind-guest"),
            UserKind::Account => lang.text("order-user-kind-account"),
            UserKind::Bot => lang.text("order-user-kind-bot"),
        };
        let day = day(self.user.created_at);
        lang.text_with("order-user-since", &[("kind", (&kind).into()), ("day", (&day).into())])
    }

    fn form(&self, which: Which, path: &str) -> FormView {
        let (lang, name) = (self.reader.lang, self.user.name.as_str());
        let flaw = self.flaw.filter(|(of, ..)| *of == which);
        let (title, lead) = match which {
            Which::Suspend => (lang.text("order-act-suspend"), lang.text("order-act-suspend-lead")),
            Which::Lift => (lang.text("order-act-lift"), String::new()),
            Which::Ban => {
                let days = REFUND_WITHIN.0 / play::Millis::days(1).0;
                let named = [("name", name.into()), ("days", days.into())];
                (lang.text("order-act-ban"), lang.text_with("order-act-ban-lead", &named))
            }
        };
        FormView {
            id: which.name(),
            action: format!("/{lang}/{path}/{}", which.name()),
            title,
            lead,
            asks_length: which == Which::Suspend,
            hint: lang.text_with(
                "order-act-reason-hint",
                &[("most", WORDS_CHARS_MAX.into()), ("name", name.into())],
            ),
            typed: flaw.map_or_else(String::new, |(_, _, typed, _)| typed.to_owned()),
            length: flaw.map_or_else(String::new, |(_, _, _, length)| length.to_owned()),
            flaw: flaw.map(|(_, flaw, ..)| act_flaw(flaw, lang)),
        }
    }

    /// Losses that came early, among the latest games; none before the first.
    fn early(&self) -> Option<SignalView> {
        let (lang, EarlyLosses { games, lost }) = (self.reader.lang, self.early_losses);
        let unusual = lost >= EARLY_LOOK;
        let value = if unusual { "order-signal-early-look" } else { "order-signal-early-value" };
        (games > 0).then(|| SignalView {
            kind: lang.text_with(
                "order-signal-early",
                &[("turns", EARLY_TURNS.into()), ("games", EARLY_OF.into())],
            ),
            game: None,
            value: lang.text_with(value, &[("lost", lost.into()), ("games", games.into())]),
            usual: lang.text_with("order-signal-early-from", &[("from", EARLY_LOOK.into())]),
            unusual,
        })
    }

    fn signal(&self, signal: &Signal) -> SignalView {
        let lang = self.reader.lang;
        let usual = self.usual.iter().find(|(kind, _)| *kind == signal.kind).and_then(|(_, usual)| *usual);
        let number = |value: f64| format!("{value:.2}");
        SignalView {
            kind: match signal.kind {
                SignalKind::Spread => lang.text("order-signal-spread"),
                SignalKind::Weighing => lang.text("order-signal-weighing"),
                SignalKind::Agreement => lang.text("order-signal-agreement"),
                SignalKind::LookingAway => lang.text("order-signal-looked-away"),
            },
            game: Some((format!("/{lang}/game/{}", signal.game), signal.game.to_string())),
            value: number(signal.value),
            usual: usual.map_or_else(String::new, |usual| {
                let (low, high) = (number(usual.low), number(usual.high));
                lang.text_with("order-signal-range", &[("low", (&low).into()), ("high", (&high).into())])
            }),
            unusual: usual.is_some_and(|usual| signal.value < usual.low || signal.value > usual.high),
        }
    }

    fn conduct_line(&self) -> String {
        let finished = self.conduct.iter().filter(|outcome| outcome.deed == Conduct::Fair).count();
        let days = REMEMBERED.0 / play::Millis::days(1).0;
        self.reader.lang.text_with(
            "order-user-conduct-lead",
            &[
                ("days", days.into()),
                ("finished", finished.into()),
                ("spoilt", (self.conduct.len() - finished).into()),
            ],
        )
    }
}

#[derive(Template)]
#[template(path = "order/user.html")]
struct Html<'a> {
    frame: Frame<'a>,
    title: String,
    since: String,
    state: String,
    done: Option<String>,
    forms: Vec<FormView>,
    lengths: [(&'static str, String); 4],
    reports: Vec<ReportView>,
    games: Vec<GameView>,
    signals: Vec<SignalView>,
    conduct: String,
    entries: Vec<EntryView>,
}

struct FormView {
    id: &'static str,
    action: String,
    title: String,
    lead: String,
    asks_length: bool,
    hint: String,
    typed: String,
    length: String,
    flaw: Option<String>,
}

struct GameView {
    address: String,
    id: String,
    ended: String,
    score: String,
    change: String,
    /// Where it can be ended, while it is played.
    end: Option<String>,
}

struct SignalView {
    kind: String,
    /// The game's address and id, of what is noticed about one.
    game: Option<(String, String)>,
    value: String,
    usual: String,
    unusual: bool,
}

/// How long a suspension can be, as it is named in the form.
fn lengths(lang: Lang) -> [(&'static str, String); 4] {
    [
        ("day", lang.text("order-act-length-day")),
        ("week", lang.text("order-act-length-week")),
        ("month", lang.text("order-act-length-month")),
        ("for-ever", lang.text("order-act-length-for-ever")),
    ]
}

fn done(which: Which, name: &str, lang: Lang) -> String {
    let named = |key| lang.text_with(key, &[("name", name.into())]);
    match which {
        Which::Suspend => named("order-done-suspended"),
        Which::Lift => named("order-done-lifted"),
        Which::Ban => named("order-done-banned"),
    }
}

fn game_view(sat: &Sat, lang: Lang) -> GameView {
    let running = sat.ended_at.is_none();
    GameView {
        address: format!("/{lang}/game/{}", sat.game),
        id: sat.game.to_string(),
        ended: sat.ended_at.map_or_else(String::new, day),
        score: match sat.score.as_deref() {
            Some("won") => lang.text("order-games-won"),
            Some("drawn") => lang.text("order-games-drawn"),
            Some("lost") => lang.text("order-games-lost"),
            Some(_) => lang.text("order-games-void"),
            None => lang.text("order-games-running"),
        },
        change: sat.change.map_or_else(String::new, |(before, after)| {
            format!("{} → {}", before.round() as i64, after.round() as i64)
        }),
        end: running.then(|| format!("/{lang}/order/game/{}", sat.game)),
    }
}
