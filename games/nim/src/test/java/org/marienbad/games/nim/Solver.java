package org.marienbad.games.nim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** Solves a two-seat game by trying everything: knows payoffs and legal actions, nothing of Nim. */
final class Solver {
    private final Game game;
    private final Map<List<Integer>, Boolean> won = new HashMap<>();

    Solver(Game game) {
        this.game = game;
    }

    /** Whether the seat to move wins; at the end, the seat that would be to move. */
    boolean won(State state) {
        Boolean known = won.get(Nim.heaps(game, state));
        if (known == null) {
            known = state.actor() == State.TERMINAL
                    ? moverIsPaid(state)
                    : !winningReplies(state).isEmpty();
            won.put(Nim.heaps(game, state), known);
        }
        return known;
    }

    private boolean moverIsPaid(State state) {
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs[(int) game.position(state).orElseThrow().get("actor")] > 0;
    }

    /** Notations of the actions after which the other seat has lost. */
    TreeSet<String> winningReplies(State state) {
        TreeSet<String> replies = new TreeSet<>();
        for (int action : Nim.legal(game, state)) {
            State next = state.copy();
            next.apply(action);
            if (!won(next)) {
                replies.add(game.action(state, action).notation());
            }
        }
        return replies;
    }
}
