package org.marienbad.rbg.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.marienbad.rbg.play.Automaton;
import org.marienbad.rbg.play.Automaton.Edge;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.Formula;
import org.marienbad.rbg.tree.Rule;

/** Properties of scores and turns that follow from the rules alone, for all plays. */
final class RbgPayoffs {
    /** With more pairs of scores at one place nothing is shown. */
    private static final int MOST_PAIRS = 64;

    private RbgPayoffs() {}

    /**
     * The constant sum of the scores of two players after every move, unless both have none yet; 0 where the rules show no such constant.
     */
    static int sum(RbgRules rules) {
        if (rules.description().players().size() != 2) {
            return 0;
        }
        Automaton automaton = rules.automaton();
        Map<Integer, Set<Long>> known = new HashMap<>();
        known.put(automaton.start(), new HashSet<>(Set.of(0L)));
        Set<Long> settled = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        open.add(automaton.start());
        while (!open.isEmpty()) {
            int node = open.remove();
            for (Edge edge : automaton.edges(node)) {
                Set<Long> after = new HashSet<>();
                for (long pair : known.get(node)) {
                    if (!isKnown(edge)) {
                        return 0;
                    }
                    after.addAll(after(edge, pair, rules));
                }
                if (edge.action() instanceof Rule.Switch) {
                    settled.addAll(after);
                }
                Set<Long> there = known.computeIfAbsent(edge.target(), target -> new HashSet<>());
                if (there.addAll(after)) {
                    open.add(edge.target());
                }
                if (there.size() > MOST_PAIRS) {
                    return 0;
                }
            }
        }
        settled.remove(0L);
        long[] sums = settled.stream()
                .mapToLong(pair -> (pair >>> 32) + (int) pair.longValue())
                .distinct()
                .toArray();
        return sums.length == 1 ? (int) sums[0] : 0;
    }

    private static boolean isKnown(Edge edge) {
        return !(edge.action() instanceof Rule.Assign assign
                && assign.variable() < 2
                && !(assign.value() instanceof Formula.Constant));
    }

    private static Set<Long> after(Edge edge, long pair, RbgRules rules) {
        if (edge.action() instanceof Rule.On on && on.pieces().isEmpty()) {
            return Set.of();
        }
        if (!(edge.action() instanceof Rule.Assign assign) || assign.variable() >= 2) {
            return Set.of(pair);
        }
        int value = ((Formula.Constant) assign.value()).value();
        if (value < 0 || value > rules.description().bounds().get(assign.variable())) {
            return Set.of();
        }
        return Set.of(assign.variable() == 0 ? (long) value << 32 | pair & 0xFFFFFFFFL : pair >>> 32 << 32 | value);
    }

    /** Whether a player may move twice in a row, as far as the rules show. */
    static boolean hasExtraTurns(RbgRules rules) {
        Automaton automaton = rules.automaton();
        for (int index = 1; index <= automaton.modifiers(); index++) {
            if (automaton.step(index).action() instanceof Rule.Switch turn
                    && turn.player() != Rule.Switch.KEEPER
                    && next(automaton, automaton.step(index).target()).contains(turn.player())) {
                return true;
            }
        }
        return false;
    }

    /** The players, without the keeper, to which the first switches lead. */
    private static Set<Integer> next(Automaton automaton, int from) {
        Set<Integer> players = new HashSet<>();
        Set<Integer> known = new HashSet<>(Set.of(from));
        Deque<Integer> open = new ArrayDeque<>(known);
        while (!open.isEmpty()) {
            for (Edge edge : automaton.edges(open.remove())) {
                boolean dead =
                        edge.action() instanceof Rule.On on && on.pieces().isEmpty();
                if (edge.action() instanceof Rule.Switch turn && turn.player() != Rule.Switch.KEEPER) {
                    players.add(turn.player());
                } else if (!dead && known.add(edge.target())) {
                    open.add(edge.target());
                }
            }
        }
        return players;
    }
}
