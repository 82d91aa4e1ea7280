//! Serialisation in the text forms, with the feature `serde`.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::{Move, Outcome, Position, Reason, Setup, Side, Square};

macro_rules! as_text {
    ($($type:ident: $what:literal),* $(,)?) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(Text { what: $what, of: PhantomData })
            }
        }
    )* };
}

as_text! {
    Square: "a square",
    Side: "red or blue",
    Move: "a move in UAI form",
    Setup: "a FEN",
    Position: "the FEN of a lawful position",
    Reason: "the reason of an outcome",
}

struct Text<T> {
    what: &'static str,
    of: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Outcome", 2)?;
        fields.serialize_field("winner", &self.winner)?;
        fields.serialize_field("reason", &self.reason)?;
        fields.end()
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        /// The same fields, for the derived code.
        #[derive(serde::Deserialize)]
        #[serde(rename = "Outcome", deny_unknown_fields)]
        struct Fields {
            winner: Option<Side>,
            reason: Reason,
        }
        let Fields { winner, reason } = Fields::deserialize(deserializer)?;
        Ok(Outcome { winner, reason })
    }
}
