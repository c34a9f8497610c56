package org.marienbad.ai.search.deepening;

import java.util.Objects;
import org.marienbad.ai.search.LimitedBuilder;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;

/**
 * Settings of every search by iterative deepening.
 *
 * @param <B> the builder itself
 */
public abstract class DeepeningBuilder<B extends DeepeningBuilder<B>> extends LimitedBuilder<B> {
    private final Game game;
    private Evaluator evaluator;
    private int valuedActions = 1;

    /** Begins with the game's first evaluator and no limits. */
    protected DeepeningBuilder(Game game) {
        this.game = game;
        evaluator = Evaluators.named(Evaluators.SETTING.defaultValue(), game);
    }

    /** Most plies that it looks ahead. */
    public final B depth(int plies) {
        Budget limits = limits();
        return limits(limits.withDepth(plies));
    }

    /**
     * Judges the positions where the search ends: any object, or a lambda. Unless set, it is the game's first evaluator;
     * in a game that has none all seats are equal.
     */
    public final B evaluator(Evaluator leaves) {
        evaluator = Objects.requireNonNull(leaves, "evaluator");
        return self();
    }

    /** How many of the best actions get a value, 1 unless set: the others are only known to be no better (multi-PV). */
    public final B valuedActions(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("valuedActions is " + count + ", but must be at least 1");
        }
        valuedActions = count;
        return self();
    }

    /** The game to search. */
    protected final Game game() {
        return game;
    }

    /** The evaluator chosen. */
    protected final Evaluator evaluator() {
        return evaluator;
    }

    /** Iterative deepening over {@code search}, within the limits. */
    protected final IterativeDeepening deepening(DepthSearch search) {
        return deepening(search, 1);
    }

    /** The same for one of several threads, which share the iterations. */
    protected final IterativeDeepening deepening(DepthSearch search, int threads) {
        return new IterativeDeepening(game, search, limits().share(threads), valuedActions);
    }
}
