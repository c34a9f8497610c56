package org.marienbad.examples.decisive;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** Ends the game at once where that pays most, and else plays at random; with a chance of overlooking it. */
final class DecisivePlayer implements Player {
    private final SplittableRandom random;
    private final double oversight;
    private final double mostPayoff;
    private final int[] actions;
    private final double[] payoffs;

    DecisivePlayer(Game game, double oversight, long seed) {
        this.oversight = oversight;
        random = new SplittableRandom(seed);
        mostPayoff = game.info().maxPayoff();
        actions = new int[game.info().maxLegalActions()];
        payoffs = new double[game.info().seats()];
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        int count = view.legalActions(actions);
        boolean overlooks = random.nextDouble() < oversight;
        for (int i = 0; i < count && !overlooks && !monitor.cancelled(); i++) {
            State next = view.copy();
            next.apply(actions[i]);
            if (next.actor() == State.TERMINAL) {
                next.payoffs(payoffs);
                if (payoffs[seat] >= mostPayoff) {
                    return Decision.of(actions[i]);
                }
            }
        }
        return Decision.of(actions[Playout.index(count, random)]);
    }
}
