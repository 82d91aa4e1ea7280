-- `user` is a word of PostgreSQL's own: there, every query would have to quote it.

ALTER TABLE sessions RENAME COLUMN "user" TO user_id;
ALTER TABLE players RENAME COLUMN "user" TO user_id;
ALTER TABLE ratings RENAME COLUMN "user" TO user_id;
ALTER TABLE rating_changes RENAME COLUMN "user" TO user_id;
ALTER TABLE passkeys RENAME COLUMN "user" TO user_id;
ALTER TABLE ceremonies RENAME COLUMN "user" TO user_id;
ALTER TABLE chat_lines RENAME COLUMN "user" TO user_id;
ALTER TABLE pushes RENAME COLUMN "user" TO user_id;
ALTER TABLE mail_notices RENAME COLUMN "user" TO user_id;
ALTER TABLE vacations RENAME COLUMN "user" TO user_id;
ALTER TABLE seeks RENAME COLUMN "user" TO user_id;
ALTER TABLE follows RENAME COLUMN "user" TO user_id;
ALTER TABLE blocks RENAME COLUMN "user" TO user_id;
ALTER TABLE refunds RENAME COLUMN "user" TO user_id;
ALTER TABLE signals RENAME COLUMN "user" TO user_id;
ALTER TABLE conduct RENAME COLUMN "user" TO user_id;
ALTER TABLE tokens RENAME COLUMN "user" TO user_id;
