package org.marienbad.lab.live;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;

/**
 * Goes through a game that is being played ply by ply, as fast or slow as who watches likes; what is shown is what a
 * spectator may know. The game is called in the caller's thread. Confined to one thread.
 */
public final class GameReel {
    private final WatchedGame game;
    private final GameSetup setup;
    private final List<Integer> plies = new ArrayList<>();
    private final List<State> positions = new ArrayList<>();

    GameReel(WatchedGame game, GameSetup setup) {
        this.game = game;
        this.setup = setup;
        positions.add(setup.newState());
    }

    public WatchedGame game() {
        return game;
    }

    /** Whether a ply has been played that is not shown yet. */
    public boolean hasNext() {
        return plies.size() < game.length();
    }

    /** Whether all is shown, and nothing more will come. */
    public boolean isAtEnd() {
        return game.isOver() && !hasNext();
    }

    /** How many plies have been played, but are not shown yet. */
    int lag() {
        return game.length() - plies.size();
    }

    /** What is shown now. */
    public MatchView view() {
        return MatchView.of(setup, new LineOfPlay(positions, plies), Observer.SPECTATOR);
    }

    /** Shows one ply more; only if it {@link #hasNext}. */
    public MatchView next() {
        advance();
        return view();
    }

    /** Shows all that has been played. */
    public MatchView latest() {
        while (hasNext()) {
            advance();
        }
        return view();
    }

    private void advance() {
        int action = game.ply(plies.size());
        State after = positions.get(positions.size() - 1).copy();
        after.apply(action);
        plies.add(action);
        positions.add(after);
    }
}
