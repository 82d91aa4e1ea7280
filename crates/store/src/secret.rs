use core::fmt;

/// The SHA-256 of a secret. The secret itself never comes here, so that whoever reads the database
/// can take no seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

/// The first four bytes: enough to tell two apart in a log.
impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "SecretHash({a:02x}{b:02x}{c:02x}{d:02x}..)")
    }
}
