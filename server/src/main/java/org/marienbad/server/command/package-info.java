/** {@code marienbad serve}: puts a server together, and runs it until the user ends it. */
package org.marienbad.server.command;
