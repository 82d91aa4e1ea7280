-- Games over days: who is reminded and how, holidays, moves given in advance, seeks that last.

-- Secrets that the server makes once for itself, such as the one it signs pushes with.
CREATE TABLE server_keys (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Where browsers want to be told, by the Web Push protocol.
CREATE TABLE pushes (
    endpoint TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    "user" BIGINT NOT NULL REFERENCES users (id),
    p256dh BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    lang TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX pushes_by_user ON pushes ("user");

-- Who wants letters about games over days.
CREATE TABLE mail_notices (
    "user" BIGINT NOT NULL PRIMARY KEY REFERENCES users (id)
);

CREATE TABLE vacations (
    "user" BIGINT NOT NULL REFERENCES users (id),
    began_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY ("user", began_at)
);

-- Moves given in advance, for the turns to come.
CREATE TABLE plans (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('red', 'blue')),
    version BIGINT NOT NULL, -- of the board that they are for
    body TEXT COLLATE "C" NOT NULL, -- JSON of play::plan::Plan
    PRIMARY KEY (game, side)
);

-- Who has been reminded of which turn: once each.
CREATE TABLE reminders (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    version BIGINT NOT NULL, -- at which the turn began
    sent_at BIGINT NOT NULL,
    PRIMARY KEY (game, version)
);

-- Seeks for games over days, which last while nobody is connected.
CREATE TABLE seeks (
    id BIGINT NOT NULL PRIMARY KEY,
    "user" BIGINT NOT NULL REFERENCES users (id),
    body TEXT COLLATE "C" NOT NULL, -- JSON
    secret BYTEA NOT NULL, -- SHA-256 of the secret that opens the seat
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX seeks_by_user ON seeks ("user");
