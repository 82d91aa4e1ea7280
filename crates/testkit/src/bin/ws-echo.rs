//! A bare WebSocket echo with the server's own framework: what `bench server` is held against. Serves on a free
//! port of this machine, prints its address, and ends when terminated.

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;

/// As the server's own, so that memory is compared like with like.
const READ_BYTES: usize = 512;
const WRITE_BYTES: usize = 4 * 1024;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("The echo is on http://{}", listener.local_addr()?);
    // As in the server, small messages do not wait for one another. Without it they are only slower.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, Router::new().route("/echo", get(upgrade))).await
}

async fn upgrade(socket: WebSocketUpgrade) -> axum::response::Response {
    socket.read_buffer_size(READ_BYTES).write_buffer_size(WRITE_BYTES).on_upgrade(echo)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
            return;
        }
    }
}
