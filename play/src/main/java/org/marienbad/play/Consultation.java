package org.marienbad.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.text.Text;

/** A position about which a player is asked for a hint or an analysis, and its answer in words. Immutable. */
public final class Consultation {
    private final Game game;
    private final State state;
    /** As the seat to move sees it. */
    private final MatchView seen;

    private final boolean played;

    private Consultation(MatchView view, boolean played) {
        if (!view.seesActor()) {
            throw new IllegalArgumentException(view.observer() + " may not ask for " + view.actor());
        }
        this.game = view.setup().game();
        this.seen = view.atTheTime(Observer.seat(view.actor()));
        this.state = seen.determinized();
        this.played = played;
    }

    /**
     * The position of {@code view} as the seat to move knows it; the rest is guessed from its knowledge alone.
     *
     * @throws IllegalArgumentException if the observer of {@code view} may not know what that seat can do
     */
    public static Consultation of(MatchView view) {
        return new Consultation(view, true);
    }

    /** The same of a position that did not come from the start of its game, so that no player can be told its past. */
    public static Consultation ofPosition(MatchView view) {
        return new Consultation(view, false);
    }

    /** The seat to move. */
    public int actor() {
        return seen.actor();
    }

    /** The decision of {@code player} once it has observed what the seat has seen; the player is closed afterwards. */
    public Decision ask(Player player, Budget budget, Monitor monitor) {
        try (Advisor advisor = new Advisor(player)) {
            return ask(advisor, budget, monitor);
        }
    }

    /** The same of a player that may be asked again. */
    public Decision ask(Advisor advisor, Budget budget, Monitor monitor) {
        return played ? advisor.ask(seen, budget, monitor) : advisor.askUntold(seen, budget, monitor);
    }

    /** The position as the seat to move sees it. */
    public MatchView view() {
        return seen;
    }

    public Action action(int code) {
        return game.action(state, code);
    }

    /**
     * The game's reasons for {@code action}, a sentence each, about the turn as {@code decision} expects it to go on.
     *
     * @param action a legal one
     */
    public List<Text> reasons(int action, Decision decision) {
        List<Integer> turn = new ArrayList<>(List.of(action));
        decision.line(action)
                .ifPresent(line -> Arrays.stream(line.continuation()).forEach(turn::add));
        List<State> positions = new ArrayList<>(List.of(state));
        for (int code : turn) {
            State last = positions.get(positions.size() - 1);
            boolean mine = last.actor() == actor();
            if (!mine || !game.isLegal(last, code)) {
                break; // another's turn, or a line that was found in another guess of the hidden things
            }
            State next = last.copy();
            next.apply(code);
            positions.add(next);
        }
        return game.view().reasons(new LineOfPlay(positions, turn.subList(0, positions.size() - 1)));
    }

    /** The value of {@code line} for the seat to move, in the game's own units; empty if it is not known. */
    public Optional<Text> value(Decision.ActionValue line) {
        int seat = actor();
        return line.value().length <= seat || Double.isNaN(line.value()[seat])
                ? Optional.empty()
                : Optional.of(Values.of(game, line.value()[seat], line.exact()));
    }

    /** How the player thinks the game would go on after the action of {@code line}, in at most {@code most} plies. */
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

    /** The position asked about, guesses included. */
    @Override
    public String toString() {
        return state.toString();
    }
}
