package org.marienbad.lab.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.marienbad.lab.Toys;

class TournamentTest {
    private static final Tournament.Options TERMS = Tournament.Options.of(12, 1);

    private static List<List<Integer>> pairings(Schedule.Kind kind, boolean selfPlay, int entrants, int seats) {
        return new Schedule(kind, List.of(), selfPlay, Seating.PERMUTED).pairings(entrants, seats);
    }

    @Test
    void everybodyMeetsEverybody() {
        assertEquals(
                List.of(List.of(0, 1), List.of(0, 2), List.of(1, 2)), pairings(Schedule.Kind.ROUND_ROBIN, false, 3, 2));
        assertEquals(
                List.of(List.of(0, 1), List.of(0, 0), List.of(1, 1)), pairings(Schedule.Kind.ROUND_ROBIN, true, 2, 2));
        assertEquals(4, pairings(Schedule.Kind.ROUND_ROBIN, false, 4, 3).size());
    }

    @Test
    void inAGauntletTheFirstMeetsTheOthers() {
        assertEquals(
                List.of(List.of(0, 1), List.of(0, 2), List.of(0, 3)), pairings(Schedule.Kind.GAUNTLET, false, 4, 2));
    }

    @Property(tries = 200)
    void everyoneSitsEverywhereEquallyOftenAndRoundsHaveEachSeatingOnce(
            @ForAll @IntRange(min = 1, max = 5) int entrants,
            @ForAll @IntRange(min = 1, max = 4) int seats,
            @ForAll Seating seating,
            @ForAll boolean selfPlay) {
        Schedule schedule = new Schedule(Schedule.Kind.ROUND_ROBIN, List.of(), selfPlay || entrants < seats, seating);
        for (List<Integer> pairing : schedule.pairings(entrants, seats)) {
            List<List<Integer>> orders = seating.orders(pairing);
            assertEquals(orders.size(), new HashSet<>(orders).size(), "no order comes twice");
            Map<List<Integer>, Integer> at = new HashMap<>();
            for (List<Integer> order : orders) {
                assertEquals(
                        pairing.stream().sorted().toList(),
                        order.stream().sorted().toList());
                IntStream.range(0, seats).forEach(seat -> at.merge(List.of(order.get(seat), seat), 1, Integer::sum));
            }
            if (seating != Seating.FIXED) {
                assertEquals(1, Set.copyOf(at.values()).size(), "seats are unequal: " + orders);
            }
        }
    }

    @Test
    void gamesTakeTurnsAndRoundsShareTheirLuckButNotThePlayersOwn() {
        Tournament tournament = Toys.tournament(TERMS, "dice", "miser", "greedy");
        assertEquals(36, tournament.games());
        List<Fixture> games =
                LongStream.range(0, 36).mapToObj(tournament::fixture).toList();
        assertEquals(
                List.of(0, 1, 2, 0),
                games.subList(0, 4).stream().map(Fixture::pairing).toList());
        assertEquals(List.of(0, 1), games.get(0).entrants());
        assertEquals(List.of(1, 0), games.get(3).entrants());
        assertEquals(games.get(0).round(), games.get(3).round());
        assertEquals(tournament.pairedSeed(games.get(0)), tournament.pairedSeed(games.get(3)));
        assertEquals(6, games.stream().map(tournament::pairedSeed).distinct().count());
        assertEquals(
                72,
                games.stream()
                        .flatMap(game -> IntStream.range(0, 2).mapToObj(seat -> tournament.playerSeed(game, seat)))
                        .distinct()
                        .count());
    }

    @Test
    void contradictoryPlansAreRefused() {
        assertEquals(
                "a game has 2 seats, but there is only 1 entrant; allowed: more entrants, or self-play",
                assertThrows(IllegalArgumentException.class, () -> Toys.tournament(TERMS, "dice"))
                        .getMessage());
        assertEquals(
                "two entrants are called 'A'",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new Tournament(
                                        Toys.SETUP,
                                        List.of(
                                                Toys.entrants("dice").get(0),
                                                Toys.entrants("miser").get(0)),
                                        Schedule.roundRobin(),
                                        TERMS))
                        .getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> new Schedule(Schedule.Kind.PAIRS, List.of(List.of(0, 1)), true, Seating.FIXED));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Schedule(Schedule.Kind.GAUNTLET, List.of(List.of(0, 1)), false, Seating.FIXED));
        assertThrows(IllegalArgumentException.class, () -> Tournament.Options.of(0, 1));
    }
}
