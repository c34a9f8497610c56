package org.marienbad.ai.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solution.Value;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;

/**
 * Proves final margins by a game's own search to the end, and keeps its table from one position to the next. Its words are in the
 * bundle of the provider: {@code progress.margins}, {@code open.cancelled}, {@code open.time} with the seconds.
 *
 * @param <S> the positions of the game
 */
public final class MarginSolver<S extends State> implements Solver {
    private static final long REPORT_NANOS = 300_000_000;
    /** Nodes after which a line of best play breaks off. */
    private static final long VARIATION_NODES = 20_000_000;

    /**
     * Searches to the end of the game, where the margin is counted. For one thread.
     *
     * @param <S> the positions of the game
     */
    public interface Search<S extends State> {
        /** The final margin of the seat to move, if it is inside of the window; else a bound of it. */
        int margin(S state, int low, int high);

        /** The final margin of the seat to move. */
        int exact(S state);

        /** The margin of {@code seat} where the game is over. */
        int ended(S state, int seat);

        /** Positions visited so far. */
        long nodes();

        /** Memory of the table. */
        long bytes();

        /**
         * From now on, {@link SearchStopped} is thrown soon after {@code condition} becomes true; the entries of the
         * table stay true.
         */
        void stopWhen(BooleanSupplier condition);

        /** The final margin of the seat to move if it plays {@code action}. */
        default int exactAfter(S state, int action) {
            S next = after(state, action);
            int seat = state.actor();
            if (next.actor() == State.TERMINAL) {
                return ended(next, seat);
            }
            return next.actor() == seat ? exact(next) : -exact(next);
        }

        /** Whether the seat to move ends with {@code margin} at least if it plays {@code action}. */
        private boolean keeps(S state, int action, int margin) {
            S next = after(state, action);
            int seat = state.actor();
            if (next.actor() == State.TERMINAL) {
                return ended(next, seat) >= margin;
            }
            return next.actor() == seat
                    ? margin(next, margin - 1, margin) >= margin
                    : margin(next, -margin, 1 - margin) <= -margin;
        }

        @SuppressWarnings("unchecked") // a copy is of the same class
        private S after(S state, int action) {
            S next = (S) state.copy();
            next.apply(action);
            return next;
        }
    }

    private final Game game;
    private final int most;
    private final LongFunction<? extends Search<S>> searchWithin;
    private Search<S> search;
    private long reported;

    /**
     * @param most no margin is greater
     * @param searchWithin makes a search whose table takes so many bytes at most
     */
    public MarginSolver(Game game, int most, LongFunction<? extends Search<S>> searchWithin) {
        this.game = game;
        this.most = most;
        this.searchWithin = searchWithin;
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        if (search == null || search.bytes() > limits.bytes()) {
            search = searchWithin.apply(limits.bytes());
        }
        long before = search.nodes();
        search.stopWhen(() -> stops(start, before, limits, watch));
        @SuppressWarnings("unchecked") // states of a game are of one class
        S state = (S) position;
        Value value = Value.between(-most, most);
        List<ActionBounds> lines = new ArrayList<>();
        List<Integer> variation = List.of();
        Optional<Text> unfinished = Optional.empty();
        try {
            switch (goal) {
                case OUTCOME -> value = outcome(state);
                case VALUE -> {
                    value = Value.exactly(search.exact(state));
                    variation = variation(state, (int) value.low());
                    lines.add(new ActionBounds(variation.get(0), value));
                }
                case ACTIONS -> {
                    actions(state, lines);
                    lines.sort(ActionBounds.BEST_FIRST);
                    value = lines.get(0).value();
                    variation = variation(state, (int) value.low());
                }
            }
        } catch (SearchStopped stopped) {
            unfinished = Optional.of(
                    watch.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
            for (ActionBounds line : lines) {
                value = Value.between(Math.max(value.low(), line.value().low()), most);
            }
        }
        return Solution.of(state.actor(), Measure.MARGIN, value)
                .lines(lines)
                .variation(variation)
                .unfinished(unfinished)
                .effort(Effort.of(search.nodes() - before, System.nanoTime() - start)
                        .bytes(search.bytes()))
                .build();
    }

    private boolean stops(long start, long before, Limits limits, Watch watch) {
        long now = System.nanoTime();
        if (now - reported > REPORT_NANOS) {
            reported = now;
            watch.progress(new Progress(Text.of("progress.margins"), search.nodes() - before, Double.NaN));
        }
        return watch.cancelled() || now - start > limits.nanos();
    }

    private Value outcome(S state) {
        int found = search.margin(state, -1, 1);
        return found > 0 ? Value.between(found, most) : found < 0 ? Value.between(-most, found) : Value.exactly(0);
    }

    private void actions(S state, List<ActionBounds> lines) {
        for (int action : game.legalActions(state)) {
            lines.add(new ActionBounds(action, Value.exactly(search.exactAfter(state, action))));
        }
    }

    /** Best play from {@code from} on, which is worth {@code margin}, as far as it is found quickly. */
    @SuppressWarnings("unchecked") // a copy is of the same class
    private List<Integer> variation(S from, int margin) {
        long end = search.nodes() + VARIATION_NODES;
        List<Integer> actions = new ArrayList<>();
        S state = (S) from.copy();
        int left = margin;
        while (state.actor() != State.TERMINAL && (actions.isEmpty() || search.nodes() < end)) {
            int[] legal = game.legalActions(state);
            int action = legal[0];
            for (int code : legal) {
                if (search.keeps(state, code, left)) {
                    action = code;
                    break;
                }
            }
            int seat = state.actor();
            actions.add(action);
            state.apply(action);
            left = state.actor() == seat ? left : -left;
        }
        return actions;
    }
}
