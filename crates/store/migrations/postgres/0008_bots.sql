-- What programs show in place of a cookie: one for each bot, the last that was made.

CREATE TABLE tokens (
    "user" BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    token BYTEA NOT NULL UNIQUE, -- SHA-256 of it
    created_at BIGINT NOT NULL,
    used_at BIGINT -- NULL until its first use
);
