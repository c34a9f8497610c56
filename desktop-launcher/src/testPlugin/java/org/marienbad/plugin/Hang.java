package org.marienbad.plugin;

import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/** Where the hanging plugins hang: in the methods that the system property {@value #PROPERTY} names. */
final class Hang {
    private static final String PROPERTY = "marienbad.test.hang";

    private Hang() {}

    /** Does not come back, whatever it is asked to, if {@code place} is one where they hang. */
    static void in(String place) {
        while (Set.of(System.getProperty(PROPERTY, "").split(",")).contains(place)) {
            LockSupport.parkNanos(100_000_000);
        }
    }
}
