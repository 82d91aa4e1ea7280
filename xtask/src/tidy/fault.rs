use std::fmt;

/// Something to mend, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// From the root of the project.
    pub path: String,
    /// From 1; none for the file as a whole.
    pub line: Option<usize>,
    /// What is wrong and what to do.
    pub what: String,
}

impl Fault {
    pub fn at(path: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line: Some(line), what: what.into() }
    }

    pub fn of(path: &str, what: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line: None, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.what),
            None => write!(f, "{}: {}", self.path, self.what),
        }
    }
}
