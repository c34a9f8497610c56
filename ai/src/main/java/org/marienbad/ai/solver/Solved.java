package org.marienbad.ai.solver;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Value;

/** A game solved: the value of every position of a graph, and how to play it. Immutable, thread-safe but for states. */
final class Solved {
    /** A variation of a tie may go on for ever; nobody reads more. */
    private static final int LONGEST_TIE = 60;

    private final PositionGraph graph;
    private final double[] levels;
    private final int[] ranks;
    private final int[] plies;
    private final int open;
    private final double tie;
    private final int[] nimbers;
    private final Sets sets;

    Solved(PositionGraph graph, double[] levels, int[] ranks, int[] plies, int open) {
        this.graph = graph;
        this.levels = levels;
        this.ranks = ranks;
        this.plies = plies;
        this.open = open;
        GameInfo info = graph.game().info();
        tie = info.payoffSum() / 2;
        nimbers = info.has(GameInfo.Trait.IMPARTIAL) ? Nimbers.of(graph) : new int[0];
        sets = countSets();
    }

    PositionGraph graph() {
        return graph;
    }

    synchronized int find(State state) {
        return graph.find(state);
    }

    /** The worth of {@code position} to {@code seat}, less a tie. */
    double worth(int position, int seat) {
        if (ranks[position] == open) {
            return 0;
        }
        double worth = levels[ranks[position]] - tie;
        return seat == 0 ? worth : 0 - worth;
    }

    /** Plies to the end under best play; empty for a tie. */
    OptionalInt plies(int position) {
        return ranks[position] == open ? OptionalInt.empty() : OptionalInt.of(plies[position]);
    }

    /** How many positions pay the first seat so much and end so many plies later under best play, by payoff and plies. */
    SortedMap<Double, SortedMap<Integer, Long>> layers() {
        SortedMap<Double, SortedMap<Integer, Long>> layers = new TreeMap<>();
        for (int position = 0; position < graph.size(); position++) {
            if (ranks[position] != open) {
                layers.computeIfAbsent(levels[ranks[position]], level -> new TreeMap<>())
                        .merge(plies[position], 1L, Long::sum);
            }
        }
        return layers;
    }

    OptionalInt nimber(int position) {
        return nimbers.length == 0 ? OptionalInt.empty() : OptionalInt.of(nimbers[position]);
    }

    Value value(int position, int seat) {
        double worth = worth(position, seat);
        return new Value(worth, worth, plies(position), nimber(position));
    }

    /** All actions of {@code state}, best first. */
    List<ActionBounds> lines(State state, int position) {
        int seat = graph.actors[position];
        int[] actions = graph.game().legalActions(state);
        List<ActionBounds> lines = new ArrayList<>(actions.length);
        for (int i = 0; i < actions.length; i++) {
            int next = graph.keepsActions() ? graph.next(position, i) : after(state, actions[i]);
            double worth = worth(next, seat);
            OptionalInt distance = plies(next);
            lines.add(new ActionBounds(
                    actions[i],
                    new Value(
                            worth,
                            worth,
                            distance.isPresent() ? OptionalInt.of(distance.getAsInt() + 1) : distance,
                            nimber(next))));
        }
        lines.sort(ActionBounds.BEST_FIRST);
        return lines;
    }

    private int after(State state, int action) {
        State next = state.copy();
        next.apply(action);
        return find(next);
    }

    /** Best play from {@code from} on, to the end or, in a draw, until a position is repeated; without its history. */
    List<Integer> variation(State from) {
        List<Integer> codes = new ArrayList<>();
        BitSet met = new BitSet();
        if (from.actor() == State.TERMINAL) {
            return codes;
        }
        State state = from.copy();
        long[] words = new long[graph.game().info().words()];
        from.encode(words);
        state.decode(words);
        int position = find(state);
        while (graph.actors[position] != PositionGraph.OVER
                && !met.get(position)
                && (ranks[position] != open || codes.size() < LONGEST_TIE)) {
            met.set(position);
            int code = lines(state, position).get(0).action();
            codes.add(code);
            state.apply(code);
            position = find(state);
        }
        return codes;
    }

    /** Won, lost and tied positions for the seat to move, and those in which the game is over. */
    record Sets(int won, int lost, int tied, int over, int longest) {}

    Sets sets() {
        return sets;
    }

    private Sets countSets() {
        int won = 0;
        int lost = 0;
        int tied = 0;
        int over = 0;
        int longest = 0;
        for (int position = 0; position < graph.size(); position++) {
            int actor = graph.actors[position];
            double worth = actor == PositionGraph.OVER ? 0 : worth(position, actor);
            if (actor == PositionGraph.OVER) {
                over++;
            } else if (worth == 0) {
                tied++;
            } else if (worth > 0) {
                won++;
            } else {
                lost++;
            }
            longest = ranks[position] == open ? longest : Math.max(longest, plies[position]);
        }
        return new Sets(won, lost, tied, over, longest);
    }

    /** Bytes held. */
    long bytes() {
        return graph.bytes() + 8L * ranks.length + 4L * nimbers.length;
    }
}
