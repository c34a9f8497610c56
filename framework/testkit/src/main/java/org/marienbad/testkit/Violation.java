package org.marienbad.testkit;

import org.marienbad.framework.game.PluginGuard;

/** What a check found wrong. The message is one line, complete enough to repeat the finding by hand. */
final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 400;

    Violation(String message) {
        super(message, null, false, false);
    }

    static Violation of(String problem, Object expected, Object found) {
        return new Violation(problem + ": expected " + oneLine(expected) + ", found " + oneLine(found));
    }

    /** The violation that plugin code threw {@code thrown} unexpectedly. */
    static Violation thrown(String doing, Throwable thrown) {
        if (thrown instanceof Violation violation) {
            return violation;
        }
        StackTraceElement[] trace = thrown.getStackTrace();
        return new Violation(doing + " threw " + oneLine(thrown) + (trace.length == 0 ? "" : " at " + trace[0]));
    }

    /** This problem with the place where it was found. */
    Violation at(String place) {
        return new Violation(getMessage() + "; " + place);
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
