package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.State;

/** A game that breaks its contract: it throws, hangs, or does not end. Not the fault of any player. */
public final class GameFault extends PluginFault {
    private static final long serialVersionUID = 1L;
    private static final double ROUNDING = 1e-9;
    /** The last plies before a fault are told, so many at most. */
    private static final int MOST_SHOWN = 250;

    public GameFault(String message, Throwable cause) {
        super(message, cause);
    }

    /** The fault of a game that threw {@code thrown} after {@code plies} from its start. */
    static GameFault after(GameSetup setup, List<Integer> plies, Throwable thrown) {
        return new GameFault(
                message(setup.provider().id(), plies.size() + 1, thrown)
                        + (plies.isEmpty() ? "" : "; plies before it: " + told(setup, plies)),
                thrown);
    }

    /** One line on a game that threw {@code thrown} at the ply of this number, from 1. */
    static String message(String gameId, int ply, Throwable thrown) {
        return gameId + " failed at ply " + ply + ": " + PluginFault.describe(thrown);
    }

    /** Plies in notation, as far as the game writes them; as numbers from there on. */
    private static String told(GameSetup setup, List<Integer> plies) {
        StringJoiner told = new StringJoiner(" ");
        State[] state = new State[1];
        PluginGuard.run(() -> state[0] = setup.newState(), broken -> {});
        int skipped = Math.max(0, plies.size() - MOST_SHOWN);
        if (skipped > 0) {
            told.add("…");
        }
        for (int i = 0; i < plies.size(); i++) {
            int action = plies.get(i);
            String[] notation = {"#" + action};
            if (state[0] != null) {
                PluginGuard.run(
                        () -> {
                            notation[0] = setup.game().action(state[0], action).notation();
                            state[0].apply(action);
                        },
                        broken -> state[0] = null);
            }
            if (i >= skipped) {
                told.add(notation[0]);
            }
        }
        return told.toString();
    }

    /**
     * Refuses payoffs that nobody could compare: those not finite or out of the declared range.
     *
     * @throws GameFault naming them
     */
    static void requirePayoffs(String gameId, GameInfo info, double[] payoffs) {
        double margin = ROUNDING * Math.max(1, info.maxPayoff() - info.minPayoff());
        for (double payoff : payoffs) {
            // Written so that NaN is refused as well.
            if (!(payoff >= info.minPayoff() - margin && payoff <= info.maxPayoff() + margin)) {
                throw new GameFault(
                        gameId + " pays " + Arrays.toString(payoffs) + ", but declares payoffs from " + info.minPayoff()
                                + " to " + info.maxPayoff(),
                        null);
            }
        }
    }
}
