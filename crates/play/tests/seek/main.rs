//! Pairing: what always holds, what is best, what each wish does.

mod best;
mod laws;
mod people;
mod wishes;
