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
    id TEXT NOT NULL PRIMARY KEY,
    challenger INTEGER NOT NULL REFERENCES users (id),
    challenged INTEGER NOT NULL REFERENCES users (id),
    body TEXT NOT NULL, -- JSON
    secret BLOB NOT NULL, -- SHA-256 of the secret that opens the challenger's seat
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_by_challenger ON challenges (challenger);
CREATE INDEX challenges_by_challenged ON challenges (challenged);
