//! A network's file: 32 bytes that say what it is, then the weights.

use core::fmt;

use super::HIDDEN;
use crate::inputs;

/// The head of a network's file: the word `ATAXXNET`, then the version and these numbers, each four bytes, and four
/// bytes that are zero. The weights follow as 16-bit numbers: a row of the hidden units for each input, their bias,
/// the output's weights. Everything little-endian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    /// Inputs, one row of weights for each.
    pub inputs: u32,
    /// Units of the hidden layer.
    pub hidden: u32,
    /// Hundredths of a piece to one unit of the output.
    pub scale: i32,
    /// What the output is when no hidden unit is active, in units of both layers' weights multiplied.
    pub output_bias: i32,
}

/// Why bytes are no network that this engine can use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// They don't begin as a network's file does.
    NoNetwork,
    /// They are of a version that isn't known.
    Version(u32),
    /// They are a network of another size.
    Shape {
        /// Inputs of that network.
        inputs: u32,
        /// Hidden units of that network.
        hidden: u32,
    },
    /// There are more or fewer bytes than the head speaks of.
    Length {
        /// So many there should be.
        expected: usize,
        /// So many there are.
        found: usize,
    },
}

const WORD: [u8; 8] = *b"ATAXXNET";
const VERSION: u32 = 1;

impl Header {
    /// Bytes of the head.
    pub const BYTES: usize = 32;

    /// The head as it stands in a file.
    pub fn to_bytes(self) -> [u8; Header::BYTES] {
        let mut bytes = [0; Header::BYTES];
        bytes[..8].copy_from_slice(&WORD);
        let numbers = [VERSION, self.inputs, self.hidden, self.scale as u32, self.output_bias as u32];
        for (to, number) in bytes[8..].chunks_exact_mut(4).zip(numbers) {
            to.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    /// The head that a file begins with, and the bytes of the weights behind it.
    ///
    /// # Errors
    /// If the bytes are no network's, of another version, or too few or too many.
    pub fn read(file: &[u8]) -> Result<(Header, &[u8]), NetworkError> {
        let Some((head, weights)) = file.split_first_chunk::<{ Header::BYTES }>() else {
            return Err(NetworkError::NoNetwork);
        };
        if head[..8] != WORD {
            return Err(NetworkError::NoNetwork);
        }
        let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        if number(8) != VERSION || number(28) != 0 {
            return Err(NetworkError::Version(number(8)));
        }
        let (scale, output_bias) = (number(20) as i32, number(24) as i32);
        let header = Header { inputs: number(12), hidden: number(16), scale, output_bias };
        let rows = u64::from(header.inputs) + 2;
        let expected = usize::try_from(2 * rows * u64::from(header.hidden)).unwrap_or(usize::MAX);
        if weights.len() != expected {
            return Err(NetworkError::Length { expected, found: weights.len() });
        }
        Ok((header, weights))
    }

    /// Whether the engine is built for networks of this shape.
    pub(super) fn check_shape(self) -> Result<(), NetworkError> {
        let fits = (self.inputs as usize, self.hidden as usize) == (inputs::INPUTS, HIDDEN);
        let Header { inputs, hidden, .. } = self;
        if fits { Ok(()) } else { Err(NetworkError::Shape { inputs, hidden }) }
    }
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::NoNetwork => f.write_str("this is no network"),
            NetworkError::Version(version) => write!(f, "networks of version {version} can't be read"),
            NetworkError::Shape { inputs, hidden } => write!(
                f,
                "a network of {inputs} inputs and {hidden} hidden units doesn't fit: this engine has {} and {HIDDEN}",
                inputs::INPUTS
            ),
            NetworkError::Length { expected, found } => {
                write!(f, "the network should have {expected} bytes of weights and has {found}")
            }
        }
    }
}

impl core::error::Error for NetworkError {}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::super::Network;
    use super::*;

    const SMALL: Header = Header { inputs: 3, hidden: 4, scale: 250, output_bias: -7 };

    fn file(header: Header) -> Vec<u8> {
        let weights = vec![1; 2 * (header.inputs as usize + 2) * header.hidden as usize];
        [header.to_bytes().as_slice(), &weights].concat()
    }

    #[test]
    fn a_head_comes_back() {
        assert_eq!(Header::read(&file(SMALL)), Ok((SMALL, vec![1; 40].as_slice())));
    }

    #[test]
    fn what_is_no_network_is_refused_with_the_reason() {
        let why = |bytes: &[u8]| Header::read(bytes).unwrap_err();
        let with = |at: usize, value: u8| {
            let mut bytes = file(SMALL);
            bytes[at] = value;
            bytes
        };
        assert_eq!(why(b"ATAXXNET"), NetworkError::NoNetwork);
        assert_eq!(why(&with(0, b'B')), NetworkError::NoNetwork);
        assert_eq!(why(&with(8, 2)), NetworkError::Version(2));
        assert_eq!(why(&file(SMALL)[..71]), NetworkError::Length { expected: 40, found: 39 });
        assert!(matches!(why(&with(15, 255)), NetworkError::Length { found: 40, .. }));
    }

    #[test]
    fn only_networks_of_this_engine_s_size_are_read() {
        let fitting = Header { inputs: inputs::INPUTS as u32, hidden: HIDDEN as u32, ..SMALL };
        assert!(Network::read(&file(fitting)).is_ok());
        let shape = NetworkError::Shape { inputs: 3, hidden: 4 };
        assert_eq!(Network::read(&file(SMALL)).err(), Some(shape));
    }
}
