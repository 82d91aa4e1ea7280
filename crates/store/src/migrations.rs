//! How a database got its form, step by step. Steps are only ever added, and the same for every database.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::StoreError;
use crate::database::{Connection, query_scalar};

/// Each step's file name without its ending; the number in front is the form that it leads to. Its text is in the folder
/// of each database.
macro_rules! steps {
    ($($name:literal)*) => {
        const SQLITE: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../migrations/sqlite/", $name, ".sql")))),*];
        const POSTGRES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../migrations/postgres/", $name, ".sql")))),*];
    };
}

steps! {
    "0001_games"
    "0002_people"
    "0003_accounts"
    "0004_chat"
    "0005_correspondence"
    "0006_social"
    "0007_order"
    "0008_bots"
    "0009_user_id"
}

/// The newest form that this program knows.
pub(crate) fn newest() -> i64 {
    SQLITE.iter().map(|(name, _)| number(name)).max().expect("there is a first step")
}

/// Forms of a database; 0 is none at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Migrated {
    pub from: i64,
    pub to: i64,
}

/// Brings the database into the newest form. Of several servers that do this at once, one does it and the others wait.
pub(crate) async fn run(connection: &mut Connection) -> Result<Migrated, StoreError> {
    let from = form(connection).await?;
    let ran = match connection {
        Connection::Sqlite(one) => migrator(SQLITE).run(one).await,
        Connection::Postgres(one) => migrator(POSTGRES).run(one).await,
    };
    ran.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => StoreError::from(error),
        MigrateError::VersionMissing(found) => StoreError::TooNew { found, known: newest() },
        other => StoreError::corrupt(other.to_string()),
    })?;
    Ok(Migrated { from, to: newest() })
}

/// The form that the database has.
pub(crate) async fn form(connection: &mut Connection) -> Result<i64, StoreError> {
    let is_there = match connection {
        Connection::Sqlite(_) => "SELECT COUNT(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'",
        Connection::Postgres(_) => "SELECT COUNT(to_regclass('_sqlx_migrations'))",
    };
    let is_there: i64 = query_scalar(is_there).fetch_one(&mut *connection).await?;
    if is_there == 0 {
        return Ok(0);
    }
    let form: Option<i64> =
        query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(connection).await?;
    Ok(form.unwrap_or(0))
}

fn migrator(steps: &'static [(&'static str, &'static str)]) -> Migrator {
    let migration = |&(name, text): &(&'static str, &'static str)| {
        Migration::new(number(name), name.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

fn number(name: &str) -> i64 {
    let digits = name.split('_').next().unwrap_or_default();
    digits.parse().expect("a step's name begins with its number")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_in_a_folder_is_forgotten() {
        for folder in ["sqlite", "postgres"] {
            let folder = format!("{}/migrations/{folder}", env!("CARGO_MANIFEST_DIR"));
            let files = std::fs::read_dir(folder).unwrap();
            let mut files: Vec<String> =
                files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
            files.sort();
            let steps: Vec<String> = SQLITE.iter().map(|(name, _)| format!("{name}.sql")).collect();
            assert_eq!(files, steps);
        }
        assert_eq!(newest() as usize, SQLITE.len());
    }
}
