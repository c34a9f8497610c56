package org.marienbad.framework.match;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** The players of a match that think in the time of others, each in a thread of its own meanwhile. */
final class Ponderers {
    private final List<Player> players;
    private final Lifecycle[] lives;
    private final long seed;
    private final Monitor match;
    /** By seat; null where it does not ponder now. */
    private final AtomicReferenceArray<Pondering> pondering;

    /** @param match cancels all when it is over */
    Ponderers(List<Player> players, Lifecycle[] lives, long seed, Monitor match) {
        this.players = players;
        this.lives = lives;
        this.seed = seed;
        this.match = match;
        this.pondering = new AtomicReferenceArray<>(lives.length);
    }

    /** {@code actor} is to move in {@code state}, after {@code plies} plies. Who sits at several seats does not ponder. */
    void start(int actor, State state, int plies) {
        for (int seat = 0; seat < lives.length; seat++) {
            Player player = players.get(seat);
            if (lives[seat].ponders() && seat != actor && Collections.frequency(players, player) == 1) {
                Pondering begun = new Pondering(player, seat, PlayerViews.of(state, seat, seed, plies), match);
                pondering.set(seat, begun);
                Match.inBackground(begun);
            }
        }
    }

    /**
     * Returns when nobody ponders any more; what a player threw, or that it does not stop, is its own loss.
     *
     * @param watched does something that a seat is waited for
     */
    Optional<Forfeit> stop(BiFunction<Integer, Runnable, Optional<Forfeit>> watched) {
        Optional<Forfeit> failed = Optional.empty();
        for (int seat = 0; seat < pondering.length(); seat++) {
            Pondering begun = pondering.getAndSet(seat, null);
            if (begun != null) {
                begun.stop();
                Optional<Forfeit> thrown = watched.apply(seat, begun::await);
                failed = failed.or(() -> thrown);
            }
        }
        return failed;
    }

    /** Returns when {@code seat}, whose player is to leave, does not ponder any more, or does not stop. By any thread. */
    void leave(int seat) {
        Pondering begun = pondering.getAndSet(seat, null);
        if (begun != null) {
            begun.stop();
            begun.await(Match.GRACE);
        }
    }
}
