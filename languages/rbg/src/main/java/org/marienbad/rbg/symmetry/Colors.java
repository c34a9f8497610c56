package org.marienbad.rbg.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marienbad.rbg.symmetry.RuleRegion.Move;
import org.marienbad.rbg.tree.Rule;

/**
 * Colors of the nodes of the rules under a permutation of the vertices. Each round refines them by the moves from a node and the colors behind those.
 * Nodes from which the same can be done keep the same color. Colors are hashes of 64 bits.
 */
final class Colors {
    /** So many pairs of vertices take as long as one step. */
    private static final int CHEAP = 8;

    private final RuleProof proof;
    private final int[] image;
    private final List<RuleRegion> regions = new ArrayList<>();
    /** By region and node its place among the colors. */
    private final Map<RuleRegion, Map<Integer, Integer>> places = new HashMap<>();

    private final List<Move> moves = new ArrayList<>();
    /** By move the part of its hash that stays. */
    private final List<Long> fixed = new ArrayList<>();

    private final Map<Condition, Long> plain = new HashMap<>();
    private long[] colors;

    /** @param image by vertex where it goes */
    Colors(RuleProof proof, int... image) {
        this.proof = proof;
        this.image = image;
        regions.add(proof.all());
        for (Condition condition : proof.conditions()) {
            if (!condition.isPlain()) {
                regions.add(condition.region());
            }
        }
        int count = 0;
        for (RuleRegion region : regions) {
            Map<Integer, Integer> own = new HashMap<>();
            for (int node : region.moves().keySet()) {
                own.put(node, count++);
            }
            places.put(region, own);
            region.moves().values().forEach(moves::addAll);
        }
        colors = new long[count];
        moves.forEach(move -> fixed.add(fixed(move)));
    }

    /** Refines the colors once. */
    void refine() {
        long[] next = new long[colors.length];
        int place = 0;
        int move = 0;
        for (RuleRegion region : regions) {
            for (List<Move> from : region.moves().values()) {
                long[] hashes = new long[from.size()];
                for (int i = 0; i < hashes.length; i++) {
                    hashes[i] = hash(region, from.get(i), fixed.get(move++));
                }
                proof.effort().spend(hashes.length);
                next[place++] = RuleProof.mixed(hashes);
            }
        }
        colors = next;
    }

    /** All colors. */
    Set<Long> all() {
        Set<Long> all = new HashSet<>();
        Arrays.stream(colors).forEach(all::add);
        return all;
    }

    /** The color of a node of all rules. */
    long color(int node) {
        return colors[places.get(proof.all()).get(node)];
    }

    /** A hash of each move from a node of all rules, in the order of the rules. */
    long[] moves(int node) {
        return proof.all().moves().get(node).stream()
                .mapToLong(move -> hash(proof.all(), move, fixed(move)))
                .toArray();
    }

    private long hash(RuleRegion region, Move move, long start) {
        long hash = start;
        if (move.target() != RuleRegion.END) {
            hash = RuleProof.mix(hash, colors[places.get(region).get(move.target())]);
        }
        long checks = 0;
        for (Demand test : move.tests()) {
            if (test.condition() != null && !test.condition().isPlain()) {
                RuleRegion body = test.condition().region();
                long color = colors[places.get(body).get(body.start())];
                checks += RuleProof.mix(color, test.can() ? 1 : 2);
            }
        }
        return RuleProof.mix(hash, checks);
    }

    private long fixed(Move move) {
        long rows = 0;
        for (int vertex = 0; vertex < image.length; vertex++) {
            for (int target : move.rows()[vertex]) {
                rows += RuleProof.mix(image[vertex], image[target]);
            }
            proof.effort().spend(move.rows()[vertex].length / CHEAP);
        }
        long tests = 0;
        for (Demand test : move.tests()) {
            if (test.condition() == null || test.condition().isPlain()) {
                tests += hash(test);
            }
        }
        Rule action = move.action();
        int number = action == null ? -1 : proof.number(action);
        return RuleProof.mix(RuleProof.mix(rows, tests), move.target() == RuleRegion.END ? -2 : number);
    }

    private long hash(Demand test) {
        if (test.condition() == null) {
            return RuleProof.mix(proof.number(test.rule()), 0);
        }
        Long known = plain.get(test.condition());
        if (known == null) {
            known = hash(test.condition());
            plain.put(test.condition(), known);
        }
        return RuleProof.mix(known, test.can() ? 1 : 2);
    }

    private long hash(Condition condition) {
        long hash = 0;
        for (int vertex = 0; vertex < image.length; vertex++) {
            List<Set<Condition.At>> sets = condition.sets().get(vertex);
            long[] ways = new long[sets.size()];
            for (int way = 0; way < ways.length; way++) {
                long tests = 0;
                for (Condition.At at : sets.get(way)) {
                    proof.effort().spend(1);
                    tests += RuleProof.mix(hash(at.test()), at.vertex() < 0 ? -1 : image[at.vertex()]);
                }
                ways[way] = tests;
            }
            hash += RuleProof.mix(image[vertex], RuleProof.mixed(ways));
        }
        return hash;
    }
}
