package org.marienbad.opponents.kgp;

import java.util.Arrays;
import java.util.Optional;
import org.marienbad.framework.game.PositionNotation;
import org.marienbad.framework.game.PositionNotation.Position;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** A position that a player thinks about, in a thread of its own. A better move is told at once. */
final class Thought implements Runnable, Monitor {
    private static final int SOUTH = 0;

    /**
     * A player's thoughts about a position.
     *
     * @param action the action it prefers, as the notation calls it
     * @param isNew whether that was another action before, or none
     * @param isFinal whether it has decided
     */
    record Opinion(Decision decision, String action, boolean isNew, boolean isFinal) {
        /** The payoff that the seat to move may expect; not a number if the player does not say. */
        double value() {
            return decision.line(decision.action())
                    .map(Decision.ActionValue::value)
                    .filter(value -> value.length > SOUTH)
                    .map(value -> value[SOUTH])
                    .orElse(Double.NaN);
        }
    }

    /** The listener to a player's thoughts; called in its thread. */
    interface Listener {
        void thinks(Thought thought, Opinion opinion);

        void failed(Thought thought, RuntimeException failure);
    }

    private final long state;
    private final Position position;
    private final PositionNotation notation;
    private final Budget budget;
    private final PlayerPool players;
    private final Listener listener;
    private volatile boolean cancelled;
    private volatile Opinion opinion;

    /** @param state the number of the server's command that asks for it */
    Thought(
            long state,
            Position position,
            PositionNotation notation,
            Budget budget,
            PlayerPool players,
            Listener listener) {
        this.state = state;
        this.position = position;
        this.notation = notation;
        this.budget = budget;
        this.players = players;
        this.listener = listener;
    }

    long state() {
        return state;
    }

    /** The board, as the notation writes it. */
    String board() {
        return notation.write(position.game(), position.state());
    }

    /** The last that was told; empty if nothing was. */
    Optional<Opinion> opinion() {
        return Optional.ofNullable(opinion);
    }

    /** The server wants to hear no more. */
    void cancel() {
        cancelled = true;
    }

    @Override
    public boolean cancelled() {
        return cancelled;
    }

    @Override
    public void progress(Decision soFar) {
        tell(soFar, false);
    }

    private void tell(Decision decision, boolean isFinal) {
        if (!cancelled) {
            boolean isNew = opinion == null || opinion.decision.action() != decision.action();
            String action = notation.action(position.game(), position.state(), decision.action());
            opinion = new Opinion(decision, action, isNew, isFinal);
            listener.thinks(this, opinion);
        }
    }

    @Override
    public void run() {
        if (cancelled) {
            return; // stopped while it waited for others
        }
        try {
            Player player = players.take(position.game());
            try {
                tell(decide(player), true);
            } finally {
                players.giveBack(position.game(), player);
            }
        } catch (RuntimeException failure) {
            listener.failed(this, failure);
        }
    }

    private Decision decide(Player player) {
        State view = position.state().copy();
        int[] legal = position.game().legalActions(view);
        Decision decision = player.choose(view, SOUTH, budget, this);
        if (Arrays.binarySearch(legal, decision.action()) < 0) {
            throw new IllegalStateException("the player chose action " + decision.action() + ", which is not legal");
        }
        return decision;
    }
}
