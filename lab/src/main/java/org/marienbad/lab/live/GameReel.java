package org.marienbad.lab.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.shared.PluginGuard;

/**
 * Goes through a game ply by ply while it is played, at the speed that the viewer likes. It shows the view of a
 * spectator. If the game throws or hangs, the methods that show it throw a {@link PluginFault}. Confined to one thread.
 */
public final class GameReel {
    private final WatchedGame game;
    private final PluginGuard guard;
    private final List<Integer> plies = new ArrayList<>();
    private final List<State> positions = new ArrayList<>();
    private MatchView view;

    /** @param patience how long the game may take for one thing */
    GameReel(WatchedGame game, GameSetup setup, Duration patience) {
        this.game = game;
        guard = PluginGuard.of("game " + setup.provider().id()).within(patience);
        positions.add(guard.in("newInitialState").require(setup::newState));
        view = MatchView.guarded(setup, line(), Observer.SPECTATOR, patience);
    }

    private LineOfPlay line() {
        return new LineOfPlay(positions, plies);
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

    /** The position shown now. */
    public MatchView view() {
        return view;
    }

    /** Shows one ply more; only if it {@link #hasNext}. */
    public MatchView next() {
        advance();
        return shown();
    }

    /** Shows all that has been played. */
    public MatchView latest() {
        while (hasNext()) {
            advance();
        }
        return shown();
    }

    private MatchView shown() {
        view = view.along(line());
        return view;
    }

    private void advance() {
        int action = game.ply(plies.size());
        State before = positions.get(positions.size() - 1);
        State after = guard.in("apply").require(() -> {
            State copy = before.copy();
            copy.apply(action);
            return copy;
        });
        plies.add(action);
        positions.add(after);
    }
}
