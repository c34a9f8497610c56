package org.marienbad.cli.option;

import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.player.Budget;
import picocli.CommandLine.Option;

/** How long all players may think about a decision. */
public final class LimitOptions {
    private static final long MAX_LIMIT = 1_000_000_000_000L;

    @Option(names = "--iterations", paramLabel = "N", description = "Playouts or nodes per decision, for all players.")
    private Long iterations;

    @Option(names = "--depth", paramLabel = "N", description = "Plies to look ahead, for all players.")
    private Long depth;

    @Option(names = "--millis", paramLabel = "N", description = "Milliseconds per decision, for all players.")
    private Long millis;

    /** As given, or null. */
    public Long iterations() {
        return iterations;
    }

    /** As given, or null. */
    public Long depth() {
        return depth;
    }

    /** As given, or null. */
    public Long millis() {
        return millis;
    }

    /** The limits given, over and above the players' own. */
    Budget budget() {
        Budget budget = Budget.UNLIMITED;
        if (iterations != null) {
            budget = budget.and(Budget.ofIterations(positive("--iterations", iterations)));
        }
        if (depth != null) {
            budget = budget.and(Budget.ofDepth((int) Math.min(Integer.MAX_VALUE, positive("--depth", depth))));
        }
        if (millis != null) {
            budget = budget.and(Budget.ofMillis(positive("--millis", millis)));
        }
        return budget;
    }

    private static long positive(String name, long given) {
        if (given < 1 || given > MAX_LIMIT) {
            throw new BadInput(name + " " + given + " is not allowed; allowed: a whole number from 1 to " + MAX_LIMIT);
        }
        return given;
    }
}
