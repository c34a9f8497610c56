package org.marienbad.framework.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;

/**
 * A position of a match and the plies that led to it, as one observer may see them: the only thing that a way out of a
 * match (window, terminal, engine, server, record) holds. Two matches that differ only in what the observer may not know
 * have equal views. Immutable; what it shows is read from the game when it is asked for, so a game that hangs, hangs here.
 */
public final class MatchView {
    private final GameSetup setup;
    private final Observer observer;
    private final List<Integer> plies;
    /** The position before each ply, and the present one. */
    private final List<State> positions;

    private MatchView(GameSetup setup, Observer observer, List<Integer> plies, List<State> positions) {
        this.setup = setup;
        this.observer = observer;
        this.plies = plies;
        this.positions = positions;
    }

    /**
     * The view of {@code observer} after {@code plies}, chance outcomes included, have been played from the start of
     * {@code setup}.
     *
     * @throws IllegalArgumentException if the starter is not drawn yet or a ply is not legal
     */
    public static MatchView of(GameSetup setup, List<Integer> plies, Observer observer) {
        State state = setup.newState();
        int[] legal = new int[setup.game().info().maxLegalActions()];
        List<State> positions = new ArrayList<>(plies.size() + 1);
        positions.add(state);
        for (int ply : plies) {
            int count = state.legalActions(legal);
            if (Arrays.binarySearch(legal, 0, count, ply) < 0) {
                throw new IllegalArgumentException("ply " + positions.size() + ": action " + ply + " is not legal");
            }
            state = state.copy();
            state.apply(ply);
            positions.add(state);
        }
        return new MatchView(setup, observer, List.copyOf(plies), positions);
    }

    /** A view of positions that are not changed any more; {@code positions} has one entry more than {@code plies}. */
    public static MatchView of(GameSetup setup, List<Integer> plies, List<State> positions, Observer observer) {
        return new MatchView(
                setup, Objects.requireNonNull(observer, "observer"), List.copyOf(plies), List.copyOf(positions));
    }

    /** The same match as another observer sees it. */
    public MatchView as(Observer other) {
        return new MatchView(setup, other, plies, positions);
    }

    /** What was to be seen after the first {@code count} plies. */
    public MatchView after(int count) {
        return new MatchView(setup, observer, plies.subList(0, count), positions.subList(0, count + 1));
    }

    public GameSetup setup() {
        return setup;
    }

    public Observer observer() {
        return observer;
    }

    /** Seat to move, {@link State#CHANCE} or {@link State#TERMINAL}. */
    public int actor() {
        return state().actor();
    }

    public boolean isOver() {
        return actor() == State.TERMINAL;
    }

    /** Whether the observer may see what the seat to move can do. */
    public boolean seesActor() {
        return actor() >= 0 && (!hasSecrets() || observer.sees(actor()));
    }

    /** Whether some seat knows, or may yet come to know, what another does not. */
    public boolean hasSecrets() {
        return state() instanceof ImperfectInformationState hidden && hidden.hasSecrets();
    }

    /**
     * The legal actions, ascending; empty where a seat is to move whose choices the observer may not know. Chance's
     * outcomes are nobody's to choose: empty, too.
     */
    public List<Action> legalActions() {
        if (!seesActor()) {
            return List.of();
        }
        int[] legal = new int[game().info().maxLegalActions()];
        int count = state().legalActions(legal);
        return Arrays.stream(legal, 0, count)
                .mapToObj(code -> game().action(state(), code))
                .toList();
    }

    /** How many plies have been played. */
    public int length() {
        return plies.size();
    }

    /** What the observer saw of ply {@code index}, 0 …. */
    public Seen seen(int index) {
        return game().seen(positions.get(index), plies.get(index), observer);
    }

    /** What the observer saw of all plies: the key of its information state. */
    public List<Seen> plies() {
        List<Seen> seen = new ArrayList<>(plies.size());
        for (int i = 0; i < plies.size(); i++) {
            seen.add(seen(i));
        }
        return seen;
    }

    /** What people read of ply {@code index}; empty if the observer does not know the action. */
    public Optional<Action> action(int index) {
        Seen seen = seen(index);
        return seen.isKnown() ? Optional.of(game().action(positions.get(index), seen.action())) : Optional.empty();
    }

    public Picture picture() {
        return game().view().picture(state(), observer);
    }

    /** How the tokens travelled in ply {@code index}, as the observer saw it; may be empty. */
    public List<Motion> motions(int index) {
        return game().view().motions(positions.get(index), plies.get(index), observer);
    }

    /** The position as text, without what the observer cannot know. */
    public String text() {
        return state() instanceof ImperfectInformationState hidden ? hidden.text(observer) : state().toString();
    }

    /** Points for people, one a seat; empty in a game that has none. */
    public int[] scores() {
        return game().scores(state());
    }

    /** One payoff a seat; only when {@link #isOver}. */
    public double[] payoffs() {
        double[] payoffs = new double[setup.seats()];
        state().payoffs(payoffs);
        return payoffs;
    }

    /**
     * The position as plain JSON values, empty if the game has no set-up. Where it {@link #isDeterminized}, what the
     * observer cannot know is a guess that depends on nothing but what the observer saw.
     */
    public Optional<Map<String, Object>> position() {
        return game().position(determinized());
    }

    /** Whether {@link #position} and {@link #determinized} contain guesses. */
    public boolean isDeterminized() {
        return hasSecrets() && observer != Observer.REFEREE;
    }

    /** The observer's own copy of the position, in which it finds guesses instead of what it cannot know; to search from. */
    public State determinized() {
        State copy = state().copy();
        if (copy instanceof ImperfectInformationState hidden && isDeterminized()) {
            hidden.determinize(observer, Seeds.stream(plies.size(), "view", observer.seat()));
        }
        return copy;
    }

    /** Everything that the observer sees, as text; equal for matches that the observer cannot tell apart. */
    @Override
    public String toString() {
        return observer + " sees " + plies() + "\n" + text() + "\nactor " + actor() + ", legal " + legalActions()
                + ", scores " + Arrays.toString(scores()) + (isOver() ? ", payoffs " + Arrays.toString(payoffs()) : "");
    }

    private Game game() {
        return setup.game();
    }

    private State state() {
        return positions.get(positions.size() - 1);
    }
}
