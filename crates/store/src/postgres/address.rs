use sqlx::postgres::PgConnectOptions;

use crate::StoreError;

/// What the address says. What it leaves out is as in `psql`: from `PGHOST`, `PGPASSWORD`, `~/.pgpass` and so on.
pub(super) fn parse(address: &str) -> Result<PgConnectOptions, StoreError> {
    address.parse().map_err(|error: sqlx::Error| StoreError::Address { why: error.to_string() })
}

/// Where that is, for people: without the password.
pub(super) fn place(options: &PgConnectOptions) -> String {
    let name = options.get_database().unwrap_or_else(|| options.get_username());
    match options.get_socket() {
        Some(socket) => format!("{}, database {name}", socket.display()),
        None => format!("{}:{}, database {name}", options.get_host(), options.get_port()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_said() {
        let options = parse("postgres://me:secret@db.example:5433/site").unwrap();
        assert_eq!(place(&options), "db.example:5433, database site");
        let options = parse("postgres://me:secret@localhost/site?host=/run/postgresql").unwrap();
        assert_eq!(place(&options), "/run/postgresql, database site");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for address in ["postgres://me:secret@db.example:port/site", "postgres//x"] {
            let refused = parse(address);
            assert!(matches!(refused, Err(StoreError::Address { .. })), "{address}: {refused:?}");
            assert!(!refused.unwrap_err().to_string().contains("secret"));
        }
    }
}
