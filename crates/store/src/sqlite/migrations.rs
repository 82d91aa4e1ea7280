//! How a database got its form, step by step. Steps are only ever added.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::{StoreError, sql};

macro_rules! step {
    ($name:literal) => {
        ($name, include_str!(concat!("../../migrations/sqlite/", $name, ".sql")))
    };
}

/// File name without its ending, and text. The number in front is the form that the step leads to.
const STEPS: &[(&str, &str)] = &[
    step!("0001_games"),
    step!("0002_people"),
    step!("0003_accounts"),
    step!("0004_chat"),
    step!("0005_correspondence"),
    step!("0006_social"),
    step!("0007_order"),
    step!("0008_bots"),
    step!("0009_user_id"),
];

/// The newest form that this program knows.
pub(super) fn newest() -> i64 {
    STEPS.iter().map(|(name, _)| number(name)).max().expect("there is a first step")
}

/// Brings the database into the newest form.
pub(super) async fn run(connection: &mut sql::Connection) -> Result<(), StoreError> {
    let steps = STEPS.iter().map(|&(name, text)| {
        Migration::new(number(name), name.into(), MigrationType::Simple, text.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect()).run(connection).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => StoreError::from(error),
        MigrateError::VersionMissing(found) => StoreError::TooNew { found, known: newest() },
        other => StoreError::corrupt(other.to_string()),
    })
}

fn number(name: &str) -> i64 {
    let digits = name.split('_').next().unwrap_or_default();
    digits.parse().expect("a step's name begins with its number")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_in_the_folder_is_forgotten() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite");
        let files =
            std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut files: Vec<String> = files.collect();
        files.sort();
        let steps: Vec<String> = STEPS.iter().map(|(name, _)| format!("{name}.sql")).collect();
        assert_eq!(files, steps);
        assert_eq!(newest() as usize, STEPS.len());
    }
}
