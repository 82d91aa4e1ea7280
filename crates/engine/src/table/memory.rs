//! Memory for a table, which may be too much to ask for.

use alloc::alloc::{Layout, alloc_zeroed};
use alloc::boxed::Box;
use core::ptr;

use super::Bucket;

/// So many vacant buckets, or `None` if there is no memory for them. Zeroed memory comes from the system without being
/// touched, so that a large table costs no time until it is used.
pub(super) fn vacant(count: usize) -> Option<Box<[Bucket]>> {
    if count == 0 {
        return Some(Box::default());
    }
    let layout = Layout::array::<Bucket>(count).ok()?;
    // SAFETY: the layout has a size: `count` is above zero.
    let first = unsafe { alloc_zeroed(layout) }.cast::<Bucket>();
    if first.is_null() {
        return None;
    }
    // SAFETY: the allocator of all boxes gave memory for just these buckets. It is all zero, which is a value of each
    // atomic number in them.
    Some(unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(first, count)) })
}
