package org.marienbad.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/**
 * A player that is made for each of its decisions, told the plies that it missed, and closed again. It needs memory
 * only while it thinks, and decides the same wherever the game was loaded again in between.
 */
public final class LazyPlayer implements Player {
    private final LongFunction<Player> maker;
    private final long seed;
    private final List<Seen> seen = new ArrayList<>();
    private GameSetup setup;
    private int own;

    /** @param maker makes the player with a seed of its own for each decision */
    public LazyPlayer(LongFunction<Player> maker, long seed) {
        this.maker = maker;
        this.seed = seed;
    }

    @Override
    public void begin(GameSetup game, int seat) {
        setup = game;
        own = seat;
        seen.clear();
    }

    @Override
    public void observe(Seen ply) {
        seen.add(ply);
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        Player player = maker.apply(Seeds.oneWay(seed, "decision", seen.size()));
        try {
            player.begin(setup, own);
            seen.forEach(player::observe);
            return player.choose(view, seat, budget, monitor);
        } finally {
            player.close();
        }
    }
}
