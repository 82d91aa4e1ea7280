//! Limits that both ends must know.

/// Longest message a client may send, in bytes.
pub const MESSAGE_BYTES_MAX: usize = 4096;

/// Characters of a seat's secret: 22 of the URL-safe base-64 alphabet, 132 bits.
pub const SECRET_CHARS: usize = 22;

/// Times that one seek may name.
pub const SEEK_TIMES_MAX: usize = 8;

/// Seeks for games over days that one user may have.
pub const SEEKS_KEPT_MAX: usize = 5;

/// Seeks that one connection may hold.
pub const LOBBY_SEATS_MAX: usize = 8;

/// Largest id a client may give a message: what a JavaScript number holds exactly.
pub const ID_MAX: u64 = (1 << 53) - 1;
