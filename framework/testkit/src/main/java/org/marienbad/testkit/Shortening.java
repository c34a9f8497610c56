package org.marienbad.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Looks for fewer plies with the same problem: those up to it, and of these as few as are needed (delta debugging:
 * Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002). Bounded: it may end early.
 */
final class Shortening {
    private static final int MOST_TRIES = 200;
    /** Counted and not timed, so that a run tells the same on every machine. */
    private static final int MOST_PLIES = 50_000;
    /** Runs of so few plies are left out from every ply on, longer ones only side by side. */
    private static final int SHORT_RUN = 4;

    private final Consumer<RandomGame> check;
    private final String kind;
    private int tries;
    private int plies;
    private RandomGame shortest;
    private String message;

    private Shortening(RandomGame line, String kind, String message, Consumer<RandomGame> check) {
        this.check = check;
        this.kind = kind;
        this.message = message;
        shortest = line;
    }

    /** {@code found} as the shortest games tell it that {@code check} finds the same wrong with. */
    static Violation of(RandomGame line, Violation found, Consumer<RandomGame> check) {
        Map<String, String> shortened = new LinkedHashMap<>();
        found.problems().forEach((kind, message) -> {
            Shortening shortening = new Shortening(line, kind, message, check);
            shortening.cutOff();
            shortening.leaveOut();
            shortened.put(kind, shortening.message);
        });
        return new Violation(shortened);
    }

    /** Finds the first ply after which the problem shows, as far as it shows from then on. */
    private void cutOff() {
        int low = 0;
        int high = shortest.length();
        while (low < high && isPatient()) {
            int middle = (low + high) / 2;
            if (isFoundWithout(middle, shortest.length())) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
    }

    private void leaveOut() {
        int before;
        do {
            before = shortest.length();
            for (int run = before / 2; run > 0; run = run > SHORT_RUN ? Math.max(SHORT_RUN, run / 2) : run - 1) {
                int step = run > SHORT_RUN ? run : 1;
                for (int first = 0; first + run <= shortest.length() && isPatient(); ) {
                    first += isFoundWithout(first, first + run) ? 0 : step;
                }
            }
        } while (shortest.length() < before && isPatient());
    }

    private boolean isPatient() {
        return tries < MOST_TRIES && plies < MOST_PLIES;
    }

    /** Whether the problem is found without the plies from {@code first} to before {@code last}; if so they are left out. */
    private boolean isFoundWithout(int first, int last) {
        tries++;
        plies += shortest.length() - (last - first);
        try {
            RandomGame shorter = shortest.without(first, last);
            if (shorter != null) {
                check.accept(shorter);
            }
            return false;
        } catch (Violation violation) {
            String told = violation.problems().get(kind);
            // A new game, as the check has used the other; a plugin that does not repeat may refuse its plies now.
            RandomGame shorter = told == null ? null : shortest.without(first, last);
            if (shorter == null) {
                return false;
            }
            message = told;
            shortest = shorter;
            return true;
        } catch (Throwable thrown) {
            if (!Violation.isPluginFault(thrown)) {
                throw thrown;
            }
            return false; // another problem
        }
    }
}
