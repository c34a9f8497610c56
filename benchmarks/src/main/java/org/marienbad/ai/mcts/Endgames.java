package org.marienbad.ai.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** Random positions of Kalaha with 14 to 24 stones in the pits, each with the exact value of all its actions. */
final class Endgames {
    private static final int LEAST = 14;
    private static final int MOST = 24;
    private static final int STONES = 48;
    private static final int TABLE = 1 << 20;

    private final Game game;
    private final List<State> states = new ArrayList<>();
    private final List<int[]> values = new ArrayList<>();
    private final long[] keys = new long[TABLE];
    /** Lower bound in the low half, upper bound in the high half, in stones. */
    private final int[] bounds = new int[TABLE];

    private final double[] payoffs = new double[2];

    private Endgames(Game game) {
        this.game = game;
    }

    /** Positions reached by random play; none with fewer than two actions. */
    static Endgames random(Game game, int count, long seed) {
        Endgames endgames = new Endgames(game);
        SplittableRandom random = new SplittableRandom(seed);
        int[] actions = new int[game.info().maxLegalActions()];
        while (endgames.states.size() < count) {
            State state = game.newInitialState();
            int wanted = random.nextInt(LEAST, MOST + 1);
            while (state.actor() != State.TERMINAL && endgames.left(state) > wanted) {
                state.apply(actions[random.nextInt(state.legalActions(actions))]);
            }
            if (endgames.left(state) >= LEAST && state.legalActions(actions) > 1) {
                endgames.add(state);
            }
        }
        return endgames;
    }

    private int left(State state) {
        int[] scores = game.scores(state);
        return state.actor() == State.TERMINAL ? 0 : STONES - scores[0] - scores[1];
    }

    private void add(State state) {
        int[] exact = new int[game.info().actionCount()];
        int[] actions = game.legalActions(state);
        int seat = state.actor();
        for (int legalAction : actions) {
            State child = state.copy();
            child.apply(legalAction);
            exact[legalAction] = child.actor() == seat ? solve(child, -64, 64) : -solve(child, -64, 64);
            if (child.actor() == State.TERMINAL) {
                exact[legalAction] = margin(child, seat);
            }
        }
        int best = Integer.MIN_VALUE;
        for (int legalAction : actions) {
            best = Math.max(best, exact[legalAction]);
        }
        for (int action = 0; action < exact.length; action++) {
            exact[action] = best - exact[action];
        }
        states.add(state);
        values.add(exact);
    }

    private int margin(State state, int seat) {
        state.payoffs(payoffs);
        return (int) Math.rint(payoffs[seat] * STONES);
    }

    /** Fail-soft alpha-beta with a table, in stones for the actor. */
    private int solve(State state, int alpha, int beta) {
        if (state.actor() == State.TERMINAL) {
            return 0;
        }
        long key = state.hash();
        int slot = (int) (key >>> 40) & TABLE - 1;
        int low = -64;
        int high = 64;
        if (keys[slot] == key) {
            low = (short) bounds[slot];
            high = bounds[slot] >> 16;
            if (low >= beta || high <= alpha || low == high) {
                return low >= beta ? low : high;
            }
        }
        int seat = state.actor();
        int[] actions = game.legalActions(state);
        int best = -64;
        int from = Math.max(alpha, low);
        int until = Math.min(beta, high);
        for (int i = actions.length - 1; i >= 0 && best < until; i--) {
            State child = state.copy();
            child.apply(actions[i]);
            int actor = child.actor();
            int floor = Math.max(from, best);
            int value = actor == State.TERMINAL
                    ? margin(child, seat)
                    : actor == seat ? solve(child, floor, until) : -solve(child, -until, -floor);
            best = Math.max(best, value);
        }
        if (best < until) {
            high = Math.min(high, best <= from ? best : high);
        }
        if (best > from) {
            low = Math.max(low, best);
        }
        if (best > from && best < until) {
            low = best;
            high = best;
        }
        keys[slot] = key;
        bounds[slot] = high << 16 | low & 0xFFFF;
        return best;
    }

    Game game() {
        return game;
    }

    int size() {
        return states.size();
    }

    State state(int index) {
        return states.get(index);
    }

    /** How many stones worse than the best {@code action} is. */
    int loss(int index, int action) {
        return values.get(index)[action];
    }
}
