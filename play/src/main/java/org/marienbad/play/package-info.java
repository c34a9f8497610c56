/**
 * What any screen does with games, without a screen: games that were played, as text, and who plays where nobody was
 * named.
 */
package org.marienbad.play;
