use play::{PlayerId, Timestamp};
use sqlx::Connection;
use store::{Act, Administration, Deed, Store, UserKind};
use testkit::postgres::Cluster;

use crate::open;
use crate::people::add;

/// Not even a superuser changes the record by the way.
#[tokio::test]
async fn the_record_of_administrators_is_only_added_to() {
    let database = Cluster::shared().database();
    let store = open(&database).await;
    let user = PlayerId(1);
    add(&*store, user, UserKind::Account).await;
    let deed = Deed::Lift { user };
    let act = Act { at: Timestamp(1), administrator: user, deed, words: "Why not.".to_owned() };
    store.carry_out(act).await.unwrap();

    let mut connection = sqlx::PgConnection::connect(&database.address()).await.unwrap();
    for sql in ["DELETE FROM audit", "UPDATE audit SET words = 'Other.'", "TRUNCATE audit"] {
        let error = sqlx::query(sql).execute(&mut connection).await.unwrap_err();
        assert!(error.to_string().contains("only added to"), "{error}");
    }
    assert_eq!(store.record(None, 9).await.unwrap().len(), 1);
    store.close().await.unwrap();
}
