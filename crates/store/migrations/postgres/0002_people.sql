-- Who plays, who sits where, how games ended, and what they did to ratings.

CREATE TABLE users (
    id BIGINT NOT NULL PRIMARY KEY, -- drawn by chance: it tells nothing about when or how many
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('guest', 'account', 'bot')),
    name TEXT COLLATE "C" NOT NULL,
    -- What the name looks like: no two names may look alike.
    skeleton TEXT COLLATE "C" NOT NULL UNIQUE,
    owner BIGINT REFERENCES users (id), -- whose bot it is
    password TEXT COLLATE "C", -- Argon2, in PHC form; NULL for guests, bots and those who only use passkeys
    email TEXT COLLATE "C",
    lang TEXT COLLATE "C", -- of what is written to this user
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    suspended_until BIGINT,
    closed_at BIGINT
);

CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;

-- Browsers that are signed in.
CREATE TABLE sessions (
    token BYTEA NOT NULL PRIMARY KEY, -- SHA-256 of what the cookie holds
    "user" BIGINT NOT NULL REFERENCES users (id),
    device TEXT COLLATE "C" NOT NULL, -- what its owner knows it by, such as "Firefox, Linux"
    created_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_user ON sessions ("user");

-- The users of a game. Computers are in the game's log and not here.
CREATE TABLE players (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('red', 'blue')),
    "user" BIGINT NOT NULL REFERENCES users (id),
    -- The rest is known once the game is over.
    ended_at BIGINT,
    opponent BIGINT REFERENCES users (id), -- NULL for a computer, or a person without a name
    score TEXT COLLATE "C" CHECK (score IN ('won', 'drawn', 'lost', 'void')),
    PRIMARY KEY (game, side)
);

-- In the order that a user's games are listed in; with the score, so that they are counted from the index.
CREATE INDEX players_by_user ON players ("user", ended_at DESC, game DESC, side DESC, score);
CREATE INDEX players_by_pair ON players ("user", opponent, ended_at DESC, game DESC, side DESC, score);

-- What there is to say of a game that is over, found from its log.
CREATE TABLE results (
    game TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES games (id),
    ended_at BIGINT NOT NULL,
    winner TEXT COLLATE "C" CHECK (winner IN ('red', 'blue')), -- NULL for a draw, and for a game that counts for nobody
    void BIGINT NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    stake TEXT COLLATE "C" NOT NULL CHECK (stake IN ('casual', 'ranked')),
    rated BIGINT NOT NULL, -- 1 if it changed ratings
    speed TEXT COLLATE "C", -- NULL if untimed
    time TEXT COLLATE "C" NOT NULL, -- JSON of play::TimeControl
    plies BIGINT NOT NULL,
    red_level BIGINT, -- of a computer
    blue_level BIGINT,
    red_pieces BIGINT NOT NULL,
    blue_pieces BIGINT NOT NULL
);

CREATE INDEX results_by_end ON results (ended_at DESC);

-- What is thought of a user's strength: mainly, and at each speed.
CREATE TABLE ratings (
    "user" BIGINT NOT NULL REFERENCES users (id),
    speed TEXT COLLATE "C" NOT NULL, -- 'main', or a speed
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    played_at BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY ("user", speed)
);

CREATE INDEX ratings_by_value ON ratings (speed, value DESC);

-- What each rated game changed: two rows a game, written with its end and never again.
CREATE TABLE rating_changes (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    "user" BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    speed TEXT COLLATE "C" NOT NULL,
    before DOUBLE PRECISION NOT NULL, -- of the main rating
    after DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, -- after
    speed_before DOUBLE PRECISION NOT NULL,
    speed_after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, "user")
);

CREATE INDEX rating_changes_by_user ON rating_changes ("user", at);
