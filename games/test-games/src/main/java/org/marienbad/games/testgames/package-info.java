/**
 * Small games that exercise what the bundled ones do not: tic-tac-toe, chance for two and for three seats, sealed bids,
 * hands of cards and a hidden draw pile. Players are tested on them; their jar is a plugin like any other.
 */
package org.marienbad.games.testgames;
