//! Where a browser's push service takes messages: named by the browser, so by a stranger.

use std::net::IpAddr;

use axum::http::Uri;
use thiserror::Error;

use super::reach::Reach;

/// Longest endpoint, in bytes. Those of browsers are of 200 to 500.
const LENGTH_MAX: usize = 1_024;

/// Why a text is no endpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a push endpoint is an https address on the Internet")]
pub(crate) struct EndpointError;

/// Reads an endpoint: over TLS, at the usual port, without a password, and not in our own network. What the host's
/// name means is looked at again with each message.
pub(crate) fn read(text: &str, reach: Reach) -> Result<Uri, EndpointError> {
    if text.len() > LENGTH_MAX {
        return Err(EndpointError);
    }
    let uri: Uri = text.parse().map_err(|_| EndpointError)?;
    let authority =
        uri.authority().filter(|authority| !authority.as_str().contains('@')).ok_or(EndpointError)?;
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    let ip: Option<IpAddr> = host.parse().ok();
    let here = reach == Reach::Loopback && ip.is_some_and(|ip| ip.is_loopback());
    let secure = uri.scheme_str() == Some("https") && matches!(authority.port_u16(), None | Some(443));
    let named = host.contains('.') || host.contains(':');
    let allowed = ip.is_none_or(|ip| reach.allows(ip));
    let ok = allowed && named && (secure || (here && uri.scheme_str() == Some("http")));
    if ok { Ok(uri) } else { Err(EndpointError) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endpoint_is_on_the_internet_over_tls() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com:443/x",
        ] {
            assert!(read(text, Reach::Public).is_ok(), "{text}");
        }
        let long = format!("https://push.example/{}", "x".repeat(LENGTH_MAX));
        for text in [
            "",
            "push.example",
            "http://push.example/x",
            "ftp://push.example/x",
            "https://push.example:8443/x",
            "https://ann:p@push.example/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://10.0.0.1/x",
            "https://localhost/x",
            "https://intranet/x",
            &long,
        ] {
            assert!(read(text, Reach::Public).is_err(), "{text}");
        }
    }

    #[test]
    fn tests_may_use_this_machine() {
        assert!(read("http://127.0.0.1:8080/x", Reach::Loopback).is_ok());
        assert!(read("http://10.0.0.1:8080/x", Reach::Loopback).is_err());
        assert!(read("http://push.example/x", Reach::Loopback).is_err());
    }
}
