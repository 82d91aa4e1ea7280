use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::super::letter::Letter;
use super::super::mailer::Mailer;
use super::super::queue::{Full, Queue};
use super::super::{SmtpError, Untold, address, mail};
use super::post_office::PostOffice;

const SOON: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(1)];

fn post(port: u16) -> Option<Queue<Mailer>> {
    let smtp = format!("smtp://ann:p%40ss@127.0.0.1:{port}").parse().unwrap();
    let from = "Ataxx <play@ataxx.example>".parse().unwrap();
    super::super::post(Some(&smtp), Some(&from), &TaskTracker::new(), &CancellationToken::new()).unwrap()
}

fn queue(port: u16, room: usize) -> Queue<Mailer> {
    let smtp = format!("smtp://127.0.0.1:{port}").parse().unwrap();
    let mailer = Mailer::new(&smtp, "play@ataxx.example".parse().unwrap()).unwrap();
    Queue::new(mailer, room, 1, &SOON, TaskTracker::new(), CancellationToken::new())
}

fn letter(subject: &str) -> Letter {
    Letter::new(address::read("ann@mail.example").unwrap(), subject, "Hello")
}

#[tokio::test]
async fn a_letter_arrives_whole() {
    let mut office = PostOffice::open(&[]).await;
    let subject = "Your move\r\nBcc: you@ataxx.example";
    let text = "It is your move, André.\n.\nEnd";
    mail(post(office.port).as_ref(), "ann@mail.example", subject, text).unwrap();
    let got = office.next().await;
    assert_eq!((got.from.as_str(), got.to.as_str()), ("<play@ataxx.example>", "<ann@mail.example>"));
    // "\0ann\0p@ss"
    assert_eq!(got.signed_in.as_deref(), Some("PLAIN AGFubgBwQHNz"));
    let (head, text) = got.data.split_once("\n\n").unwrap();
    assert!(head.contains("From: Ataxx <play@ataxx.example>"), "{head}");
    assert!(head.contains("Auto-Submitted: auto-generated"), "{head}");
    assert!(head.contains("Content-Type: text/plain; charset=utf-8"), "{head}");
    assert!(head.contains("@ataxx.example>") && head.contains("Message-ID: <"), "{head}");
    assert!(!head.lines().any(|line| line.starts_with("Bcc")), "a subject is one line: {head}");
    assert!(text.contains("It is your move, Andr=C3=A9."), "{text}");
    assert!(text.contains("End"), "a dot alone does not end it: {text}");
}

#[tokio::test]
async fn what_the_server_cannot_take_now_is_tried_again() {
    let mut office = PostOffice::open(&["451 try later", "421 busy"]).await;
    queue(office.port, 1).put(letter("Again")).unwrap();
    assert!(office.next().await.data.contains("Subject: Again"));
}

#[tokio::test]
async fn what_it_refuses_is_not() {
    let mut office = PostOffice::open(&["550 unknown"]).await;
    let queue = queue(office.port, 9);
    queue.put(letter("Refused")).unwrap();
    while queue.waiting() > 0 {
        tokio::task::yield_now().await;
    }
    queue.put(letter("Taken")).unwrap();
    assert!(office.next().await.data.contains("Subject: Taken"));
    assert!(office.is_empty());
}

#[tokio::test]
async fn no_more_wait_than_there_is_room_for() {
    let office = PostOffice::open(&[]).await;
    let queue = queue(office.port, 1);
    queue.put(letter("First")).unwrap();
    assert_eq!(queue.put(letter("Second")), Err(Full));
}

#[tokio::test]
async fn without_a_mail_server_there_is_no_mail() {
    let post = super::super::post(None, None, &TaskTracker::new(), &CancellationToken::new()).unwrap();
    assert_eq!(mail(post.as_ref(), "ann@mail.example", "Hello", "Hello"), Err(Untold::NoMail));
}

#[tokio::test]
async fn a_mail_server_without_a_sender_is_a_mistake_to_be_told() {
    let smtp = "smtp://127.0.0.1".parse().unwrap();
    let post = super::super::post(Some(&smtp), None, &TaskTracker::new(), &CancellationToken::new());
    assert_eq!(post.err(), Some(SmtpError::Sender));
}

#[tokio::test]
async fn a_letter_needs_an_address() {
    let office = PostOffice::open(&[]).await;
    assert_eq!(mail(post(office.port).as_ref(), "ann", "Hello", "Hello"), Err(Untold::Address));
}
