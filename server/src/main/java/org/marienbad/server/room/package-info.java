/**
 * Rooms: games that people play with each other and with AIs, as everybody in them may see them. Knows nothing of how
 * it is reached: requests and messages are JSON, and whoever carries them calls {@link org.marienbad.server.room.Rooms}.
 */
package org.marienbad.server.room;
