package org.marienbad.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.shared.PluginGuard;

/** A fault that a check found. The message is a line a problem, each complete enough to repeat the finding by hand. */
final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 400;

    /** The messages, by what tells one kind of problem from another. */
    private final transient Map<String, String> problems;

    Violation(String message) {
        this(kind(message), message);
    }

    private Violation(String kind, String message) {
        this(Map.of(kind, message));
    }

    /** Several at once: their messages, by what tells one kind from another. */
    Violation(Map<String, String> problems) {
        super(String.join("\n", problems.values()), null, false, false);
        this.problems = new LinkedHashMap<>(problems);
    }

    static Violation of(String problem, Object expected, Object found) {
        return new Violation(kind(problem), problem + ": expected " + oneLine(expected) + ", found " + oneLine(found));
    }

    /** The same problem of another action or another number is not another problem. */
    private static String kind(String problem) {
        return problem.replaceAll("'[^']*'|-?\\d+", "#");
    }

    /** The violation that plugin code threw {@code thrown} unexpectedly. */
    static Violation thrown(String doing, Throwable thrown) {
        if (thrown instanceof Violation violation) {
            return violation;
        }
        StackTraceElement[] trace = thrown.getStackTrace();
        String where = trace.length == 0 ? "" : " at " + trace[0];
        return new Violation(
                doing + " threw " + thrown.getClass().getName() + where,
                doing + " threw " + oneLine(PluginFault.describe(thrown)));
    }

    /** This problem with the place where it was found. */
    Violation at(String place) {
        Map<String, String> placed = new LinkedHashMap<>();
        problems.forEach((kind, message) -> placed.put(kind, message + "; " + place));
        return new Violation(placed);
    }

    /** This problem as another one than those that are alike but not about {@code what}. */
    Violation about(String what) {
        Map<String, String> named = new LinkedHashMap<>();
        problems.forEach((kind, message) -> named.put(kind + " about " + what, message));
        return new Violation(named);
    }

    Map<String, String> problems() {
        return problems;
    }

    /** The text form of {@code value} without line breaks, shortened. */
    static String oneLine(Object value) {
        String line = String.valueOf(value).strip().replaceAll("\\s*\\R\\s*", " / ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }

    /** Whether {@code thrown} may be blamed on a plugin rather than on the machine. */
    static boolean isPluginFault(Throwable thrown) {
        return PluginGuard.isFault(thrown) || thrown instanceof OutOfMemoryError;
    }
}
