/** The Kalah Game Protocol 1.1.0, over TCP and WebSocket: our players at the servers of others. */
package org.marienbad.opponents.kgp;
