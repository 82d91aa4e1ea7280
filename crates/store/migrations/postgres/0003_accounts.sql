-- How accounts prove who they are, besides a password.

CREATE TABLE passkeys (
    id BYTEA NOT NULL PRIMARY KEY, -- the credential's own
    "user" BIGINT NOT NULL REFERENCES users (id),
    credential TEXT COLLATE "C" NOT NULL, -- JSON
    label TEXT COLLATE "C" NOT NULL, -- what its owner calls it
    created_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
);

CREATE INDEX passkeys_by_user ON passkeys ("user");

-- Things begun that end within minutes: making or using a passkey, confirming an address.
CREATE TABLE ceremonies (
    id BYTEA NOT NULL PRIMARY KEY, -- SHA-256 of what its owner was given
    "user" BIGINT REFERENCES users (id), -- NULL where nobody is known yet
    kind TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL, -- JSON
    expires_at BIGINT NOT NULL
);

CREATE INDEX ceremonies_by_expiry ON ceremonies (expires_at);
