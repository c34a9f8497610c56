package org.marienbad.games.kalaha.theses;

import org.marienbad.games.kalaha.strategy.Reading;

/**
 * Two strategies of the first thesis. As there, A is North and B is South.
 *
 * @param a number of North's strategy
 * @param b number of South's strategy
 * @param reading how to read the thesis where it can be read in two ways
 */
record Pair(int a, int b, Reading reading) {
    static final int A_SEAT = 1;
    static final int B_SEAT = 0;

    @Override
    public String toString() {
        return a + "/" + b;
    }
}
