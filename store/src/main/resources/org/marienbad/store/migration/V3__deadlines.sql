-- When the flag of whoever is to move falls by the calendar, in milliseconds since 1970; null where none does by it. Somebody
-- has to look then, even if nobody has the room loaded.
ALTER TABLE room ADD COLUMN deadline BIGINT;
CREATE INDEX room_deadline ON room (deadline);
