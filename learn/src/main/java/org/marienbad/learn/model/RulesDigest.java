package org.marienbad.learn.model;

import java.util.HexFormat;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * By what a model knows its game: a hash of who may do what in random games, and of what they end with. Games with other rules
 * differ in it; options that only change the looks do not matter, nor does how positions are stored.
 */
final class RulesDigest {
    private static final int GAMES = 12;
    private static final int MOST_PLIES = 1500;

    private RulesDigest() {}

    /** In hexadecimal digits. */
    static String of(Game game) {
        int[] buffer = new int[game.info().maxLegalActions()];
        double[] payoffs = new double[game.info().seats()];
        long hash = Seeds.mix(game.info().seats());
        int plies = 0;
        for (int i = 0; i < GAMES && plies < MOST_PLIES; i++) {
            SplittableRandom random = Seeds.stream(0, "rules", i);
            State state = game.newInitialState();
            for (; state.actor() != State.TERMINAL && plies < MOST_PLIES; plies++) {
                int actor = state.actor();
                int count = state.legalActions(buffer);
                hash = Seeds.mix(hash ^ actor);
                for (int k = 0; k < count; k++) {
                    hash = Seeds.mix(hash ^ buffer[k]);
                }
                state.apply(
                        actor == State.CHANCE
                                ? Chance.sample(state, buffer, count, random)
                                : buffer[Playout.index(count, random)]);
            }
            if (state.actor() == State.TERMINAL) {
                state.payoffs(payoffs);
                for (double payoff : payoffs) {
                    hash = Seeds.mix(hash ^ Double.doubleToLongBits(payoff + 0.0));
                }
            }
        }
        return HexFormat.of().toHexDigits(hash);
    }
}
