package org.marienbad.games.mancala;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** The stones in two rows of pits and in the stores of their owners. Pits count from 0 along the sowing of their owner. */
public interface Rows {
    int stones(int seat, int pit);

    int store(int seat);

    /** Rows with so much in a pit, by seat and pit, and in a store, by seat. */
    static Rows of(IntBinaryOperator pits, IntUnaryOperator stores) {
        return new Rows() {
            @Override
            public int stones(int seat, int pit) {
                return pits.applyAsInt(seat, pit);
            }

            @Override
            public int store(int seat) {
                return stores.applyAsInt(seat);
            }
        };
    }
}
