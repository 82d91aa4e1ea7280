//! Files by what is in them.

use sha2::{Digest, Sha256};

/// Bytes that are shown of a hash: 16 hexadecimal digits are enough to tell networks apart.
const SHOWN: usize = 8;

/// The beginning of the SHA-256 of these bytes.
pub fn of(bytes: &[u8]) -> String {
    short(Sha256::new_with_prefix(bytes))
}

/// The beginning of what was hashed.
pub fn short(hash: Sha256) -> String {
    hash.finalize()[..SHOWN].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    /// The example of FIPS 180-2, appendix B.1.
    #[test]
    fn a_hash_is_sha_256() {
        assert_eq!(super::of(b"abc"), "ba7816bf8f01cfea");
    }
}
