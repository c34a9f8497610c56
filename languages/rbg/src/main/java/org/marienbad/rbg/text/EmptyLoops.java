package org.marienbad.rbg.text;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.marienbad.rbg.tree.Rule;

/** Tells whether a part of the rules can be run through with switches, but without changing anything. */
final class EmptyLoops {
    private static final int CHANGE = 1;
    private static final int KEEPER = 2;
    private static final int PLAYER = 4;
    private static final int CONDITION = 8;
    private static final int SETS = 16;

    /** By part a bit for each set of the above that some way through it meets; parts that are used again have one entry. */
    private final IdentityHashMap<Rule, Integer> known = new IdentityHashMap<>();
    /** By two such lists of bits the ways of both, one after the other. */
    private final Map<Long, Integer> joined = new HashMap<>();

    /** Whether the keeper goes around for ever once it can. */
    boolean keeperStays(Rule.Star star) {
        return has(star, KEEPER) || has(star, KEEPER | CONDITION);
    }

    /** Whether players can always move without a change. Under a condition it may be another one for each of them. */
    boolean playersStay(Rule.Star star) {
        return has(star, PLAYER) || has(star, PLAYER | KEEPER);
    }

    private boolean has(Rule.Star star, int set) {
        return (ways(star.body()) >> set & 1) != 0;
    }

    private int ways(Rule rule) {
        Integer before = known.get(rule);
        if (before != null) {
            return before;
        }
        int ways = waysOf(rule);
        known.put(rule, ways);
        return ways;
    }

    private int waysOf(Rule rule) {
        if (rule instanceof Rule.Sum sum) {
            return sum.alternatives().stream().mapToInt(this::ways).reduce(0, (a, b) -> a | b);
        } else if (rule instanceof Rule.Sequence sequence) {
            return sequence.parts().stream().mapToInt(this::ways).reduce(1, this::both);
        } else if (rule instanceof Rule.Star star) {
            return closure(ways(star.body()));
        } else if (rule instanceof Rule.Put || rule instanceof Rule.Assign) {
            return 1 << CHANGE;
        } else if (rule instanceof Rule.Switch end) {
            return 1 << (end.player() == Rule.Switch.KEEPER ? KEEPER : PLAYER);
        } else if (rule instanceof Rule.On on && on.pieces().isEmpty()) {
            return 0;
        }
        boolean asks = rule instanceof Rule.On || rule instanceof Rule.Check || rule instanceof Rule.Compare;
        return asks ? 1 << CONDITION : 1;
    }

    private int closure(int body) {
        int ways = 1;
        for (int more = ways | body; more != ways; more = ways | both(ways, body)) {
            ways = more;
        }
        return ways;
    }

    private int both(int first, int second) {
        return joined.computeIfAbsent((long) first << SETS | second, key -> {
            int ways = 0;
            for (int a = 0; a < SETS; a++) {
                for (int b = 0; b < SETS; b++) {
                    ways |= (first >> a & second >> b & 1) << (a | b);
                }
            }
            return ways;
        });
    }
}
