package org.marienbad.ai.solver;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.GameInfo;

/**
 * The value of every position of a graph, by retrograde analysis from the ends of the game. With payoffs of a win, a
 * tie and a loss it finds the sets W, L and T of the theory (P. Tomsa; for graphs with cycles the attractors of E.
 * Zermelo 1913 and of R. Bellman 1965). With more payoffs it does so for each of them, the best for seat 0 first, down
 * to the tie, then for seat 1. A result that neither seat can force is a tie, and so is play without end. Seats may
 * move several times in a row. Every action is looked at twice.
 */
final class RetrogradeAnalysis {
    private static final int OPEN = Integer.MIN_VALUE;

    private final PositionGraph graph;
    private final BooleanSupplier goOn;
    private final int size;
    private final double tie;
    private final byte[] actors;
    /**
     * The ends of the predecessors of a position in {@link #previous}; they begin at the end of those of the one
     * before.
     */
    private final int[] end;

    private final int[] previous;
    private final int[] left;
    private final int[] queue;
    private int tail;

    /** The worth of positions to seat 0: an index of {@link #levels}, or {@link #OPEN} for ties. */
    private final int[] ranks;

    private final int[] plies;
    private final double[] levels;
    /** The ends of the game, sorted by level, and where each level ends. */
    private final int[] byLevel;

    private final int[] levelEnds;

    private RetrogradeAnalysis(PositionGraph graph, BooleanSupplier goOn) {
        this.graph = graph;
        this.goOn = goOn;
        size = graph.size();
        actors = graph.actors;
        GameInfo info = graph.game().info();
        tie = info.payoffSum() / 2;
        levels = levels();
        levelEnds = new int[levels.length];
        byLevel = sortEnds();
        ranks = new int[size];
        Arrays.fill(ranks, OPEN);
        plies = new int[size];
        end = new int[size];
        left = new int[size];
        previous = new int[graph.edges()];
        queue = new int[size];
    }

    /** Bytes that the analysis of {@code graph} takes, over and above the graph. */
    static long bytes(PositionGraph graph) {
        return 20L * graph.size() + 4L * graph.edges();
    }

    static Solved solve(PositionGraph graph) {
        return solve(graph, () -> true).orElseThrow();
    }

    /**
     * The same as long as {@code goOn}, which is asked every few thousand positions; else empty.
     */
    static Optional<Solved> solve(PositionGraph graph, BooleanSupplier goOn) {
        RetrogradeAnalysis analysis = new RetrogradeAnalysis(graph, goOn);
        boolean whole = analysis.predecessors() && analysis.spread(0) && analysis.spread(1);
        return whole
                ? Optional.of(new Solved(graph, analysis.levels, analysis.ranks, analysis.plies, OPEN))
                : Optional.empty();
    }

    private boolean mayGoOn(int position) {
        return (position & 0xFFF) != 0 || goOn.getAsBoolean();
    }

    /** The payoffs of seat 0 that occur, ascending. */
    private double[] levels() {
        double[] all = new double[16];
        int count = 0;
        for (int position = 0; position < size; position++) {
            if (actors[position] != PositionGraph.OVER) {
                continue;
            }
            double value = graph.paid[position];
            int place = Arrays.binarySearch(all, 0, count, value);
            if (place < 0) {
                if (count == all.length) {
                    all = Arrays.copyOf(all, 2 * count);
                }
                int at = -1 - place;
                System.arraycopy(all, at, all, at + 1, count - at);
                all[at] = value;
                count++;
            }
        }
        return Arrays.copyOf(all, count);
    }

    /** Returns false if it was stopped. */
    private boolean predecessors() {
        for (int position = 0; position < size; position++) {
            if (!mayGoOn(position)) {
                return false;
            }
            left[position] = graph.actionCount(position);
            for (int i = 0; i < left[position]; i++) {
                end[graph.next(position, i)]++;
            }
        }
        int sum = 0;
        for (int position = 0; position < size; position++) {
            int count = end[position];
            end[position] = sum;
            sum += count;
        }
        for (int position = 0; position < size; position++) {
            if (!mayGoOn(position)) {
                return false;
            }
            for (int i = 0; i < left[position]; i++) {
                previous[end[graph.next(position, i)]++] = position;
            }
        }
        return true;
    }

    /**
     * Finds the payoffs better than a tie that {@code seat} can force, the best first. Returns false if it was stopped.
     */
    private boolean spread(int seat) {
        int step = seat == 0 ? -1 : 1;
        for (int level = seat == 0 ? levels.length - 1 : 0; level >= 0 && level < levels.length; level += step) {
            if (seat == 0 ? levels[level] <= tie : levels[level] >= tie) {
                return true;
            }
            tail = 0;
            for (int i = level == 0 ? 0 : levelEnds[level - 1]; i < levelEnds[level]; i++) {
                label(byLevel[i], level, 0);
            }
            for (int head = 0; head < tail; head++) {
                if (!mayGoOn(head)) {
                    return false;
                }
                int position = queue[head];
                for (int i = position == 0 ? 0 : end[position - 1]; i < end[position]; i++) {
                    int before = previous[i];
                    // The seat needs one action to there, the other one must have no other left. Two actions that lead
                    // to the same position are two predecessors, as they are two actions.
                    if (ranks[before] == OPEN && (actors[before] == seat || --left[before] == 0)) {
                        label(before, level, plies[position] + 1);
                    }
                }
            }
        }
        return true;
    }

    private void label(int position, int level, int distance) {
        ranks[position] = level;
        plies[position] = distance;
        queue[tail++] = position;
    }

    private int[] sortEnds() {
        int count = 0;
        for (int position = 0; position < size; position++) {
            if (actors[position] == PositionGraph.OVER) {
                levelEnds[level(position)]++;
                count++;
            }
        }
        int sum = 0;
        for (int level = 0; level < levels.length; level++) {
            int of = levelEnds[level];
            levelEnds[level] = sum;
            sum += of;
        }
        int[] sorted = new int[count];
        for (int position = 0; position < size; position++) {
            if (actors[position] == PositionGraph.OVER) {
                sorted[levelEnds[level(position)]++] = position;
            }
        }
        return sorted;
    }

    private int level(int end) {
        return Arrays.binarySearch(levels, graph.paid[end]);
    }
}
