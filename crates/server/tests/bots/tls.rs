//! What stands before a site that is reached over https: a proxy with a certificate that signs itself.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use testkit::site::Site;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// A proxy before a site; it ends with the test.
pub struct Tls {
    pub address: String,
    /// The certificate, for those who shall trust it.
    pub ca: PathBuf,
}

impl Tls {
    pub async fn before(site: &Site) -> Tls {
        let made = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
        let ca = site.folder().join("ca.pem");
        std::fs::write(&ca, made.cert.pem()).unwrap();
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
        let config = ServerConfig::builder().with_no_client_auth();
        let config = config.with_single_cert(vec![made.cert.der().clone()], key).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("https://{}", listener.local_addr().unwrap());
        tokio::spawn(serve(listener, TlsAcceptor::from(Arc::new(config)), site.address()));
        Tls { address, ca }
    }
}

async fn serve(listener: TcpListener, acceptor: TlsAcceptor, site: SocketAddr) {
    while let Ok((stream, _)) = listener.accept().await {
        let acceptor = acceptor.clone();
        tokio::spawn(async move {
            // Whoever does not trust the certificate hangs up.
            let Ok(mut outside) = acceptor.accept(stream).await else { return };
            let mut inside = TcpStream::connect(site).await.unwrap();
            let _over = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
        });
    }
}
