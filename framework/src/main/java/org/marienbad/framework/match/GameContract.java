package org.marienbad.framework.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.shared.PluginGuard;

/** The faults of games that break their contract in the course of a match, which are not those of any player. */
final class GameContract {
    private static final double ROUNDING = 1e-9;
    /** The last plies before a fault are told, so many at most. */
    private static final int MOST_SHOWN = 250;

    private GameContract() {}

    /** Guards the calls of the game of {@code setup}, each of which may take {@code patience}, and none after one has hung. */
    static PluginGuard guard(GameSetup setup, Duration patience) {
        String game = setup.provider().id();
        PluginGuard guard = PluginGuard.of(game).remembering(new ConcurrentHashMap<>(), game);
        return patience.equals(Session.TRUSTED) ? guard : guard.within(patience);
    }

    /** The fault of a game that threw {@code thrown} after {@code plies} from its start. */
    static PluginFault after(GameSetup setup, List<Integer> plies, Throwable thrown) {
        return new PluginFault(
                setup.provider().id() + " failed at ply " + (plies.size() + 1) + ": " + PluginFault.describe(thrown)
                        + (plies.isEmpty() ? "" : "; plies before it: " + told(setup, plies)),
                thrown);
    }

    /** The fault of a game that goes on after as many plies as it declares. */
    static PluginFault endless(GameSetup setup, int plies) {
        return new PluginFault(setup.provider().id() + " did not end within the " + plies + " plies it declared", null);
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
     * @throws PluginFault naming them
     */
    static void requirePayoffs(String gameId, GameInfo info, double[] payoffs) {
        double margin = ROUNDING * Math.max(1, info.maxPayoff() - info.minPayoff());
        for (double payoff : payoffs) {
            // Written so that NaN is refused as well.
            if (!(payoff >= info.minPayoff() - margin && payoff <= info.maxPayoff() + margin)) {
                throw new PluginFault(
                        gameId + " pays " + Arrays.toString(payoffs) + ", but declares payoffs from " + info.minPayoff()
                                + " to " + info.maxPayoff(),
                        null);
            }
        }
    }
}
