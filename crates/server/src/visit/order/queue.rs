//! `GET /{lang}/order`: the reports that nobody has looked at; and settling one.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use protocol::Why;
use serde::Deserialize;
use store::Deed;

use super::{again, fresh};
use crate::http::Wish;
use crate::order::{ActFlaw, Administrator, act, words};
use crate::pages::QueuePage;
use crate::visit::account::Sent;
use crate::visit::{Instead, Visitor};

/// Reports shown at once.
const SHOWN: u32 = 100;

#[derive(Default, Deserialize)]
pub(crate) struct Asking {
    #[serde(default)]
    done: String,
}

pub(crate) async fn show(
    _by: Administrator,
    Wish(asking): Wish<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let settled = asking.done == "settled";
    Ok(fresh(queue(&visitor, settled, None).await?))
}

#[derive(Deserialize)]
pub(crate) struct Settling {
    #[serde(default)]
    words: String,
}

/// `POST /{lang}/order/report/{number}`: nobody needs to look at it any more.
pub(crate) async fn settle(
    Administrator(by): Administrator,
    Path((_, number)): Path<(String, String)>,
    visitor: Visitor,
    Sent(sent): Sent<Settling>,
) -> Result<Response, Instead> {
    let number: u64 = number.parse().map_err(|_| visitor.instead(Why::NotFound))?;
    let settled = match words(&sent.words) {
        Ok(words) => act(&visitor.app, &by, Deed::Settle { report: number }, words).await,
        Err(flaw) => Err(flaw),
    };
    match settled {
        // Somebody else has been faster: the same has been done.
        Ok(_) | Err(ActFlaw::Nothing) => {
            Ok(Redirect::to(&format!("/{}/order?done=settled", visitor.lang)).into_response())
        }
        Err(flaw) => {
            let html = queue(&visitor, false, Some((number, flaw, sent.words.as_str()))).await?;
            Ok(again(StatusCode::UNPROCESSABLE_ENTITY, html))
        }
    }
}

async fn queue(
    visitor: &Visitor,
    settled: bool,
    flaw: Option<(u64, ActFlaw, &str)>,
) -> Result<Result<String, askama::Error>, Instead> {
    let reports = visitor.app.store.open_reports(SHOWN + 1).await;
    let mut reports = reports.map_err(|error| visitor.failed(&error))?;
    let more = reports.len() > SHOWN as usize;
    reports.truncate(SHOWN as usize);
    Ok(QueuePage { reader: visitor.reader(), reports: &reports, more, settled, flaw }.render())
}
