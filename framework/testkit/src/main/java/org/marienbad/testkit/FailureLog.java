package org.marienbad.testkit;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntSupplier;

/**
 * The failures of a run so far. A fault that shows everywhere is reported a few times, not a hundred. Checks whose
 * prerequisite failed are skipped, so that the one real problem stands out.
 */
final class FailureLog {
    private static final int MOST_FAILURES = 3;

    private final Map<String, Integer> failures = new HashMap<>();
    /** By check: the problems told so far, and of which subject first. */
    private final Map<String, Map<String, String>> told = new HashMap<>();

    private final Map<String, Set<String>> broken = new HashMap<>();

    boolean hasFailures() {
        return !failures.isEmpty();
    }

    /**
     * Runs a check.
     *
     * @param needs the checks of {@code subject} without which this one makes no sense
     */
    int run(String check, String subject, Set<String> needs, IntSupplier body) {
        Set<String> before = broken.computeIfAbsent(subject, none -> new TreeSet<>());
        for (String need : needs) {
            if (before.contains(need)) {
                throw new SkipCheck("makes no sense while '" + need + "' fails");
            }
        }
        boolean failed = true;
        try {
            if (failures.getOrDefault(check, 0) >= MOST_FAILURES) {
                throw new SkipCheck("failed in " + MOST_FAILURES + " cases already");
            }
            int tested = body.getAsInt();
            failed = false;
            return tested;
        } catch (SkipCheck skip) {
            throw skip;
        } catch (RuntimeException | Error thrown) {
            failures.merge(check, 1, Integer::sum);
            if (Violation.isPluginFault(thrown)) {
                requireNews(check, subject, Violation.thrown("the plugin", thrown));
            }
            throw thrown;
        } finally {
            if (failed) {
                before.add(check);
            }
        }
    }

    /** Skips failures that another subject has reported. */
    private void requireNews(String check, String subject, Violation violation) {
        Map<String, String> known = told.computeIfAbsent(check, none -> new HashMap<>());
        Set<String> kinds = violation.problems().keySet();
        if (known.keySet().containsAll(kinds)) {
            throw new SkipCheck("fails as for " + known.get(kinds.iterator().next()));
        }
        kinds.forEach(kind -> known.putIfAbsent(kind, subject));
    }
}
