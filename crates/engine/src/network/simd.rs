//! How wide the registers are that a network's arithmetic uses. Binaries for x86-64 are built for its baseline of 2003;
//! wider registers are found at run time.

use core::fmt;

/// Registers that this processor has: no value names any others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simd(Width);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Width {
    /// What the binary was built for.
    Built,
    Avx2,
    Avx512,
}

impl Simd {
    /// Nothing wider than what the binary was built for.
    pub const NONE: Simd = Simd(Width::Built);

    /// The widest that this processor has. Asking takes microseconds in a virtual machine.
    pub fn widest() -> Simd {
        Simd(widest())
    }

    /// All that this processor has, the narrowest first.
    pub fn all() -> impl Iterator<Item = Simd> {
        let widest = widest();
        [Width::Built, Width::Avx2, Width::Avx512].into_iter().filter(move |&width| width <= widest).map(Simd)
    }

    pub(super) fn width(self) -> Width {
        self.0
    }
}

impl fmt::Display for Simd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Width::Built => "none",
            Width::Avx2 => "avx2",
            Width::Avx512 => "avx512",
        })
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn widest() -> Width {
    Width::Built
}

/// Wide registers must be there, and kept by the operating system when it switches tasks (Intel's manual, volume 1,
/// chapters 14 and 15).
#[cfg(target_arch = "x86_64")]
fn widest() -> Width {
    use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
    const OSXSAVE: u32 = 1 << 27;
    const YMM: u64 = 0b110;
    const ZMM: u64 = 0b1110_0110;
    const AVX2: u32 = 1 << 5;
    const F_BW_VL: u32 = 1 << 16 | 1 << 30 | 1 << 31;
    if __cpuid(0).eax < 7 || __cpuid(1).ecx & OSXSAVE == 0 {
        return Width::Built;
    }
    // SAFETY: OSXSAVE says that this instruction is there.
    let kept = unsafe { _xgetbv(0) };
    let has = __cpuid_count(7, 0).ebx;
    if has & AVX2 == 0 || kept & YMM != YMM {
        Width::Built
    } else if has & F_BW_VL == F_BW_VL && kept & ZMM == ZMM {
        Width::Avx512
    } else {
        Width::Avx2
    }
}
