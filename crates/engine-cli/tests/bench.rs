//! `ataxx-engine bench`, as commits and CI read it.

use std::process::Command;

#[test]
fn the_last_line_is_the_signature() {
    let output = Command::new(env!("CARGO_BIN_EXE_ataxx-engine")).arg("bench").output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let signature = text.lines().last().and_then(|line| line.strip_prefix("Bench: ")).expect(&text);
    assert_eq!(signature.parse(), Ok(engine::bench::run()));
}
