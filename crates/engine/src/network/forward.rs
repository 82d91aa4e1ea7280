//! The arithmetic of a network, compiled for several processors from one text.

use super::{HIDDEN, HIDDEN_UNIT, Network};

/// Units that are summed up at once: as many as the registers of a baseline processor hold.
const BLOCK: usize = 64;

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
    portable(network, active)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn sum_avx2(network: &Network, active: &[u16]) -> i32 {
    portable(network, active)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2")]
fn sum_avx512(network: &Network, active: &[u16]) -> i32 {
    portable(network, active)
}

#[inline(always)]
fn portable(network: &Network, active: &[u16]) -> i32 {
    (0..HIDDEN).step_by(BLOCK).map(|first| block(network, active, first)).sum()
}

#[inline(always)]
fn block(network: &Network, active: &[u16], first: usize) -> i32 {
    let mut hidden = [0; BLOCK];
    hidden.copy_from_slice(&network.bias.0[first..first + BLOCK]);
    for &input in active {
        let row = &network.rows[usize::from(input)].0[first..first + BLOCK];
        for (unit, weight) in hidden.iter_mut().zip(row) {
            *unit = i16::saturating_add(*unit, *weight);
        }
    }
    let mut sum = 0;
    for (&unit, &weight) in hidden.iter().zip(&network.output.0[first..first + BLOCK]) {
        let clipped = unit.clamp(0, HIDDEN_UNIT as i16);
        // Stays within 16 bits: 255 times less than 128.
        sum += i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped);
    }
    sum
}
