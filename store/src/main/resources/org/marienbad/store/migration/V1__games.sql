-- Plain SQL that SQLite, PostgreSQL and H2 understand alike. Times are milliseconds since 1970.

-- The last number given to a game: numbers are never given twice, even where games were deleted.
CREATE TABLE counter (
    name VARCHAR(20) NOT NULL PRIMARY KEY,
    latest BIGINT NOT NULL
);
INSERT INTO counter (name, latest) VALUES ('game', 0);

-- head is the match record without its plies; what the other columns and the seats hold is taken from it, to be searched.
-- shown is the node of the position that was shown last, moves how many decisions lead there.
CREATE TABLE game (
    id BIGINT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    kind VARCHAR(100) NOT NULL,
    starter INTEGER NOT NULL,
    head TEXT NOT NULL,
    state VARCHAR(10) NOT NULL,
    started BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    shown INTEGER NOT NULL,
    moves INTEGER NOT NULL
);
CREATE INDEX game_updated ON game (updated);

-- outcome is win, draw or loss, or null as long as there is none.
CREATE TABLE seat (
    game_id BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    owner VARCHAR(200) NOT NULL,
    player VARCHAR(100) NOT NULL,
    spec VARCHAR(2000) NOT NULL,
    outcome VARCHAR(10),
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX seat_player ON seat (player);

-- A tree: node 0 is the start and has no row. Of the plies after one node that with the least ranking is on the line.
-- decider is a seat, or -1 for chance; millis how long it thought, remaining what its clock
-- showed then.
CREATE TABLE ply (
    game_id BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    node INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    ranking INTEGER NOT NULL,
    notation TEXT NOT NULL,
    decider INTEGER NOT NULL,
    millis BIGINT,
    remaining BIGINT,
    PRIMARY KEY (game_id, node)
);
