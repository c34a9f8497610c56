/**
 * Parts of any screen for games, without a screen: played games, as text, and the players of seats that nobody named.
 */
package org.marienbad.play;
