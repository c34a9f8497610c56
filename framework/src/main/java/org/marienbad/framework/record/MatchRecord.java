package org.marienbad.framework.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.setting.Reach;

/**
 * A game as it is kept in a file. Everything is in words that people read: options by name, plies in the game's
 * notation, chance outcomes with a {@value Plies#CHANCE_MARK} before them.
 *
 * @param format version of this layout
 * @param starter the seat that began, 0 …
 * @param players one a seat, in the text form of a player spec, or {@value #PERSON}
 * @param payoffs one a seat; null if the game is not over
 * @param forfeit why it ended early; null if it did not
 */
public record MatchRecord(
        int format,
        String game,
        int seats,
        Map<String, Object> options,
        int starter,
        long seed,
        List<String> players,
        List<String> plies,
        List<Double> payoffs,
        Forfeit forfeit) {
    /** The layout written by this version. */
    public static final int FORMAT = 1;
    /** The player of a seat that a person plays. */
    public static final String PERSON = "person";

    public static MatchRecord of(MatchResult result, List<String> players) {
        GameSetup setup = result.setup();
        List<String> plies = written(setup.game(), setup.newState(), result.plies());
        return of(
                setup,
                result.seed(),
                players,
                plies,
                result.payoffs(),
                result.forfeit().orElse(null));
    }

    /** A game that persons played elsewhere, by the codes of its plies. */
    public static MatchRecord of(GameSetup setup, List<Integer> codes) {
        State state = setup.newState();
        List<String> plies = written(setup.game(), state, codes);
        double[] payoffs = null;
        if (state.actor() == State.TERMINAL) {
            payoffs = new double[setup.seats()];
            state.payoffs(payoffs);
        }
        return of(setup, 0, Collections.nCopies(setup.seats(), PERSON), plies, payoffs, null);
    }

    /** The game of {@code session} up to the position shown. */
    public static MatchRecord of(Session session, List<String> players) {
        List<String> plies = session.plies().subList(0, session.index()).stream()
                .map(ply -> notation(ply.actor(), ply.action()))
                .toList();
        double[] payoffs = session.isOver() ? session.payoffs() : null;
        return of(session.setup(), session.seed(), players, plies, payoffs, null);
    }

    /** The notation of {@code codes}, played from {@code state} on, which becomes the last position. */
    private static List<String> written(Game game, State state, List<Integer> codes) {
        List<String> plies = new ArrayList<>(codes.size());
        for (int code : codes) {
            plies.add(Plies.write(game, state, code));
            state.apply(code);
        }
        return plies;
    }

    private static MatchRecord of(
            GameSetup setup, long seed, List<String> players, List<String> plies, double[] payoffs, Forfeit forfeit) {
        return new MatchRecord(
                FORMAT,
                setup.provider().id(),
                setup.seats(),
                setup.options().changed(),
                setup.starter(),
                seed,
                List.copyOf(players),
                plies,
                payoffs == null ? null : Arrays.stream(payoffs).boxed().toList(),
                forfeit);
    }

    private static String notation(int actor, Action action) {
        return actor == State.CHANCE ? Plies.CHANCE_MARK + action.notation() : action.notation();
    }

    /** As {@link #replay(Function, Reach)}, of a record that anybody may have written. */
    public Replay replay(Function<String, GameProvider> providers) {
        return replay(providers, Reach.ANYWHERE);
    }

    /**
     * Plays the record again.
     *
     * @param providers gives the provider of a game's id, or throws
     * @param reach of the options it may have: {@link Reach#ANYWHERE} unless the user trusts the record
     * @throws IllegalArgumentException naming the first entry that does not fit the rules
     */
    public Replay replay(Function<String, GameProvider> providers, Reach reach) {
        GameSetup setup = GameSetup.of(providers.apply(game), seats, options, starter, reach);
        if (starter < 0) {
            throw new IllegalArgumentException("record: 'starter' must be a seat");
        }
        if (players.size() != seats) {
            throw new IllegalArgumentException("record: 'players' has " + players.size() + " entries, not " + seats);
        }
        State state = setup.newState();
        int[] codes = new int[plies.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = code(setup.game(), state, i);
            state.apply(codes[i]);
        }
        checkPayoffs(state);
        return new Replay(setup, codes, state);
    }

    private int code(Game rules, State state, int index) {
        try {
            return Plies.read(rules, state, plies.get(index));
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("record: ply " + (index + 1) + " " + wrong.getMessage(), wrong);
        }
    }

    private void checkPayoffs(State state) {
        if (payoffs == null || forfeit != null) {
            return;
        }
        if (state.actor() != State.TERMINAL) {
            throw new IllegalArgumentException("record: it has payoffs, but the game is not over after its last ply");
        }
        double[] actual = new double[seats];
        state.payoffs(actual);
        if (payoffs.size() != seats
                || !payoffs.equals(Arrays.stream(actual).boxed().toList())) {
            throw new IllegalArgumentException(
                    "record: payoffs are " + payoffs + ", but by the rules they are " + Arrays.toString(actual));
        }
    }

    /** A record played again: its setup, the codes of its plies, the last position. */
    public record Replay(GameSetup setup, int[] plies, State state) {}
}
