package org.marienbad.games.draughts.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.draughts.DraughtsBits;
import org.marienbad.games.draughts.DraughtsGame;
import org.marienbad.games.draughts.DraughtsProvider;
import org.marienbad.games.draughts.DraughtsState;
import org.marienbad.testkit.Bundles;

class TablesTest {
    private static final DraughtsProvider DRAUGHTS = new DraughtsProvider();
    private static final DraughtsGame GAME = game(Map.of());
    static final int MOST_ACTIONS = GAME.info().maxLegalActions();
    private static final DraughtsTables THREE = SharedTables.OF_PROCESS.of(3, () -> false);

    private static DraughtsGame game(Map<String, Object> options) {
        return (DraughtsGame) DRAUGHTS.create(2, Settings.of("option", "draughts", DRAUGHTS.options(), options));
    }

    /** 6,972 and 261,224 are published (J. Schaeffer et al.), those with pieces of only one seat, black or white, included. */
    @ParameterizedTest
    @CsvSource({"2, 3488, 1742", "3, 196032, 32596"})
    void thereAreAsManyPositionsAsPublished(int pieces, int positions, int ofOneSeat) {
        int count = 0;
        TablePosition position = new TablePosition();
        for (Material material : TableBuilder.materials(pieces)) {
            for (int index = 0; index < material.size(); index++) {
                if (position.set(material, index)) {
                    count++;
                    assertEquals(index, material.index(position.own, position.other, position.kings));
                }
            }
        }
        assertEquals(positions, count);
        assertEquals(pieces == 2 ? 6_972 : 261_224, count + 2 * ofOneSeat);
    }

    /**
     * Every value is the best of those that the rules of play give one ply later. The shortest distance to a wrong
     * value would show itself.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void valuesFollowFromEachOther(int pieces) {
        requireConsistency(THREE, pieces, pieces == 2 ? 1 : 0.02);
    }

    static int requireConsistency(DraughtsTables tables, int pieces, double part) {
        SplittableRandom random = new SplittableRandom(3);
        TablePosition position = new TablePosition();
        int[] legal = new int[MOST_ACTIONS];
        int longest = 0;
        for (Material material : TableBuilder.materials(pieces)) {
            for (int index = 0; index < material.size(); index++) {
                if (random.nextDouble() >= part || !position.set(material, index)) {
                    continue;
                }
                DraughtsState state = state(position);
                int count = state.legalActions(legal);
                int best = -1; // nothing to move has lost
                for (int i = 0; i < count; i++) {
                    int value = tables.valueOf(state, legal[i]);
                    best = i == 0 || DraughtsTables.isBetter(value, best) ? value : best;
                }
                int value = tables.value(position.own, position.other, position.kings);
                assertEquals(best, value, state::toString);
                longest = Math.max(longest, DraughtsTables.plies(value));
            }
        }
        return longest;
    }

    static DraughtsState state(TablePosition position) {
        return GAME.stateOf(Map.of(
                "fen", "B:W" + list(position.other, position.kings) + ":B" + list(position.own, position.kings)));
    }

    private static String list(long pieces, long kings) {
        List<String> squares = new ArrayList<>();
        for (long left = pieces; left != 0; left &= left - 1) {
            squares.add(((left & -left & kings) != 0 ? "K" : "") + (DraughtsBits.index(left) + 1));
        }
        return squares.stream().collect(Collectors.joining(","));
    }

    private static Solution solve(String fen, Goal goal) {
        TableSolverProvider provider = new TableSolverProvider();
        return provider.create(GAME, Settings.defaults(provider.settings()))
                .solve(GAME.stateOf(Map.of("fen", fen)), goal, Limits.NONE, Watch.NONE);
    }

    /** The endgames of every book: two kings beat one, in a double corner, too; one king holds another. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:WK18,K19:BK11 | 1",
                "W:WK14,K15:BK1 | 1",
                "W:WK14,K18:BK4 | 1",
                "W:WK32:BK5 | 0",
                "B:WK14:BK6,K10 | 1",
                "W:WK22:BK31 | 0",
                "W:W13:B5 | -1",
            })
    void knownEndgames(String fen, int value) {
        Solution solution = solve(fen, Goal.VALUE);
        assertEquals(value, solution.value().low());
        assertTrue(solution.value().exact() && solution.unfinished().isEmpty());
    }

    @Test
    void bestPlayTakesAsManyPliesAsPromised() {
        Solution solution = solve("W:WK32,K31:BK4", Goal.ACTIONS);
        assertEquals(1, solution.value().low());
        assertEquals(
                solution.value().plies().orElseThrow(), solution.variation().size());
        State state = GAME.stateOf(Map.of("fen", "W:WK32,K31:BK4"));
        solution.variation().forEach(state::apply);
        assertEquals(State.TERMINAL, state.actor());
        assertEquals(4, solution.lines().size());
        assertTrue(solution.lines().get(3).value().low() <= 1);
    }

    @Test
    void aTurnHalfDoneIsKnown() {
        DraughtsState state = GAME.stateOf(Map.of("fen", "W:WK22:B17,9"));
        state.apply(GAME.parse(state, "22x13").orElseThrow());
        Solution solution = new TableSolver(GAME, 3).solve(state, Goal.VALUE, Limits.NONE, Watch.NONE);
        assertEquals(1, solution.value().plies().orElseThrow(), "13x6 takes the last one");
    }

    @Test
    void unknownPositionsAreSaidToBeUnknown() {
        Solution start = solve("B:W21-32:B1-12", Goal.OUTCOME);
        assertEquals(Optional.of(Text.of("open.pieces", 4, 24)), start.unfinished());
        TableSolverProvider provider = new TableSolverProvider();
        assertEquals(
                Optional.of(Text.of("unsupported.limit", 40)), provider.unsupportedReason(game(Map.of("limit", 5))));
        Bundles.requireComplete(getClass().getClassLoader(), provider.messages());
    }

    /** Somebody computes tables, and does not come to an end; who waits for them is told to stop. */
    @Test
    void waitingForTablesOfOthersCanBeCancelled() throws InterruptedException {
        SharedTables shared = new SharedTables();
        CountDownLatch computing = new CountDownLatch(1);
        CountDownLatch enough = new CountDownLatch(1);
        Thread other = new Thread(() -> shared.of(3, () -> {
            computing.countDown();
            try {
                enough.await();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            return true;
        }));
        other.start();
        computing.await();
        AtomicBoolean returned = new AtomicBoolean();
        Thread waiting = new Thread(() -> returned.set(shared.of(3, () -> true).most() < 3));
        waiting.start();
        waiting.join(20_000);
        boolean inTime = returned.get();
        enough.countDown();
        other.join();
        waiting.join();
        assertTrue(inTime, "waited for those of somebody else although it was cancelled");
    }

    @Test
    void buildingGoesOnAfterAnInterruption() {
        TableBuilder builder = new TableBuilder();
        int[] asked = {0};
        builder.build(3, () -> asked[0]++ > 200);
        assertEquals(2, builder.tables().most(), "stopped among those of three");
        for (int rounds = 0; builder.tables().most() < 3; rounds++) {
            assertTrue(rounds < 50, "every round goes on where the last one stopped");
            asked[0] = 0;
            builder.build(3, () -> asked[0]++ > 200);
        }
        requireConsistency(builder.tables(), 3, 0.01);
    }
}
