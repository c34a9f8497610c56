package org.marienbad.framework.game;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A plugin that breaks its contract: it throws, hangs or returns nothing, or a game does not end or pays what it does not
 * declare. The message is one line that names the plugin and the method or the ply.
 */
public final class PluginFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Name under which calls that would end the process are not found when a plugin jar makes them. */
    public static final String FORBIDDEN_CALL = "endsTheProcess";

    /** Loaders of the JDK and the class path, as traces name them. */
    private static final Set<String> OWN_LOADERS = Set.of("app", "platform");

    /** Causes may go round in a circle. */
    private static final int MOST_CAUSES = 50;

    public PluginFault(String message, Throwable cause) {
        super(message, cause);
    }

    /** Whether the plugin did not answer in time. */
    public boolean isHang() {
        return getCause() instanceof TimeoutException;
    }

    /**
     * One line on a failure: exception, message, class and line of the code that failed, and the plugin jar if it was one. The
     * innermost frame of a jar is named, else the innermost one outside the JDK.
     */
    public static String describe(Throwable thrown) {
        if (thrown instanceof PluginFault known) {
            return known.getMessage();
        }
        Throwable cause =
                causes(thrown).filter(PluginFault::isRaisedByJar).findFirst().orElse(thrown);
        boolean ends = cause instanceof NoSuchMethodError
                && String.valueOf(cause.getMessage()).contains(FORBIDDEN_CALL);
        String what = ends
                ? "a call of System.exit or Runtime.halt, which a plugin must not make,"
                : cause.toString().strip().replaceAll("\\s*\\R\\s*", " / ");
        return what + place(cause).map(frame -> " at " + frame).orElse("");
    }

    /** Whether code of a plugin jar was running when {@code thrown} was thrown, or one of its causes. */
    public static boolean isOfJar(Throwable thrown) {
        return causes(thrown).anyMatch(PluginFault::isRaisedByJar);
    }

    private static Stream<Throwable> causes(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
                .limit(MOST_CAUSES);
    }

    private static boolean isRaisedByJar(Throwable cause) {
        return frame(cause, PluginFault::isOfJar).isPresent();
    }

    private static Optional<StackTraceElement> place(Throwable thrown) {
        return frame(thrown, PluginFault::isOfJar)
                .or(() -> frame(
                        thrown,
                        frame -> frame.getModuleName() == null
                                || !frame.getModuleName().matches("(java|jdk)\\..*")));
    }

    private static Optional<StackTraceElement> frame(Throwable thrown, Predicate<StackTraceElement> which) {
        return Arrays.stream(thrown.getStackTrace()).filter(which).findFirst();
    }

    /** The loader of a plugin jar has the name of the jar, which a frame begins with when it is printed. */
    private static boolean isOfJar(StackTraceElement frame) {
        return frame.getClassLoaderName() != null && !OWN_LOADERS.contains(frame.getClassLoaderName());
    }
}
