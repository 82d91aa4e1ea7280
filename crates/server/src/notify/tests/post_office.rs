//! Just enough of a mail server: takes letters, or answers what a test wants.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A mail server on a free port of this machine.
pub struct PostOffice {
    pub port: u16,
    letters: mpsc::UnboundedReceiver<Received>,
}

/// A letter, with its envelope.
#[derive(Debug)]
pub struct Received {
    pub from: String,
    pub to: String,
    /// Head and text.
    pub data: String,
    /// Who signed in, as the client wrote it.
    pub signed_in: Option<String>,
}

impl PostOffice {
    /// Answers the first letters' recipients with `answers`, all others with success.
    pub async fn open(answers: &[&str]) -> PostOffice {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (letters, received) = mpsc::unbounded_channel();
        let answers: VecDeque<String> = answers.iter().map(|&answer| answer.to_owned()).collect();
        let answers = Arc::new(Mutex::new(answers));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, letters.clone(), Arc::clone(&answers)));
            }
        });
        PostOffice { port, letters: received }
    }

    pub async fn next(&mut self) -> Received {
        self.letters.recv().await.expect("the post office is open")
    }

    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }
}

async fn serve(
    stream: TcpStream,
    letters: mpsc::UnboundedSender<Received>,
    answers: Arc<Mutex<VecDeque<String>>>,
) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut letter =
        Received { from: String::new(), to: String::new(), data: String::new(), signed_in: None };
    write.write_all(b"220 here\r\n").await.unwrap();
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = if let Some(from) = line.strip_prefix("MAIL FROM:") {
            letter.from = from.to_owned();
            "250 ok".to_owned()
        } else if let Some(to) = line.strip_prefix("RCPT TO:") {
            letter.to = to.to_owned();
            answers.lock().unwrap().pop_front().unwrap_or("250 ok".to_owned())
        } else if let Some(signed_in) = line.strip_prefix("AUTH ") {
            letter.signed_in = Some(signed_in.to_owned());
            "235 ok".to_owned()
        } else if line == "DATA" {
            write.write_all(b"354 go on\r\n").await.unwrap();
            letter.data = data(&mut lines).await;
            let empty =
                Received { from: String::new(), to: String::new(), data: String::new(), signed_in: None };
            letters.send(core::mem::replace(&mut letter, empty)).unwrap();
            "250 ok".to_owned()
        } else if line.starts_with("EHLO") {
            "250-here\r\n250 AUTH PLAIN LOGIN".to_owned()
        } else {
            "250 ok".to_owned()
        };
        if write.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() {
            return;
        }
    }
}

async fn data(lines: &mut tokio::io::Lines<BufReader<tokio::net::tcp::OwnedReadHalf>>) -> String {
    let mut data = String::new();
    while let Ok(Some(line)) = lines.next_line().await {
        if line == "." {
            break;
        }
        data.push_str(&line);
        data.push('\n');
    }
    data
}
