-- What users are to one another.

CREATE TABLE follows (
    user INTEGER NOT NULL REFERENCES users (id),
    other INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_by_other ON follows (other);

CREATE TABLE blocks (
    user INTEGER NOT NULL REFERENCES users (id),
    other INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_other ON blocks (other);

-- Invitations meant for one user.
CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY, -- of the game that it becomes
    challenger INTEGER NOT NULL REFERENCES users (id),
    challenged INTEGER NOT NULL REFERENCES users (id),
    side TEXT NOT NULL CHECK (side IN ('red', 'blue')), -- the challenger's
    time TEXT NOT NULL, -- JSON of play::TimeControl
    stake TEXT NOT NULL CHECK (stake IN ('casual', 'ranked')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    accepted INTEGER NOT NULL -- 1 once the game is to begin
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_by_challenger ON challenges (challenger, expires_at);
CREATE INDEX challenges_by_challenged ON challenges (challenged, expires_at);
CREATE INDEX challenges_by_expiry ON challenges (expires_at);
