package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/** The properties of every game, whatever the options. */
class KalahaPropertyTest {
    @Provide
    Arbitrary<KalahaRules> rules() {
        Arbitrary<Boolean> flag = Arbitraries.of(true, false);
        return Combinators.combine(
                        Arbitraries.integers().between(1, KalahaRules.MAX_PITS),
                        Arbitraries.integers().between(1, KalahaRules.MAX_STONES),
                        flag,
                        flag,
                        flag,
                        flag,
                        flag,
                        flag)
                .as(KalahaRules::new);
    }

    /** All positions of a random game, the first and the last included. */
    private static List<KalahaState> line(KalahaGame game, long seed) {
        Random random = new Random(seed);
        KalahaState state = game.newInitialState(random.nextInt(2));
        List<KalahaState> line = new ArrayList<>(List.of(state.copy()));
        while (state.actor() != State.TERMINAL) {
            int[] legal = Games.legal(game, state);
            state.apply(legal[random.nextInt(legal.length)]);
            line.add(state.copy());
        }
        return line;
    }

    @Property
    void stonesAreConservedAndStoresGrow(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        KalahaGame game = new KalahaGame(rules);
        KalahaState before = null;
        for (KalahaState state : line(game, seed)) {
            assertEquals(rules.total(), Games.stones(game, state));
            if (before != null && !before.swapOffered()) {
                assertTrue(state.store(0) >= before.store(0) && state.store(1) >= before.store(1));
            }
            before = state;
        }
    }

    @Property
    void positionsNeverRepeatAndGamesEndInTime(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        KalahaGame game = new KalahaGame(rules);
        List<KalahaState> line = line(game, seed);
        Set<Long> hashes = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (KalahaState state : line) {
            assertTrue(texts.add(state.toString()));
            assertTrue(hashes.add(state.hash()));
        }
        assertTrue(line.size() - 1 <= game.info().maxPlies());
    }

    @Property
    void copiesAreIndependentAndFullCopies(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        KalahaGame game = new KalahaGame(rules);
        List<KalahaState> line = line(game, seed);
        List<String> texts = line.stream().map(KalahaState::toString).toList();
        KalahaState dirty = line.get(line.size() - 1).copy();
        for (KalahaState state : line) {
            dirty.copyFrom(state);
            assertEquals(state.toString(), dirty.toString());
            assertEquals(state.hash(), dirty.hash());
            int[] legal = Games.legal(game, dirty);
            if (legal.length > 0) {
                dirty.apply(legal[0]);
            }
        }
        assertEquals(texts, line.stream().map(KalahaState::toString).toList());
    }

    @Property
    void randomActionIsTheOneOfTheDefaultMethod(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        KalahaGame game = new KalahaGame(rules);
        int[] buffer = new int[game.info().maxLegalActions()];
        for (KalahaState state : line(game, seed)) {
            int count = state.legalActions(buffer);
            int expected = count == 0 ? -1 : buffer[Playout.index(count, new SplittableRandom(seed))];
            assertEquals(expected, state.randomAction(buffer, new SplittableRandom(seed)));
        }
    }

    @Property
    void evaluatorsKeepThePayoffRangeAndFavorTheStores(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        KalahaGame game = new KalahaGame(rules);
        double[] out = new double[2];
        for (KalahaState state : line(game, seed)) {
            if (state.actor() == State.TERMINAL) {
                break;
            }
            for (NamedEvaluator known : game.advice().evaluators()) {
                Evaluator evaluator = known.evaluator();
                evaluator.evaluate(state, out);
                assertTrue(Math.abs(out[0]) <= 1, () -> Arrays.toString(out));
                assertEquals(0, out[0] + out[1]);
            }
            // The last one evaluated is "stores".
            assertEquals(Integer.signum(state.store(0) - state.store(1)), Math.signum(out[0]));
        }
    }

    @Property
    void packedStatesFollowThePlainRules(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        if (!PackedState.fits(rules)) {
            return;
        }
        KalahaGame game = new KalahaGame(rules);
        KalahaState packed = game.newInitialState();
        KalahaState plain = new PlainState(rules);
        for (int seat = 0; seat < 2; seat++) {
            for (int pit = 0; pit < rules.pits(); pit++) {
                plain.putPit(seat == 0, pit, rules.stones());
            }
        }
        plain.flags = packed.flags;
        Random random = new Random(seed);
        while (true) {
            assertEquals(plain.toString(), packed.toString());
            assertEquals(plain.flags, packed.flags);
            assertEquals(plain.inPits(), packed.inPits());
            assertArrayEquals(estimates(game, plain), estimates(game, packed));
            int[] legal = Games.legal(game, packed);
            assertArrayEquals(legal, Games.legal(game, plain));
            if (legal.length == 0) {
                break;
            }
            int action = legal[random.nextInt(legal.length)];
            packed.apply(action);
            plain.apply(action);
        }
    }

    /** The estimates of all evaluators, and the payoff of the position as it is. */
    private static double[] estimates(KalahaGame game, KalahaState state) {
        double[] all = new double[6];
        double[] out = new double[2];
        int next = 0;
        for (NamedEvaluator known : game.advice().evaluators()) {
            known.evaluator().evaluate(state, out);
            all[next++] = out[0];
            all[next++] = out[1];
        }
        state.payoffs(out);
        all[next++] = out[0];
        all[next] = out[1];
        return all;
    }

    /** The pictures and annotations show a sowing as the rules play it, in all sizes. */
    @Property
    void resultsOfSowingsAreToldAsTheyHappen(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        KalahaGame game = new KalahaGame(rules);
        Random random = new Random(seed);
        KalahaState state = game.newInitialState(random.nextInt(2));
        while (state.actor() != State.TERMINAL) {
            int[] legal = Games.legal(game, state);
            int action = legal[random.nextInt(legal.length)];
            KalahaState after = state.copy();
            after.apply(action);
            if (action != rules.swap()) {
                SowResult sown = SowResult.of(state, action);
                assertEquals(state.stones(state.actor(), action), sown.path().size());
                assertEquals(after.actor() == State.TERMINAL, sown.endsTheGame());
                assertEquals(after.actor() == state.actor(), sown.movesAgain());
                int swept = 0;
                for (int pit = 0; pit < rules.pits(); pit++) {
                    swept += sown.swept(state.actor(), pit);
                }
                assertEquals(after.store(state.actor()), sown.store() + swept);
                int dropped = (int) sown.path().stream()
                        .filter(place -> place == rules.pits())
                        .count();
                assertEquals(
                        sown.store() - state.store(state.actor()),
                        dropped + (sown.captures() ? sown.captured() + 1 : 0));
            }
            state = after;
        }
    }

    @Property
    void encodingsAreEqualExactlyWhereTheTextsAre(@ForAll("rules") KalahaRules rules, @ForAll long seed) {
        KalahaGame game = new KalahaGame(rules);
        Set<List<Long>> encodings = new HashSet<>();
        Set<String> texts = new HashSet<>();
        long[] words = new long[game.info().words()];
        for (long walk = 0; walk < 3; walk++) {
            for (KalahaState state : line(game, seed + walk)) {
                state.encode(words);
                encodings.add(Arrays.stream(words).boxed().toList());
                texts.add(state.toString());
            }
        }
        assertEquals(texts.size(), encodings.size());
    }
}
