package org.marienbad.play;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.text.Text;

/** A position that a player is asked about, and what people read of its answer. Immutable. */
public final class Consultation {
    private final Game game;
    private final State state;
    /** What the seat to move has seen; null for a position that nobody played. */
    private final MatchView seen;

    private Consultation(Game game, State state, MatchView seen) {
        this.game = game;
        this.state = state;
        this.seen = seen;
    }

    /**
     * What the seat to move knows of the position of {@code view}; the rest is guessed, from nothing but what it knows.
     *
     * @throws IllegalArgumentException if the observer of {@code view} may not know what that seat can do
     */
    public static Consultation of(MatchView view) {
        if (!view.seesActor()) {
            throw new IllegalArgumentException(view.observer() + " may not ask for " + view.actor());
        }
        MatchView own = view.as(Observer.seat(view.actor()));
        return new Consultation(view.setup().game(), own.determinized(), own);
    }

    /** A position as it is, for the analysis of what everybody may know. */
    public static Consultation of(Game game, State state) {
        return new Consultation(game, state.copy(), null);
    }

    /** The seat to move. */
    public int actor() {
        return state.actor();
    }

    /** What {@code player} would do, told what the seat has seen; it is closed afterwards. */
    public Decision ask(Player player, Budget budget, Monitor monitor) {
        try {
            if (seen != null) {
                player.begin(seen.setup(), state.actor());
                seen.plies().forEach(player::observe);
            }
            return player.choose(state.copy(), state.actor(), budget, monitor);
        } finally {
            player.close();
        }
    }

    public Action action(int code) {
        return game.action(state, code);
    }

    /** What the game says for an action, a sentence each. */
    public List<Text> annotations(int code) {
        return game.view().annotations(state, code);
    }

    /** How the player thinks the game would go on after the action of {@code line}, in at most so many plies. */
    public List<String> continuation(Decision.ActionValue line, int most) {
        State ahead = state.copy();
        ahead.apply(line.action());
        List<String> notations = new ArrayList<>();
        for (int code : line.continuation()) {
            if (ahead.actor() == State.TERMINAL || notations.size() == most) {
                break;
            }
            notations.add(game.action(ahead, code).notation());
            ahead.apply(code);
        }
        return notations;
    }

    /** The position asked about, guesses and all. */
    @Override
    public String toString() {
        return state.toString();
    }
}
