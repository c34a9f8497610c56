package org.marienbad.ai.mcts;

import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/**
 * A player that grows its tree in the time of others, and goes on with what is below the position that really comes up. While
 * something is hidden it waits: the tree of an information set begins with a decision of its own seat.
 */
final class PonderingPlayer implements Player {
    private final Player player;
    private final Mcts search;

    /** @param search the one that {@code player} decides by wherever nothing is hidden */
    PonderingPlayer(Player player, Mcts search) {
        this.player = player;
        this.search = search;
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        return player.choose(view, seat, budget, monitor);
    }

    @Override
    public void ponder(State view, int seat, Monitor monitor) {
        if (!(view instanceof ImperfectInformationState hidden && hidden.hasHiddenInformation())) {
            search.ponder(view, monitor);
        }
    }

    @Override
    public void close() {
        player.close();
    }
}
