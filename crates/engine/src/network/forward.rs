//! The arithmetic of a network, compiled for several processors from one text.

#[cfg(target_arch = "x86_64")]
use super::simd::Width;
use super::{HIDDEN, HIDDEN_UNIT, Network};

/// The weighted sum of the squared clipped hidden units for these inputs, by the twin for the network's registers.
#[inline]
pub(super) fn sum(network: &Network, active: &[u16]) -> i32 {
    match network.simd.width() {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a `Simd` names only what the processor has.
        Width::Avx512 => unsafe { sum_avx512(network, active) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        Width::Avx2 => unsafe { sum_avx2(network, active) },
        _ => portable::<64>(network, active),
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn sum_avx2(network: &Network, active: &[u16]) -> i32 {
    portable::<128>(network, active)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2")]
fn sum_avx512(network: &Network, active: &[u16]) -> i32 {
    portable::<256>(network, active)
}

/// `BLOCK` units are summed up at once: as many as eight registers hold.
//
// A plain loop: what an iterator adapter calls is compiled for the baseline, unless it is inlined.
#[inline(always)]
fn portable<const BLOCK: usize>(network: &Network, active: &[u16]) -> i32 {
    const { assert!(HIDDEN.is_multiple_of(BLOCK)) }
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

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::super::{Header, Simd};
    use super::*;
    use crate::{Random, inputs};

    #[test]
    fn all_widths_sum_up_alike() {
        let mut dice = Random::from_seed(1);
        for round in 0..200 {
            // Small weights, as networks have them; and such as reach the bounds of 16 bits.
            let network = random_network(&mut dice, if round % 2 == 0 { 100 } else { 32_768 });
            let active: Vec<u16> = (0..dice.below(inputs::ACTIVE_MAX as u64 + 1))
                .map(|_| dice.below(inputs::INPUTS as u64) as u16)
                .collect();
            let plain = plainly(&network, &active);
            for simd in Simd::all() {
                assert_eq!(sum(&network.computed_by(simd), &active), plain, "{simd}, round {round}");
            }
        }
    }

    /// One unit after the other, in numbers so wide that nothing overflows.
    fn plainly(network: &Network, active: &[u16]) -> i32 {
        let unit = |unit: usize| {
            let add = |sum: i64, input: &u16| {
                let weight = i64::from(network.rows[usize::from(*input)].0[unit]);
                (sum + weight).clamp(i64::from(i16::MIN), i64::from(i16::MAX))
            };
            let hidden = active.iter().fold(i64::from(network.bias.0[unit]), add);
            let clipped = hidden.clamp(0, i64::from(HIDDEN_UNIT));
            clipped * clipped * i64::from(network.output.0[unit])
        };
        (0..HIDDEN).map(unit).sum::<i64>() as i32
    }

    /// Weights from `-bound` to below `bound`; the output's are within the ±127 that networks keep.
    fn random_network(dice: &mut Random, bound: i64) -> Network {
        let header =
            Header { inputs: inputs::INPUTS as u32, hidden: HIDDEN as u32, scale: 100, output_bias: 0 };
        let mut file = header.to_bytes().to_vec();
        for weight in 0..(inputs::INPUTS + 2) * HIDDEN {
            let bound = if weight < (inputs::INPUTS + 1) * HIDDEN { bound } else { 128 };
            let weight = (dice.below(2 * bound as u64) as i64 - bound) as i16;
            file.extend(weight.to_le_bytes());
        }
        Network::read(&file).expect("a network of the right size")
    }
}
