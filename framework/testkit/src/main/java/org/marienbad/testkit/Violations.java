package org.marienbad.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The faults that a check has found so far, each kind of problem once. An author wants to see all of them in one run.
 */
final class Violations {
    private static final int MOST = 10;

    private final Map<String, String> problems = new LinkedHashMap<>();

    /** Runs a part of a check; what it finds is kept, so that the other parts run, too. */
    void collect(Runnable part) {
        try {
            part.run();
        } catch (Violation violation) {
            add(violation);
        }
    }

    void add(Violation violation) {
        add(violation, () -> "");
    }

    /** Adds {@code violation}; {@code place} is where it was found, asked for only if the problem is a new one. */
    void add(Violation violation, Supplier<String> place) {
        if (isNew(violation)) {
            String found = place.get();
            Violation placed = found.isEmpty() ? violation : violation.at(found);
            placed.problems().forEach(problems::putIfAbsent);
        }
    }

    /** Whether {@code violation} would be kept. */
    boolean isNew(Violation violation) {
        return !isFull() && !problems.keySet().containsAll(violation.problems().keySet());
    }

    /** Whether more problems would not help anybody. */
    boolean isFull() {
        return problems.size() >= MOST;
    }

    /** Throws all that was found as one violation, if there is something. */
    void throwIfAny() {
        if (!problems.isEmpty()) {
            throw new Violation(problems);
        }
    }
}
