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
CREATE INDEX reports_by_user ON reports (about, at);

-- All that administrators have done. Only ever added to: the triggers refuse everything else.
CREATE TABLE audit (
    number INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL,
    administrator INTEGER NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL, -- the deed's name
    deed TEXT NOT NULL, -- JSON
    about INTEGER REFERENCES users (id),
    game TEXT REFERENCES games (id),
    words TEXT NOT NULL
) STRICT;

CREATE INDEX audit_by_user ON audit (about, number) WHERE about IS NOT NULL;
CREATE INDEX audit_by_game ON audit (game, number) WHERE game IS NOT NULL;

CREATE TRIGGER audit_stays BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is only added to');
END;

CREATE TRIGGER audit_is_true BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is only added to');
END;

-- Points given back to those who lost them to somebody who was banned: once for each game.
CREATE TABLE refunds (
    game TEXT NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL,
    before REAL NOT NULL, -- of the main rating
    after REAL NOT NULL,
    deviation REAL NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX refunds_by_user ON refunds (user, at);

-- What may be looked at by a person; never a verdict.
CREATE TABLE signals (
    game TEXT NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL,
    value REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, user, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX signals_by_user ON signals (user, at);
CREATE INDEX signals_by_kind ON signals (kind, at, value);

-- How the last games of a user began and ended, as far as it was their doing.
CREATE TABLE conduct (
    user INTEGER NOT NULL REFERENCES users (id),
    game TEXT NOT NULL REFERENCES games (id),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX conduct_by_user ON conduct (user, at);
