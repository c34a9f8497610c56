/** Rooms as a process serves them: found, loaded, owned, left. */
package org.marienbad.server.serving;
