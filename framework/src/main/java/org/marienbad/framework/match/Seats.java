package org.marienbad.framework.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.player.Player;

/**
 * Who sits at the seats of a session, and how much of the game the players there have been told. A seat without a
 * player is a person's. Confined to the thread of the session's owner.
 */
final class Seats {
    private final SeatedPlayer[] players;
    private final Executor owner;
    private final Consumer<Forfeit> onFailure;
    private Duration grace = Match.GRACE;
    /** Makes what runs a player; null where each has a thread of its own. */
    private Supplier<ExecutorService> threads;

    /** @param onFailure called by {@code owner} where a player that is still seated throws when it is told something */
    Seats(int count, Executor owner, Consumer<Forfeit> onFailure) {
        this.players = new SeatedPlayer[count];
        this.owner = owner;
        this.onFailure = onFailure;
    }

    /** How long a player that leaves may go on with what it is doing. */
    void grace(Duration longest) {
        grace = longest;
    }

    /** Players that sit down from now on are run by what {@code maker} makes for each. */
    void threads(Supplier<ExecutorService> maker) {
        threads = maker;
    }

    /** The player at {@code seat}; null if a person sits there. */
    SeatedPlayer at(int seat) {
        return players[seat];
    }

    boolean hasPerson() {
        return Arrays.stream(players).anyMatch(Objects::isNull);
    }

    /** Gives the seat to {@code player}, or to a person if null; one that sits there already is told the game again. */
    void player(int seat, Player player) {
        SeatedPlayer before = players[seat];
        if (before != null && before.player() == player) {
            before.forget();
            return;
        }
        players[seat] = player == null ? null : seated(seat, player);
        if (before != null) {
            before.leave(grace);
        }
    }

    private SeatedPlayer seated(int seat, Player player) {
        SeatedPlayer[] self = new SeatedPlayer[1];
        self[0] = new SeatedPlayer(
                player,
                seat,
                Optional.ofNullable(threads).map(Supplier::get),
                failure -> owner.execute(() -> {
                    if (players[seat] == self[0]) {
                        onFailure.accept(Forfeit.failed(seat, failure));
                    }
                }));
        return self[0];
    }

    /** What the players have been told does not hold any more, or may not. */
    void forget() {
        Arrays.stream(players).filter(Objects::nonNull).forEach(SeatedPlayer::forget);
    }

    /** Tells all players what their seats have seen of {@code line} since they were told last. */
    void tell(SessionHistory line) {
        Arrays.stream(players).filter(Objects::nonNull).forEach(player -> {
            if (player.told() == SeatedPlayer.NOTHING) {
                player.begin(line.setup());
            }
            if (player.observes()) {
                player.observe(line.seen(player.seat(), player.told()), line.index());
            }
            if (player.ends() && line.isOver()) {
                player.end(line.payoffs());
            }
        });
    }

    /** Players that are not to move think in the time of who is. */
    void ponder(SessionHistory line) {
        Arrays.stream(players)
                .filter(player ->
                        player != null && player.ponders() && player.seat() != line.actor() && isAlone(player))
                .forEach(player -> player.ponder(line.index(), () -> line.playerView(player.seat())));
    }

    /** Whether the player sits nowhere else, where it might be asked meanwhile. */
    private boolean isAlone(SeatedPlayer seated) {
        return Arrays.stream(players)
                        .filter(other -> other != null && other.player() == seated.player())
                        .count()
                == 1;
    }

    /** Nobody ponders any more. */
    void rest() {
        Arrays.stream(players).filter(Objects::nonNull).forEach(SeatedPlayer::rest);
    }

    /** All players leave. */
    void close() {
        Arrays.stream(players).filter(Objects::nonNull).forEach(player -> player.leave(grace));
    }
}
