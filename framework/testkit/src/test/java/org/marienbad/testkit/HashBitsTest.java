package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** A hash that is good enough for the few positions of the sample, and too short for many. */
class HashBitsTest {
    private static final int CELLS = 25;

    @Test
    void twoPositionsOfEqualHashAreShown() {
        ConformanceReport report = Conformance.of(new Filling()).games(2).run(result -> {});

        assertEquals(1, report.failures().size(), () -> report.failures().toString());
        Result failure = report.failures().get(0);
        assertEquals(Check.HASH_BITS.id(), failure.check());
        assertTrue(
                failure.detail()
                        .matches("equal hash of two positions.*: expected different hashes,"
                                + " found '[12.]{25}' and '[12.]{25}'"),
                failure::toString);
    }

    /** Two seats fill cells in turn. */
    private static final class Filling implements GameProvider {
        @Override
        public String id() {
            return "filling";
        }

        @Override
        public Game create(int seats, Settings options) {
            return new Game() {
                @Override
                public GameInfo info() {
                    return GameInfo.builder()
                            .seats(2)
                            .actions(CELLS)
                            .plies(CELLS)
                            .constantSum(0)
                            .build();
                }

                @Override
                public State newInitialState() {
                    return new Cells();
                }

                @Override
                public Action action(State before, int code) {
                    return Action.of(code, "c" + code);
                }
            };
        }
    }

    private static final class Cells implements OneWordState {
        /** By cell two bits: 0, or its owner and one. */
        private long cells;

        private int plies() {
            return Long.bitCount((cells | cells >>> 1) & 0x5555555555555555L);
        }

        @Override
        public int actor() {
            return plies() == CELLS ? TERMINAL : plies() % 2;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = 0;
            for (int cell = 0; cell < CELLS; cell++) {
                if ((cells >>> 2 * cell & 3) == 0) {
                    buffer[count++] = cell;
                }
            }
            return count;
        }

        @Override
        public void apply(int cell) {
            cells |= (plies() % 2 + 1L) << 2 * cell;
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(-1, out);
        }

        @Override
        public State copy() {
            Cells copy = new Cells();
            copy.cells = cells;
            return copy;
        }

        @Override
        public long pack() {
            return cells;
        }

        @Override
        public void unpack(long word) {
            cells = word;
        }

        @Override
        public long hash() {
            return OneWordState.super.hash() & (1 << 26) - 1;
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int cell = 0; cell < CELLS; cell++) {
                text.append(".12".charAt((int) (cells >>> 2 * cell & 3)));
            }
            return text.toString();
        }
    }
}
