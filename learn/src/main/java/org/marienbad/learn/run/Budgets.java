package org.marienbad.learn.run;

import java.util.function.LongFunction;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.learn.feature.CpuTime;

/**
 * Positions of a decision by which both sides of the gate take about the same time.
 *
 * @param model for the new model
 * @param rival for what was there
 */
public record Budgets(int model, int rival) {
    /** Most that one side gets for each position of the other, so that the gate comes to an end. */
    static final double MOST = 8;

    private static final int WARM_UP = 100;
    private static final int DECISIONS = 60;

    /** @param cost of a position for the model, in those of its rival: the dearer side gets the usual number */
    static Budgets of(double cost) {
        double bounded = Math.max(1 / MOST, Math.min(MOST, cost));
        return new Budgets((int) Math.round(CountedSearch.EFFORT * Math.max(1, 1 / bounded)), (int)
                Math.round(CountedSearch.EFFORT * Math.max(1, bounded)));
    }

    /** By CPU time, what a position costs the one for each that it costs the other, in positions of random games. */
    static double cost(GameSetup setup, LongFunction<Player> model, LongFunction<Player> rival) {
        long[] nanos = new long[2];
        int[] codes = new int[setup.game().info().maxLegalActions()];
        // At first the code is not compiled yet.
        for (int decision = -WARM_UP; decision < DECISIONS; decision++) {
            State position = position(setup, decision, codes);
            for (int side = 0; side < 2; side++) {
                Player player = (side == 0 ? model : rival).apply(decision);
                long start = CpuTime.ofThread();
                player.choose(position.copy(), position.actor(), Budget.UNLIMITED, Monitor.NONE);
                nanos[side] += decision < 0 ? 0 : CpuTime.ofThread() - start;
                player.close();
            }
        }
        return (double) Math.max(1, nanos[0]) / Math.max(1, nanos[1]);
    }

    /** A position at some time of a random game, in which a seat is to move. */
    private static State position(GameSetup setup, int number, int[] codes) {
        var random = Seeds.stream(1, "cost", number);
        int length = new Playout(setup.game()).run(setup.drawn(number).newState(), random);
        int wanted = random.nextInt(Math.max(1, length));
        State state = setup.drawn(number).newState();
        State last = null;
        for (int ply = 0; state.actor() != State.TERMINAL && (ply <= wanted || last == null); ply++) {
            if (state.actor() == State.CHANCE) {
                state.apply(state.randomOutcome(codes, random));
                continue;
            }
            last = state.copy();
            state.apply(codes[Playout.index(state.legalActions(codes), random)]);
        }
        return last;
    }
}
