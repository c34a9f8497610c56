/** Programs that speak the Go Text Protocol, for Go and other games on the crossings or cells of a square board. */
package org.marienbad.opponents.gtp;
