package org.marienbad.lab.tournament;

import java.util.List;

/**
 * One game of a tournament before it is played.
 *
 * @param index its number in the tournament, 0 …
 * @param pairing which of the tournament's pairings plays
 * @param round the games of a pairing that share a seed, one per seating
 * @param entrants by seat, the number of the entrant who sits there
 */
public record Fixture(long index, int pairing, long round, List<Integer> entrants) {}
