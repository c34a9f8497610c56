package org.marienbad.framework.record;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.marienbad.framework.match.PlyTime;

/**
 * A ply of a recorded game, and its alternatives.
 *
 * @param ply in the game's notation, chance outcomes with a {@code Plies#CHANCE_MARK} before them; with a {@code ?} for
 *     an action that the observer did not see
 * @param time that it took, if that is known
 * @param comment a remark of somebody, if there is one
 * @param variations other lines from the position before this ply, of at least one ply each; several may begin with the
 *     same plies
 */
public record RecordedPly(
        String ply, Optional<Time> time, Optional<String> comment, List<List<RecordedPly>> variations) {
    /**
     * Milliseconds of a clock.
     *
     * @param spent on this ply
     * @param left for the rest of the game, if that was limited
     */
    public record Time(long spent, Optional<Long> left) {
        public Time {
            if (spent < 0 || left.filter(millis -> millis < 0).isPresent()) {
                throw new IllegalArgumentException("times of a ply are not negative");
            }
        }

        /** The time of a ply; empty if it took none and there was no clock. */
        public static Optional<Time> of(PlyTime time) {
            return time.left().isEmpty() && time.spent().isZero()
                    ? Optional.empty()
                    : Optional.of(new Time(time.spent().toMillis(), time.left().map(Duration::toMillis)));
        }
    }

    public RecordedPly {
        Objects.requireNonNull(ply, "ply");
        variations = variations == null
                ? List.of()
                : variations.stream().map(List::copyOf).toList();
        if (variations.stream().anyMatch(List::isEmpty)) {
            throw new IllegalArgumentException("a variation has at least one ply");
        }
    }

    /** A ply without time, comment and variations. */
    public static RecordedPly of(String ply) {
        return new RecordedPly(ply, Optional.empty(), Optional.empty(), List.of());
    }

    /** This ply with its time. */
    public RecordedPly with(Time clock) {
        return new RecordedPly(ply, Optional.of(clock), comment, variations);
    }

    /** This ply with a comment. */
    public RecordedPly with(String words) {
        return new RecordedPly(ply, time, Optional.of(words), variations);
    }

    /** This ply with variations. */
    public RecordedPly with(List<List<RecordedPly>> others) {
        return new RecordedPly(ply, time, comment, others);
    }

    /** Whether it has neither time, comment nor variations. */
    public boolean isPlain() {
        return time.isEmpty() && comment.isEmpty() && variations.isEmpty();
    }
}
