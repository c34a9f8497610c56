package {{package}};

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/**
 * A bandit at the root: each iteration tries one action and plays on at random. It tries actions with a high mean payoff
 * more often, by UCB1 (Auer, Cesa-Bianchi and Fischer, 2002).
 *
 * <p>Only {@code choose} must be written. {@code begin}, {@code observe}, {@code end} and {@code close} tell a player the whole
 * match. In {@code ponder} it may think while others are to move.
 */
final class {{Name}}Player implements Player {
    private final Budget limits;
    private final double exploration;
    /** All randomness comes from the seed, so that a match can be repeated. */
    private final SplittableRandom random;

    private final Playout playout;
    private final int seats;
    private final int[] actions;
    private final int[] visits;
    private final double[][] sums;
    private final double[] payoffs;

    {{Name}}Player(Game game, Budget limits, double exploration, long seed) {
        GameInfo info = game.info();
        this.limits = limits;
        // In parts of the payoffs there are, so that one number suits all games.
        this.exploration = exploration * (info.maxPayoff() - info.minPayoff());
        random = new SplittableRandom(seed);
        playout = new Playout(game);
        seats = info.seats();
        actions = new int[info.maxLegalActions()];
        visits = new int[info.maxLegalActions()];
        sums = new double[info.maxLegalActions()][seats];
        payoffs = new double[seats];
    }

    /** Stays within {@code budget}, and returns at most 50 ms after {@code monitor} says so. */
    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        long begin = System.nanoTime();
        Budget allowed = thinking(limits.and(budget));
        int count = view.legalActions(actions);
        for (int i = 0; i < count; i++) {
            visits[i] = 0;
            Arrays.fill(sums[i], 0);
        }
        State state = view.copy();
        int iterations = 0;
        // With a single action there is nothing to think about.
        while (count > 1
                && iterations < allowed.iterations()
                && System.nanoTime() - begin < allowed.nanos()
                && !monitor.cancelled()) {
            int tried = next(count, iterations, seat);
            state.copyFrom(view);
            state.apply(actions[tried]);
            playout.run(state, random);
            state.payoffs(payoffs);
            for (int i = 0; i < seats; i++) {
                sums[tried][i] += payoffs[i];
            }
            visits[tried]++;
            iterations++;
        }
        List<ActionValue> lines = lines(count);
        int best = lines.isEmpty() ? actions[0] : lines.get(0).action();
        return new Decision(best, lines, iterations, 1, System.nanoTime() - begin);
    }

    /** One second where nobody says how long. */
    private static Budget thinking(Budget given) {
        boolean endless = given.iterations() == Long.MAX_VALUE && !given.isTimed();
        return endless ? given.and(Budget.ofMillis(1000)) : given;
    }

    /** The action to try: each once, then the one with the greatest upper confidence bound. */
    private int next(int count, int iterations, int seat) {
        if (iterations < count) {
            return iterations;
        }
        int best = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double bound = sums[i][seat] / visits[i] + exploration * Math.sqrt(Math.log(iterations) / visits[i]);
            if (bound > greatest) {
                greatest = bound;
                best = i;
            }
        }
        return best;
    }

    /** The values of the actions tried, the one tried most first. For hints and analyses; may be left out. */
    private List<ActionValue> lines(int count) {
        List<ActionValue> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (visits[i] > 0) {
                double[] means = new double[seats];
                for (int seat = 0; seat < seats; seat++) {
                    means[seat] = sums[i][seat] / visits[i];
                }
                lines.add(new ActionValue(actions[i], visits[i], means, false, new int[0]));
            }
        }
        lines.sort((one, other) -> Long.compare(other.visits(), one.visits()));
        return lines;
    }
}
