package org.marienbad.games.nim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/** The properties of every position of every variant, checked along random games. */
class NimPropertyTest {
    record Variant(int seats, List<Integer> heaps, boolean misere, int limit) {
        Game game() {
            return Nim.game(seats, Map.of("heaps", heaps, "misere", misere, "limit", limit));
        }
    }

    @Provide
    Arbitrary<Variant> variants() {
        return variants(16, 63);
    }

    /** For checks that take time of the square of the matches. */
    @Provide
    Arbitrary<Variant> small() {
        return variants(4, 9);
    }

    private static Arbitrary<Variant> variants(int mostHeaps, int mostMatches) {
        return Combinators.combine(
                        Arbitraries.integers().between(2, 6),
                        Arbitraries.integers()
                                .between(1, 63)
                                .list()
                                .ofMinSize(1)
                                .ofMaxSize(16),
                        Arbitraries.of(false, true),
                        Arbitraries.integers().between(0, 63))
                .as(Variant::new);
    }

    @Property(tries = 60)
    void legalActionsAreExactlyTheTakesOfTheRules(@ForAll("variants") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        walk(game, seed, state -> {
            List<String> expected = new ArrayList<>();
            List<Integer> heaps = Nim.heaps(game, state);
            for (int heap = 0; heap < heaps.size(); heap++) {
                int most = variant.limit == 0 ? heaps.get(heap) : Math.min(variant.limit, heaps.get(heap));
                for (int take = most; take >= 1; take--) {
                    expected.add(heap + 1 + ":" + take);
                }
            }
            int[] legal = Nim.legal(game, state);
            assertEquals(
                    expected,
                    Arrays.stream(legal)
                            .mapToObj(action -> game.action(state, action).notation())
                            .toList());
            assertTrue(legal.length <= game.info().maxLegalActions());
            for (int i = 0; i < legal.length; i++) {
                assertTrue(legal[i] < game.info().actionCount() && (i == 0 || legal[i - 1] < legal[i]));
                assertEquals(
                        OptionalInt.of(legal[i]),
                        game.parse(state, game.action(state, legal[i]).notation()));
            }
            assertEquals(legal.length == 0, state.actor() == State.TERMINAL);
        });
    }

    @Property(tries = 60)
    void randomActionsAreThoseOfTheDefaultMethod(@ForAll("variants") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        int[] buffer = new int[game.info().maxLegalActions()];
        walk(game, seed, state -> {
            int count = state.legalActions(buffer);
            int expected = count == 0 ? -1 : buffer[Playout.index(count, new SplittableRandom(seed))];
            assertEquals(expected, state.randomAction(buffer, new SplittableRandom(seed)));
        });
    }

    @Property(tries = 60)
    void encodingsAreEqualExactlyWhereTheTextsAre(@ForAll("small") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        Set<List<Long>> encodings = new HashSet<>();
        Set<String> texts = new HashSet<>();
        long[] words = new long[game.info().words()];
        for (long round = 0; round < 5; round++) {
            walk(game, seed + round, state -> {
                state.encode(words);
                encodings.add(Arrays.stream(words).boxed().toList());
                texts.add(state + " " + game.position(state).orElseThrow());
            });
        }
        assertEquals(texts.size(), encodings.size());
    }

    @Property(tries = 150)
    void anActionTakesWhatItSaysAndPassesTheTurn(@ForAll("small") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        walk(game, seed, state -> {
            for (int action : Nim.legal(game, state)) {
                String[] notation = game.action(state, action).notation().split(":");
                int heap = Integer.parseInt(notation[0]) - 1;
                List<Integer> expected = new ArrayList<>(Nim.heaps(game, state));
                expected.set(heap, expected.get(heap) - Integer.parseInt(notation[1]));
                State next = state.copy();
                next.apply(action);
                assertEquals(expected, Nim.heaps(game, next));
                if (next.actor() != State.TERMINAL) {
                    assertEquals((state.actor() + 1) % variant.seats, next.actor());
                } else {
                    assertPayoffs(variant, game, state.actor(), next);
                }
            }
        });
    }

    private static void assertPayoffs(Variant variant, Game game, int lastTaker, State end) {
        double[] payoffs = new double[variant.seats];
        end.payoffs(payoffs);
        assertEquals(game.info().payoffSum(), Arrays.stream(payoffs).sum(), 1e-9);
        for (int seat = 0; seat < variant.seats; seat++) {
            assertEquals((seat == lastTaker) != variant.misere, payoffs[seat] > 0);
            assertTrue(payoffs[seat] >= game.info().minPayoff()
                    && payoffs[seat] <= game.info().maxPayoff());
        }
        assertEquals(variant.misere ? -1 : 1, payoffs[lastTaker]);
    }

    @Property(tries = 100)
    void copiesAreIndependentAndComplete(@ForAll("variants") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        List<State> copies = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        State dirty = game.newInitialState();
        walk(game, seed + 1, dirty::copyFrom);
        walk(game, seed, state -> {
            copies.add(state.copy());
            texts.add(state.toString());
            dirty.copyFrom(state);
            assertEquals(state.toString(), dirty.toString());
            assertEquals(state.hash(), dirty.hash());
            int[] legal = Nim.legal(game, dirty);
            assertArrayEquals(Nim.legal(game, state), legal);
            if (legal.length > 0) {
                dirty.apply(legal[legal.length - 1]);
            }
        });
        assertEquals(texts, copies.stream().map(State::toString).toList());
        assertEquals(texts.size(), new HashSet<>(texts).size());
        assertTrue(texts.size() - 1 <= game.info().maxPlies());
    }

