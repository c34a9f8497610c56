package org.marienbad.cli.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.player.Budget;

/** The limits of a decision as a request gives them. */
final class BudgetJson {
    /** The entries of a budget, as {@code hello} tells them. */
    static final List<String> FIELDS = List.of("iterations", "depth", "millis", "cpuMillis", "clock");

    private static final long MAX_LIMIT = 1_000_000_000_000L;
    private static final long LONGEST_MILLIS = Duration.ofDays(366).toMillis();
    private static final int MOST_PLIES = 1_000_000;
    /** Decisions to go where a request does not say. */
    private static final int USUAL_PLIES = 30;

    private BudgetJson() {}

    /**
     * The limits in field {@code budget}, none where there are none.
     *
     * @param seats how many a clock must tell of
     * @param seat the one that is to decide
     */
    static Budget read(Request choose, int seats, int seat) {
        Request request = choose.object("budget", FIELDS);
        Budget budget = Budget.UNLIMITED;
        if (request.has("iterations")) {
            budget = budget.and(Budget.ofIterations(request.getLong("iterations", 1, MAX_LIMIT, 1)));
        }
        if (request.has("depth")) {
            budget = budget.and(Budget.ofDepth((int) request.getLong("depth", 1, Integer.MAX_VALUE, 1)));
        }
        if (request.has("millis")) {
            budget = budget.and(Budget.ofMillis(request.getLong("millis", 1, MAX_LIMIT, 1)));
        }
        if (request.has("clock")) {
            budget = budget.and(clock(request, seats, seat));
        }
        return budget;
    }

    /** The limit of CPU time in field {@code budget}. */
    static Optional<Duration> cpuTime(Request choose) {
        Request request = choose.object("budget", FIELDS);
        return request.has("cpuMillis")
                ? Optional.of(Duration.ofMillis(request.getLong("cpuMillis", 1, MAX_LIMIT, 1)))
                : Optional.empty();
    }

    private static Budget clock(Request budget, int seats, int seat) {
        Request clock = budget.object("clock", List.of("remaining", "increment", "pliesToGo"));
        List<Long> remaining = clock.wholes("remaining", 0, LONGEST_MILLIS);
        if (remaining.size() != seats) {
            throw clock.wrong("remaining", "a list of " + seats + " numbers of milliseconds, one a seat");
        }
        return Budget.clock(
                new Budget.Clock(
                        remaining.stream().map(Duration::ofMillis).toList(),
                        Duration.ofMillis(clock.getLong("increment", 0, LONGEST_MILLIS, 0)),
                        (int) clock.getLong("pliesToGo", 1, MOST_PLIES, USUAL_PLIES)),
                seat);
    }
}
