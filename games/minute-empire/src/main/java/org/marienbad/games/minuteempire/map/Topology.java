package org.marienbad.games.minuteempire.map;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Which regions are one step apart, while a map is being read. */
final class Topology {
    private final List<TreeSet<Integer>> land = new ArrayList<>();
    private final List<TreeSet<Integer>> sea = new ArrayList<>();

    Topology(int regions) {
        for (int region = 0; region < regions; region++) {
            land.add(new TreeSet<>());
            sea.add(new TreeSet<>());
        }
    }

    boolean hasLand(int a, int b) {
        return land.get(a).contains(b);
    }

    boolean hasSea(int a, int b) {
        return sea.get(a).contains(b);
    }

    void addLand(int a, int b) {
        land.get(a).add(b);
        land.get(b).add(a);
    }

    void addSea(int a, int b) {
        sea.get(a).add(b);
        sea.get(b).add(a);
    }

    List<List<Integer>> land() {
        return copy(land);
    }

    List<List<Integer>> sea() {
        return copy(sea);
    }

    /**
     * The first of {@code regions} that cannot be reached from the first of them over land of {@code regions} alone.
     */
    OptionalInt firstCutOff(List<Integer> regions) {
        BitSet reached = reachable(regions.get(0), new TreeSet<>(regions), false);
        return regions.stream()
                .filter(region -> !reached.get(region))
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    /** The first region that cannot be reached from {@code start} by land and sea. */
    OptionalInt firstUnreachable(int start) {
        int first = reachable(start, all(), true).nextClearBit(0);
        return first < land.size() ? OptionalInt.of(first) : OptionalInt.empty();
    }

    /** All that can be reached from {@code region} by land, ascending. */
    List<Integer> landmass(int region) {
        return reachable(region, all(), false).stream().boxed().toList();
    }

    private TreeSet<Integer> all() {
        TreeSet<Integer> all = new TreeSet<>();
        for (int region = 0; region < land.size(); region++) {
            all.add(region);
        }
        return all;
    }

    private BitSet reachable(int start, TreeSet<Integer> within, boolean bySea) {
        BitSet reached = new BitSet();
        List<Integer> open = new ArrayList<>(List.of(start));
        reached.set(start);
        while (!open.isEmpty()) {
            int region = open.remove(open.size() - 1);
            List<Integer> next = new ArrayList<>(land.get(region));
            if (bySea) {
                next.addAll(sea.get(region));
            }
            for (int neighbour : next) {
                if (within.contains(neighbour) && !reached.get(neighbour)) {
                    reached.set(neighbour);
                    open.add(neighbour);
                }
            }
        }
        return reached;
    }

    /** Every two neighbors once, the lower index first. */
    static void forEachPair(List<List<Integer>> neighbours, BiConsumer<Integer, Integer> action) {
        for (int a = 0; a < neighbours.size(); a++) {
            for (int b : neighbours.get(a)) {
                if (a < b) {
                    action.accept(a, b);
                }
            }
        }
    }

    private static List<List<Integer>> copy(List<TreeSet<Integer>> sets) {
        return sets.stream().map(set -> (List<Integer>) new ArrayList<>(set)).toList();
    }
}
