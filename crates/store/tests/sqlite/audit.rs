use play::{PlayerId, Timestamp};
use sqlx::Connection;
use store::{Act, Deed, NewUser, SqliteStore, UserKind, Users};

/// Not even somebody with the file at hand changes the record by the way.
#[tokio::test]
async fn the_record_of_administrators_is_only_added_to() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = SqliteStore::open(&file).await.unwrap();
    let user = PlayerId(1);
    let (name, skeleton, at) = ("Ann".to_owned(), "ann".to_owned(), Timestamp(1));
    let new = NewUser {
        id: user,
        kind: UserKind::Account,
        name,
        skeleton,
        owner: None,
        password: None,
        lang: None,
        at,
    };
    store.add_user(new).await.unwrap();
    let act = Act { at, administrator: user, deed: Deed::Lift { user }, words: "Why not.".to_owned() };
    store::Administration::carry_out(&store, act).await.unwrap();

    let mut connection =
        sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    for sql in ["DELETE FROM audit", "UPDATE audit SET words = 'Other.'"] {
        let error = sqlx::query(sql).execute(&mut connection).await.unwrap_err();
        assert!(error.to_string().contains("only added to"), "{error}");
    }
    assert_eq!(store::Administration::record(&store, None, 9).await.unwrap().len(), 1);
}
