-- Fair play: what users report, what administrators do, what is noticed by itself.

CREATE TABLE reports (
    id INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter INTEGER NOT NULL REFERENCES users (id),
    about INTEGER NOT NULL REFERENCES users (id),
    game TEXT REFERENCES games (id),
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    settled_at INTEGER,
    settled_by INTEGER REFERENCES users (id)
) STRICT;

CREATE INDEX reports_open ON reports (at) WHERE settled_at IS NULL;
CREATE INDEX reports_by_reporter ON reports (reporter, at);

-- All that administrators have done. Only ever added to.
CREATE TABLE audit (
    number INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    administrator INTEGER NOT NULL REFERENCES users (id),
    deed TEXT NOT NULL,
    about INTEGER REFERENCES users (id),
    game TEXT REFERENCES games (id),
    words TEXT NOT NULL
) STRICT;

-- What may be looked at by a person; never a verdict.
CREATE TABLE signals (
    game TEXT NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL,
    value REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, user, kind)
) STRICT, WITHOUT ROWID;

-- How the last games of a user began and ended, as far as it was their doing.
CREATE TABLE conduct (
    user INTEGER NOT NULL REFERENCES users (id),
    game TEXT NOT NULL REFERENCES games (id),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX conduct_by_user ON conduct (user, at);
