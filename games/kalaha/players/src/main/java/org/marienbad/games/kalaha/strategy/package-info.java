/**
 * The six strategies of the first Kalaha thesis as players: rules of thumb, one ply each, chance where none applies.
 */
package org.marienbad.games.kalaha.strategy;
