package org.marienbad.ai.provider;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.State;

/** Whether the secrets of a game end before the game does. No game declares it, so random games are asked. */
final class OpenPositions {
    /** If secrets end, they do so in nearly every game. */
    private static final int GAMES = 20;

    private OpenPositions() {}

    /** Whether some seat decides, in one of a few random games, when nothing is hidden. */
    static boolean occur(Game game) {
        int[] actions = new int[game.info().maxLegalActions()];
        for (int seed = 0; seed < GAMES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            State state = game.newInitialState();
            for (int actor = state.actor(); actor != State.TERMINAL; actor = state.actor()) {
                if (actor == State.CHANCE) {
                    state.apply(state.randomOutcome(actions, random));
                    continue;
                }
                if (!ImperfectInformationState.hides(state)) {
                    return true;
                }
                state.apply(state.randomAction(actions, random));
            }
        }
        return false;
    }
}
