-- What programs show in place of a cookie.

CREATE TABLE tokens (
    token BLOB NOT NULL PRIMARY KEY, -- SHA-256 of it
    user INTEGER NOT NULL REFERENCES users (id),
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_user ON tokens (user);
