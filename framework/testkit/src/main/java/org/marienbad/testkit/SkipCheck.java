package org.marienbad.testkit;

/** Thrown by a check that cannot run here. */
final class SkipCheck extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SkipCheck(String reason) {
        super(reason, null, false, false);
    }
}
