package org.marienbad.ai.solver;

import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;

/** Games small enough to be solved while somebody waits, solved once. */
final class SmallGames {
    /** Few enough to take no time, enough to see that a game is far too large. */
    private static final int PLAYOUTS = 64;

    /** The solution of a game; null in the reference means that it is too large. */
    private static final Map<Game, SoftReference<Solved>> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private static final SoftReference<Solved> TOO_LARGE = new SoftReference<>(null);

    private SmallGames() {}

    /**
     * The game, solved from every starter on; empty if it is too large, or the thread is interrupted. It must be one that can
     * be solved at all.
     */
    static Optional<Solved> solve(Game game) {
        SoftReference<Solved> known = KNOWN.get(game);
        if (known == TOO_LARGE) {
            return Optional.empty();
        }
        Solved solved = known == null ? null : known.get();
        if (solved == null) {
            solved = compute(game, Retrograde.SMALL, true);
            if (solved == null && Thread.currentThread().isInterrupted()) {
                return Optional.empty(); // given up, which tells nothing of its size
            }
            KNOWN.put(game, solved == null ? TOO_LARGE : new SoftReference<>(solved));
        }
        return Optional.ofNullable(solved);
    }

    /** The same with another limit, or with all symmetric positions apart; solved anew. */
    static Optional<Solved> solve(Game game, int limit, boolean symmetric) {
        return limit == Retrograde.SMALL && symmetric
                ? solve(game)
                : Optional.ofNullable(compute(game, limit, symmetric));
    }

    private static Solved compute(Game game, int limit, boolean symmetric) {
        State start = game.newInitialState();
        int alike = symmetric && game instanceof Symmetries symmetries ? symmetries.symmetries() + 1 : 1;
        if (SizeEstimate.atLeast(game, start, PLAYOUTS) / alike > limit) {
            return null;
        }
        PositionGraph.GrowthLimit small = (graph, more) ->
                graph.size() <= limit && !Thread.currentThread().isInterrupted();
        PositionGraph graph = new PositionGraph(game, symmetric);
        boolean whole = graph.grow(start, small);
        if (game.info().has(GameInfo.Trait.ANY_STARTER)) {
            whole = whole && graph.grow(game.newInitialState(1), small);
        }
        return whole ? RetrogradeAnalysis.solve(graph) : null;
    }
}
