package org.marienbad.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who meets whom. A pairing is the entrants of a game, as many as the game has seats; entrants are their numbers, 0 ….
 *
 * @param kind how pairings are found
 * @param pairs the pairings of {@link Kind#PAIRS}, empty for the others
 * @param selfPlay whether every entrant also meets itself; not with {@link Kind#PAIRS}, which can say so
 * @param seating in which orders a pairing takes its seats
 */
public record Schedule(Kind kind, List<List<Integer>> pairs, boolean selfPlay, Seating seating) {
    /** How pairings are found. */
    public enum Kind {
        /** Every combination of different entrants. */
        ROUND_ROBIN,
        /** The first entrant with every combination of the others. */
        GAUNTLET,
        /** Those that are listed. */
        PAIRS
    }

    /** Limits the pairings of one tournament. */
    static final int MOST_PAIRINGS = 100_000;

    public Schedule {
        pairs = pairs.stream().map(List::copyOf).toList();
        if (kind != Kind.PAIRS && !pairs.isEmpty()) {
            throw new IllegalArgumentException("pairs are listed, but the schedule is not 'pairs'");
        }
        if (kind == Kind.PAIRS && selfPlay) {
            throw new IllegalArgumentException(
                    "self-play is asked for, but the schedule 'pairs' plays what is listed: list [\"A\",\"A\"]");
        }
    }

    /** Every combination of entrants, in every order of the seats. */
    public static Schedule roundRobin() {
        return new Schedule(Kind.ROUND_ROBIN, List.of(), false, Seating.PERMUTED);
    }

    /** One pairing: entrant i is the i-th of it. */
    public static Schedule single(int seats, Seating seating) {
        return new Schedule(
                Kind.PAIRS, List.of(IntStream.range(0, seats).boxed().toList()), false, seating);
    }

    /**
     * The pairings of {@code entrants} entrants at {@code seats} seats.
     *
     * @throws IllegalArgumentException if there are none or too many, or a listed one does not fit
     */
    List<List<Integer>> pairings(int entrants, int seats) {
        List<List<Integer>> pairings = new ArrayList<>();
        switch (kind) {
            case ROUND_ROBIN -> combine(0, entrants, seats, List.of(), pairings);
            case GAUNTLET -> combine(1, entrants, seats, List.of(0), pairings);
            case PAIRS -> pairings.addAll(pairs);
        }
        if (selfPlay) {
            for (int entrant = 0; entrant < entrants; entrant++) {
                int self = entrant;
                pairings.add(IntStream.range(0, seats).map(seat -> self).boxed().toList());
            }
        }
        if (pairings.isEmpty()) {
            throw new IllegalArgumentException(
                    kind == Kind.PAIRS
                            ? "the schedule 'pairs' lists no pairs"
                            : "a game has " + seats + " seats, but there " + (entrants == 1 ? "is" : "are") + " only "
                                    + entrants + (entrants == 1 ? " entrant" : " entrants")
                                    + "; allowed: more entrants, or self-play");
        }
        for (List<Integer> pairing : pairings) {
            if (pairing.size() != seats || pairing.stream().anyMatch(entrant -> entrant < 0 || entrant >= entrants)) {
                throw new IllegalArgumentException("a pairing of " + pairing.size() + " entrants " + pairing
                        + " does not fit " + seats + " seats and " + entrants + " entrants");
            }
        }
        return pairings;
    }

    private static void combine(
            int first, int entrants, int seats, List<Integer> chosen, List<List<Integer>> pairings) {
        if (chosen.size() == seats) {
            pairings.add(chosen);
            if (pairings.size() > MOST_PAIRINGS) {
                throw new IllegalArgumentException("these entrants make more than " + MOST_PAIRINGS + " pairings");
            }
            return;
        }
        for (int next = first; next < entrants; next++) {
            List<Integer> more = new ArrayList<>(chosen);
            more.add(next);
            combine(next + 1, entrants, seats, List.copyOf(more), pairings);
        }
    }
}
