-- A game is its events; everything else here is found from them or says who may add to them.
-- Times are milliseconds since 1970-01-01T00:00:00Z.

CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    -- How many events the game has. Appending is compare-and-set on this.
    version INTEGER NOT NULL,
    -- When the game wants to be looked at although nobody acted (a flag, an expiry); NULL for never.
    wake_at INTEGER,
    -- 1 while the game can still be played, else 0.
    live INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX games_by_wake_at ON games (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX games_live ON games (id) WHERE live = 1;

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL,
    body TEXT NOT NULL, -- JSON of play::Event
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    side TEXT NOT NULL CHECK (side IN ('red', 'blue')),
    secret BLOB NOT NULL, -- SHA-256 of the seat's secret
    PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;

-- A repeated request to create a game finds the game that it created the first time.
CREATE TABLE creators (
    creator BLOB NOT NULL PRIMARY KEY, -- SHA-256 of what the creator named the request by
    game TEXT NOT NULL REFERENCES games (id)
) STRICT, WITHOUT ROWID;

-- The last moment at which a server is known to have been up.
CREATE TABLE signs_of_life (
    server TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Spans in which nobody could play. Kept for ever: they are few, and no player is charged for them.
CREATE TABLE outages (
    began_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (ended_at, began_at)
) STRICT, WITHOUT ROWID;
