-- What programs show in place of a cookie: one for each bot, the last that was made.

CREATE TABLE tokens (
    user INTEGER NOT NULL PRIMARY KEY REFERENCES users (id),
    token BLOB NOT NULL UNIQUE, -- SHA-256 of it
    created_at INTEGER NOT NULL,
    used_at INTEGER -- NULL until its first use
) STRICT;
