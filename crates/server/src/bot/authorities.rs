//! Who may say that the site is who it says.

use std::path::Path;

use rustls::RootCertStore;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use thiserror::Error;

/// Why a file holds no certificate authorities.
#[derive(Debug, Error)]
pub enum AuthoritiesError {
    #[error("the certificate authorities can't be read: {0}")]
    Unreadable(#[from] rustls::pki_types::pem::Error),
    #[error("that is no certificate authority: {0}")]
    Wrong(#[from] rustls::Error),
    #[error("the file of certificate authorities holds none")]
    None,
}

/// The authorities that browsers know, and those in this file.
///
/// # Errors
/// [`AuthoritiesError`].
pub(super) fn trusted(file: Option<&Path>) -> Result<RootCertStore, AuthoritiesError> {
    let mut trusted = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let Some(file) = file else { return Ok(trusted) };
    let known = trusted.len();
    for certificate in CertificateDer::pem_file_iter(file)? {
        trusted.add(certificate?)?;
    }
    if trusted.len() == known { Err(AuthoritiesError::None) } else { Ok(trusted) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_holds_none_is_no_use() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ca.pem");
        assert!(matches!(trusted(Some(&file)), Err(AuthoritiesError::Unreadable(_))));
        for (text, is_none) in [
            ("", true),
            ("no certificate", true),
            ("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", false),
        ] {
            std::fs::write(&file, text).unwrap();
            let error = trusted(Some(&file)).unwrap_err();
            assert_eq!(matches!(error, AuthoritiesError::None), is_none, "{text}: {error}");
        }
        assert!(!trusted(None).unwrap().is_empty());
    }
}
