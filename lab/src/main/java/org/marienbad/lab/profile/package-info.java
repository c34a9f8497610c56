/** A profile says what a game is like, from the games of a tournament whose plies are kept. Nothing is played for it but playouts. */
package org.marienbad.lab.profile;
