//! Bodies of the HTTP API about accounts.

use serde::{Deserialize, Serialize};

/// `POST /api/account/register`: become an account. A guest stays who they are.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Register {
    pub name: String,
    pub password: String,
}

/// `POST /api/account/sign-in`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    pub name: String,
    pub password: String,
}

/// The account that this browser is signed in to from now on, by the cookie of the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SignedIn {
    pub name: String,
}

/// `POST /api/account/passkeys/new`: what to ask a browser that shall make a passkey. The name is that of a new
/// account; who is signed in to one already leaves it out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A question for `navigator.credentials`, and the name under which it is answered within five minutes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeyQuestion {
    pub ceremony: String,
    /// In the JSON form of WebAuthn, level 3.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// The browser's answer to a [`PasskeyQuestion`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    pub ceremony: String,
    /// In the JSON form of WebAuthn, level 3.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: serde_json::Value,
}

/// The body of a refusal of any of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountProblem {
    /// The reason in a word.
    pub why: String,
    /// The field it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The reason and what to do, in the language of the request.
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_ms: Option<u32>,
}
