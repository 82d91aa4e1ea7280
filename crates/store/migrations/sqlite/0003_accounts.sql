-- How accounts prove who they are, besides a password.

CREATE TABLE passkeys (
    id BLOB NOT NULL PRIMARY KEY, -- the credential's own
    user INTEGER NOT NULL REFERENCES users (id),
    credential TEXT NOT NULL, -- JSON
    label TEXT NOT NULL, -- what its owner calls it
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_user ON passkeys (user);

-- Things begun that end within minutes: making or using a passkey, confirming an address.
CREATE TABLE ceremonies (
    id BLOB NOT NULL PRIMARY KEY, -- SHA-256 of what its owner was given
    user INTEGER REFERENCES users (id), -- NULL where nobody is known yet
    kind TEXT NOT NULL,
    state TEXT NOT NULL, -- JSON
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX ceremonies_by_expiry ON ceremonies (expires_at);
