package org.marienbad.plugin;

import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/** The places at which the faulty plugins hang, or throw: methods that a system property names. */
final class Hang {
    private static final String HANG = "marienbad.test.hang";
    private static final String THROW = "marienbad.test.throw";

    private Hang() {}

    /** Does not come back, whatever it is asked to, if {@code place} is one where they hang; throws where they throw. */
    static void in(String place) {
        while (isNamed(HANG, place)) {
            LockSupport.parkNanos(100_000_000);
        }
        if (isNamed(THROW, place)) {
            throw new IllegalStateException("broken in " + place);
        }
    }

    private static boolean isNamed(String property, String place) {
        return Set.of(System.getProperty(property, "").split(",")).contains(place);
    }
}
