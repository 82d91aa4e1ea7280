//! Running other programs.

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;

use crate::failure::Failure;

/// The cargo that runs us, so that its toolchain is used all the way down.
pub fn cargo(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

/// Lets the program speak for itself and fails when it does.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command.stdin(Stdio::null()).status().map_err(|error| start(command, error))?;
    succeeded(command, status)
}

/// What the program writes to its standard output.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| start(command, error))?;
    succeeded(command, output.status)?;
    String::from_utf8(output.stdout).map_err(|error| Failure::Malformed {
        what: format!("output of {}", name(command)),
        why: error.to_string(),
    })
}

/// Lets the program speak, while `hear` is told every line of it, from both streams.
pub fn run_heard(command: &mut Command, mut hear: impl FnMut(&str) + Send) -> Result<(), Failure> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| start(command, error))?;
    let status = listen(&mut child, &mut hear).map_err(|error| start(command, error))?;
    succeeded(command, status)
}

/// Where the program of this name is, in the folders of `PATH`.
pub fn find(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&paths).map(|folder| folder.join(program)).find(|path| path.is_file())
}

fn listen(child: &mut Child, hear: &mut (impl FnMut(&str) + Send)) -> std::io::Result<ExitStatus> {
    let stdout = child.stdout.take().expect("piped");
    let stderr = child.stderr.take().expect("piped");
    let (sender, lines) = std::sync::mpsc::channel();
    thread::scope(|scope| {
        let to_stderr = sender.clone();
        scope.spawn(move || forward(stdout, |line| sender.send((false, line)).is_ok()));
        scope.spawn(move || forward(stderr, |line| to_stderr.send((true, line)).is_ok()));
        for (is_error, line) in lines {
            hear(&line);
            if is_error {
                eprintln!("{line}");
            } else {
                println!("{line}");
            }
        }
    });
    child.wait()
}

/// Ends with the stream, or when nobody listens any more.
fn forward(stream: impl Read, mut send: impl FnMut(String) -> bool) {
    for line in BufReader::new(stream).split(b'\n') {
        let Ok(line) = line else { return };
        if !send(String::from_utf8_lossy(&line).into_owned()) {
            return;
        }
    }
}

fn succeeded(command: &Command, status: ExitStatus) -> Result<(), Failure> {
    if status.success() {
        return Ok(());
    }
    Err(Failure::Command { command: name(command), status: status.to_string() })
}

fn start(command: &Command, error: std::io::Error) -> Failure {
    Failure::Start { command: name(command), error }
}

/// The program and its arguments, as one would type them.
fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let arguments = command.get_args().map(|argument| argument.to_string_lossy());
    std::iter::once(program.to_string_lossy()).chain(arguments).collect::<Vec<_>>().join(" ")
}
