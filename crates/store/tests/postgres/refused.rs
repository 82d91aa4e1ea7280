//! Places that are not for us are told in a line, and left as they are.

use store::{PostgresStore, Store, StoreError};
use testkit::postgres::Cluster;

use crate::open;

/// Opens it, expects an error of one line, without the password.
async fn refused(address: &str) -> StoreError {
    let error = PostgresStore::open(address).await.expect_err("must be refused");
    let said = error.to_string();
    assert!(!said.contains('\n') && !said.contains("geheim"), "{said}");
    error
}

#[tokio::test]
async fn nobody_there() {
    // Port 1 is nobody's; a name ending so is never given away (RFC 6761).
    for address in ["postgres://me:geheim@127.0.0.1:1/site", "postgres://me:geheim@nowhere.invalid/site"] {
        let error = refused(address).await;
        assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
    }
}

#[tokio::test]
async fn somebody_who_says_nothing() {
    let mute = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let error = refused(&format!("postgres://me:geheim@{}/site", mute.local_addr().unwrap())).await;
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
}

#[tokio::test]
async fn a_wrong_password() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    // The name is known to the cluster's own rules; another test run may have made it.
    database.run(
        "DO $$ BEGIN CREATE ROLE locked LOGIN PASSWORD 'right'; EXCEPTION WHEN OTHERS THEN NULL; END $$",
    );
    let error = refused(&cluster.address("locked:geheim", database.name())).await;
    assert!(matches!(error, StoreError::Refused { .. }), "{error:?}");
    let right = PostgresStore::open(&cluster.address("locked:right", database.name())).await;
    assert!(!matches!(right, Err(StoreError::Refused { .. })), "{right:?}");
}

#[tokio::test]
async fn no_such_database() {
    let error = refused(&Cluster::shared().address("ataxx", "not_there")).await;
    assert!(matches!(error, StoreError::Refused { .. }), "{error:?}");
    assert!(error.to_string().contains("not_there"), "{error}");
}

#[tokio::test]
async fn another_programs_database() {
    let database = Cluster::shared().database();
    database.run("CREATE TABLE diary (day TEXT, entry TEXT)");
    let error = refused(&database.address()).await;
    assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
    database
        .run("DO $$ BEGIN ASSERT (SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public') = 1; END $$");

    // Even if it keeps count of its steps as we do.
    database.run("CREATE TABLE _sqlx_migrations (version BIGINT, description TEXT)");
    database.run("INSERT INTO _sqlx_migrations VALUES (1, 'diary')");
    let error = refused(&database.address()).await;
    assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
}

#[tokio::test]
async fn a_newer_programs_database() {
    let database = Cluster::shared().database();
    open(&database).await.close().await.unwrap();
    let columns = "version, description, success, checksum, execution_time";
    database.run(&format!("INSERT INTO _sqlx_migrations ({columns}) VALUES (9999, 'later', TRUE, '', 0)"));
    let error = refused(&database.address()).await;
    assert!(matches!(error, StoreError::TooNew { found: 9999, known: 1.. }), "{error:?}");
}

/// Steps are taken once, and counted.
#[tokio::test]
async fn an_empty_database_is_migrated_once() {
    let database = Cluster::shared().database();
    let first = PostgresStore::migrate(&database.address()).await.unwrap();
    assert!(first.from == 0 && first.to >= 9, "{first:?}");
    let again = PostgresStore::migrate(&database.address()).await.unwrap();
    assert_eq!((again.from, again.to), (first.to, first.to));
    open(&database).await.close().await.unwrap();
}

/// Several servers that come to an empty database at once make its tables once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_empty_database_is_taken_by_all() {
    let database = Cluster::shared().database();
    let (one, two, three) = tokio::join!(open(&database), open(&database), open(&database));
    assert_ne!(one.server(), two.server());
    for store in [one, two, three] {
        store.check().await.unwrap();
        store.close().await.unwrap();
    }
}
