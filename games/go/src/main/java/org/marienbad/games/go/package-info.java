/** Go: rules and state, position data, estimates, picture and words. */
package org.marienbad.games.go;
