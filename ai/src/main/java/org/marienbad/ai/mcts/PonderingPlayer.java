package org.marienbad.ai.mcts;

import org.marienbad.ai.search.GameSearch;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;

/**
 * A player that grows its tree in the time of others, and goes on with what is below the position that really comes up. While
 * something is hidden it waits: the tree of an information set begins with a decision of its own seat.
 */
final class PonderingPlayer extends MctsPlayer {
    private final Mcts open;

    PonderingPlayer(Mcts open, GameSearch hidden, MemoryBudget.Reservation memory) {
        super(open, hidden, null, memory);
        this.open = open;
    }

    @Override
    public void ponder(State view, int seat, Monitor monitor) {
        if (!(view instanceof ImperfectInformationState hidden && hidden.hasHiddenInformation())) {
            open.ponder(view, monitor);
        }
    }
}
