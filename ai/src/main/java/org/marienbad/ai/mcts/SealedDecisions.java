package org.marienbad.ai.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

/**
 * Follows a game from one seat, to know the position in which the others began to decide unseen. It keeps all positions
 * that agree with the view of the seat, as long as they are few and chance hides nothing from it.
 */
final class SealedDecisions {
    private static final int MOST_POSITIONS = 2_000;
    /** Positions looked at for one decision. */
    private static final int MOST_TRIALS = 100_000;

    private final Game game;
    private final int[] legal;
    private final long[] words;
    private Observer observer = Observer.SPECTATOR;
    /** The positions that were possible before {@link #since}; null if they are not known. */
    private List<State> possible;
    /** The observations since. */
    private final List<Seen> since = new ArrayList<>();

    private int trials;

    SealedDecisions(Game game) {
        this.game = game;
        legal = new int[game.info().maxLegalActions()];
        words = new long[game.info().words()];
    }

    void begin(GameSetup setup, int seat) {
        observer = Observer.seat(seat);
        since.clear();
        possible = setup.starter() == GameSetup.BY_LOT ? null : List.of(setup.newState());
    }

    void observe(Seen ply) {
        if (ply.actor() == State.CHANCE && !ply.isKnown()) {
            possible = null;
        }
        if (possible != null) {
            since.add(ply);
        }
    }

    /**
     * The position before the sealed decisions of others at {@code view}, whatever these are. It is {@code view} itself
     * if there are none, or if it is not known.
     */
    State before(State view) {
        int first = since.size();
        while (first > 0 && isSealed(since.get(first - 1))) {
            first--;
        }
        advance(first);
        trials = 0;
        possible = possible == null || observer.seat() != view.actor() ? null : leading(possible, 0, view);
        State found = view;
        List<State> now = possible;
        for (int ply = 0; ply < since.size() && now != null; ply++) {
            if (now.size() == 1 && leadsTo(now.get(0), ply, view, true)) {
                found = now.get(0);
            }
            now = after(now, since.get(ply));
            now = now == null ? null : leading(now, ply + 1, view);
        }
        if (trials >= MOST_TRIALS) {
            possible = null;
        }
        boolean open = possible == null || now != null && now.size() == 1;
        return open || found == view ? view : found.copy();
    }

    /** Those of {@code positions} that the plies from {@code ply} on may lead to {@code view}; null if there are none. */
    private List<State> leading(List<State> positions, int ply, State view) {
        List<State> found = positions.stream()
                .filter(state -> leadsTo(state, ply, view, false))
                .toList();
        return found.isEmpty() ? null : found;
    }

    private boolean isSealed(Seen ply) {
        return !ply.isKnown() && ply.actor() != observer.seat();
    }

    /** Makes the first plies seen part of the possible lines. */
    private void advance(int plies) {
        for (int i = 0; i < plies && possible != null; i++) {
            possible = after(possible, since.get(i));
        }
        since.subList(0, Math.min(plies, since.size())).clear();
    }

    /** The different positions after a ply that was seen as {@code ply}; null if there are too many. */
    private List<State> after(Collection<State> positions, Seen ply) {
        Map<List<Long>, State> found = new LinkedHashMap<>();
        for (State state : positions) {
            for (int action : actions(state, ply)) {
                State next = state.copy();
                next.apply(action);
                next.encode(words);
                found.putIfAbsent(Arrays.stream(words).boxed().toList(), next);
                if (found.size() > MOST_POSITIONS) {
                    return null;
                }
            }
        }
        return List.copyOf(found.values());
    }

    /** The actions that look like {@code ply} where {@code state} is the position. */
    private int[] actions(State state, Seen ply) {
        if (state.actor() != ply.actor()) {
            return new int[0];
        }
        int count = state.legalActions(legal);
        return Arrays.stream(legal, 0, count)
                .filter(action -> game.seen(state, action, observer).equals(ply))
                .toArray();
    }

    /**
     * Whether {@code view} can be what the seat sees after the plies from {@code ply} on, or, if {@code always}, whether it is
     * whatever those are.
     */
    private boolean leadsTo(State state, int ply, State view, boolean always) {
        if (ply == since.size() || trials++ >= MOST_TRIALS) {
            return state.actor() == view.actor() && key(state) == key(view);
        }
        for (int action : actions(state, since.get(ply))) {
            State next = state.copy();
            next.apply(action);
            if (leadsTo(next, ply + 1, view, always) != always) {
                return !always;
            }
        }
        return always;
    }

    private long key(State state) {
        return ((ImperfectInformationState) state).observationKey(observer);
    }
}
