//! The network falls silent: nobody refuses, nobody answers.

use std::path::PathBuf;
use std::time::Duration;

use play::Version;
use store::{PostgresStore, Store, StoreError};
use testkit::postgres::Cluster;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

use crate::games::{create, game, next, version};

/// Longer than any call may take: no test of speed, but of not hanging.
const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_fails_in_time_and_all_goes_on() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    let (cable, plugged) = watch::channel(true);
    let port = lay_cable(cluster.socket(), plugged).await;
    let address = format!("postgres://ataxx@127.0.0.1:{port}/{}?sslmode=disable", database.name());
    let store = PostgresStore::open(&address).await.unwrap();
    create(&store, 1).await;
    assert_eq!(version(&store, 1).await, 1);

    cable.send(false).unwrap();
    let fails =
        |answer: Result<(), StoreError>| assert!(matches!(answer, Err(StoreError::Backend(_))), "{answer:?}");
    let asked = async { tokio::join!(store.append(vec![next(1, 1)]), store.events(game(1), Version::ZERO)) };
    let (written, read) = tokio::time::timeout(PATIENCE, asked).await.expect("nothing hangs");
    fails(written);
    fails(read.map(drop));

    cable.send(true).unwrap();
    store.append(vec![next(1, 1)]).await.unwrap();
    assert_eq!(version(&store, 1).await, 2);
    store.close().await.unwrap();
}

/// A port that leads to the socket, as long as the cable is plugged in.
async fn lay_cable(socket: PathBuf, plugged: watch::Receiver<bool>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let (near_in, near_out) = near.into_split();
            let (far_in, far_out) = UnixStream::connect(&socket).await.unwrap().into_split();
            tokio::spawn(carry(near_in, far_out, plugged.clone()));
            tokio::spawn(carry(far_in, near_out, plugged.clone()));
        }
    });
    port
}

async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut plugged: watch::Receiver<bool>,
) {
    let mut buffer = [0; 4096];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if plugged.wait_for(|plugged| *plugged).await.is_err()
            || to.write_all(&buffer[..length]).await.is_err()
        {
            return;
        }
    }
}
