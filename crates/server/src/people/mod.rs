//! Who people are to this site.

// Until the first form that asks for them.
#[allow(dead_code, unused_imports)]
pub(crate) mod names;
#[allow(dead_code, unused_imports)]
pub(crate) mod passwords;
