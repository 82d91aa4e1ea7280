//! Pages with forms about accounts. They work without a script; only passkeys need one.

mod ask;
mod bots;
mod form;
mod note;
mod own;
mod register;
mod sign_in;

pub(crate) use ask::{Ask, AskPage};
pub(crate) use bots::BotsPage;
pub(crate) use form::Flaw;
pub(crate) use note::Note;
pub(crate) use own::{AccountPage, Done};
pub(crate) use register::RegisterPage;
pub(crate) use sign_in::SignInPage;
