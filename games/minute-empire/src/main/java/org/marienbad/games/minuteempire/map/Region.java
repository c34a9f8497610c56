package org.marienbad.games.minuteempire.map;

/** A place that armies stand on. {@code id} is unique in its map; {@code continent} is an index. */
public record Region(String id, int continent) {}
