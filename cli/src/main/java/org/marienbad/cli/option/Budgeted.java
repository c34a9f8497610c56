package org.marienbad.cli.option;

import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** A player under the user's limits, which remembers its thoughts on its last action. */
public final class Budgeted implements Player {
    private final Player player;
    private final Budget limits;
    private volatile Decision last;

    public Budgeted(Player player, Budget limits) {
        this.player = player;
        this.limits = limits;
    }

    @Override
    public void begin(GameSetup setup, int seat) {
        player.begin(setup, seat);
    }

    @Override
    public void observe(Seen ply) {
        player.observe(ply);
    }

    @Override
    public void end(double[] payoffs) {
        player.end(payoffs);
    }

    @Override
    public void close() {
        player.close();
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        Decision decision = player.choose(view, seat, budget.and(limits), monitor);
        last = decision;
        return decision;
    }

    @Override
    public void ponder(State view, int seat, Monitor monitor) {
        if (limits.iterations() == Long.MAX_VALUE) {
            player.ponder(view, seat, monitor);
        }
    }

    /** The last decision, once; null if there was none since. */
    public Decision takeLast() {
        Decision taken = last;
        last = null;
        return taken;
    }
}
