//! One conversation, from its first line to its last.
//!
//! One thread reads, so that `isready`, `stop` and `quit` are heeded while another thinks.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::time::Instant;

use ataxx::Game;
use uai::{Answer, Command, Name, Text};

use super::lines::Lines;
use super::options::{self, Options};
use super::output::Output;
use super::stop::Stop;
use super::thinker::{self, Task};

/// Listens until `quit` or the end of input, then ends a running search, whose best move still is said.
///
/// # Errors
/// If input or output fails.
pub fn run(input: impl BufRead, output: &Output) -> io::Result<()> {
    let stop = Arc::new(Stop::default());
    let (tasks, thinker) = mpsc::channel();
    let thread = std::thread::spawn({
        let (stop, output) = (Arc::clone(&stop), output.clone());
        move || thinker::run(thinker, &stop, &output)
    });
    let game = Some(Game::new(ataxx::Position::start()));
    let mut front = Front { game, options: Options::default(), tasks, stop, output };
    let listened = front.listen(input);
    front.stop.now();
    drop(front);
    let thought = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    listened.and(thought)
}

/// The thread that listens.
struct Front<'a> {
    /// What the next `go` is about; `None` after a position that could not be read or played.
    game: Option<Game>,
    options: Options,
    tasks: Sender<Task>,
    stop: Arc<Stop>,
    output: &'a Output,
}

impl Front<'_> {
    fn listen(&mut self, input: impl BufRead) -> io::Result<()> {
        for line in Lines::new(input) {
            let line = line?;
            match line.trim().parse() {
                Ok(Command::Quit) => break,
                Ok(command) => self.obey(command, Instant::now())?,
                Err(uai::ParseError::Empty) => {}
                Err(error) => self.refuse(&line, &error.to_string())?,
            }
        }
        Ok(())
    }

    fn obey(&mut self, command: Command, heard: Instant) -> io::Result<()> {
        match command {
            Command::Uai => self.introduce(),
            Command::IsReady if self.stop.is_thinking() => self.output.say(&Answer::ReadyOk),
            Command::IsReady => self.task(Task::SayReady),
            Command::Stop => {
                self.stop.now();
                Ok(())
            }
            // Ends the listening, and was looked at before.
            Command::Quit => Ok(()),
            // It is about the next search.
            Command::Position { start, moves } => self.place(Game::new(start), &moves),
            _ if self.stop.is_search_going_on() => self.output.remark("still thinking: send stop first"),
            Command::NewGame => self.task(Task::Forget),
            Command::SetOption { name, value } => self.set(&name, value.as_ref()),
            Command::Go(go) => self.think(go, heard),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        let name = format!("Spore {}", env!("CARGO_PKG_VERSION"));
        self.output.say(&Answer::Name(Text::new(&name)))?;
        self.output.say(&Answer::Author(Text::new("the Ataxx authors")))?;
        options::all().iter().try_for_each(|option| self.output.say(option))?;
        self.output.say(&Answer::UaiOk)
    }

    fn set(&mut self, name: &Name, value: Option<&Text>) -> io::Result<()> {
        match self.options.set(name, value) {
            Ok(Some(task)) => self.task(task),
            Ok(None) => Ok(()),
            Err(error) => self.output.remark(&error.to_string()),
        }
    }

    fn place(&mut self, mut game: Game, moves: &[ataxx::Move]) -> io::Result<()> {
        self.game = None;
        for (index, &mv) in moves.iter().enumerate() {
            if let Err(error) = game.play(mv) {
                return self.output.remark(&format!("no position: move {} is {mv}: {error}", index + 1));
            }
        }
        self.game = Some(game);
        Ok(())
    }

    fn think(&mut self, go: uai::Go, heard: Instant) -> io::Result<()> {
        let Some(game) = self.game.clone() else {
            self.output.remark("there is no position to think about")?;
            return self.output.say(&Answer::BestMove(None));
        };
        self.stop.begin();
        let Options { overhead, lines } = self.options;
        self.task(Task::Think { game: Box::new(game), go, heard, overhead, lines })
    }

    fn refuse(&mut self, line: &str, error: &str) -> io::Result<()> {
        if line.trim_start().starts_with("position") {
            self.game = None;
        }
        self.output.remark(error)
    }

    fn task(&self, task: Task) -> io::Result<()> {
        // The thinker ends early only if it could not write.
        self.tasks.send(task).map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))
    }
}
