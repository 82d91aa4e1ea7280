//! The arithmetic of a network, compiled for several processors from one text.

use super::{HIDDEN, HIDDEN_UNIT, Network};

/// The weighted sum of the squared clipped hidden units for these inputs, by the widest twin that this processor runs.
#[inline]
pub(super) fn sum(network: &Network, active: &[u16]) -> i32 {
    #[cfg(target_arch = "x86_64")]
    match super::cpu::width() {
        // SAFETY: the processor has said that it has these instructions.
        super::cpu::Width::Avx512 => return unsafe { sum_avx512(network, active) },
        // SAFETY: as above.
        super::cpu::Width::Avx2 => return unsafe { sum_avx2(network, active) },
        super::cpu::Width::Baseline => {}
    }
    portable::<64>(network, active)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn sum_avx2(network: &Network, active: &[u16]) -> i32 {
    portable::<128>(network, active)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2")]
fn sum_avx512(network: &Network, active: &[u16]) -> i32 {
    portable::<128>(network, active)
}

/// `BLOCK` units are summed up at once: as many as half the registers hold.
//
// A plain loop: what an iterator adapter calls is compiled for the baseline, unless it is inlined.
#[inline(always)]
fn portable<const BLOCK: usize>(network: &Network, active: &[u16]) -> i32 {
    let (mut sum, mut first) = (0, 0);
    while first < HIDDEN {
        sum += block::<BLOCK>(network, active, first);
        first += BLOCK;
    }
    sum
}

#[inline(always)]
fn block<const BLOCK: usize>(network: &Network, active: &[u16], first: usize) -> i32 {
    let mut hidden = [0; BLOCK];
    hidden.copy_from_slice(&network.bias.0[first..first + BLOCK]);
    for &input in active {
        let row = &network.rows[usize::from(input)].0[first..first + BLOCK];
        for unit in 0..BLOCK {
            hidden[unit] = i16::saturating_add(hidden[unit], row[unit]);
        }
    }
    let weights = &network.output.0[first..first + BLOCK];
    let mut sum = 0;
    for unit in 0..BLOCK {
        let clipped = hidden[unit].clamp(0, HIDDEN_UNIT as i16);
        // Stays within 16 bits: 255 times less than 128.
        sum += i32::from(clipped.wrapping_mul(weights[unit])) * i32::from(clipped);
    }
    sum
}
