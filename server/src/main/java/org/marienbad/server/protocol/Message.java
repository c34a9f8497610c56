package org.marienbad.server.protocol;

/**
 * A message to a subscriber: JSON in UTF-8, made once for all who may see the same, so it must not be changed. A
 * position may tell only the changes since the one before.
 *
 * @param version of the room
 * @param isFirst whether the whole state follows, as for who has just come: nothing told before it is needed any more
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Message(String type, long version, byte[] json, boolean isFirst) {}
