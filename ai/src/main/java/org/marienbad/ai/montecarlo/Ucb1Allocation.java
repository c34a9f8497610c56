package org.marienbad.ai.montecarlo;

/**
 * UCB1 takes the action with the greatest {@code mean(a) + sqrt(2 ln N / n(a))}, each action once first. Here n(a) is
 * the number of its playouts and N that of all. In the end the action with the most playouts is played.
 *
 * <p>Auer, Cesa-Bianchi and Fischer: Finite-time Analysis of the Multiarmed Bandit Problem (2002).
 */
public final class Ucb1Allocation implements PlayoutAllocation {
    @Override
    public void spend(Playouts playouts, long total) {
        for (long spent = 0; spent < total && playouts.play(next(playouts, spent)); spent++) {}
    }

    private static int next(Playouts playouts, long spent) {
        if (spent < playouts.count()) {
            return (int) spent;
        }
        double twice = 2 * Math.log((double) spent);
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = 0;
        for (int i = 0; i < playouts.count(); i++) {
            double bound = playouts.mean(i) + Math.sqrt(twice / playouts.visits(i));
            if (bound > highest) {
                highest = bound;
                chosen = i;
            }
        }
        return chosen;
    }

    @Override
    public double score(Playouts playouts, int index) {
        int visits = playouts.visits(index);
        return visits == 0
                ? Double.POSITIVE_INFINITY
                : playouts.mean(index) + Math.sqrt(2 * Math.log((double) playouts.played()) / visits);
    }

    /** The mean, the root of 2, N and n(a). */
    @Override
    public double[] parts(Playouts playouts, int index) {
        return new double[] {playouts.mean(index), Math.sqrt(2), playouts.played(), playouts.visits(index)};
    }

    @Override
    public String formula() {
        return "ucb1";
    }

    @Override
    public double rank(Playouts playouts, int index) {
        return playouts.visits(index);
    }
}
