//! What the processor can do. Binaries for x86-64 are built for its baseline of 2003.

use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
use core::sync::atomic::{AtomicU8, Ordering};

/// The widest registers of whole numbers that may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Width {
    Baseline = 1,
    Avx2 = 2,
    Avx512 = 3,
}

/// Asked once: the question takes microseconds in a virtual machine.
pub(super) fn width() -> Width {
    static KNOWN: AtomicU8 = AtomicU8::new(0);
    match KNOWN.load(Ordering::Relaxed) {
        1 => Width::Baseline,
        2 => Width::Avx2,
        3 => Width::Avx512,
        _ => {
            let found = detect();
            KNOWN.store(found as u8, Ordering::Relaxed);
            found
        }
    }
}

/// Wide registers must be there, and kept by the operating system when it switches tasks (Intel's manual, volume 1,
/// chapters 14 and 15).
fn detect() -> Width {
    const OSXSAVE: u32 = 1 << 27;
    const YMM: u64 = 0b110;
    const ZMM: u64 = 0b1110_0110;
    const AVX2: u32 = 1 << 5;
    const F_BW_VL: u32 = 1 << 16 | 1 << 30 | 1 << 31;
    if __cpuid(0).eax < 7 || __cpuid(1).ecx & OSXSAVE == 0 {
        return Width::Baseline;
    }
    // SAFETY: OSXSAVE says that this instruction is there.
    let kept = unsafe { _xgetbv(0) };
    let has = __cpuid_count(7, 0).ebx;
    if has & AVX2 == 0 || kept & YMM != YMM {
        Width::Baseline
    } else if has & F_BW_VL == F_BW_VL && kept & ZMM == ZMM {
        Width::Avx512
    } else {
        Width::Avx2
    }
}
