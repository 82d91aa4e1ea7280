//! Who people are to this site.

// Until the first form that asks for a name.
#[allow(dead_code, unused_imports)]
pub(crate) mod names;
