package org.marienbad.ai.search;

import java.util.Objects;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;

/**
 * Limits of every search, over and above those of its caller. Without any
 * limit, here or there, a search thinks for one second, unless its builder says otherwise.
 *
 * @param <B> the builder itself
 */
public abstract class LimitedBuilder<B extends LimitedBuilder<B>> {
    private Budget limits = Budget.UNLIMITED;

    /** This builder. */
    protected abstract B self();

    /** Most iterations of one search, 1 or more: playouts, or nodes, that is actions played by it. */
    public final B iterations(long most) {
        return limits(limits.withIterations(most));
    }

    /** Longest time of one search in milliseconds, 1 or more. */
    public final B millis(long most) {
        return limits(limits.withNanos(Budget.ofMillis(most).nanos()));
    }

    /** All limits at once, in place of those before; {@link BudgetSettings#limits} gives those of a player's settings. */
    public final B limits(Budget all) {
        limits = Objects.requireNonNull(all, "limits");
        return self();
    }

    /** The limits so far. */
    public final Budget limits() {
        return limits;
    }
}
