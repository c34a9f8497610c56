package org.marienbad.ai.montecarlo;

/** Every action in turn: flat Monte Carlo. */
public final class UniformAllocation implements PlayoutAllocation {
    @Override
    public void spend(Playouts playouts, long total) {
        int next = 0;
        for (long spent = 0; spent < total && playouts.play(next); spent++) {
            next = next + 1 == playouts.count() ? 0 : next + 1;
        }
    }
}
