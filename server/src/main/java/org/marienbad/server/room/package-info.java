/**
 * Rooms: games that people play with each other and with AIs, as everybody in them may see them. A room knows nothing of how
 * it is reached nor of who runs it: {@link org.marienbad.server.room.RoomVerbs} says what can be asked for in one.
 */
package org.marienbad.server.room;
