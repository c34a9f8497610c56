package org.marienbad.opponents.kgp;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;

/** Players of one kind for the games that come, each used by one thread at a time. Thread-safe. */
final class PlayerPool implements AutoCloseable {
    /** A player that waits for the next position of its game. */
    private record Idle(Game game, Player player) {}

    private final Catalogue<PlayerProvider> players;
    private final PlayerSpec spec;
    private final long seed;
    private final int most;
    /** The least recently used first. */
    private final List<Idle> idle = new ArrayList<>();

    private long made;
    private boolean closed;

    /** @param most how many are kept for later */
    PlayerPool(Catalogue<PlayerProvider> players, PlayerSpec spec, long seed, int most) {
        this.players = players;
        this.spec = spec;
        this.seed = seed;
        this.most = most;
    }

    /**
     * A player of {@code game}, to be given back.
     *
     * @throws IllegalArgumentException if such players cannot play it
     */
    Player take(Game game) {
        List<Player> unneeded = new ArrayList<>();
        long number;
        synchronized (this) {
            for (Iterator<Idle> each = idle.iterator(); each.hasNext(); ) {
                Idle next = each.next();
                if (next.game == game) {
                    each.remove();
                    return next.player;
                }
            }
            // One for another game makes room, since players hold memory.
            if (idle.size() >= most) {
                unneeded.add(idle.remove(0).player);
            }
            number = made++;
        }
        unneeded.forEach(Player::close);
        return spec.create(players, game, Seeds.oneWay(seed, "player", number));
    }

    void giveBack(Game game, Player player) {
        synchronized (this) {
            if (!closed) {
                idle.add(new Idle(game, player));
                return;
            }
        }
        player.close();
    }

    @Override
    public void close() {
        List<Idle> left;
        synchronized (this) {
            closed = true;
            left = List.copyOf(idle);
            idle.clear();
        }
        left.forEach(each -> each.player.close());
    }
}
