package org.marienbad.rbg.symmetry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.marienbad.rbg.tree.Rule;

/**
 * The body of a check. If few tests decide about it, it is written as the least sets of tests that let it be run to its end. So different ways to
 * ask the same are equal. Else it is as its {@link RuleRegion} says.
 */
final class Condition {
    /** Steps for one vertex; with more a condition is left as its region says. */
    private static final int MOST_STEPS = 2500;
    /** Steps for all vertices. */
    private static final int MOST_WORK = 150_000;
    /** A step takes as long as so many others. */
    private static final int WAY = 10;
    /** As does a comparison of two sets. */
    private static final long SET = 3;

    private final RuleProof proof;
    private final RuleRegion region;
    private final BitSet known;
    private final List<List<Set<At>>> sets = new ArrayList<>();
    private int work;
    private boolean plain = true;

    /**
     * A test at a vertex.
     *
     * @param vertex −1 if it makes no difference
     */
    record At(Demand test, int vertex) {}

    /**
     * The tests on a way to a node.
     *
     * @param pieces by vertex those that may stand there, if not all may
     */
    private record Way(int node, int vertex, Map<Integer, BitSet> pieces, Set<At> others) {}

    /** @param known the pieces of which one stands on the vertex where it is asked */
    Condition(RuleProof proof, RuleRegion region, BitSet known) {
        this.proof = proof;
        this.region = region;
        this.known = known;
        for (int vertex = 0; vertex < proof.graph().size() && plain; vertex++) {
            sets.add(least(ends(vertex)));
        }
    }

    RuleRegion region() {
        return region;
    }

    /** Whether it is written as sets of tests. */
    boolean isPlain() {
        return plain;
    }

    /** By vertex the least sets of tests of which one has to hold. */
    List<List<Set<At>>> sets() {
        return sets;
    }

    private List<Set<At>> ends(int start) {
        List<Set<At>> ends = new ArrayList<>();
        Set<Way> met = new HashSet<>();
        Deque<Way> open = new ArrayDeque<>();
        open.add(new Way(region.start(), start, new TreeMap<>(Map.of(start, known)), Set.of()));
        int steps = 0;
        while (!open.isEmpty() && plain) {
            Way way = open.remove();
            if (!met.add(way)) {
                continue;
            }
            for (RuleRegion.Move move : region.moves().get(way.node)) {
                int[] targets = move.rows()[way.vertex];
                steps += targets.length;
                work += targets.length;
                plain &= move.action() == null && steps <= MOST_STEPS && work <= MOST_WORK;
                for (int i = 0; i < targets.length && plain; i++) {
                    Way next = next(way, move, targets[i]);
                    if (next != null && next.node == RuleRegion.END) {
                        ends.add(tests(next, start));
                    } else if (next != null) {
                        open.add(next);
                    }
                }
            }
        }
        return ends;
    }

    /** The way on to {@code target}; null if a test can never hold there. */
    private Way next(Way way, RuleRegion.Move move, int target) {
        proof.effort().spend(WAY);
        if (move.tests().isEmpty()) {
            return new Way(move.target(), target, way.pieces, way.others);
        }
        Way next = new Way(move.target(), target, new TreeMap<>(way.pieces), new HashSet<>(way.others));
        for (Demand test : move.tests()) {
            if (!add(test, target, next)) {
                return null;
            }
        }
        return next;
    }

    /** Whether a test can hold together with the others. */
    private boolean add(Demand test, int vertex, Way way) {
        if (test.rule() instanceof Rule.On on) {
            return narrow(way, vertex, Demand.set(on));
        } else if (test.condition() == null) {
            way.others.add(new At(test, -1));
            return true;
        } else if (!test.condition().plain) {
            plain = false;
            return true;
        }
        List<Set<At>> ways = test.condition().sets.get(vertex);
        boolean possible = ways.contains(Set.of());
        if (possible || ways.isEmpty()) {
            return possible == test.can();
        } else if (test.can() && ways.size() == 1) {
            return ways.get(0).stream().allMatch(at -> add(at.test, at.vertex, way));
        } else if (!test.can() && ways.stream().allMatch(Condition::isPiece)) {
            return ways.stream().flatMap(Set::stream).allMatch(at -> {
                BitSet others = proof.allPieces();
                others.andNot(Demand.set((Rule.On) at.test.rule()));
                return narrow(way, at.vertex, others);
            });
        }
        way.others.add(new At(test, vertex));
        return true;
    }

    private static boolean isPiece(Set<At> tests) {
        return tests.size() == 1 && tests.iterator().next().test.rule() instanceof Rule.On;
    }

    /** Leaves some pieces on a vertex; false if there is none. */
    private boolean narrow(Way way, int vertex, BitSet allowed) {
        BitSet both =
                (BitSet) way.pieces.getOrDefault(vertex, proof.allPieces()).clone();
        both.and(allowed);
        way.pieces.put(vertex, both);
        return !both.isEmpty();
    }

    private Set<At> tests(Way way, int start) {
        Set<At> tests = new HashSet<>(way.others);
        way.pieces.forEach((vertex, pieces) -> {
            if (!pieces.equals(vertex == start ? known : proof.allPieces())) {
                tests.add(new At(proof.on(pieces), vertex));
            }
        });
        return tests;
    }

    /** Those of which no other one is a part. */
    private List<Set<At>> least(List<Set<At>> all) {
        List<Set<At>> sorted = new ArrayList<>(all);
        sorted.sort(Comparator.comparingInt(Set::size));
        List<Set<At>> least = new ArrayList<>();
        for (Set<At> tests : sorted) {
            proof.effort().spend(SET * least.size());
            if (least.stream().noneMatch(tests::containsAll)) {
                least.add(tests);
            }
        }
        return least;
    }
}
