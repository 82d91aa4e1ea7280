-- What users are to one another.

CREATE TABLE follows (
    "user" BIGINT NOT NULL REFERENCES users (id),
    other BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    PRIMARY KEY ("user", other)
);

CREATE INDEX follows_by_other ON follows (other);

CREATE TABLE blocks (
    "user" BIGINT NOT NULL REFERENCES users (id),
    other BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    PRIMARY KEY ("user", other)
);

CREATE INDEX blocks_by_other ON blocks (other);

-- Invitations meant for one user.
CREATE TABLE challenges (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY, -- of the game that it becomes
    challenger BIGINT NOT NULL REFERENCES users (id),
    challenged BIGINT NOT NULL REFERENCES users (id),
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('red', 'blue')), -- the challenger's
    time TEXT COLLATE "C" NOT NULL, -- JSON of play::TimeControl
    stake TEXT COLLATE "C" NOT NULL CHECK (stake IN ('casual', 'ranked')),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    accepted BIGINT NOT NULL -- 1 once the game is to begin
);

CREATE INDEX challenges_by_challenger ON challenges (challenger, expires_at);
CREATE INDEX challenges_by_challenged ON challenges (challenged, expires_at);
CREATE INDEX challenges_by_expiry ON challenges (expires_at);
