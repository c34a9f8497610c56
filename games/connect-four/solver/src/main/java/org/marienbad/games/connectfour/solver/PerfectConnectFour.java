package org.marienbad.games.connectfour.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourState;

/**
 * Plays the move with the best score as far as it is proven within the budget. Of equal moves it takes the one that
 * leaves the best threats. Its findings in the time of the other seat stay in its table.
 */
final class PerfectConnectFour implements Player {
    private static final int TABLE_BITS = 22;

    private final ConnectFourGame game;
    private final Settings settings;
    private final ConnectFourBook book;
    private final Evaluator threats;
    private final ScoreSearch search;
    private final MemoryBudget.Reservation memory;

    PerfectConnectFour(ConnectFourGame game, Settings settings) {
        this.game = game;
        this.settings = settings;
        book = ConnectFourBook.of(game);
        threats = game.evaluator("threats").orElseThrow();
        memory = MemoryBudget.ofProcess().reserve("connect-four-perfect", (long) ScoreTable.BYTES << TABLE_BITS);
        search = new ScoreSearch(game.grid(), new ScoreTable(TABLE_BITS));
    }

    @Override
    public Decision choose(State view, int seat, Budget callers, Monitor monitor) {
        long start = System.nanoTime();
        long before = search.nodes();
        Budget budget = BudgetSettings.budget(settings, callers);
        ConnectFourState position = (ConnectFourState) view;
        MoveScores scores = new MoveScores(game, position, search, book);
        search.stopWhen(() -> monitor.cancelled()
                || search.nodes() - before >= budget.iterations()
                || budget.isTimed() && System.nanoTime() - start >= budget.nanos());
        deepen(scores);
        List<Decision.ActionValue> lines = lines(scores, position);
        Decision decision =
                new Decision(lines.get(0).action(), lines, search.nodes() - before, 0, System.nanoTime() - start);
        boolean byBook = book.score(position.discs(seat), position.discs(0) | position.discs(1))
                .isPresent();
        return decision.because(reason(scores, lines.get(0).action(), byBook));
    }

    @Override
    public void ponder(State view, int seat, Monitor monitor) {
        if (view.actor() >= 0) {
            search.stopWhen(monitor::cancelled);
            deepen(new MoveScores(game, (ConnectFourState) view, search, book));
        }
    }

    private static void deepen(MoveScores scores) {
        try {
            scores.deepen();
        } catch (ScoreSearch.Stopped stopped) {
            // The proofs found so far still help.
        }
    }

    private List<Decision.ActionValue> lines(MoveScores scores, ConnectFourState position) {
        int seat = position.actor();
        List<Decision.ActionValue> lines = new ArrayList<>();
        List<MoveScores.Move> moves = new ArrayList<>(scores.moves());
        moves.sort(Comparator.comparingInt(MoveScores.Move::low)
                .thenComparingInt(MoveScores.Move::high)
                .thenComparingDouble(move -> estimate(position, move)[seat])
                .reversed());
        for (MoveScores.Move move : moves) {
            int outcome = Integer.signum(move.low());
            boolean exact = outcome == Integer.signum(move.high());
            double[] value = exact ? payoffs(seat, outcome) : estimate(position, move);
            lines.add(new Decision.ActionValue(move.column(), 0, value, exact, new int[0]));
        }
        return lines;
    }

    private static double[] payoffs(int seat, int outcome) {
        double[] payoffs = new double[2];
        payoffs[seat] = outcome;
        payoffs[1 - seat] = 0 - outcome;
        return payoffs;
    }

    private double[] estimate(ConnectFourState position, MoveScores.Move move) {
        ConnectFourState after = position.copy();
        after.apply(move.column());
        double[] payoffs = new double[2];
        if (after.actor() == State.TERMINAL) {
            after.payoffs(payoffs);
        } else {
            threats.evaluate(after, payoffs);
        }
        return payoffs;
    }

    private static Text reason(MoveScores scores, int column, boolean byBook) {
        MoveScores.Move best = scores.moves().stream()
                .filter(move -> move.column() == column)
                .findFirst()
                .orElseThrow();
        if (!best.exact() || scores.high() > best.low()) {
            return Text.of("perfect.estimated");
        }
        int plies = scores.value(best.low(), best.high()).plies().orElseThrow();
        String outcome = best.low() > 0 ? "perfect.win" : best.low() < 0 ? "perfect.loss" : "perfect.draw";
        return Text.of(outcome, Text.of(byBook ? "perfect.book" : "perfect.proven"), plies);
    }

    @Override
    public void close() {
        memory.close();
    }
}
