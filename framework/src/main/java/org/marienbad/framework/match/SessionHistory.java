package org.marienbad.framework.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

/**
 * The plies and positions of a session, one of them shown. All that is asked of the game is asked here, guarded: its
 * methods throw a {@link GameFault} where the game throws or hangs, and then nothing has changed.
 */
final class SessionHistory {
    /** A position, which is not changed any more, and who is to move there. */
    private record Position(State state, int actor) {
        static Position of(State state) {
            return new Position(state, state.actor());
        }
    }

    private record Ply(int action, long nanos) {}

    private final GameSetup setup;
    private final Game game;
    private final long seed;
    private final GameCalls calls;
    private final List<Ply> plies = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();
    private int index;
    /** How the game has ended in its last position, if it did so before its end. */
    private Forfeit forfeit;

    SessionHistory(GameSetup setup, long seed, Duration gamePatience) {
        this.setup = setup;
        this.game = setup.game();
        this.seed = seed;
        this.calls = GameCalls.guarded(setup.provider().id(), gamePatience);
        positions.add(ask(() -> Position.of(setup.newState())));
    }

    GameSetup setup() {
        return setup;
    }

    int action(int ply) {
        return plies.get(ply).action();
    }

    /** How long the player of {@code ply} thought; 0 if none did. */
    long nanos(int ply) {
        return plies.get(ply).nanos();
    }

    /** How many plies are known, those to be redone included. */
    int length() {
        return plies.size();
    }

    /** How many plies are played in the position shown. */
    int index() {
        return index;
    }

    void show(int target) {
        index = target;
    }

    /** The last position before the one shown where {@code somebody} decides, or -1. */
    int before(IntPredicate somebody) {
        int target = index - 1;
        while (target >= 0 && !somebody.test(target)) {
            target--;
        }
        return target;
    }

    /** The first position after the one shown where {@code somebody} decides; if there is none, the last. */
    int after(IntPredicate somebody) {
        int target = index + 1;
        while (target < length() && !somebody.test(target)) {
            target++;
        }
        return target;
    }

    /** Whether no ply is to be redone. */
    boolean isLatest() {
        return index == plies.size();
    }

    int actor() {
        return actor(index);
    }

    int actor(int position) {
        return forfeit != null && position == plies.size()
                ? State.TERMINAL
                : positions.get(position).actor();
    }

    boolean isOver() {
        return actor() == State.TERMINAL;
    }

    /** One payoff a seat; only when {@link #isOver}. */
    double[] payoffs() {
        return view(Observer.REFEREE).after(index).payoffs();
    }

    /** What the seat to move gets of the position shown. */
    State playerView() {
        return playerView(actor());
    }

    /** What {@code seat} gets of the position shown. */
    State playerView(int seat) {
        return ask(() -> PlayerViews.of(here(), seat, seed, index));
    }

    MatchView view(Observer observer) {
        return MatchView.of(
                setup,
                plies.stream().map(Ply::action).toList(),
                positions.stream().map(Position::state).toList(),
                observer,
                Optional.ofNullable(forfeit),
                calls);
    }

    /** The game ends in the position shown, and those after it are forgotten. */
    void end(Forfeit reason) {
        forget();
        forfeit = reason;
    }

    /** How many decisions the seat to move in the position shown has to make yet: an estimate. */
    int decisionsToGo() {
        return ask(() -> new DecisionsToGo(game).estimate(PlayerViews.of(here(), actor(), seed, index), actor()));
    }

    /** What {@code seat} has seen of the plies from {@code first} to the position shown. */
    List<Seen> seen(int seat, int first) {
        Observer observer = Observer.seat(seat);
        return first >= index
                ? List.of()
                : ask(() -> IntStream.range(first, index)
                        .mapToObj(i ->
                                game.seen(positions.get(i).state(), plies.get(i).action(), observer))
                        .toList());
    }

    /** What chance brings here. */
    int outcome() {
        return ask(() -> {
            int[] outcomes = list();
            return Chance.draw(here(), outcomes, outcomes.length, seed, index);
        });
    }

    /** The legal actions, or possible outcomes, of the position shown. */
    int[] legal() {
        return ask(this::list);
    }

    /**
     * Plays {@code action}, for which a player thought so long; plies to be redone are forgotten.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    void advance(int action, long nanos) {
        State before = here();
        if (index >= ask(() -> game.info().maxPlies())) {
            throw new GameFault(
                    setup.provider().id() + " did not end within the " + index + " plies it declared", null);
        }
        if (Arrays.binarySearch(legal(), action) < 0) {
            throw new IllegalArgumentException("action " + action + " is not legal");
        }
        Position after = ask(() -> {
            State next = before.copy();
            next.apply(action);
            return Position.of(next);
        });
        forget();
        plies.add(new Ply(action, nanos));
        positions.add(after);
        index++;
    }

    /** Forgets the plies to be redone. */
    void forget() {
        plies.subList(index, plies.size()).clear();
        positions.subList(index + 1, positions.size()).clear();
        forfeit = null;
    }

    private int[] list() {
        int[] buffer = new int[game.info().maxLegalActions()];
        return Arrays.copyOf(buffer, here().legalActions(buffer));
    }

    private State here() {
        return positions.get(index).state();
    }

    private <T> T ask(Supplier<T> code) {
        return calls.call(index + 1, code);
    }
}
