package org.marienbad.games.connectfour.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solution.Measure;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.text.Text;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourGrid;
import org.marienbad.games.connectfour.ConnectFourState;

/** Proves outcomes and lengths of best play; keeps its table from one position to the next. */
final class ScoreSolver implements Solver {
    private static final int TABLE_BITS = 23;
    /** Nodes after which a line of best play breaks off. */
    private static final long VARIATION_NODES = 3_000_000;

    private final ConnectFourGame game;
    private final ConnectFourBook book;
    private ScoreTable table;
    private ScoreSearch search;
    private long polled;

    ScoreSolver(ConnectFourGame game) {
        this.game = game;
        book = ConnectFourBook.of(game);
    }

    @Override
    public Solution solve(State position, Goal goal, Limits limits, Watch watch) {
        long start = System.nanoTime();
        grow(limits);
        long before = search.nodes();
        search.stopWhen(() -> stops(start, before, limits, watch));
        ConnectFourState state = (ConnectFourState) position;
        MoveScores scores = new MoveScores(game, state, search, book);
        Optional<Text> unfinished = Optional.empty();
        List<Integer> variation = List.of();
        try {
            switch (goal) {
                case OUTCOME -> scores.outcome();
                case VALUE -> scores.value();
                case ACTIONS -> scores.actions();
            }
            variation = goal == Goal.OUTCOME ? List.of() : variation(state);
        } catch (ScoreSearch.Stopped stopped) {
            unfinished = Optional.of(
                    watch.cancelled() ? Text.of("open.cancelled") : Text.of("open.time", limits.nanos() / 1e9));
        }
        return Solution.of(state.actor(), Measure.PAYOFF, scores.value(scores.low(), scores.high()))
                .lines(lines(scores))
                .variation(variation)
                .unfinished(unfinished)
                .facts(facts(scores))
                .effort(Effort.of(search.nodes() - before, System.nanoTime() - start)
                        .bytes(table.bytes()))
                .build();
    }

    private void grow(Limits limits) {
        if (table == null || table.bytes() > limits.bytes()) {
            table = new ScoreTable(ScoreTable.bits(limits.bytes(), TABLE_BITS));
            search = new ScoreSearch(game.grid(), table);
        }
    }

    private boolean stops(long start, long before, Limits limits, Watch watch) {
        long now = System.nanoTime();
        if (now - polled > 300_000_000L) {
            polled = now;
            watch.progress(new Progress(Text.of("progress.scores"), search.nodes() - before, Double.NaN));
        }
        return watch.cancelled() || now - start > limits.nanos();
    }

    /** The moves of which something is known. */
    private static List<ActionBounds> lines(MoveScores scores) {
        List<ActionBounds> lines = new ArrayList<>();
        for (MoveScores.Move move : scores.moves()) {
            lines.add(new ActionBounds(move.column(), scores.value(move.low(), move.high())));
        }
        lines.sort(ActionBounds.BEST_FIRST);
        return lines;
    }

    private static List<Text> facts(MoveScores scores) {
        if (scores.low() != scores.high()) {
            return List.of();
        }
        List<Text> facts = new ArrayList<>();
        facts.add(Text.of("fact.score", signed(scores.low())));
        if (scores.allExact()) {
            List<String> all = scores.moves().stream()
                    .map(move -> ConnectFourGrid.name(move.column()) + " " + signed(move.low()))
                    .toList();
            facts.add(Text.of("fact.scores", String.join(", ", all)));
        }
        return facts;
    }

    private static String signed(int score) {
        return score > 0 ? "+" + score : score < 0 ? "−" + -score : "0";
    }

    /** Best play from {@code position} on, as far as it is found quickly. */
    private List<Integer> variation(ConnectFourState position) {
        List<Integer> columns = new ArrayList<>();
        ConnectFourState state = position.copy();
        long end = search.nodes() + VARIATION_NODES;
        search.stopWhen(() -> search.nodes() > end);
        try {
            while (state.actor() != State.TERMINAL) {
                MoveScores scores = new MoveScores(game, state, search, book);
                scores.value();
                int column = scores.moves().get(0).column();
                columns.add(column);
                state.apply(column);
            }
        } catch (ScoreSearch.Stopped far) {
            // The plies found are the beginning of best play.
        }
        return columns;
    }
}
