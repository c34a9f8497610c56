package org.marienbad.testkit;

/** Thrown by a check that cannot run here. */
final class Skip extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Skip(String reason) {
        super(reason, null, false, false);
    }
}
