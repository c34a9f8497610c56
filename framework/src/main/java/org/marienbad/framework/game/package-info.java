/** The rules of games: positions, actions and the providers that plug them in. Knows no player and no screen. */
package org.marienbad.framework.game;
