//! WebSocket frames (RFC 6455, section 5.2), as far as a load generator needs them: whole messages in one
//! frame each, which is all that the server sends.

use std::ops::Range;

use super::BenchError;

const FIN: u8 = 0x80;
const MASKED: u8 = 0x80;
/// A payload longer than this is nothing the server would send.
const PAYLOAD_MAX: usize = 64 * 1024;

/// What a frame holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text = 0x1,
    Close = 0x8,
    Ping = 0x9,
    Pong = 0xa,
}

/// Appends a client's frame. Its mask is zero: the payload stands as it is, and the server does the same work
/// as for any other mask.
pub fn write(out: &mut Vec<u8>, kind: Kind, payload: &[u8]) {
    out.push(FIN | kind as u8);
    match payload.len() {
        short @ 0..=125 => out.push(MASKED | short as u8),
        longer => {
            debug_assert!(longer <= PAYLOAD_MAX);
            out.push(MASKED | 126);
            out.extend_from_slice(&(longer as u16).to_be_bytes());
        }
    }
    out.extend_from_slice(&[0; 4]);
    out.extend_from_slice(payload);
}

/// The first frame of `bytes`, where its payload lies and how long it is in all; none if it has not come whole.
///
/// # Errors
/// A frame that this server never sends: of another kind, in parts, masked, or far too long.
pub fn read(bytes: &[u8]) -> Result<Option<(Kind, Range<usize>)>, BenchError> {
    let &[first, second, ..] = bytes else { return Ok(None) };
    let kind = match first {
        0x81 => Kind::Text,
        0x88 => Kind::Close,
        0x89 => Kind::Ping,
        0x8a => Kind::Pong,
        other => return Err(BenchError::Frame(other)),
    };
    let (start, len) = match second {
        short @ 0..=125 => (2, usize::from(short)),
        126 => match bytes.get(2..4) {
            Some(&[high, low]) => (4, usize::from(u16::from_be_bytes([high, low]))),
            _ => return Ok(None),
        },
        other => return Err(BenchError::Frame(other)),
    };
    let whole = start..start + len;
    Ok((bytes.len() >= whole.end).then_some((kind, whole)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_frames_are_masked_and_carry_their_length() {
        let mut out = Vec::new();
        write(&mut out, Kind::Text, b"hi");
        assert_eq!(out, [0x81, 0x82, 0, 0, 0, 0, b'h', b'i']);
        out.clear();
        write(&mut out, Kind::Pong, &[7; 300]);
        assert_eq!(out[..8], [0x8a, 0xfe, 1, 44, 0, 0, 0, 0]);
        assert_eq!(out.len(), 308);
    }

    #[test]
    fn a_frame_is_read_once_it_is_whole() {
        let mut bytes = vec![0x81, 126, 0, 200];
        bytes.extend([b'x'; 200]);
        for cut in 0..bytes.len() {
            assert_eq!(read(&bytes[..cut]).unwrap(), None, "{cut}");
        }
        bytes.extend([0x89, 0]);
        assert_eq!(read(&bytes).unwrap(), Some((Kind::Text, 4..204)));
        assert_eq!(read(&bytes[204..]).unwrap(), Some((Kind::Ping, 2..2)));
    }

    #[test]
    fn parts_of_messages_and_masks_are_refused() {
        assert!(matches!(read(&[0x01, 1, b'x']), Err(BenchError::Frame(0x01))));
        assert!(matches!(read(&[0x81, 0x81, 0, 0, 0, 0, 0]), Err(BenchError::Frame(0x81))));
    }
}
