package org.marienbad.store;

/**
 * Which state of which game: the number of a game, and the version that the holder has read or written last.
 *
 * @param id the game's number, for people too
 * @param version 1 when it was made, one more after every write
 */
public record GameKey(long id, long version) {}
