package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

class EmpireFeaturesTest {
    /** Positions of random games. */
    private static List<EmpireState> positions(EmpireGame game) {
        List<EmpireState> positions = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(11);
        int[] buffer = new int[game.info().maxLegalActions()];
        for (int i = 0; i < 4; i++) {
            EmpireState state = game.newInitialState();
            while (state.actor() != State.TERMINAL) {
                positions.add(state.copy());
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(buffer, random)
                                : state.randomAction(buffer, random));
            }
        }
        return positions;
    }

    @ParameterizedTest
    @CsvSource({"official, 2", "official, 5", "thesis, 4"})
    void indicesAreDifferentAndWithinTheirBounds(String rules, int seats) {
        EmpireGame game = Games.of(seats, "rules", rules);
        int[] active = new int[game.maxActive()];
        for (EmpireState state : positions(game)) {
            for (int seat = 0; seat < seats; seat++) {
                Set<Integer> seen = new HashSet<>();
                int count = game.active(state, seat, active);
                for (int i = 0; i < count; i++) {
                    assertTrue(active[i] >= 0 && active[i] < game.featureCount(), "feature " + active[i]);
                    assertTrue(seen.add(active[i]), "twice: " + active[i]);
                }
            }
        }
    }

    /** Regions one by one, by the lead of a seat over the strongest other owner; armies by taking them away. */
    @ParameterizedTest
    @CsvSource({"official, 2", "official, 4", "thesis, 3"})
    void countsAreThoseOfRegionsOneByOne(String rules, int seats) {
        EmpireGame game = Games.of(seats, "rules", rules);
        EmpireRules with = game.rules();
        for (EmpireState state : positions(game)) {
            byte[] counts = MapCounts.of(with, state, state.scoring()).clone();
            byte[] expected = new byte[counts.length];
            for (int seat = 0; seat < seats; seat++) {
                int at = seat * MapCounts.KINDS;
                for (int region = 0; region < with.board.regions; region++) {
                    addRegion(state, with, seat, region, expected, at);
                }
                for (int continent = 0; continent < with.board.continents.length; continent++) {
                    int own = state.scoring().strengthIn(state.pieces, seat, continent);
                    int most = 0;
                    for (int owner = 0; owner <= seats; owner++) {
                        most = owner == seat
                                ? most
                                : Math.max(most, state.scoring().strengthIn(state.pieces, owner, continent));
                    }
                    if (own + most > 0) {
                        note(own - most, expected, at + MapCounts.TIED_CONTINENTS);
                    }
                }
            }
            assertArrayEquals(expected, counts, state.toString());
        }
    }

    private static void addRegion(EmpireState state, EmpireRules with, int seat, int region, byte[] expected, int at) {
        int own = state.pieces.strength(seat, region);
        int most = 0;
        for (int owner = 0; owner <= with.seats; owner++) {
            most = owner == seat ? most : Math.max(most, state.pieces.strength(owner, region));
        }
        int armies = state.pieces.armies(seat, region);
        // Control is kept as long as the seat is there and stronger than all others.
        int needed = most + 1 - (own - armies);
        expected[at + MapCounts.FREE] += (byte) (own > most ? armies - Math.max(0, needed) : armies);
        if (own > 0 && most > 0) {
            note(own - most, expected, at + MapCounts.TIED);
        }
    }

    private static void note(int lead, byte[] expected, int at) {
        if (lead >= -1 && lead <= 1) {
            expected[at + (lead == 0 ? 0 : lead < 0 ? 1 : 2)]++;
        }
    }

    @ParameterizedTest
    @CsvSource({"official, 2", "thesis, 4"})
    void readingAllocatesNothing(String rules, int seats) {
        EmpireGame game = Games.of(seats, "rules", rules);
        List<EmpireState> positions = positions(game);
        int[] active = new int[game.maxActive()];
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long allocated = Long.MAX_VALUE;
        // The first rounds load classes and compile; the measured ones must allocate nothing at all.
        for (int round = 0; round < 5; round++) {
            long before = thread.getThreadAllocatedBytes(id);
            for (int i = 0; i < positions.size(); i++) {
                game.active(positions.get(i), i % seats, active);
            }
            allocated = Math.min(allocated, thread.getThreadAllocatedBytes(id) - before);
        }
        assertEquals(0, allocated);
    }
}
