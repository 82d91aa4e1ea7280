//! Which addresses this server speaks to when a stranger names them: none of its own network's.

use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};

use hyper_util::client::legacy::connect::dns::Name;
use tower::Service;

/// Whom strangers may make us speak to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// The Internet only.
    Public,
    /// This machine too: for tests.
    Loopback,
}

impl Reach {
    pub fn allows(self, ip: IpAddr) -> bool {
        is_public(ip) || (self == Reach::Loopback && ip.to_canonical().is_loopback())
    }
}

/// Looks names up, and knows only addresses within reach: a name that means our own network is found nowhere,
/// whatever it meant when it was first looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Resolver(pub Reach);

impl Service<Name> for Resolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let Resolver(reach) = *self;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let within: Vec<SocketAddr> = found.filter(|address| reach.allows(address.ip())).collect();
            if within.is_empty() {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, "no public address"));
            }
            Ok(within.into_iter())
        })
    }
}

fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

/// <https://www.iana.org/assignments/iana-ipv4-special-registry>
fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || ip.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !special
}

/// What has been given out to the Internet, less the tunnels that could lead back to an address of version 4.
/// <https://www.iana.org/assignments/iana-ipv6-special-registry>
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let tunnel = a == 0x2002 || (a == 0x2001 && b < 0x200);
    let documentation = (a == 0x2001 && b == 0xdb8) || a == 0x3fff;
    (0x2000..0x4000).contains(&a) && !tunnel && !documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_internet_is_public_and_nothing_else() {
        for ip in ["1.1.1.1", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"] {
            assert!(Reach::Public.allows(ip.parse().unwrap()), "{ip}");
        }
        for ip in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "2002:a00:1::",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!Reach::Public.allows(ip.parse().unwrap()), "{ip}");
        }
    }

    #[test]
    fn tests_reach_this_machine_and_no_other() {
        assert!(Reach::Loopback.allows("127.0.0.1".parse().unwrap()));
        assert!(!Reach::Loopback.allows("192.168.1.1".parse().unwrap()));
    }

    #[tokio::test]
    async fn a_name_that_means_this_machine_is_found_nowhere() {
        let name = || "localhost".parse::<Name>().unwrap();
        assert!(Resolver(Reach::Public).call(name()).await.is_err());
        assert!(Resolver(Reach::Loopback).call(name()).await.is_ok());
    }
}
