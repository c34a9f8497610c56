package org.marienbad.board;

import java.util.List;
import org.marienbad.framework.game.PositionHistory;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * When a game is drawn for want of progress. Progress is a ply that cannot be undone, such as a capture.
 *
 * <pre>{@code
 * Draws draws = new Draws(3, 100).chosen(options);
 * Draws.Count count = draws.count();
 * count.begin(start);
 * count.add(position, captured);
 * boolean over = count.isDrawn();
 * }</pre>
 *
 * @param repetition how often a position occurs until the game is drawn; 0 for never
 * @param limit how many plies without progress end the game as a draw
 */
public record Draws(int repetition, int limit) {
    private static final String REPETITION = "repetition";
    private static final String LIMIT = "limit";

    public Draws {
        if (repetition == 1 || repetition < 0) {
            throw new IllegalArgumentException("repetition is " + repetition + ", but must be 0 or at least 2");
        }
        if (limit < 1) {
            throw new IllegalArgumentException("limit is " + limit + ", but must be at least 1");
        }
    }

    /** The options {@code repetition} and {@code limit} of a game, these draws their usual values. */
    public List<Setting<?>> options() {
        return List.of(repetitionOption(), limitOption());
    }

    private IntSetting repetitionOption() {
        return Setting.ofInt(REPETITION, 0, Math.max(10, repetition), repetition);
    }

    private IntSetting limitOption() {
        return Setting.ofInt(LIMIT, Math.min(10, limit), Math.max(1000, limit), limit);
    }

    /** The draws that {@code options} choose; a repetition of 1 means that it does not count. */
    public Draws chosen(Settings options) {
        int times = options.get(repetitionOption());
        return new Draws(times == 1 ? 0 : times, options.get(limitOption()));
    }

    /** Most plies of a game in which at most {@code progress} plies make progress. */
    public int plies(int progress) {
        return (progress + 1) * limit;
    }

    /** The count of a new position, to be begun. */
    public Count count() {
        return new Count(this);
    }

    /** The sentence why a game is drawn, under the keys {@code ending.repetition} and {@code ending.limit}. */
    public Text ending(Count count) {
        return count.isRepeated() ? Text.of("ending.repetition", repetition) : Text.of("ending.limit", limit);
    }

    /** How often the present position has occurred, and the plies since the last progress. A part of each state. Allocates nothing. */
    public static final class Count {
        private final Draws draws;
        private final PositionHistory history;
        private int quiet;

        private Count(Draws draws) {
            this.draws = draws;
            history = new PositionHistory(draws.limit + 1);
        }

        /** Begins anew with a position that has this hash; where the history begins, such as in {@link State#decode}. */
        public void begin(long position) {
            history.clear();
            history.add(position);
            quiet = 0;
        }

        /** A ply has led to the position with this hash. */
        public void add(long position, boolean progress) {
            if (progress) {
                begin(position);
            } else {
                quiet++;
                history.add(position);
            }
        }

        /** Whether the game is drawn. */
        public boolean isDrawn() {
            return isRepeated() || quiet >= draws.limit;
        }

        /** Whether the present position has occurred as often as draws the game. */
        public boolean isRepeated() {
            return draws.repetition > 0 && history.occurrences() >= draws.repetition;
        }

        /** Plies since the last progress. */
        public int quiet() {
            return quiet;
        }

        /** How often the present position has occurred since the last progress. */
        public int occurrences() {
            return history.occurrences();
        }

        public void copyFrom(Count other) {
            history.copyFrom(other.history);
            quiet = other.quiet;
        }

        /** The hash of a position with as much of its history as matters. */
        public long hash(long position) {
            // Even if repetition does not count: a position that occurs again is nearer to the limit.
            return PositionHistory.hashNearLimit(history.hashWithOccurrences(position), quiet, draws.limit);
        }
    }
}
