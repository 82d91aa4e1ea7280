-- What is said beside a game.

CREATE TABLE chat_lines (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    room TEXT COLLATE "C" NOT NULL CHECK (room IN ('players', 'watchers')),
    number BIGINT NOT NULL, -- counted from 1 in each room
    "user" BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    preset TEXT COLLATE "C", -- the key of a text that each reader sees in their own language
    text TEXT COLLATE "C", -- or what was written
    hidden_by BIGINT REFERENCES users (id), -- the administrator who hid it
    PRIMARY KEY (game, room, number)
);
