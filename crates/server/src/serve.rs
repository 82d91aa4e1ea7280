//! Accepting connections, and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::Service;

use crate::app::App;
use crate::router::router;

/// A request's head must arrive within this time, or the connection is closed. (`axum::serve` sets no
/// such limit, hence a loop of our own.)
const HEADER_READ_MAX: Duration = Duration::from_secs(5);
/// How long connections get to end when the server stops.
const STOP_MAX: Duration = Duration::from_secs(10);
/// Pause after a failed accept (out of files), so that the loop does not spin.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Half of what the kernel keeps for a client that does not read, in bytes. By itself it would keep
/// megabytes for each.
const SEND_BUFFER: u32 = 128 * 1024;
/// Connections that wait to be accepted.
const BACKLOG: u32 = 1024;

/// One of the connections that are served at once. A WebSocket takes it along from the request that it began
/// as.
#[derive(Clone)]
pub(crate) struct Place(#[expect(dead_code, reason = "it is only held")] Arc<OwnedSemaphorePermit>);

/// Takes the address. Its connections are bounded in what they keep for slow clients.
///
/// # Errors
/// Whatever the system refuses, such as an address in use.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Not kept from coming back by the connections of the server that was here before.
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until `app` is told to stop, then lets running work finish and closes the store.
///
/// # Errors
/// Only what closing the store reports; a failing connection is that connection's matter.
pub async fn serve(listener: TcpListener, app: Arc<App>) -> Result<(), crate::StartError> {
    let router = router(Arc::clone(&app));
    let room = Arc::new(Semaphore::new(app.config.connections_max));
    loop {
        let accepted = tokio::select! {
            () = app.stopping.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Beyond the limit a connection is closed at once: cheaper than any answer.
                let Ok(permit) = Arc::clone(&room).try_acquire_owned() else {
                    metrics::counter!("ataxx_connections_refused_total").increment(1);
                    continue;
                };
                let (router, app, place) = (router.clone(), Arc::clone(&app), Place(Arc::new(permit)));
                let tasks = app.tasks.clone();
                tasks.spawn(connection(stream, peer, place, router, app));
            }
            Err(error) => {
                tracing::warn!(%error, "could not accept a connection");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop(listener);
    app.tasks.close();
    if tokio::time::timeout(STOP_MAX, app.tasks.wait()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    app.store.close().await?;
    Ok(())
}

async fn connection(stream: TcpStream, peer: SocketAddr, place: Place, router: Router, app: Arc<App>) {
    // Moves are small and must not wait for one another.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "no TCP_NODELAY");
    }
    let service = hyper::service::service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(place.clone());
        router.clone().call(request)
    });
    let serving = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_READ_MAX)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(serving);
    let result = tokio::select! {
        result = serving.as_mut() => result,
        () = app.stopping.cancelled() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "connection ended");
    }
}
