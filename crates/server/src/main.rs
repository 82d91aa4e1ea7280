//! `ataxx-server`: serves the site. `backup` copies its database while it serves.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use server::{App, BotOptions, Config, serve};
use tokio_util::sync::CancellationToken;

/// A place to play Ataxx: one program, its database in one file.
#[derive(Parser)]
#[command(version)]
struct Args {
    #[command(flatten)]
    config: Config,
    /// For tests: read milliseconds from the standard input by which the clock goes forward.
    #[arg(long, hide = true)]
    steered_clock: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Copy the database, whole and consistent, also while a server uses it.
    Backup {
        /// The copy; must not exist.
        file: PathBuf,
    },
    /// Let an engine that speaks UAI play on a site.
    Bot(Box<BotOptions>),
}

fn main() -> std::process::ExitCode {
    let args = Args::parse();
    server::log(&args.config);
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error),
    };
    let result = match args.command {
        None => runtime.block_on(run(args.config, args.steered_clock)),
        Some(Command::Bot(options)) => runtime.block_on(server::run_bot(*options)).map_err(Into::into),
        Some(Command::Backup { file }) => runtime.block_on(backup(&args.config, &file)),
    };
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => fail(error.as_ref()),
    }
}

fn fail(error: &dyn std::error::Error) -> std::process::ExitCode {
    eprintln!("ataxx-server: {error}");
    std::process::ExitCode::FAILURE
}

async fn run(config: Config, steered_clock: bool) -> Result<(), Box<dyn std::error::Error>> {
    server::raise_file_limit();
    let listener = server::listen(config.listen)
        .map_err(|error| format!("can't listen on {}: {error}", config.listen))?;
    let stopping = CancellationToken::new();
    let app = App::start(config, stopping.clone()).await?;
    if steered_clock {
        server::steer(&app)?;
    }
    println!("Ataxx is on http://{}", listener.local_addr()?);
    tokio::spawn(async move {
        stop_asked().await;
        tracing::info!("stopping");
        stopping.cancel();
    });
    serve(listener, app).await?;
    Ok(())
}

async fn backup(config: &Config, file: &std::path::Path) -> Result<(), Box<dyn std::error::Error>> {
    store::backup(&config.database, file).await?;
    println!("copied {} to {}", config.database.display(), file.display());
    Ok(())
}

/// Returns when the process is interrupted or terminated.
async fn stop_asked() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => nevermind(tokio::signal::ctrl_c().await, "without signals, only a kill stops us"),
    }
}

/// Ignores a failure, for the reason given.
fn nevermind<T, E>(_: Result<T, E>, _why: &str) {}
