-- Games over days: who is reminded and how, holidays, moves given in advance, seeks that last.

-- Secrets that the server makes once for itself, such as the one it signs pushes with.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Where browsers want to be told, by the Web Push protocol.
CREATE TABLE pushes (
    endpoint TEXT NOT NULL PRIMARY KEY,
    user INTEGER NOT NULL REFERENCES users (id),
    p256dh BLOB NOT NULL,
    auth BLOB NOT NULL,
    lang TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX pushes_by_user ON pushes (user);

-- Who wants letters about games over days.
CREATE TABLE mail_notices (
    user INTEGER NOT NULL PRIMARY KEY REFERENCES users (id)
) STRICT;

CREATE TABLE vacations (
    user INTEGER NOT NULL REFERENCES users (id),
    began_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (user, began_at)
) STRICT, WITHOUT ROWID;

-- Moves given in advance, for the turns to come.
CREATE TABLE plans (
    game TEXT NOT NULL REFERENCES games (id),
    side TEXT NOT NULL CHECK (side IN ('red', 'blue')),
    version INTEGER NOT NULL, -- of the board that they are for
    body TEXT NOT NULL, -- JSON of play::plan::Plan
    PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;

-- Who has been reminded of which turn: once each.
CREATE TABLE reminders (
    game TEXT NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL, -- at which the turn began
    sent_at INTEGER NOT NULL,
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

-- Seeks for games over days, which last while nobody is connected.
CREATE TABLE seeks (
    id INTEGER NOT NULL PRIMARY KEY,
    user INTEGER NOT NULL REFERENCES users (id),
    body TEXT NOT NULL, -- JSON
    secret BLOB NOT NULL, -- SHA-256 of the secret that opens the seat
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX seeks_by_user ON seeks (user);
