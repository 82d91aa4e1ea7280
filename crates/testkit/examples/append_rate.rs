//! `cargo run --release -p testkit --example append_rate -- GAMES SECONDS [PAUSE_MS]`, in the folder `TMPDIR`.

use std::time::Duration;

use testkit::bench_store::{append_latency, append_rate, fsync_cost};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: usize = arguments.next().ok_or("how many games?")?.parse()?;
    let seconds: u64 = arguments.next().ok_or("how many seconds?")?.parse()?;
    let pause_ms: u64 = arguments.next().map_or(Ok(0), |text| text.parse())?;
    let (length, pause) = (Duration::from_secs(seconds), Duration::from_millis(pause_ms));

    let folder = tempfile::tempdir()?;
    let folder = folder.path();
    println!("fsync of 4 KiB: {:?}", fsync_cost(folder, 200)?);
    let measured = match pause {
        Duration::ZERO => append_rate(folder, games, length).await?,
        _ => append_latency(folder, games, pause, length).await?,
    };
    println!("{measured:#?}");
    Ok(())
}
