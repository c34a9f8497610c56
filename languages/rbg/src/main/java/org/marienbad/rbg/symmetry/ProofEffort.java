package org.marienbad.rbg.symmetry;

/** Counts the steps of a proof, which has only so many. */
final class ProofEffort {
    private long left;

    /** Ends a proof that takes too long. */
    static final class SpentException extends RuntimeException {
        private static final long serialVersionUID = 1;

        SpentException() {
            super(null, null, false, false);
        }
    }

    ProofEffort(long steps) {
        left = steps;
    }

    void spend(long steps) {
        left -= steps;
        if (left < 0) {
            throw new SpentException();
        }
    }
}
