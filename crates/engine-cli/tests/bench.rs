//! `ataxx-engine bench`, as commits and CI read it.

use std::process::{Command, Output};

use engine::bench::SIGNATURE;

#[test]
fn the_last_line_is_the_signature_with_simd_and_without() {
    for arguments in [&[][..], &["--simd", "none"]] {
        let output = bench(arguments);
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(text.lines().last(), Some(&*format!("Bench: {SIGNATURE}")), "{arguments:?}: {text}");
    }
}

#[test]
fn registers_that_the_processor_lacks_are_refused() {
    let output = bench(&["--simd", "abacus"]);
    assert!(!output.status.success());
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("this processor has: none"), "{text}");
}

fn bench(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ataxx-engine")).arg("bench").args(arguments).output().unwrap()
}
