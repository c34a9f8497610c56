-- What a server needs besides its games: rooms in which they are played. Plain SQL as before.

-- A process that serves rooms. Where lease_until has passed, by the database's clock, it counts as ended, and others take
-- its rooms over. One row for all rooms of a process: to renew it costs the same, however many these are.
CREATE TABLE node (
    id VARCHAR(40) NOT NULL PRIMARY KEY,
    url VARCHAR(500) NOT NULL,
    lease_until BIGINT NOT NULL
);

-- settings is JSON of the server's own. owner_node is the process that may write the room's game; null if nobody has it
-- loaded. is_open is 1 where strangers may find the room and sit down.
CREATE TABLE room (
    id VARCHAR(40) NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    settings TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    owner_node VARCHAR(40)
);
CREATE UNIQUE INDEX room_game ON room (game_id);
CREATE INDEX room_open ON room (is_open);
CREATE INDEX room_owner ON room (owner_node);

-- What lets somebody in, hashed. role is seat, invitation (to a seat) or watch; seat is -1 for those who watch.
CREATE TABLE token (
    room_id VARCHAR(40) NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    hash VARCHAR(64) NOT NULL,
    role VARCHAR(10) NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (room_id, hash)
);
