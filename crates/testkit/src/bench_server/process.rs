//! A server as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddrV4;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use super::BenchError;

/// How long a server may take to end.
const STOP_MAX: Duration = Duration::from_secs(20);
/// A running server; killed when dropped.
pub struct Server {
    child: Child,
    /// Held open: a server that can't print may not go on.
    _output: BufReader<ChildStdout>,
    pub address: SocketAddrV4,
}

impl Server {
    /// Starts `program` in `folder` and waits until it prints its address.
    pub fn start(program: &Path, folder: &Path, environment: &[(&str, &str)]) -> Result<Server, BenchError> {
        let name = program.display().to_string();
        let mut child = Command::new(program)
            .current_dir(folder)
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| BenchError::Start { program: name.clone(), error })?;
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        let said = output.read_line(&mut line).map_err(BenchError::io("reading a server's output"));
        let address = line.trim_end().rsplit("http://").next().and_then(|address| address.parse().ok());
        match (said, address) {
            (Ok(_), Some(address)) => Ok(Server { child, _output: output, address }),
            (said, _) => {
                end(&mut child);
                said?;
                Err(BenchError::NoAddress(name))
            }
        }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to end, and waits until it has.
    pub fn stop(mut self) -> Result<(), BenchError> {
        let asked = rustix::process::kill_process(Pid::from_child(&self.child), Signal::TERM);
        asked.map_err(|error| BenchError::io("stopping a server")(error.into()))?;
        let late = Instant::now() + STOP_MAX;
        while Instant::now() < late {
            if self.child.try_wait().map_err(BenchError::io("waiting for a server"))?.is_some() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Err(BenchError::Late("a server did not end"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

/// Kills it if it still runs. It may be gone already, which is as well.
fn end(child: &mut Child) {
    let _gone = child.kill();
    let _gone = child.wait();
}
