package org.marienbad.framework.player;

/**
 * How much a player may think about one decision; it stops at whichever limit comes first. {@link Long#MAX_VALUE} or
 * {@link Integer#MAX_VALUE} means no limit. Iterations (playouts, nodes) and depth make results repeatable, nanos bound
 * the response time.
 */
public record Budget(long iterations, int depth, long nanos) {
    public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE);

    public Budget {
        if (iterations < 1 || depth < 1 || nanos < 1) {
            throw new IllegalArgumentException("a budget's limits must be at least 1");
        }
    }

    public static Budget ofIterations(long iterations) {
        return new Budget(iterations, Integer.MAX_VALUE, Long.MAX_VALUE);
    }

    public static Budget ofDepth(int depth) {
        return new Budget(Long.MAX_VALUE, depth, Long.MAX_VALUE);
    }

    public static Budget ofMillis(long millis) {
        return new Budget(Long.MAX_VALUE, Integer.MAX_VALUE, Math.multiplyExact(millis, 1_000_000L));
    }

    /** Both limits at once. */
    public Budget and(Budget other) {
        return new Budget(
                Math.min(iterations, other.iterations), Math.min(depth, other.depth), Math.min(nanos, other.nanos));
    }

    public boolean isUnlimited() {
        return equals(UNLIMITED);
    }

    public boolean isTimed() {
        return nanos != Long.MAX_VALUE;
    }
}
