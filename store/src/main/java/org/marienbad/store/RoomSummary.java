package org.marienbad.store;

/**
 * A room without its tokens and plies.
 *
 * @param settings JSON of the server's own
 */
public record RoomSummary(String id, String settings, GameSummary game) {}
