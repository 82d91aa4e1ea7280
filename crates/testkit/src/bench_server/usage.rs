//! What a process uses, and may use, of the machine.

use std::collections::BTreeMap;

use rustix::process::{Resource, Rlimit};

use super::BenchError;

/// `/proc` counts processor time in hundredths of a second, whatever the kernel's own tick is.
const TICKS_PER_SECOND: f64 = 100.0;

/// Memory of the process that is in RAM, in bytes.
pub fn resident(pid: u32) -> Result<u64, BenchError> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).map_err(no_proc())?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB"));
    kilobytes
        .and_then(|number| number.parse::<u64>().ok())
        .map(|number| number * 1024)
        .ok_or(BenchError::Proc("how much memory is resident"))
}

/// Processor time a process has used, in seconds, by the names of its threads.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Used(pub BTreeMap<String, f64>);

impl Used {
    pub fn by(pid: u32) -> Result<Used, BenchError> {
        let mut used = Used::default();
        for task in std::fs::read_dir(format!("/proc/{pid}/task")).map_err(no_proc())? {
            let stat = task.and_then(|task| std::fs::read_to_string(task.path().join("stat")));
            // A thread that has just ended takes its time with it: little, in programs that keep theirs.
            let Ok(stat) = stat else { continue };
            if let Some((name, seconds)) = thread(&stat) {
                *used.0.entry(name).or_default() += seconds;
            }
        }
        Ok(used)
    }

    pub fn since(&self, before: &Used) -> Used {
        let earlier = |name| before.0.get(name).copied().unwrap_or_default();
        Used(self.0.iter().map(|(name, seconds)| (name.clone(), seconds - earlier(name))).collect())
    }

    pub fn total(&self) -> f64 {
        self.0.values().sum()
    }
}

/// Name and seconds from a line of `/proc/…/stat` (proc_pid_stat(5)): threads of a pool share a name.
fn thread(stat: &str) -> Option<(String, f64)> {
    let (name, rest) = stat.split_once('(')?.1.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    let both = ticks()? + ticks()?;
    let name = name.trim_end_matches(|end: char| end.is_ascii_digit() || end == '-');
    Some((name.to_owned(), both as f64 / TICKS_PER_SECOND))
}

/// Processor time the whole machine has used so far, in seconds: proc_stat(5), all but idle and waiting for disks.
pub fn machine() -> Result<f64, BenchError> {
    let stat = std::fs::read_to_string("/proc/stat").map_err(no_proc())?;
    let ticks = stat.lines().next().and_then(busy_ticks);
    ticks.map(|ticks| ticks as f64 / TICKS_PER_SECOND).ok_or(BenchError::Proc("how busy the machine is"))
}

fn busy_ticks(line: &str) -> Option<u64> {
    let mut fields = line.strip_prefix("cpu ")?.split_whitespace().map(str::parse::<u64>);
    let mut next = || fields.next()?.ok();
    let (user, nice, system) = (next()?, next()?, next()?);
    let (_idle, _disk) = (next()?, next()?);
    let interrupts = next()? + next()?;
    Some(user + nice + system + interrupts)
}

fn no_proc() -> impl FnOnce(std::io::Error) -> BenchError {
    BenchError::io("reading /proc")
}

/// Lets this process, and those it starts, hold so many files.
pub fn allow_files(needed: u64) -> Result<(), BenchError> {
    let now = rustix::process::getrlimit(Resource::Nofile);
    if now.current.is_none_or(|current| current >= needed) {
        return Ok(());
    }
    // Up to the hard limit anybody may go; beyond it, only root.
    let maximum = now.maximum.map(|maximum| maximum.max(needed));
    let wanted = Rlimit { current: Some(needed), maximum };
    rustix::process::setrlimit(Resource::Nofile, wanted)
        .map_err(|_| BenchError::Files { needed, allowed: now.maximum.unwrap_or(u64::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stat_line_gives_name_and_time() {
        let stat = "42 (tokio (x) 1-12) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20 0";
        assert_eq!(thread(stat), Some(("tokio (x) ".to_owned(), 2.0)));
        assert_eq!(thread("nonsense"), None);
    }

    #[test]
    fn idle_time_is_not_used() {
        assert_eq!(busy_ticks("cpu  10 20 30 1000 5000 1 2 0 0 0"), Some(63));
    }

    #[test]
    fn this_process_uses_memory_and_can_be_measured() {
        assert!(resident(std::process::id()).unwrap() > 100_000);
        assert!(machine().unwrap() > 0.0);
        let before = Used::by(std::process::id()).unwrap();
        assert!(Used::by(std::process::id()).unwrap().since(&before).total() >= 0.0);
    }
}
