package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaRules;
import org.marienbad.games.kalaha.KalahaState;

class KalahaEndgamesTest {
    @ParameterizedTest
    @MethodSource("org.marienbad.games.kalaha.solver.SolverAgainstBruteForceTest#rules")
    void everyEntryAgreesWithBruteForce(List<Object> options) {
        check(SolverAgainstBruteForceTest.game(1, 10, options), 20);
        check(SolverAgainstBruteForceTest.game(2, 4, options), 10);
        check(SolverAgainstBruteForceTest.game(3, 3, options), 7);
        check(SolverAgainstBruteForceTest.game(6, 2, options), 3);
    }

    private static void check(KalahaGame game, int most) {
        int pits = game.rules().pits();
        PositionIndex index = new PositionIndex(pits, game.rules().total());
        KalahaEndgames endgames = KalahaEndgames.build(game.rules(), index, most, 2, () -> false);
        BruteForce truth = new BruteForce(game);
        boolean[] seen = new boolean[(int) index.upTo(most)];
        int[] places = new int[2 * pits];
        every(places, 0, most, () -> {
            KalahaState state = state(game, places);
            long own = row(places, 0, pits);
            long other = row(places, pits, pits);
            int left = PositionIndex.sum(own) + PositionIndex.sum(other);
            int number = (int) index.of(own, other, left);
            assertEquals(false, seen[number], "the index gives two positions one number");
            seen[number] = true;
            if (state.actor() != State.TERMINAL) {
                assertEquals(truth.margin(state), endgames.value(own, other, left), state::toString);
            }
        });
        for (boolean each : seen) {
            assertEquals(true, each, "the index leaves a number out");
        }
    }

    private static KalahaState state(KalahaGame game, int[] places) {
        int pits = game.rules().pits();
        return Games.position(
                game,
                Arrays.stream(places, 0, pits).boxed().toList(),
                Arrays.stream(places, pits, 2 * pits).boxed().toList(),
                0,
                0,
                0);
    }

    private static void every(int[] places, int from, int most, Runnable visit) {
        if (from == places.length) {
            visit.run();
            return;
        }
        for (int stones = 0; stones <= most; stones++) {
            places[from] = stones;
            every(places, from + 1, most - stones, visit);
        }
        places[from] = 0;
    }

    private static long row(int[] places, int from, int pits) {
        long row = 0;
        for (int pit = 0; pit < pits; pit++) {
            row |= (long) places[from + pit] << 8 * pit;
        }
        return row;
    }

    @ParameterizedTest
    @MethodSource("org.marienbad.games.kalaha.solver.SolverAgainstBruteForceTest#rules")
    void largeTableAgreesWithSearchWithoutOne(List<Object> options) {
        // As many stones as may go all around the board, and more.
        checkBySearch(SolverAgainstBruteForceTest.game(4, 4, options), 12, 300);
        checkBySearch(SolverAgainstBruteForceTest.game(5, 4, options), 12, 300);
        checkBySearch(SolverAgainstBruteForceTest.game(6, 4, options), 13, 600);
        checkBySearch(SolverAgainstBruteForceTest.game(7, 4, options), 11, 300);
    }

    private static void checkBySearch(KalahaGame game, int stones, int positions) {
        KalahaRules rules = game.rules();
        PositionIndex index = new PositionIndex(rules.pits(), rules.total());
        KalahaEndgames endgames = KalahaEndgames.build(rules, index, stones, 2, () -> false);
        ProofTables bare = ProofTables.empty(rules);
        int step = ProofSearch.step(rules);
        Random random = new Random(3);
        for (int i = 0; i < positions; i++) {
            // Half of them with most of the stones in a pit or two.
            KalahaState state =
                    i % 2 == 0 ? Solving.random(game, stones, random) : heaped(game, stones, random.nextInt(4), random);
            if (state.actor() == State.TERMINAL) {
                continue;
            }
            long own = state.row(state.actor());
            long other = state.row(1 - state.actor());
            int value = endgames.value(own, other, stones);
            ProofSearch search = new ProofSearch(bare, null, new Control(Long.MAX_VALUE), true);
            assertEquals(true, search.test(own, other, value) >= value, state::toString);
            assertEquals(true, search.test(own, other, value + step) < value + step, state::toString);
        }
    }

    private static KalahaState heaped(KalahaGame game, int stones, int scattered, Random random) {
        int[] places = new int[2 * game.rules().pits()];
        for (int i = 0; i < scattered; i++) {
            places[random.nextInt(places.length)]++;
        }
        int most = random.nextInt(stones - scattered + 1);
        places[random.nextInt(places.length)] += most;
        places[random.nextInt(places.length)] += stones - scattered - most;
        return state(game, places);
    }

    @ParameterizedTest
    @MethodSource("org.marienbad.games.kalaha.solver.SolverAgainstBruteForceTest#rules")
    void grownTablesEqualThoseBuiltAtOnce(List<Object> options) {
        KalahaGame game = SolverAgainstBruteForceTest.game(6, 4, options);
        PositionIndex index = new PositionIndex(6, 48);
        KalahaEndgames few = KalahaEndgames.build(game.rules(), index, 5, 1, () -> false);
        List<Double> parts = new ArrayList<>();
        KalahaEndgames grown = few.grown(game.rules(), 9, 2, () -> false, parts::add);
        KalahaEndgames once = KalahaEndgames.build(game.rules(), index, 9, 1, () -> false);
        for (int i = 0; i < once.tables().size(); i++) {
            assertArrayEquals(once.tables().get(i), grown.tables().get(i));
        }
        assertEquals(parts.stream().sorted().toList(), parts);
        assertEquals(true, parts.size() >= 4 && parts.get(0) >= 0 && parts.get(parts.size() - 1) < 1, parts::toString);
    }

    @Test
    void buildingCanBeCancelled() {
        KalahaGame game = Games.of();
        PositionIndex index = new PositionIndex(6, 48);
        assertThrows(CancellationException.class, () -> KalahaEndgames.build(game.rules(), index, 12, 2, () -> true));
        AtomicInteger asked = new AtomicInteger();
        // Late enough for several threads to be at it.
        assertThrows(
                CancellationException.class,
                () -> KalahaEndgames.build(game.rules(), index, 12, 2, () -> asked.incrementAndGet() > 5_000));
    }
}
