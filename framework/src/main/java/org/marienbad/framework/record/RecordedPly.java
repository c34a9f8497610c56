package org.marienbad.framework.record;

import java.util.List;
import java.util.Objects;

/**
 * A ply of a recorded game, and what might have been played instead.
 *
 * @param ply in the game's notation, chance outcomes with a {@value Plies#CHANCE_MARK} before them; with a {@code ?}
 * where the observer of the record did not see the action
 * @param time what the clock said; null if there was none
 * @param comment what somebody wrote about it; null if nobody did
 * @param variations other lines from the position before this ply, each with at least one ply; common plies may stand in
 * each line
 */
public record RecordedPly(String ply, Time time, String comment, List<List<RecordedPly>> variations) {
    /**
     * Milliseconds of a clock.
     *
     * @param spent on this ply
     * @param left for the rest of the game; null if that was not limited
     */
    public record Time(long spent, Long left) {
        public Time {
            if (spent < 0 || left != null && left < 0) {
                throw new IllegalArgumentException("times of a ply are not negative");
            }
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
        return new RecordedPly(ply, null, null, List.of());
    }

    /** This ply with its time. */
    public RecordedPly with(Time clock) {
        return new RecordedPly(ply, clock, comment, variations);
    }

    /** This ply with a comment. */
    public RecordedPly with(String words) {
        return new RecordedPly(ply, time, words, variations);
    }

    /** This ply with variations. */
    public RecordedPly with(List<List<RecordedPly>> others) {
        return new RecordedPly(ply, time, comment, others);
    }

    /** Whether it has neither time, comment nor variations. */
    public boolean isPlain() {
        return time == null && comment == null && variations.isEmpty();
    }
}