    @Property(tries = 100)
    void positionsComeBackFromTheirData(@ForAll("variants") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        walk(game, seed, state -> {
            State again = game.stateOf(game.position(state).orElseThrow());
            assertEquals(state.toString(), again.toString());
            assertEquals(state.hash(), again.hash());
            assertEquals(state.actor(), again.actor());
        });
    }

    @Property(tries = 60)
    void everyActionIsOneClickOfItsOwnOnAMatch(@ForAll("small") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        walk(game, seed, state -> {
            Map<String, Picture.Spot> spots = byId(game.view().picture(state, Observer.seat(0)));
            Set<String> clicks = new HashSet<>();
            for (int code : Nim.legal(game, state)) {
                Action action = game.action(state, code);
                assertEquals(1, action.spots().size());
                Picture.Spot spot = spots.get(action.spots().get(0));
                assertEquals(Picture.Style.PIECE, spot.style());
                List<Object> about = action.words().arguments().subList(0, 2);
                assertEquals(Text.of("take.own", about.toArray()), spot.tip());
                assertTrue(clicks.add(spot.id()));
            }
        });
    }

    @Property(tries = 30)
    void motionsLeadFromPictureToPicture(@ForAll("small") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        walk(game, seed, state -> {
            Map<String, Integer> before = tokens(game.view().picture(state, Observer.seat(0)));
            int[] legal = Nim.legal(game, state);
            if (legal.length > 0) {
                int code = legal[Math.floorMod(seed, legal.length)];
                Map<String, Integer> moved = new HashMap<>(before);
                for (Motion motion : game.view().motions(state, code, Observer.seat(0))) {
                    moved.merge(motion.from(), -motion.tokens().count(), Integer::sum);
                    moved.merge(motion.to(), motion.tokens().count(), Integer::sum);
                }
                State next = state.copy();
                next.apply(code);
                assertEquals(tokens(game.view().picture(next, Observer.seat(0))), moved);
            }
        });
    }

    @Property(tries = 20)
    void spotsStayWhereTheyAreInsideThePicture(@ForAll("variants") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        Picture start = game.view().picture(game.newInitialState(), Observer.seat(0));
        Map<String, Picture.Shape> shapes = new HashMap<>();
        byId(start).forEach((id, spot) -> shapes.put(id, spot.shape()));
        assertEquals(start.spots().size(), shapes.size());
        for (Picture.Shape shape : shapes.values()) {
            if (shape instanceof Picture.Box box) {
                assertTrue(box.x() >= 0 && box.x() + box.width() <= start.width() + 1e-9);
                assertTrue(box.y() >= 0 && box.y() + box.height() <= start.height() + 1e-9);
            }
        }
        walk(
                game,
                seed,
                state -> byId(game.view().picture(state, Observer.seat(0)))
                        .forEach((id, spot) -> assertEquals(shapes.get(id), spot.shape())));
    }

    @Property(tries = 60)
    void evaluatorsStayInRangeAndSum(@ForAll("variants") Variant variant, @ForAll long seed) {
        Game game = variant.game();
        double[] estimate = new double[variant.seats];
        walk(game, seed, state -> {
            for (NamedEvaluator known : game.advice().evaluators()) {
                Evaluator evaluator = known.evaluator();
                if (state.actor() != State.TERMINAL) {
                    evaluator.evaluate(state, estimate);
                    assertEquals(
                            game.info().payoffSum(), Arrays.stream(estimate).sum(), 1e-9);
                    assertTrue(Arrays.stream(estimate).allMatch(value -> Math.abs(value) < 1));
                }
            }
        });
        assertEquals(variant.seats != 2, game.advice().evaluators().isEmpty());
    }

    @Property(tries = 60)
    void everySeatMayStart(@ForAll("variants") Variant variant) {
        Game game = variant.game();
        for (int seat = 0; seat < variant.seats; seat++) {
            assertEquals(seat, game.newInitialState(seat).actor());
        }
        assertFalse(game.newInitialState(0).hash() == game.newInitialState(1).hash());
    }

    /** Shows every position of one random game to {@code visitor}, the last included. */
    private static void walk(Game game, long seed, Consumer<State> visitor) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = game.newInitialState();
        for (int[] legal = Nim.legal(game, state); ; legal = Nim.legal(game, state)) {
            visitor.accept(state);
            if (legal.length == 0) {
                return;
            }
            state.apply(legal[random.nextInt(legal.length)]);
        }
    }

    private static Map<String, Picture.Spot> byId(Picture picture) {
        Map<String, Picture.Spot> spots = new HashMap<>();
        picture.spots().forEach(spot -> spots.put(spot.id(), spot));
        return spots;
    }

    private static Map<String, Integer> tokens(Picture picture) {
        Map<String, Integer> counts = new HashMap<>();
        for (Picture.Spot spot : picture.spots()) {
            spot.tokens().forEach(tokens -> counts.merge(spot.id(), tokens.count(), Integer::sum));
            counts.putIfAbsent(spot.id(), 0);
        }
        return counts;
    }
}
