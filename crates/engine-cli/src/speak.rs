//! The engine over standard input and output, in the protocol UAI.
//!
//! One thread reads, so that `isready`, `stop` and `quit` are heeded while another thinks.

pub mod lines;
mod options;
mod output;
mod stop;
mod thinker;
mod watch;

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};

use ataxx::Game;
use uai::{Answer, Command, Info, Name, Text};

use lines::Lines;
use options::Options;
use output::say;
use stop::Stop;
use thinker::Task;

/// Listens until `quit` or the end of input, then ends a running search, whose best move still is said.
///
/// # Errors
/// If standard input or output fails.
pub fn run() -> io::Result<()> {
    let stop = Arc::new(Stop::default());
    let (tasks, thinker) = mpsc::channel();
    let thread = std::thread::spawn({
        let stop = Arc::clone(&stop);
        move || thinker::run(thinker, &stop)
    });
    let mut front =
        Front { game: Some(Game::new(ataxx::Position::start())), options: Options::default(), tasks, stop };
    let listened = front.listen();
    front.stop.now();
    drop(front);
    let thought = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    listened.and(thought)
}

/// The thread that listens.
struct Front {
    /// What the next `go` is about; `None` after a position that could not be read or played.
    game: Option<Game>,
    options: Options,
    tasks: Sender<Task>,
    stop: Arc<Stop>,
}

impl Front {
    fn listen(&mut self) -> io::Result<()> {
        for line in Lines::new(io::stdin().lock()) {
            let line = line?;
            match line.trim().parse() {
                Ok(Command::Quit) => break,
                Ok(command) => self.obey(command)?,
                Err(uai::ParseError::Empty) => {}
                Err(error) => self.refuse(&line, &error.to_string())?,
            }
        }
        Ok(())
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Uai => introduce(),
            Command::IsReady if self.stop.is_thinking() => say(&Answer::ReadyOk),
            Command::IsReady => self.task(Task::SayReady),
            Command::Stop => {
                self.stop.now();
                Ok(())
            }
            // The end of input ends it, and was looked at before.
            Command::Quit => Ok(()),
            _ if self.stop.is_thinking() => remark("still thinking: send stop first"),
            Command::NewGame => self.task(Task::Forget),
            Command::SetOption { name, value } => self.set(&name, value.as_ref()),
            Command::Position { start, moves } => self.place(Game::new(start), &moves),
            Command::Go(go) => self.think(go),
        }
    }

    fn set(&mut self, name: &Name, value: Option<&Text>) -> io::Result<()> {
        match self.options.set(name, value) {
            Ok(Some(task)) => self.task(task),
            Ok(None) => Ok(()),
            Err(error) => remark(&error.to_string()),
        }
    }

    fn place(&mut self, mut game: Game, moves: &[ataxx::Move]) -> io::Result<()> {
        self.game = None;
        for (index, &mv) in moves.iter().enumerate() {
            if let Err(error) = game.play(mv) {
                return remark(&format!("no position: move {} is {mv}: {error}", index + 1));
            }
        }
        self.game = Some(game);
        Ok(())
    }

    fn think(&mut self, go: uai::Go) -> io::Result<()> {
        let Some(game) = self.game.clone() else {
            remark("there is no position to think about")?;
            return say(&Answer::BestMove(None));
        };
        self.stop.begin();
        self.task(Task::Think { game: Box::new(game), go, overhead: self.options.overhead })
    }

    fn refuse(&mut self, line: &str, error: &str) -> io::Result<()> {
        if line.trim_start().starts_with("position") && !self.stop.is_thinking() {
            self.game = None;
        }
        remark(error)
    }

    fn task(&self, task: Task) -> io::Result<()> {
        // The thinker ends early only if it could not write.
        self.tasks.send(task).map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))
    }
}

fn introduce() -> io::Result<()> {
    say(&Answer::Name(Text::new(&format!("Spore {}", env!("CARGO_PKG_VERSION")))))?;
    say(&Answer::Author(Text::new("the Ataxx authors")))?;
    options::all().iter().try_for_each(say)?;
    say(&Answer::UaiOk)
}

fn remark(text: &str) -> io::Result<()> {
    say(&Answer::Info(Box::new(Info::remark(text))))
}
