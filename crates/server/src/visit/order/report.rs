//! `/{lang}/report/{name}`

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Path};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::{again, fresh};
use crate::http::Wish;
use crate::order::{Form, ReportFlaw, reported, send as send_report};
use crate::pages::ReportPage;
use crate::problem::status;
use crate::visit::account::Sent;
use crate::visit::{Instead, Visitor};

#[derive(Default, Deserialize)]
pub(crate) struct Asking {
    /// The game that the reader comes from.
    #[serde(default)]
    game: String,
    #[serde(default)]
    done: String,
}

/// `GET /{lang}/report/{name}`
pub(crate) async fn show(
    Path((_, name)): Path<(String, String)>,
    Wish(asking): Wish<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let about = reported(&visitor.app, &name).await.map_err(|why| visitor.instead(why))?;
    let form = Form { game: asking.game, ..Form::default() };
    let thanks = asking.done == "thanks";
    Ok(fresh(
        ReportPage { reader: visitor.reader(), name: &about.name, form: &form, flaw: None, thanks }.render(),
    ))
}

/// `POST /{lang}/report/{name}`
pub(crate) async fn send(
    Path((_, name)): Path<(String, String)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Sent(form): Sent<Form>,
) -> Result<Response, Instead> {
    let about = reported(&visitor.app, &name).await.map_err(|why| visitor.instead(why))?;
    let headers = &visitor.asked.headers;
    let flaw = match send_report(&visitor.app, visitor.me.clone(), (peer, headers), &about, &form).await {
        Ok(introduced) => {
            let path = visitor.asked.uri.path();
            return Ok((introduced, Redirect::to(&format!("{path}?done=thanks"))).into_response());
        }
        Err(flaw) => flaw,
    };
    let html = ReportPage {
        reader: visitor.reader(),
        name: &about.name,
        form: &form,
        flaw: Some(flaw),
        thanks: false,
    };
    let mut response = again(status_of(flaw), html.render());
    if let ReportFlaw::Later(ms) = flaw {
        response.headers_mut().insert(header::RETRY_AFTER, ms.div_ceil(1_000).into());
    }
    Ok(response)
}

fn status_of(flaw: ReportFlaw) -> StatusCode {
    match flaw {
        ReportFlaw::Enough | ReportFlaw::Later(_) => StatusCode::TOO_MANY_REQUESTS,
        ReportFlaw::Failed(why) => status(why),
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
