/** {@code marienbad join}: a player of this machine takes a seat in a room of a server. Knows the protocol, not the server. */
package org.marienbad.server.join;
