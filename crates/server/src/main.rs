//! `ataxx-server`: serves the site. `backup` copies its database while it serves; `migrate` makes it ready for a newer
//! program.

use std::path::PathBuf;

use clap::{Parser, Subcommand};
use server::{App, BotOptions, Config, Database, StartError, serve};
use tokio_util::sync::CancellationToken;

/// A place to play Ataxx: one program, its database in one file, or in PostgreSQL.
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
    /// Copy the database file, whole and consistent, also while a server uses it. (PostgreSQL has `pg_dump` for it.)
    Backup {
        /// The copy; must not exist.
        file: PathBuf,
    },
    /// Bring the database into the form that this program works with, and say what was done. A server does so by itself
    /// when it starts.
    Migrate,
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
        Some(Command::Migrate) => runtime.block_on(migrate(&args.config)),
        Some(Command::Backup { file }) => runtime.block_on(backup(&args.config, &file)),
    };
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => fail(error.as_ref()),
    }
}

/// What an operator has to mend is told apart from what went wrong later.
fn fail(error: &(dyn std::error::Error + 'static)) -> std::process::ExitCode {
    const UNUSABLE: u8 = 2;
    eprintln!("ataxx-server: {error}");
    if error.is::<StartError>() { UNUSABLE.into() } else { std::process::ExitCode::FAILURE }
}

async fn run(config: Config, steered_clock: bool) -> Result<(), Box<dyn std::error::Error>> {
    server::raise_file_limit();
    let address = config.listen;
    let listener = server::listen(address).map_err(|source| StartError::Listen { address, source })?;
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
    let Database::File(path) = &config.database else {
        return Err("the database is no file; copy it with pg_dump".into());
    };
    store::backup(path, file).await?;
    println!("copied {} to {}", path.display(), file.display());
    Ok(())
}

async fn migrate(config: &Config) -> Result<(), Box<dyn std::error::Error>> {
    let store::Migrated { from, to } = config.database.migrate().await.map_err(StartError::Store)?;
    if from == to {
        println!("{} has form {to} already", config.database);
    } else {
        println!("{} went from form {from} to {to}", config.database);
    }
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
