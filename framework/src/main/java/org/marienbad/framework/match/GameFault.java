package org.marienbad.framework.match;

import java.util.Arrays;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.PluginFault;

/** A game that breaks its contract: it throws, hangs, or does not end. Not the fault of any player. */
public final class GameFault extends PluginFault {
    private static final long serialVersionUID = 1L;
    private static final double ROUNDING = 1e-9;

    public GameFault(String message, Throwable cause) {
        super(message, cause);
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
