package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** A bound of the legal actions that holds in every game, and after a few changes, is too low for positions that are set up. */
class LooseBoundTest {
    private static final int CELLS = 16;
    private static final int START = 0b111111;

    @Test
    void aBoundThatOnlyManyChangesExceedIsFound() {
        ConformanceReport report = Conformance.of(new Doors(12)).games(4).run(result -> {});

        assertEquals(
                List.of("set-up"), report.failures().stream().map(Result::check).toList(), report::toString);
        String detail = report.failures().get(0).detail();
        assertTrue(
                detail.startsWith(
                        "legal actions after a set-up: expected 1 to 12 before the end, found 13; set up as {cells="),
                detail);
        assertEquals(
                13,
                detail.substring(detail.indexOf('='))
                        .chars()
                        .filter(c -> c == '.')
                        .count(),
                detail);
    }

    @Test
    void aBoundThatHoldsIsNot() {
        ConformanceReport report = Conformance.of(new Doors(CELLS)).games(4).run(result -> {});

        assertEquals(List.of(), report.failures());
    }

    /** Close one of sixteen doors, six of which are open at the start. */
    private record Doors(int bound) implements GameProvider {
        @Override
        public String id() {
            return "doors";
        }

        @Override
        public Game create(int seats, Settings options) {
            return new Game() {
                @Override
                public GameInfo info() {
                    return GameInfo.builder()
                            .seats(2)
                            .actions(CELLS)
                            .legalActions(bound)
                            .plies(CELLS)
                            .constantSum(0)
                            .build();
                }

                @Override
                public State newInitialState() {
                    return new Position(START);
                }

                @Override
                public Action action(State before, int code) {
                    return Action.of(code, "d" + code);
                }

                @Override
                public Optional<Map<String, Object>> position(State state) {
                    return Optional.of(Map.of("cells", state.toString()));
                }

                @Override
                public State stateOf(Map<String, ?> position) {
                    if (!(position.get("cells") instanceof String cells)
                            || !cells.matches("[.#]{16}")
                            || position.size() > 1) {
                        throw new IllegalArgumentException("sixteen cells of . and # are needed");
                    }
                    Position state = new Position(0);
                    for (int i = 0; i < CELLS; i++) {
                        state.open |= cells.charAt(i) == '.' ? 1 << i : 0;
                    }
                    return state;
                }
            };
        }
    }

    private static final class Position implements OneWordState {
        private int open;

        Position(int open) {
            this.open = open;
        }

        @Override
        public int actor() {
            return open == 0 ? TERMINAL : Integer.bitCount(open) % 2;
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = 0;
            for (int i = 0; i < CELLS; i++) {
                if ((open >> i & 1) == 1) {
                    buffer[count++] = i;
                }
            }
            return count;
        }

        @Override
        public void apply(int action) {
            open &= ~(1 << action);
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(0, out);
        }

        @Override
        public State copy() {
            return new Position(open);
        }

        @Override
        public long pack() {
            return open;
        }

        @Override
        public void unpack(long word) {
            open = (int) word;
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < CELLS; i++) {
                text.append((open >> i & 1) == 1 ? '.' : '#');
            }
            return text.toString();
        }
    }
}
