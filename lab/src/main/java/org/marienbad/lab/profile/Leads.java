package org.marienbad.lab.profile;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * How far each seat leads in a position: its mean payoff in random playouts, less the greatest mean of another seat. The lead is divided by the
 * range of payoffs, so 1 is a certain win and −1 a certain loss. Playouts know more than seats can see. Confined to one thread.
 */
final class Leads {
    /** So many playouts that the mean of a game won or lost is known to about a tenth. */
    static final int PLAYOUTS = 100;

    private final Playout playout;
    private final State state;
    private final int seats;
    private final double range;
    private final double[] payoffs;
    private final double[] sums;

    Leads(Game game) {
        GameInfo info = game.info();
        playout = new Playout(game);
        state = game.newInitialState();
        seats = info.seats();
        range = info.maxPayoff() - info.minPayoff();
        payoffs = new double[seats];
        sums = new double[seats];
    }

    /**
     * By seat the lead in {@code position}, which is left as it is.
     *
     * @param seed the same one gives the same leads
     */
    double[] of(State position, long seed) {
        SplittableRandom random = Seeds.stream(seed, "playout", 0);
        Arrays.fill(sums, 0);
        int count = position.actor() == State.TERMINAL ? 1 : PLAYOUTS;
        for (int i = 0; i < count; i++) {
            state.copyFrom(position);
            playout.run(state, random);
            state.payoffs(payoffs);
            for (int seat = 0; seat < seats; seat++) {
                sums[seat] += payoffs[seat] / count;
            }
        }
        double[] leads = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            double other = Double.NEGATIVE_INFINITY;
            for (int opponent = 0; opponent < seats; opponent++) {
                other = opponent == seat ? other : Math.max(other, sums[opponent]);
            }
            leads[seat] = seats == 1 || range == 0 ? 0 : (sums[seat] - other) / range;
        }
        return leads;
    }
}
