package org.marienbad.framework.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

/**
 * The clock of a session, if it has one. It shows with every position its state when that position came up, and calls
 * when a flag may have fallen. Confined to the thread of the session's owner.
 */
final class SessionClock {
    private final Executor owner;
    private final Alarm alarm;
    private final Runnable onFlag;
    /** Null where time is unlimited. */
    private GameClock clock;
    /** By node of the plies, the time left to each seat when its position came up. */
    private final List<GameClock.Reading> begun = new ArrayList<>();
    /** By the last node of a line, the state of the clock when that was left. */
    private final Map<Integer, GameClock.Reading> left = new HashMap<>();

    /** Calls off the alarm for the next flag; null if there is none. */
    private Runnable watch;

    /** @param onFlag called by {@code owner} when the time of a seat must be over; perhaps too early */
    SessionClock(Executor owner, Alarm alarm, Runnable onFlag) {
        this.owner = owner;
        this.alarm = alarm;
        this.onFlag = onFlag;
    }

    /** Runs {@code made} from the position that {@code tree} shows; the plies took the time that it tells. */
    void use(GameClock made, GameTree tree, Optional<GameClock.Reading> now) {
        clock = made;
        begun.clear();
        begun.add(made.reading());
        for (int node = PlyTree.START + 1; node < tree.bound(); node++) {
            begun.add(tree.contains(node) ? after(tree, node, tree.decider(node)) : null);
        }
        made.set(now.orElse(again(begun.get(tree.node()))));
        left.clear();
    }

    private GameClock.Reading after(PlyTree tree, int node, int decider) {
        GameClock.Reading before = begun.get(tree.parent(node));
        Optional<Duration> left = tree.time(node).left();
        return left.isPresent() && decider >= 0 ? with(before, decider, left.get()) : before;
    }

    private static GameClock.Reading with(GameClock.Reading reading, int seat, Duration left) {
        List<Duration> remaining = new ArrayList<>(reading.remaining());
        remaining.set(seat, left);
        return new GameClock.Reading(remaining, reading.at());
    }

    /** The same times, counted from now on. */
    private GameClock.Reading again(GameClock.Reading reading) {
        return new GameClock.Reading(reading.remaining(), clock.reading().at());
    }

    Optional<GameClock> clock() {
        return Optional.ofNullable(clock);
    }

    /** The last ply of {@code tree} has been played. */
    void played(GameTree tree) {
        if (clock == null) {
            return;
        }
        Duration taken = clock.stop();
        int node = tree.node();
        while (begun.size() <= node) {
            begun.add(null);
        }
        begun.set(node, clock.reading());
        int decider = tree.decider(node);
        tree.time(
                node,
                new PlyTime(
                        taken,
                        decider < 0
                                ? Optional.empty()
                                : Optional.of(clock.reading().remaining().get(decider))));
        left.remove(tree.parent(node));
        left.remove(node);
    }

    /** The time left as {@code tree} shows it. */
    void leave(GameTree tree) {
        if (clock != null && tree.isLatest()) {
            left.put(tree.node(), clock.reading());
        }
    }

    /** The position of {@code node} is shown; nobody's time runs until {@link #settle}. */
    void show(int node) {
        if (clock != null) {
            GameClock.Reading known = left.get(node);
            clock.set(known != null ? known : again(begun.get(node)));
        }
    }

    /** Time that passed while no clock was running is never charged. */
    void renew() {
        if (clock != null && clock.seat().isEmpty()) {
            clock.set(clock.reading());
        }
    }

    /** The time of {@code seat} runs from now on; nobody's if there is none. */
    void settle(OptionalInt seat) {
        if (clock == null) {
            return;
        }
        if (seat.isPresent()) {
            clock.start(seat.getAsInt());
            clock.resume();
        } else {
            clock.pause();
        }
        unwatch();
        if (clock.isRunning()) {
            long nanos = clock.remaining(clock.seat().getAsInt()).plusMillis(1).toNanos();
            watch = alarm.after(nanos, () -> owner.execute(onFlag));
        }
    }

    /** Nobody's time runs until {@link #settle}. */
    void pause() {
        if (clock != null) {
            clock.pause();
        }
    }

    /** Nobody waits for a flag any more. */
    void close() {
        pause();
        unwatch();
    }

    private void unwatch() {
        if (watch != null) {
            watch.run();
            watch = null;
        }
    }

    /** How {@code seat} has lost on time, if it has. */
    Optional<Forfeit> fallen(int seat) {
        return seat >= 0 && clock != null && clock.hasFlagFallen(seat)
                ? Optional.of(Forfeit.onTime(seat, clock.control()))
                : Optional.empty();
    }

    /** Whether it limits decisions of players, which nothing else needs to do then. */
    boolean limits() {
        return clock != null && !clock.control().isCalendar();
    }

    /** The budget of the seat to move in {@code tree}, which sees {@code view}. */
    Budget budget(GameTree tree, State view) {
        return limits() ? clock.budget(tree.actor(), tree.decisionsToGo(view)) : Budget.UNLIMITED;
    }
}
