package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;

/** People march in any order, and computer players in one of them. */
class AnyOrderTest {
    private final MinuteEmpireProvider provider = new MinuteEmpireProvider();

    private EmpireGame forPeople(int seats, long seed) {
        List<Object> options = new ArrayList<>(List.of("map", seed % 2 == 0 ? "side-a" : "side-b"));
        provider.forPeople().forEach((key, value) -> options.addAll(List.of(key, value)));
        return Games.of(seats, options.toArray());
    }

    /** Plays a random game, looking at every position in which a seat has an action to carry out. */
    private static void atSteps(EmpireGame game, long seed, Consumer<EmpireState> look) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] codes = new int[game.info().maxLegalActions()];
        EmpireState state = game.newInitialState();
        while (state.actor() != State.TERMINAL) {
            if (state.phase() == Phase.STEP && !state.steps.begun()) {
                look.accept(state.copy());
            }
            state.apply(
                    state.actor() == State.CHANCE
                            ? state.randomOutcome(codes, random)
                            : state.randomAction(codes, random));
        }
    }

    /** Every order that the rules allow of some steps is legal, and all lead to one position. */
    @Property(tries = 30)
    void allOrdersOfSomeStepsLeadToOnePosition(@ForAll @IntRange(min = 2, max = 5) int seats, @ForAll long seed) {
        EmpireGame game = forPeople(seats, seed);
        Random random = new Random(seed);
        atSteps(game, seed, start -> {
            int most = start.steps.left() - 1; // with the last step the action ends
            List<Integer> steps = new ArrayList<>();
            EmpireState first = start.copy();
            for (int i = 0; i < most; i++) {
                int[] legal = Arrays.stream(Games.legal(game, first))
                        .filter(code -> code != Codes.DONE)
                        .toArray();
                int code = legal[random.nextInt(legal.length)];
                EmpireState next = first.copy();
                next.apply(code);
                if (next.phase() != Phase.STEP || next.steps.left() != first.steps.left() - 1) {
                    break; // forced steps or the end of the action follow
                }
                steps.add(code);
                first = next;
            }
            for (int i = 0; i < 5; i++) {
                Collections.shuffle(steps, random);
                EmpireState other = start.copy();
                for (int code : steps) {
                    if (isPossible(other, code)) {
                        assertTrue(game.isLegal(other, code), () -> code + " in\n" + other);
                        other.apply(code);
                    } else {
                        return; // an army would leave before it has come
                    }
                }
                assertArrayEquals(encoded(game, first), encoded(game, other));
                assertEquals(first.hash(), other.hash());
            }
        });
    }

    /** By the rules alone, whatever the order of steps. */
    private static boolean isPossible(EmpireState state, int code) {
        Steps steps = state.steps;
        int seat = steps.seat();
        int step = code - steps.base();
        MapBits board = state.rules.board;
        return switch (steps.act()) {
            case PLACE -> (steps.places(seat) >>> step & 1) != 0;
            case CITY -> (steps.sites(seat) >>> step & 1) != 0;
            case DESTROY -> (steps.victims(seat, step / board.regions) >>> step % board.regions & 1) != 0;
            case MOVE, SAIL -> (steps.sources(seat, steps.sails()) >>> board.from(step) & 1) != 0;
        };
    }

    private static long[] encoded(EmpireGame game, State state) {
        long[] words = new long[game.info().words()];
        state.encode(words);
        return words;
    }

    /** At the begin of an action a computer player searches exactly what it does where steps are merged. */
    @Property(tries = 20)
    void computerPlayersSearchMergedSteps(@ForAll @IntRange(min = 2, max = 5) int seats, @ForAll long seed) {
        EmpireGame free = forPeople(seats, seed);
        EmpireGame merged = Games.of(seats, "map", seed % 2 == 0 ? "side-a" : "side-b");
        int[] codes = new int[free.info().maxLegalActions()];
        atSteps(free, seed, start -> {
            EmpireState view = start.copy();
            view.narrow();
            EmpireState same = merged.stateOf(free.position(start).orElseThrow());
            SplittableRandom random = new SplittableRandom(seed);
            EmpireState game = start;
            while (view.phase() == Phase.STEP && view.actor() == start.actor()) {
                assertArrayEquals(Games.legal(merged, same), Games.legal(free, view));
                assertEquals(same.hash(), view.hash());
                EmpireState read = free.newInitialState();
                read.decode(encoded(free, view));
                assertArrayEquals(Games.legal(free, view), Games.legal(free, read));
                int code = view.randomAction(codes, random);
                assertTrue(free.isLegal(game, code));
                if (game.phase() == Phase.STEP) {
                    EmpireState asked = game.copy();
                    asked.narrow();
                    assertTrue(free.isLegal(asked, code), "the game has kept the order so far");
                }
                view.apply(code);
                same.apply(code);
                game.apply(code);
            }
        });
    }

    @Test
    void anArmyPlacedBehindDoesNotPlaceTheRest() {
        EmpireGame game = forPeople(2, 0);
        Map<String, Object> seat = Games.seat(9, Map.of(), Map.of("12", 3, "20", 1), Map.of("20", 1));
        EmpireState state = Games.position(
                game, List.of("coal:P3", "coal:M2", "carrot:C1", "coal:S2", "anvil:P3", "crystal:P1"), List.of(seat));
        Games.play(game, state, "card1", "+20");
        assertEquals("+12 +20", Games.choices(game, state).replace("done ", ""));
        Games.play(game, state, "+12", "+20");
        List<?> all = (List<?>) game.position(state).orElseThrow().get("seats");
        assertEquals(Map.of("12", 4, "20", 3), ((Map<?, ?>) all.get(0)).get("armies"));
    }
}
