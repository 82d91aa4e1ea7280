//! Messages to browsers, through the push services that they name: encrypted so that only the browser can read them.
//! <https://www.rfc-editor.org/rfc/rfc8030>, <https://www.rfc-editor.org/rfc/rfc8291>

use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderValue, Request, StatusCode, Uri, header};
use bytes::Bytes;
use http_body_util::Full;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use play::Millis;
use store::{PushAddress, Store};
use web_push_native::{Auth, WebPushBuilder, p256};

use super::endpoint;
use super::queue::{Courier, Delivery};
use super::reach::{Reach, Resolver};
use super::vapid::Vapid;
use crate::clock::Clock;

/// Longest wait for one push service.
const ANSWER_MAX: Duration = Duration::from_secs(10);
/// Longest wait for a connection to it.
const CONNECT_MAX: Duration = Duration::from_secs(5);
/// Longest message, in bytes: services take 4,096 of the encrypted form.
pub(super) const MESSAGE_MAX: usize = 3_000;

/// One message to one browser.
pub(super) struct Push {
    pub to: PushAddress,
    pub message: Vec<u8>,
    /// A later message on the same topic takes the place of one that was not delivered yet: at most 32 letters and
    /// digits.
    pub topic: String,
    /// How long the service keeps it for a browser that is away.
    pub keep: Millis,
}

/// The way to all push services.
pub(super) struct Pusher {
    client: Client<HttpsConnector<HttpConnector<Resolver>>, Full<Bytes>>,
    vapid: Arc<Vapid>,
    reach: Reach,
    store: Arc<dyn Store>,
    clock: Clock,
}

impl Pusher {
    pub fn new(vapid: Arc<Vapid>, reach: Reach, store: Arc<dyn Store>, clock: Clock) -> Pusher {
        let mut connector = HttpConnector::new_with_resolver(Resolver(reach));
        connector.enforce_http(false);
        connector.set_connect_timeout(Some(CONNECT_MAX));
        let tls = HttpsConnectorBuilder::new().with_webpki_roots().https_or_http().enable_http1();
        let client = Client::builder(TokioExecutor::new())
            .pool_idle_timeout(Duration::from_secs(30))
            .pool_max_idle_per_host(2)
            .build(tls.wrap_connector(connector));
        Pusher { client, vapid, reach, store, clock }
    }

    fn request(&self, push: &Push) -> Option<Request<Full<Bytes>>> {
        let to: Uri = endpoint::read(&push.to.endpoint, self.reach).ok()?;
        let key = p256::PublicKey::from_sec1_bytes(&push.to.p256dh).ok()?;
        let auth = <[u8; 16]>::try_from(push.to.auth.as_slice()).ok()?;
        let keep = Duration::from_millis(u64::try_from(push.keep.0).ok()?);
        let builder = WebPushBuilder::new(to.clone(), key, Auth::from(auth)).with_valid_duration(keep);
        let mut request = builder.build(push.message.clone()).ok()?.map(|body| Full::new(body.into()));
        let headers = request.headers_mut();
        headers.insert(header::AUTHORIZATION, self.vapid.authorization(&to, self.clock.now())?);
        headers.insert("urgency", HeaderValue::from_static("normal"));
        headers.insert("topic", HeaderValue::try_from(&push.topic).ok()?);
        Some(request)
    }

    /// The browser does not listen there any more.
    async fn forget(&self, endpoint: &str) {
        if let Err(error) = self.store.remove_push(endpoint).await {
            tracing::warn!(%error, "a push address that is gone could not be removed");
        }
    }
}

/// Whether a browser's keys could be used at all.
pub(super) fn keys_are_sound(p256dh: &[u8], auth: &[u8]) -> bool {
    auth.len() == 16 && p256dh.len() == 65 && p256::PublicKey::from_sec1_bytes(p256dh).is_ok()
}

impl Courier for Pusher {
    type Job = Push;
    const WHAT: &'static str = "push";

    async fn deliver(&self, push: &Push) -> Delivery {
        let Some(request) = self.request(push) else {
            self.forget(&push.to.endpoint).await;
            return Delivery::Refused("it can't be addressed".to_owned());
        };
        // The endpoint is as good as a password to this browser's attention: it is in no log.
        let status = match tokio::time::timeout(ANSWER_MAX, self.client.request(request)).await {
            Err(_) => return Delivery::Later("the push service did not answer in time".to_owned()),
            Ok(Err(_)) => return Delivery::Later("the push service could not be reached".to_owned()),
            Ok(Ok(response)) => response.status(),
        };
        match status {
            StatusCode::NOT_FOUND | StatusCode::GONE => {
                self.forget(&push.to.endpoint).await;
                Delivery::Gone
            }
            status if status.is_success() => Delivery::Done,
            StatusCode::TOO_MANY_REQUESTS => Delivery::Later(format!("the push service answered {status}")),
            status if status.is_server_error() => {
                Delivery::Later(format!("the push service answered {status}"))
            }
            status => Delivery::Refused(format!("the push service answered {status}")),
        }
    }
}
