package org.marienbad.opponents.gnubg;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** All positions that a turn can lead to, found by playing its plies in every order. */
final class TurnEnds {
    /** Stands for all positions in which the last man is borne off. */
    static final String WON = "won";

    private final Game game;
    private final int seat;
    private final Deque<Integer> path = new ArrayDeque<>();
    private final Set<Map<String, Object>> seen = new HashSet<>();
    private final Map<String, List<Integer>> ends = new LinkedHashMap<>();

    private TurnEnds(Game game, int seat) {
        this.game = game;
        this.seat = seat;
    }

    /** By the position ID, as the other seat sees it, plies that lead there; {@link #WON} in place of the ID of won games. */
    static Map<String, List<Integer>> of(Game game, State state) {
        TurnEnds found = new TurnEnds(game, state.actor());
        found.follow(state);
        return found.ends;
    }

    private void follow(State state) {
        GnubgTurn turn = GnubgTurn.of(game, state);
        if (state.actor() != seat || !turn.isMoving()) {
            ends.putIfAbsent(turn.isWon() ? WON : turn.id(), List.copyOf(path));
        } else if (seen.add(turn.position())) {
            for (int code : game.legalActions(state)) {
                State next = state.copy();
                next.apply(code);
                path.addLast(code);
                follow(next);
                path.removeLast();
            }
        }
    }
}
