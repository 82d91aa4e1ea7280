-- A game is its events; everything else here is found from them or says who may add to them.
-- Times are milliseconds since 1970-01-01T00:00:00Z.
-- Texts are compared byte by byte, whatever the database's own order: so does SQLite, and so does the program.

CREATE TABLE games (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    -- How many events the game has. Appending is compare-and-set on this.
    version BIGINT NOT NULL,
    -- When the game wants to be looked at although nobody acted (a flag, an expiry); NULL for never.
    wake_at BIGINT,
    -- 1 while the game can still be played, else 0.
    live BIGINT NOT NULL
);

CREATE INDEX games_by_wake_at ON games (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX games_live ON games (id) WHERE live = 1;

CREATE TABLE events (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    version BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL, -- JSON of play::Event
    PRIMARY KEY (game, version)
);

CREATE TABLE seats (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('red', 'blue')),
    secret BYTEA NOT NULL, -- SHA-256 of the seat's secret
    PRIMARY KEY (game, side)
);

-- A repeated request to create a game finds the game that it created the first time.
CREATE TABLE creators (
    creator BYTEA NOT NULL PRIMARY KEY, -- SHA-256 of what the creator named the request by
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id)
);

-- The last moment at which a server is known to have been up.
CREATE TABLE signs_of_life (
    server TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Spans in which nobody could play. Kept for ever: they are few, and no player is charged for them.
CREATE TABLE outages (
    began_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (ended_at, began_at)
);
