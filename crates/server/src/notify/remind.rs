//! Reminding a player that a game over days waits for them.

use i18n::Lang;
use play::{GameId, Millis, PlayerId};
use store::StoreError;

use super::{Notify, Untold};

/// Who is reminded of what.
#[derive(Clone, Debug)]
pub(crate) struct Reminder {
    pub game: GameId,
    pub user: PlayerId,
    /// The name of whoever waits, if they have one.
    pub opponent: Option<String>,
    /// Time left for the move.
    pub left: Millis,
}

impl Notify {
    /// Reminds the player wherever they asked to be, soon. Whoever asked for nothing is told nothing.
    pub fn remind(&self, reminder: Reminder) {
        let notify = self.clone();
        self.0.tasks.spawn(async move {
            if let Err(error) = notify.remind_now(&reminder).await {
                tracing::warn!(%error, game = %reminder.game, "nobody could be reminded");
            }
        });
    }

    pub(super) async fn remind_now(&self, reminder: &Reminder) -> Result<(), StoreError> {
        for address in self.0.store.pushes(reminder.user).await? {
            let lang = Lang::from_code(&address.lang).unwrap_or(Lang::FALLBACK);
            let message = reminder.message(lang).to_string().into_bytes();
            report(self.push(address, message, reminder.game.to_string(), reminder.left), reminder);
        }
        if self.has_mail() && self.0.store.wants_mail(reminder.user).await? {
            self.write(reminder).await?;
        }
        Ok(())
    }

    async fn write(&self, reminder: &Reminder) -> Result<(), StoreError> {
        let Some(user) = self.0.store.user(reminder.user).await? else { return Ok(()) };
        let (Some(email), Some(origin)) = (&user.email, &self.0.origin) else { return Ok(()) };
        let lang = user.lang.as_deref().and_then(Lang::from_code).unwrap_or(Lang::FALLBACK);
        let address = format!("{origin}{}", reminder.path(lang));
        let settings = format!("{origin}/{}/games/mine", lang.code());
        let text = format!(
            "{}\n\n{address}\n\n{}\n{settings}\n",
            reminder.text(lang),
            lang.text("correspondence-mail-why")
        );
        report(self.mail(email, &lang.text("correspondence-reminder"), &text), reminder);
        Ok(())
    }
}

impl Reminder {
    /// What the browser's service worker shows, as it is: it knows no language.
    fn message(&self, lang: Lang) -> serde_json::Value {
        serde_json::json!({
            "title": lang.text("correspondence-reminder"),
            "body": self.text(lang),
            "lang": lang.code(),
            "tag": format!("game-{}", self.game),
            "path": self.path(lang),
        })
    }

    fn text(&self, lang: Lang) -> String {
        let hours = (self.left.0 + Millis::minutes(30).0) / Millis::hours(1).0;
        let time = lang.text_with("correspondence-hours", &[("count", hours.max(1).into())]);
        match &self.opponent {
            Some(name) => lang.text_with(
                "correspondence-reminder-of",
                &[("name", name.into()), ("time", time.as_str().into())],
            ),
            None => lang.text_with("correspondence-reminder-text", &[("time", time.as_str().into())]),
        }
    }

    fn path(&self, lang: Lang) -> String {
        format!("/{}/game/{}", lang.code(), self.game)
    }
}

fn report(told: Result<(), Untold>, reminder: &Reminder) {
    if let Err(why) = told {
        tracing::warn!(%why, game = %reminder.game, "a reminder is not sent");
    }
}
