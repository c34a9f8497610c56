package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** An author with several mistakes in one place is told of all of them in one run. */
class CarelessGameTest {
    private static final int LENGTH = 3;

    @TempDir
    Path directory;

    @Test
    void allThatIsWrongWithPositionsIsToldAtOnce() {
        List<Result> failures =
                Conformance.of(new Careless(false)).games(2).run(result -> {}).failures();

        assertEquals(List.of("position"), failures.stream().map(Result::check).toList());
        List<String> problems = failures.get(0).detail().lines().toList();
        assertEquals(2, problems.size(), () -> failures.get(0).toString());
        assertTrue(problems.get(0).startsWith("stateOf(a position with the unknown field 'noSuchField'): expected"));
        assertTrue(problems.get(1).startsWith("stateOf(a position with 'plies': \"nonsense\"): expected"));
        problems.forEach(problem -> assertTrue(problem.endsWith(", at the start"), problem));
    }

    @Test
    void theSameProblemOfEveryPositionIsToldOnce() {
        Result failure = Conformance.of(new Careless(true))
                .games(2)
                .run(result -> {})
                .failures()
                .get(0);

        assertEquals(1, failure.detail().lines().count(), failure::toString);
    }

    @Test
    void noPlaythroughIsKeptWhileAnythingFails() {
        Path golden = directory.resolve("golden.txt");
        GameSuite careless = Conformance.of(new Careless(false)).games(2).golden(golden, true);

        ConformanceReport report = careless.run(result -> {});

        assertFalse(Files.exists(golden));
        assertTrue(
                report.results().stream()
                        .anyMatch(result -> result.toString()
                                .equals("golden [careless] skipped: the file is written when all other checks pass")),
                () -> report.results().toString());
    }

    /** Counts to three; takes whatever position it is given. */
    private record Careless(boolean shouts) implements GameProvider {
        @Override
        public String id() {
            return "careless";
        }

        @Override
        public Game create(int seats, Settings options) {
            return new Game() {
                @Override
                public GameInfo info() {
                    return GameInfo.builder()
                            .seats(2)
                            .actions(1)
                            .plies(LENGTH)
                            .constantSum(0)
                            .build();
                }

                @Override
                public State newInitialState() {
                    return new Position();
                }

                @Override
                public Action action(State before, int code) {
                    return Action.of(code, shouts ? "say " + ((Position) before).plies : "say");
                }

                @Override
                public Optional<Map<String, Object>> position(State state) {
                    return Optional.of(Map.of("plies", ((Position) state).plies));
                }

                @Override
                public State stateOf(Map<String, ?> position) {
                    Position state = new Position();
                    state.plies = position.get("plies") instanceof Integer plies && plies >= 0 ? plies : 0;
                    return state;
                }
            };
        }
    }

    private static final class Position implements OneWordState {
        private int plies;

        @Override
        public int actor() {
            return plies == LENGTH ? TERMINAL : plies % 2;
        }

        @Override
        public int legalActions(int[] buffer) {
            buffer[0] = 0;
            return plies == LENGTH ? 0 : 1;
        }

        @Override
        public void apply(int action) {
            plies++;
        }

        @Override
        public void payoffs(double[] out) {
            Payoffs.outcome(0, out);
        }

        @Override
        public State copy() {
            Position copy = new Position();
            copy.plies = plies;
            return copy;
        }

        @Override
        public long pack() {
            return plies;
        }

        @Override
        public void unpack(long word) {
            plies = (int) word;
        }

        @Override
        public String toString() {
            return "after " + plies;
        }
    }
}
