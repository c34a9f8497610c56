package org.marienbad.framework.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledFuture;
import org.marienbad.framework.player.Budget;

/**
 * The clock of a session, if it has one: shows with every position what it showed when that position came up, and calls
 * when a flag may have fallen. Confined to the thread of the session's owner.
 */
final class SessionClock {
    private final Executor owner;
    private final Runnable onFlag;
    /** Null where time is unlimited. */
    private GameClock clock;
    /** By position, what each seat had when it came up. */
    private final List<GameClock.Reading> begun = new ArrayList<>();
    /** By ply, what it took. */
    private final List<Duration> spent = new ArrayList<>();
    /** What the clock showed in the last position, while an earlier one is shown; else null. */
    private GameClock.Reading latest;

    private ScheduledFuture<?> watch;

    /** @param onFlag called by {@code owner} when the time of a seat must be over; perhaps too early */
    SessionClock(Executor owner, Runnable onFlag) {
        this.owner = owner;
        this.onFlag = onFlag;
    }

    /** Runs {@code made} from the last position of {@code line} on, whose plies took {@code times}, as far as known. */
    void use(GameClock made, SessionHistory line, List<PlyTime> times, Optional<GameClock.Reading> now) {
        clock = made;
        begun.clear();
        spent.clear();
        begun.add(made.reading());
        for (int ply = 0; ply < line.length(); ply++) {
            PlyTime time = ply < times.size() ? times.get(ply) : PlyTime.UNKNOWN;
            GameClock.Reading before = begun.get(ply);
            int actor = line.actor(ply);
            begun.add(
                    time.left().isPresent() && actor >= 0
                            ? with(before, actor, time.left().get())
                            : before);
            spent.add(time.spent());
        }
        made.set(now.orElse(again(begun.get(line.length()))));
        latest = null;
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

    /** Ply {@code ply} has been played; those after it are forgotten. */
    void played(int ply) {
        if (clock != null) {
            Duration taken = clock.stop();
            begun.subList(ply + 1, begun.size()).clear();
            spent.subList(ply, spent.size()).clear();
            begun.add(clock.reading());
            spent.add(taken);
            latest = null;
        }
    }

    /** What ply {@code ply} took; without a clock {@code nanos}, as its player was measured. */
    PlyTime time(int ply, int actor, long nanos) {
        return clock == null
                ? new PlyTime(Duration.ofNanos(nanos), Optional.empty())
                : new PlyTime(
                        spent.get(ply),
                        actor < 0
                                ? Optional.empty()
                                : Optional.of(begun.get(ply + 1).remaining().get(actor)));
    }

    /** What was shown is left; {@code wasLatest} if it was the last position. */
    void leave(boolean wasLatest) {
        if (clock != null && wasLatest) {
            latest = clock.reading();
        }
    }

    /** The position after {@code plies} plies is shown; nobody's time runs until {@link #settle}. */
    void show(int plies, boolean isLatest) {
        if (clock != null) {
            clock.set(isLatest && latest != null ? latest : again(begun.get(plies)));
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
        if (watch != null) {
            watch.cancel(false);
            watch = null;
        }
        if (clock.isRunning()) {
            long left = clock.remaining(clock.seat().getAsInt()).plusMillis(1).toNanos();
            watch = SeatedPlayer.after(left, () -> owner.execute(onFlag));
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

    /** What the seat to move in {@code line} may spend. */
    Budget budget(SessionHistory line) {
        return limits() ? clock.budget(line.actor(), line.decisionsToGo()) : Budget.UNLIMITED;
    }
}
