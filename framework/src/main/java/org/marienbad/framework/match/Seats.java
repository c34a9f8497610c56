package org.marienbad.framework.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.marienbad.framework.player.Player;

/**
 * Who sits at the seats of a session, and the threads of the players there. A seat without a player is a person's.
 * Confined to the thread of the session's owner.
 */
final class Seats {
    private final Seat[] seats;
    /** By seat; null where a person sits, or all have left. */
    private final PlayerThread[] threads;

    private final Executor owner;
    private final Alarm alarm;
    private final Consumer<Forfeit> onFailure;
    private Duration grace = Match.GRACE;
    /** Makes the thread of a player; null where each has one of its own. */
    private Supplier<? extends PlayerThread> maker;

    /** @param onFailure called by {@code owner} where a player that is still seated throws when it is told something */
    Seats(int count, Executor owner, Alarm alarm, Consumer<Forfeit> onFailure) {
        this.seats = new Seat[count];
        this.threads = new PlayerThread[count];
        this.owner = owner;
        this.alarm = alarm;
        this.onFailure = onFailure;
    }

    /** How long a player that leaves may go on with its work. */
    void grace(Duration longest) {
        grace = longest;
    }

    /** Gives each player seated from now on a thread from {@code factory}. */
    void threads(Supplier<? extends PlayerThread> factory) {
        maker = factory;
    }

    /** Whether players have threads of their own, so that they begin a decision at once. */
    boolean haveOwnThreads() {
        return maker == null;
    }

    /** The seat with this number; null if a person sits there. */
    Seat at(int number) {
        return seats[number];
    }

    boolean hasPerson() {
        return Arrays.stream(seats).anyMatch(Objects::isNull);
    }

    private Stream<Seat> players() {
        return Arrays.stream(seats).filter(Objects::nonNull);
    }

    /** Gives a seat to {@code player}, or to a person if null; one that sits there already is told the game again. */
    void player(int number, Player player) {
        Seat before = seats[number];
        if (before != null && before.player() == player) {
            before.forget();
            return;
        }
        PlayerThread thread = threads[number];
        seats[number] = null;
        if (player != null) {
            threads[number] = maker == null ? MatchThreads.player("player " + (number + 1)) : maker.get();
            seats[number] = seated(player, number, threads[number]);
        }
        if (before != null) {
            leave(before, thread);
        }
    }

    private Seat seated(Player player, int number, PlayerThread thread) {
        Executor executor = task -> thread.execute(() -> {
            synchronized (player) { // the same one may sit at two seats
                task.run();
            }
        });
        Seat[] self = new Seat[1];
        self[0] = new Seat(
                player,
                number,
                executor,
                executor,
                failure -> owner.execute(() -> {
                    if (seats[number] == self[0]) {
                        onFailure.accept(Forfeit.failed(number, failure));
                    }
                }));
        return self[0];
    }

    /** The players have heard something that does not hold any more, or may not. */
    void forget() {
        players().forEach(Seat::forget);
    }

    /** Tells all players what their seats have seen of {@code tree} since they were told last. */
    void tell(GameTree tree) {
        players().forEach(seat -> seat.tell(tree));
    }

    /** Players that are not to move think in the time of who is. */
    void ponder(GameTree tree) {
        players()
                .filter(seat -> seat.ponders() && seat.number() != tree.actor() && isAlone(seat))
                .forEach(seat -> seat.ponder(tree.index(), () -> tree.playerView(seat.number())));
    }

    /** Whether the player sits nowhere else, where it might be asked meanwhile. */
    private boolean isAlone(Seat seat) {
        return players().filter(other -> other.player() == seat.player()).count() == 1;
    }

    /** Nobody ponders any more. */
    void rest() {
        players().forEach(Seat::rest);
    }

    /** All players leave. */
    void close() {
        players().filter(seat -> threads[seat.number()] != null).forEach(seat -> {
            leave(seat, threads[seat.number()]);
            threads[seat.number()] = null;
        });
    }

    /**
     * Closes the player after its present call. One that has not come back after the grace is interrupted and left to
     * itself, and closed by another thread.
     */
    private void leave(Seat seat, PlayerThread thread) {
        seat.rest();
        seat.dismiss(Optional.empty());
        thread.shut();
        Runnable unused = alarm.after(grace.toNanos(), () -> {
            if (!thread.isDone()) {
                thread.abandon();
                MatchThreads.inBackground(() -> seat.leave(Optional.empty()));
            }
        });
    }
}
