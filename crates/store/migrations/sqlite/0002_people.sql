-- Who plays, who sits where, how games ended, and what they did to ratings.

CREATE TABLE users (
    id INTEGER NOT NULL PRIMARY KEY, -- drawn by chance: it tells nothing about when or how many
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    name TEXT NOT NULL,
    -- What the name looks like: no two names may look alike.
    skeleton TEXT NOT NULL UNIQUE,
    owner INTEGER REFERENCES users (id), -- whose bot it is
    password TEXT, -- Argon2, in PHC form; NULL for guests, bots and those who only use passkeys
    email TEXT,
    lang TEXT, -- of what is written to this user
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    suspended_until INTEGER,
    closed_at INTEGER
) STRICT;

CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;

-- Browsers that are signed in.
CREATE TABLE sessions (
    token BLOB NOT NULL PRIMARY KEY, -- SHA-256 of what the cookie holds
    user INTEGER NOT NULL REFERENCES users (id),
    device TEXT NOT NULL, -- what its owner knows it by, such as "Firefox, Linux"
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user);

-- The users of a game. Computers are in the game's log and not here.
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games (id),
    side TEXT NOT NULL CHECK (side IN ('red', 'blue')),
    user INTEGER NOT NULL REFERENCES users (id),
    -- The rest is known once the game is over.
    ended_at INTEGER,
    opponent INTEGER REFERENCES users (id), -- NULL for a computer, or a person without a name
    score TEXT CHECK (score IN ('won', 'drawn', 'lost', 'void')),
    PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;

-- In the order that a user's games are listed in; with the score, so that they are counted from the index.
CREATE INDEX players_by_user ON players (user, ended_at DESC, game DESC, side DESC, score);
CREATE INDEX players_by_pair ON players (user, opponent, ended_at DESC, game DESC, side DESC, score);

-- What there is to say of a game that is over, found from its log.
CREATE TABLE results (
    game TEXT NOT NULL PRIMARY KEY REFERENCES games (id),
    ended_at INTEGER NOT NULL,
    winner TEXT CHECK (winner IN ('red', 'blue')), -- NULL for a draw, and for a game that counts for nobody
    void INTEGER NOT NULL,
    reason TEXT NOT NULL,
    stake TEXT NOT NULL CHECK (stake IN ('casual', 'ranked')),
    rated INTEGER NOT NULL, -- 1 if it changed ratings
    speed TEXT, -- NULL if untimed
    time TEXT NOT NULL, -- JSON of play::TimeControl
    plies INTEGER NOT NULL,
    red_level INTEGER, -- of a computer
    blue_level INTEGER,
    red_pieces INTEGER NOT NULL,
    blue_pieces INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_end ON results (ended_at DESC);

-- What is thought of a user's strength: mainly, and at each speed.
CREATE TABLE ratings (
    user INTEGER NOT NULL REFERENCES users (id),
    speed TEXT NOT NULL, -- 'main', or a speed
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    played_at INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (user, speed)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_value ON ratings (speed, value DESC);

-- What each rated game changed: two rows a game, written with its end and never again.
CREATE TABLE rating_changes (
    game TEXT NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL,
    speed TEXT NOT NULL,
    before REAL NOT NULL, -- of the main rating
    after REAL NOT NULL,
    deviation REAL NOT NULL, -- after
    speed_before REAL NOT NULL,
    speed_after REAL NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_by_user ON rating_changes (user, at);
