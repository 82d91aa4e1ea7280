use play::{PlayerId, Timestamp};

use super::users::{number, parse_player};
use super::values::{count, named};
use super::{Connection, Pool, parse_game};
use crate::database;
use crate::{NewReport, Report, ReportKind, StoreError};

#[derive(sqlx::FromRow)]
struct ReportRow {
    id: i64,
    at: i64,
    reporter: i64,
    reporter_name: String,
    about: i64,
    about_name: String,
    game: Option<String>,
    kind: String,
    text: String,
    settled_at: Option<i64>,
}

impl ReportRow {
    fn parse(self) -> Result<Report, StoreError> {
        Ok(Report {
            number: self.id.unsigned_abs(),
            said: NewReport {
                reporter: parse_player(self.reporter)?,
                about: parse_player(self.about)?,
                game: self.game.as_deref().map(parse_game).transpose()?,
                kind: named(&ReportKind::ALL, ReportKind::name, &self.kind)?,
                text: self.text,
                at: Timestamp(self.at),
            },
            reporter_name: self.reporter_name,
            about_name: self.about_name,
            settled_at: self.settled_at.map(Timestamp),
        })
    }
}

macro_rules! reports {
    ($rest:literal) => {
        concat!(
            "SELECT reports.id, reports.at, reports.reporter, reporters.name AS reporter_name, reports.about, \
             reported.name AS about_name, reports.game, reports.kind, reports.text, reports.settled_at \
             FROM reports JOIN users AS reporters ON reporters.id = reports.reporter \
             JOIN users AS reported ON reported.id = reports.about ",
            $rest
        )
    };
}

const REPORT: &str = "\
INSERT INTO reports (at, reporter, about, game, kind, text) SELECT $1, $2, $3, $4, $5, $6 \
WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reporter = $2 AND about = $3 AND game IS NOT DISTINCT FROM $4 \
AND kind = $5 AND settled_at IS NULL)";

pub(crate) async fn report(connection: &mut Connection, report: &NewReport) -> Result<bool, StoreError> {
    let done = database::query(REPORT)
        .bind(report.at.0)
        .bind(number(report.reporter))
        .bind(number(report.about))
        .bind(report.game.map(String::from))
        .bind(report.kind.name())
        .bind(&report.text)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

pub(crate) async fn reports_since(
    pool: &Pool,
    reporter: PlayerId,
    since: Timestamp,
) -> Result<u32, StoreError> {
    let reports: i64 =
        database::query_scalar("SELECT COUNT(*) FROM reports WHERE reporter = $1 AND at >= $2")
            .bind(number(reporter))
            .bind(since.0)
            .fetch_one(pool)
            .await?;
    Ok(count(reports))
}

pub(crate) async fn open_reports(pool: &Pool, limit: u32) -> Result<Vec<Report>, StoreError> {
    const OPEN: &str = reports!("WHERE reports.settled_at IS NULL ORDER BY reports.at, reports.id LIMIT $1");
    let rows: Vec<ReportRow> = database::query_as(OPEN).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.into_iter().map(ReportRow::parse).collect()
}

pub(crate) async fn reports_about(
    pool: &Pool,
    user: PlayerId,
    limit: u32,
) -> Result<Vec<Report>, StoreError> {
    const ABOUT: &str =
        reports!("WHERE reports.about = $1 ORDER BY reports.at DESC, reports.id DESC LIMIT $2");
    let query = database::query_as(ABOUT).bind(number(user)).bind(i64::from(limit));
    let rows: Vec<ReportRow> = query.fetch_all(pool).await?;
    rows.into_iter().map(ReportRow::parse).collect()
}
