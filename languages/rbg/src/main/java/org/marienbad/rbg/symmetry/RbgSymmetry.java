package org.marienbad.rbg.symmetry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.symmetry.RuleRegion.Move;

/**
 * A permutation of the vertices, and of places in the rules, that keeps a game. Each move of a position has an image in the image of the position,
 * and leads to an image. Players, pieces and numbers stay. Immutable.
 */
public final class RbgSymmetry {
    /** Boards with more vertices have none, as it would take too long to find them. */
    private static final int MOST_VERTICES = 1000;

    private final int[] vertices;
    private final int[] nodes;
    /** By modifier its image; dots are behind them. */
    private final int[] steps;

    private final int modifiers;

    private RbgSymmetry(RbgRules rules, int... vertices) {
        this.vertices = vertices;
        modifiers = rules.automaton().modifiers();
        nodes = new int[rules.automaton().size()];
        steps = new int[modifiers + rules.automaton().dots() + 1];
    }

    /**
     * The symmetries of a game that can be proven, the identity left out; none if that would take too long. The keeper has to move alike, whatever it
     * chooses, as the language demands.
     */
    public static List<RbgSymmetry> of(RbgRules rules) {
        if (rules.description().board().size() > MOST_VERTICES) {
            return List.of();
        }
        List<RbgSymmetry> found = new ArrayList<>();
        try {
            List<int[]> candidates = Automorphisms.of(rules.description().board(), new ProofEffort(1_000_000));
            if (candidates.isEmpty()) {
                return found;
            }
            RuleProof proof = new RuleProof(rules);
            int[] identity =
                    IntStream.range(0, rules.description().board().size()).toArray();
            for (int[] candidate : candidates) {
                of(rules, proof, new Colors(proof, identity), new Colors(proof, candidate), candidate)
                        .ifPresent(found::add);
            }
        } catch (ProofEffort.SpentException | StackOverflowError large) {
            return List.of();
        }
        return found;
    }

    private static Optional<RbgSymmetry> of(
            RbgRules rules, RuleProof proof, Colors plain, Colors mirrored, int... candidate) {
        int start = proof.all().start();
        int before = 0;
        int count = 1;
        // Once a round tells no more nodes apart, none will.
        while (count > before) {
            plain.refine();
            mirrored.refine();
            if (plain.color(start) != mirrored.color(start)) {
                return Optional.empty();
            }
            Set<Long> colors = new HashSet<>(plain.all());
            colors.addAll(mirrored.all());
            before = count;
            count = colors.size();
        }
        RbgSymmetry symmetry = new RbgSymmetry(rules, candidate);
        return symmetry.match(rules, proof, plain, mirrored) ? Optional.of(symmetry) : Optional.empty();
    }

    /** Finds the images of nodes and steps; false if some have none, or several. */
    private boolean match(RbgRules rules, RuleProof proof, Colors plain, Colors mirrored) {
        Arrays.fill(nodes, -1);
        boolean[] taken = new boolean[nodes.length];
        boolean[] takenSteps = new boolean[steps.length];
        Deque<Integer> open = new ArrayDeque<>();
        boolean matches = pair(proof.all().start(), proof.all().start(), taken, open);
        while (matches && !open.isEmpty()) {
            int node = open.remove();
            long[] own = mirrored.moves(node);
            long[] others = plain.moves(nodes[node]);
            int[] order = order(own);
            int[] otherOrder = order(others);
            matches = own.length == others.length && rules.vertexMatters(node) == rules.vertexMatters(nodes[node]);
            for (int i = 0; i < own.length && matches; i++) {
                Move move = proof.all().moves().get(node).get(order[i]);
                Move other = proof.all().moves().get(nodes[node]).get(otherOrder[i]);
                matches = own[order[i]] == others[otherOrder[i]] && pair(move.target(), other.target(), taken, open);
                matches = matches && (move.index() == 0 || pairStep(move.index(), other.index(), takenSteps));
            }
        }
        return matches;
    }

    private static int[] order(long... hashes) {
        return IntStream.range(0, hashes.length)
                .boxed()
                .sorted(Comparator.comparingLong(move -> hashes[move]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private boolean pair(int node, int image, boolean[] taken, Deque<Integer> open) {
        if (nodes[node] >= 0 || taken[image]) {
            return nodes[node] == image;
        }
        nodes[node] = image;
        taken[image] = true;
        open.add(node);
        return true;
    }

    private boolean pairStep(int step, int image, boolean[] taken) {
        if (steps[place(step)] != 0 || taken[place(image)]) {
            return steps[place(step)] == image;
        }
        steps[place(step)] = image;
        taken[place(image)] = true;
        return true;
    }

    private int place(int step) {
        return step > 0 ? step : modifiers - step;
    }

    /** The image of a vertex. */
    public int vertex(int vertex) {
        return vertices[vertex];
    }

    /** The image of a place in the rules at which a position can be. */
    public int node(int node) {
        return nodes[node];
    }

    /** The image of a modifier, or of a dot below 0. */
    public int step(int index) {
        return steps[place(index)];
    }
}
