/** The threads in which the rooms of a process run, and their players think. */
package org.marienbad.server.threads;
