package org.marienbad.games.mancala;

import java.util.stream.IntStream;

/** The stones in two rows of pits and in the stores of their owners. Pits count from 0 along the sowing of their owner. */
public interface Rows {
    int stones(int seat, int pit);

    int store(int seat);

    /** Stones in the first {@code pits} of {@code seat}. */
    default int inRow(int seat, int pits) {
        return IntStream.range(0, pits).map(pit -> stones(seat, pit)).sum();
    }
}
