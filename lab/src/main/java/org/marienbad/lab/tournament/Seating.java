package org.marienbad.lab.tournament;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The orders in which the entrants of a pairing take their seats; a round plays all of them with the same seed. */
public enum Seating {
    /** Every order. */
    PERMUTED,
    /** Everybody moves on by one seat: each sits everywhere equally often. */
    ROTATED,
    /** Only the order given. */
    FIXED;

    /** The different orders of {@code entrants}, the one given first. */
    List<List<Integer>> orders(List<Integer> entrants) {
        Set<List<Integer>> orders = new LinkedHashSet<>();
        switch (this) {
            case PERMUTED -> permute(entrants, new ArrayList<>(), orders);
            case ROTATED -> {
                int seats = entrants.size();
                for (int shift = 0; shift < seats; shift++) {
                    List<Integer> order = new ArrayList<>();
                    for (int seat = 0; seat < seats; seat++) {
                        order.add(entrants.get(Math.floorMod(seat - shift, seats)));
                    }
                    orders.add(List.copyOf(order));
                }
            }
            case FIXED -> orders.add(List.copyOf(entrants));
        }
        return List.copyOf(orders);
    }

    private static void permute(List<Integer> left, List<Integer> seated, Set<List<Integer>> orders) {
        if (left.isEmpty()) {
            orders.add(List.copyOf(seated));
        }
        for (int i = 0; i < left.size(); i++) {
            List<Integer> rest = new ArrayList<>(left);
            List<Integer> more = new ArrayList<>(seated);
            more.add(rest.remove(i));
            permute(rest, more, orders);
        }
    }
}
