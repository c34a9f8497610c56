package org.marienbad.cli.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.record.HiddenPlies;
import org.marienbad.framework.record.Plies;

/**
 * A game as a caller describes it: its beginning and the plies since. The only class of the engine that holds and
 * changes positions; answers are made from its {@link #view}.
 *
 * <p>A ply that the caller does not know is written {@value Seen#NOTHING} (or as {@link Seen#notation} says). Some
 * action that the observer would have seen so stands for it, such that all known plies are legal.
 */
final class GameLine {
    private final GameSetup setup;
    private final boolean fromStart;
    private final List<String> written = new ArrayList<>();
    private final List<Observer> observers = new ArrayList<>();
    private final List<Integer> codes = new ArrayList<>();
    /** The position before each ply, and the present one. */
    private final List<State> positions = new ArrayList<>();

    /** A game that begins at the start of {@code setup}. */
    GameLine(GameSetup setup) {
        this(setup, setup.newState(), true);
    }

    /** A game that begins at {@code start}. */
    GameLine(GameSetup setup, State start) {
        this(setup, start, false);
    }

    private GameLine(GameSetup setup, State start, boolean fromStart) {
        this.setup = setup;
        this.fromStart = fromStart;
        positions.add(start);
    }

    GameSetup setup() {
        return setup;
    }

    int length() {
        return codes.size();
    }

    /** A copy of the present position. */
    State present() {
        return here().copy();
    }

    /** Whether the caller has named every ply, so that nothing here is a guess. */
    boolean isKnown() {
        return written.stream().noneMatch(HiddenPlies::isHidden);
    }

    /** This game, its plies known, and {@code more} legal actions and outcomes after it; this one stays as it is. */
    GameLine extended(List<Integer> more) {
        GameLine longer = new GameLine(setup, positions.get(0), fromStart);
        longer.written.addAll(written);
        longer.observers.addAll(observers);
        longer.codes.addAll(codes);
        longer.positions.addAll(positions.subList(1, positions.size()));
        more.forEach(code -> longer.append(Plies.write(setup.game(), longer.here(), code), Observer.REFEREE, code));
        return longer;
    }

    /** Whether it began at the start of the game, so that the plies tell all that happened. */
    boolean isFromStart() {
        return fromStart;
    }

    /** The game as {@code observer} may see it. */
    MatchView view(Observer observer) {
        return MatchView.guarded(setup, new LineOfPlay(positions, codes), observer, Session.TRUSTED);
    }

    /**
     * Plays a ply.
     *
     * @param observer who sees the ply, for one that is not known
     * @param field for messages: the field of the request that holds it
     */
    void play(String ply, Observer observer, String field) {
        try {
            append(ply, observer, code(ply, observer, field));
        } catch (IllegalArgumentException misfit) {
            if (written.stream().noneMatch(HiddenPlies::isHidden)) {
                throw misfit;
            }
            if (!refit(ply, observer)) {
                throw new IllegalArgumentException(
                        misfit.getMessage() + "; nor is it with other actions for the plies that are not known",
                        misfit);
            }
        }
    }

    /**
     * In a game that is kept, whether a ply is legal may depend on hidden facts, so that trying would tell.
     *
     * @throws IllegalArgumentException if {@code observer} names a ply that only the seat to move, or for chance the
     *     referee, can know to be legal
     */
    void requireMayPlay(String ply, Observer observer) {
        int actor = here().actor();
        boolean guessed = HiddenPlies.isHidden(ply) || written.stream().anyMatch(HiddenPlies::isHidden);
        if (actor != State.TERMINAL && !guessed && !observer.sees(actor) && isHidden()) {
            throw new IllegalArgumentException("field 'observer': what is legal here depends on what is hidden; only "
                    + (actor == State.CHANCE ? "" : actor + " (the seat to move) or ") + "\"referee\" may name a ply");
        }
    }

    /** Takes back the last {@code count} plies. */
    void undo(int count) {
        shorten(length() - count);
    }

    private void shorten(int length) {
        written.subList(length, written.size()).clear();
        observers.subList(length, observers.size()).clear();
        codes.subList(length, codes.size()).clear();
        positions.subList(length + 1, positions.size()).clear();
    }

    /** Plays everything again with other actions for the plies that are not known, such that {@code ply} can follow. */
    private boolean refit(String ply, Observer observer) {
        List<String> plies = new ArrayList<>(written);
        plies.add(ply);
        List<Observer> seers = new ArrayList<>(observers);
        seers.add(observer);
        Optional<int[]> line = HiddenPlies.fit(positions.get(0), plies.size(), (before, i) -> {
            String each = plies.get(i);
            return HiddenPlies.isHidden(each)
                    ? HiddenPlies.candidates(setup.game(), before, each, seers.get(i), i)
                    : Plies.find(setup.game(), before, each).stream().toArray();
        });
        if (line.isEmpty()) {
            return false;
        }
        shorten(0);
        for (int i = 0; i < plies.size(); i++) {
            append(plies.get(i), seers.get(i), line.get()[i]);
        }
        return true;
    }

    private void append(String ply, Observer observer, int code) {
        State after = here().copy();
        after.apply(code);
        written.add(ply);
        observers.add(observer);
        codes.add(code);
        positions.add(after);
    }

    private State here() {
        return positions.get(positions.size() - 1);
    }

    private int code(String ply, Observer observer, String field) {
        if (!HiddenPlies.isHidden(ply)) {
            return read(here(), ply, observer, field);
        }
        int[] fitting = HiddenPlies.candidates(setup.game(), here(), ply, observer, length());
        if (fitting.length == 0) {
            throw new IllegalArgumentException("field '" + field + "': '" + ply + "' is not what " + named(observer)
                    + " sees of any legal ply here");
        }
        return fitting[0];
    }

    private int read(State before, String ply, Observer observer, String field) {
        String wrong = "field '" + field + "': '" + ply + "'";
        boolean chance = before.actor() == State.CHANCE;
        if (before.actor() == State.TERMINAL) {
            throw new IllegalArgumentException(wrong + " comes after the end of the game");
        }
        if (chance != ply.startsWith(Plies.CHANCE_MARK)) {
            throw new IllegalArgumentException(wrong
                    + (chance ? " should be a chance outcome, marked with *" : " should not be a chance outcome"));
        }
        return setup.game()
                .parse(before, chance ? ply.substring(Plies.CHANCE_MARK.length()) : ply)
                .orElseThrow(() -> new IllegalArgumentException(wrong + " is not legal" + legal(before, observer)));
    }

    /** The legal actions, if the observer may know. */
    private String legal(State before, Observer observer) {
        return isHidden() && !observer.sees(before.actor())
                ? ""
                : "; legal: "
                        + Arrays.stream(setup.game().legalActions(before))
                                .mapToObj(code -> Plies.write(setup.game(), before, code))
                                .collect(Collectors.joining(" "));
    }

    /** As requests name it: seats count from 0 there. */
    private static String named(Observer observer) {
        return observer.isSeat() ? "observer " + observer.seat() : observer.toString();
    }

    private boolean isHidden() {
        return view(Observer.SPECTATOR).hasHiddenInformation();
    }
}
