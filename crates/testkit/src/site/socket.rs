//! A WebSocket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromServer, Why};
use thiserror::Error;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::{self, HeaderName};
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{PATIENCE, Site, Unreachable};

/// Why no further message comes.
#[derive(Debug, Error)]
pub enum Lost {
    #[error("nothing was heard for {0:?}")]
    Silence(Duration),
    /// The server closed the connection as it should be done, with a code if it said one.
    #[error("closed, with code {0:?}")]
    Closed(Option<u16>),
    #[error("broken: {0}")]
    Broken(tungstenite::Error),
}

/// One connection.
pub struct Socket(WebSocketStream<TcpStream>);

impl Site {
    /// A new connection.
    ///
    /// # Panics
    /// If the server takes none.
    pub async fn socket(&self) -> Socket {
        Socket::connect(self.address()).await.expect("the server takes connections")
    }

    /// A new connection of the bot whose token this is.
    ///
    /// # Panics
    /// If the server takes none.
    pub async fn socket_of(&self, token: &str) -> Socket {
        self.socket_with(header::AUTHORIZATION, format!("Bearer {token}")).await
    }

    /// A new connection of a browser that keeps this cookie.
    ///
    /// # Panics
    /// If the server takes none.
    pub async fn socket_by(&self, cookie: &str) -> Socket {
        self.socket_with(header::COOKIE, cookie.to_owned()).await
    }

    async fn socket_with(&self, name: HeaderName, value: String) -> Socket {
        let stream = TcpStream::connect(self.address()).await.expect("the server takes connections");
        Socket::over(stream, self.address(), &[(name, value)]).await.expect("the server takes its header")
    }
}

impl Socket {
    /// # Errors
    /// [`Unreachable`], also if the server refuses the handshake.
    pub async fn connect(address: SocketAddr) -> Result<Socket, Unreachable> {
        Socket::over(TcpStream::connect(address).await.map_err(Unreachable::because)?, address, &[]).await
    }

    /// A connection for which the kernel keeps next to nothing that has not been read.
    ///
    /// # Errors
    /// As [`connect`](Socket::connect).
    pub async fn connect_small(address: SocketAddr) -> Result<Socket, Unreachable> {
        let socket = TcpSocket::new_v4().map_err(Unreachable::because)?;
        socket.set_recv_buffer_size(4 * 1024).map_err(Unreachable::because)?;
        Socket::over(socket.connect(address).await.map_err(Unreachable::because)?, address, &[]).await
    }

    async fn over(
        stream: TcpStream,
        address: SocketAddr,
        more: &[(HeaderName, String)],
    ) -> Result<Socket, Unreachable> {
        stream.set_nodelay(true).map_err(Unreachable::because)?;
        let mut request = format!("ws://{address}/ws").into_client_request().map_err(Unreachable::because)?;
        for (name, value) in more {
            request.headers_mut().insert(name, value.parse().map_err(Unreachable::because)?);
        }
        let (socket, _) = client_async(request, stream).await.map_err(Unreachable::because)?;
        Ok(Socket(socket))
    }

    /// # Errors
    /// [`Unreachable`] if the connection has ended.
    pub async fn say(&mut self, message: &FromClient) -> Result<(), Unreachable> {
        self.send(Message::text(message.to_text())).await
    }

    /// Says anything at all.
    ///
    /// # Errors
    /// [`Unreachable`] if the connection has ended.
    pub async fn send(&mut self, message: Message) -> Result<(), Unreachable> {
        self.0.send(message).await.map_err(Unreachable::because)
    }

    /// The next message.
    ///
    /// # Errors
    /// [`Lost`].
    ///
    /// # Panics
    /// If it is none of the server's.
    pub async fn hear(&mut self) -> Result<FromServer, Lost> {
        self.hear_for(PATIENCE).await
    }

    /// As [`hear`](Socket::hear), with a patience of the caller's own.
    ///
    /// # Errors
    /// [`Lost`].
    ///
    /// # Panics
    /// As `hear`.
    pub async fn hear_for(&mut self, patience: Duration) -> Result<FromServer, Lost> {
        loop {
            let next = tokio::time::timeout(patience, self.0.next()).await;
            match next.map_err(|_| Lost::Silence(patience))? {
                Some(Ok(Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).expect("a message of the server"));
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(Lost::Closed(frame.map(|frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Lost::Broken(error)),
                None => return Err(Lost::Closed(None)),
            }
        }
    }

    /// The reason of the next refusal, passing over what else is said.
    ///
    /// # Panics
    /// If the connection ends before.
    pub async fn refusal(&mut self) -> (u64, Why) {
        loop {
            if let FromServer::Refused { id, why, .. } = self.hear().await.expect("an answer") {
                return (id, why);
            }
        }
    }

    /// Closes it as a browser does, and waits for the server to agree. Answers whether it did.
    pub async fn close(mut self) -> bool {
        if self.0.close(None).await.is_err() {
            return false;
        }
        let agreed = async {
            while let Some(message) = self.0.next().await {
                match message {
                    Ok(Message::Close(_)) => return true,
                    Ok(_) => {}
                    Err(_) => return false,
                }
            }
            false
        };
        tokio::time::timeout(PATIENCE, agreed).await.unwrap_or(false)
    }

    /// Sends these bytes as they are, which need not be a frame.
    ///
    /// # Panics
    /// If the connection has ended.
    pub async fn raw(mut self, bytes: &[u8]) -> Socket {
        self.0.get_mut().write_all(bytes).await.expect("a connection");
        self
    }

    /// The connection below, to do with as one likes.
    pub fn into_inner(self) -> TcpStream {
        self.0.into_inner()
    }
}
