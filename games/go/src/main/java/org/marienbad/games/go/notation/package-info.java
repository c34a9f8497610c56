/** Whole games of Go in SGF. */
package org.marienbad.games.go.notation;
