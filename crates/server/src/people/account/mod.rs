//! What people do with accounts: each deed in a file of its own, asked for by forms and by the API alike.

mod caller;
mod ceremony;
mod close;
mod devices;
mod export;
mod letters;
mod passkeys;
mod password;
mod refused;
mod register;
mod sign_in;

pub(crate) use caller::Caller;
pub(crate) use close::close;
pub(crate) use devices::{end_session, sign_out};
pub(crate) use export::export;
pub(crate) use letters::{
    ask_to_confirm, ask_to_recover, confirm_email, forget_email, letters_from, recover,
};
pub(crate) use passkeys::{
    Question, add_passkey, ask_for_new, ask_for_proof, prove, remove_passkey, takes_passkeys,
};
pub(crate) use password::change_password;
pub(crate) use refused::{Field, Refused};
pub(crate) use register::register;
pub(crate) use sign_in::sign_in;

/// More games than anybody has sat at.
const GAMES_MAX: u32 = 100_000;
