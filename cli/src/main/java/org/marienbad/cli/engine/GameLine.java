package org.marienbad.cli.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.record.Plies;

/**
 * A game as a caller tells it: where it began and what was played since. The only class of the engine that holds and
 * changes positions; answers are made from its {@link #view}.
 *
 * <p>A ply that the caller does not know is written {@value Seen#NOTHING} (or as {@link Seen#notation} says). Some action
 * that the observer would have seen so stands for it, such that all known plies are legal.
 */
final class GameLine {
    /** How often other actions are tried for plies that are not known. */
    private static final int TRIES = 1000;

    private final GameSetup setup;
    private final boolean fromStart;
    private final List<String> written = new ArrayList<>();
    private final List<Observer> observers = new ArrayList<>();
    private final List<Integer> codes = new ArrayList<>();
    /** The position before each ply, and the present one. */
    private final List<State> positions = new ArrayList<>();
    /** Grows whenever plies are taken back or replaced. */
    private int edition;

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

    /** Whether it began at the start of the game, so that the plies tell all that happened. */
    boolean isFromStart() {
        return fromStart;
    }

    /** Changes whenever plies are taken back or replaced. */
    int edition() {
        return edition;
    }

    /** The game as {@code observer} may see it. */
    MatchView view(Observer observer) {
        return MatchView.of(setup, codes, positions, observer);
    }

    /**
     * Plays a ply.
     *
     * @param observer who does not know it, if it is not known
     * @param field for messages: the field of the request that holds it
     */
    void play(String ply, Observer observer, String field) {
        if (isUnknown(ply) || written.stream().noneMatch(GameLine::isUnknown)) {
            append(ply, observer, field, 0);
            return;
        }
        try {
            append(ply, observer, field, 0);
        } catch (IllegalArgumentException misfit) {
            written.add(ply);
            observers.add(observer);
            if (!findFitting()) {
                written.remove(written.size() - 1);
                observers.remove(observers.size() - 1);
                findFitting();
                throw new IllegalArgumentException(
                        misfit.getMessage() + "; nor is it with other actions for the plies that are not known",
                        misfit);
            }
        }
    }

    /** Takes back the last {@code count} plies. */
    void undo(int count) {
        int length = length() - count;
        shorten(length);
        edition++;
    }

    private void shorten(int length) {
        written.subList(length, written.size()).clear();
        observers.subList(length, observers.size()).clear();
        codes.subList(length, codes.size()).clear();
        positions.subList(length + 1, positions.size()).clear();
    }

    /** Plays everything again with other actions for the plies that are not known, until all others are legal. */
    private boolean findFitting() {
        List<String> plies = List.copyOf(written);
        List<Observer> seers = List.copyOf(observers);
        edition++;
        for (int attempt = 1; attempt <= TRIES; attempt++) {
            shorten(0);
            try {
                for (int i = 0; i < plies.size(); i++) {
                    append(plies.get(i), seers.get(i), "plies", attempt);
                }
                return true;
            } catch (IllegalArgumentException misfit) {
                // these actions do not fit what is known; others may
            }
        }
        shorten(0);
        return false;
    }

    private void append(String ply, Observer observer, String field, int attempt) {
        State before = positions.get(positions.size() - 1);
        int code = isUnknown(ply) ? guess(before, ply, observer, field, attempt) : read(before, ply, observer, field);
        State after = before.copy();
        after.apply(code);
        written.add(ply);
        observers.add(observer);
        codes.add(code);
        positions.add(after);
    }

    private static boolean isUnknown(String ply) {
        return ply.startsWith(Seen.NOTHING) || ply.startsWith(Plies.CHANCE_MARK + Seen.NOTHING);
    }

    /** An action that {@code observer} would have seen as {@code ply} tells. */
    private int guess(State before, String ply, Observer observer, String field, int attempt) {
        String notation = ply.startsWith(Plies.CHANCE_MARK) ? ply.substring(Plies.CHANCE_MARK.length()) : ply;
        Game game = setup.game();
        int[] fitting = Arrays.stream(legal(before))
                .filter(code -> {
                    Seen seen = game.seen(before, code, observer);
                    return !seen.isKnown() && seen.notation().equals(notation);
                })
                .toArray();
        if (fitting.length == 0) {
            throw new IllegalArgumentException(
                    "field '" + field + "': '" + ply + "' is not what " + observer + " sees of any legal ply here");
        }
        SplittableRandom random = Seeds.stream(attempt, "unknown ply", length());
        return fitting[Playout.index(fitting.length, random)];
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

    /** What is legal, if the observer may know. */
    private String legal(State before, Observer observer) {
        return isHidden() && !observer.sees(before.actor())
                ? ""
                : "; legal: "
                        + Arrays.stream(legal(before))
                                .mapToObj(code -> Plies.write(setup.game(), before, code))
                                .collect(Collectors.joining(" "));
    }

    private boolean isHidden() {
        return view(Observer.SPECTATOR).hasHiddenInformation();
    }

    private int[] legal(State state) {
        int[] buffer = new int[setup.game().info().maxLegalActions()];
        return Arrays.copyOf(buffer, state.legalActions(buffer));
    }
}
