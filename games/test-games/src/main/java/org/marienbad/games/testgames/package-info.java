/**
 * Small games that exercise features of the framework: tic-tac-toe, chance for several seats, sealed bids, hands of
 * cards and a hidden draw pile. Players are tested on them; their jar is a plugin like any other.
 */
package org.marienbad.games.testgames;
