package org.marienbad.store;

/**
 * The process that may write a room's game.
 *
 * @param url where people reach it; may be empty
 * @param isSelf whether it is the one that asks
 */
public record RoomOwner(String url, boolean isSelf) {}
