/** Games, players and words that all rooms of a process share. */
package org.marienbad.server.house;
