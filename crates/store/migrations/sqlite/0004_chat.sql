-- What is said beside a game.

CREATE TABLE chat_lines (
    game TEXT NOT NULL REFERENCES games (id),
    room TEXT NOT NULL CHECK (room IN ('players', 'watchers')),
    number INTEGER NOT NULL, -- counted from 1 in each room
    user INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL,
    preset TEXT, -- the key of a text that each reader sees in their own language
    text TEXT, -- or what was written
    hidden_by INTEGER REFERENCES users (id), -- the administrator who hid it
    PRIMARY KEY (game, room, number)
) STRICT, WITHOUT ROWID;
