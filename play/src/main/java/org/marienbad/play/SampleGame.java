package org.marienbad.play;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;

/** Shows a game to somebody who has not played it yet. */
public final class SampleGame {
    /** The first game of this seed: every gallery shows the same. */
    private static final long SEED = 1;
    /** Longer games are shown early on. */
    private static final int MOST_PLIES = 400;
    /** How much of the game has been played: the board is neither full nor empty. */
    private static final double PART = .4;

    private SampleGame() {}

    /**
     * A position in the middle of a random game of {@code setup}, as spectators see it; always the same. The game is
     * called in the caller's thread.
     */
    public static MatchView middle(GameSetup setup) {
        GameSetup drawn = setup.drawn(SEED);
        State state = drawn.newState();
        int[] buffer = new int[drawn.game().info().maxLegalActions()];
        SplittableRandom random = Seeds.stream(SEED, "sample", 0);
        List<Integer> plies = new ArrayList<>();
        while (plies.size() < MOST_PLIES && state.actor() != State.TERMINAL) {
            int ply = state.actor() == State.CHANCE
                    ? state.randomOutcome(buffer, random)
                    : state.randomAction(buffer, random);
            state.apply(ply);
            plies.add(ply);
        }
        List<Integer> shown = plies.subList(0, (int) (PART * plies.size()));
        MatchView view = MatchView.of(drawn, shown, Observer.SPECTATOR);
        // Where chance is about to decide there may be little to see.
        for (int more = shown.size() + 1; view.actor() == State.CHANCE && more < plies.size(); more++) {
            view = MatchView.of(drawn, plies.subList(0, more), Observer.SPECTATOR);
        }
        return view;
    }
}
