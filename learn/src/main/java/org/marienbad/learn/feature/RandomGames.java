package org.marienbad.learn.feature;

import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** The positions of random games, the same ones every time. */
final class RandomGames {
    private RandomGames() {}

    /** Shows positions that are not terminal, of one random game after the other, until {@code looker} has seen enough. */
    static void walk(Game game, String purpose, int games, Predicate<State> looker) {
        GameInfo info = game.info();
        int[] buffer = new int[info.maxLegalActions()];
        for (int i = 0; i < games; i++) {
            SplittableRandom random = Seeds.stream(0, purpose, i);
            State state = game.newInitialState();
            for (int ply = 0; ply < info.maxPlies() && state.actor() != State.TERMINAL; ply++) {
                if (!looker.test(state)) {
                    return;
                }
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(buffer, random)
                                : state.randomAction(buffer, random));
            }
        }
    }
}
