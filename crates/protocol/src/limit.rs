//! Limits that both ends must know.

/// Longest message a client may send, in bytes.
pub const MESSAGE_BYTES_MAX: usize = 4096;

/// Characters of a seat's secret: 22 of the URL-safe base-64 alphabet, 132 bits.
pub const SECRET_CHARS: usize = 22;

/// Largest id a client may give a message: what a JavaScript number holds exactly.
pub const ID_MAX: u64 = (1 << 53) - 1;
