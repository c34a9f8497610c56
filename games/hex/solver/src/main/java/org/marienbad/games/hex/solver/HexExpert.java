package org.marienbad.games.hex.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.hex.HexGame;
import org.marienbad.games.hex.HexState;

/**
 * Plays a move that is proven to win if half of its budget suffices for the proof; else the move of {@link SelectiveSearch}.
 * Of moves proven equal it plays the one that is estimated best.
 */
final class HexExpert implements Player {
    private static final long TABLE_BYTES = 24L << 20;

    private final Settings settings;
    private final SelectiveSearch search;
    /** Null on boards that are too large for it. */
    private final HexSolver solver;

    private final Evaluator evaluator;
    private final MemoryBudget.Reservation memory;

    HexExpert(HexGame game, Settings settings) {
        this.settings = settings;
        boolean small = game.board().size() <= HexSolverProvider.MOST_SIZE;
        memory = MemoryBudget.ofProcess().reserve("hex-expert", small ? TABLE_BYTES : 1 << 20);
        solver = small ? new HexSolver(game) : null;
        search = new SelectiveSearch(game);
        evaluator = game.evaluators().get(0).evaluator().forThread();
    }

    @Override
    public Decision choose(State view, int seat, Budget callers, Monitor monitor) {
        long start = System.nanoTime();
        Budget budget = BudgetSettings.budget(settings, callers);
        HexState position = (HexState) view;
        long proofNodes = 0;
        if (solver != null) {
            Limits limits = new Limits(
                    Long.MAX_VALUE,
                    TABLE_BYTES,
                    budget.isTimed() ? Math.max(1, budget.nanos() / 2) : Long.MAX_VALUE,
                    1);
            long before = solver.nodes();
            Solution solution = solver.solve(
                    position,
                    Goal.ACTIONS,
                    limits,
                    () -> monitor.cancelled() || solver.nodes() - before >= budget.iterations() / 2);
            proofNodes = solver.nodes() - before;
            if (solution.unfinished().isEmpty()) {
                return proven(position, solution, proofNodes, start);
            }
        }
        long before = search.nodes() - proofNodes;
        search.run(
                position,
                budget.depth(),
                () -> monitor.cancelled()
                        || search.nodes() - before >= budget.iterations()
                        || budget.isTimed() && System.nanoTime() - start >= budget.nanos());
        List<ActionValue> lines = new ArrayList<>();
        for (int rank = 0; rank < search.count(); rank++) {
            lines.add(line(search.move(rank), seat, search.value(rank), false));
        }
        return new Decision(search.move(0), lines, search.nodes() - before, search.depth(), System.nanoTime() - start)
                .because(Text.of("expert.searched", search.depth()));
    }

    private Decision proven(HexState position, Solution solution, long nodes, long start) {
        int seat = position.actor();
        Map<Integer, Double> estimates = new HashMap<>();
        double[] payoffs = new double[2];
        HexState next = position.copy();
        List<ActionValue> lines = new ArrayList<>();
        solution.lines().forEach(known -> {
            next.copyFrom(position);
            next.apply(known.action());
            if (next.actor() == State.TERMINAL) {
                next.payoffs(payoffs);
            } else {
                evaluator.evaluate(next, payoffs);
            }
            estimates.put(known.action(), payoffs[seat]);
            lines.add(line(known.action(), seat, known.value().low(), true));
        });
        lines.sort(Comparator.comparingDouble((ActionValue line) -> -line.value()[seat])
                .thenComparingDouble(line -> -estimates.get(line.action())));
        String outcome = solution.value().low() > 0 ? "expert.wins" : "expert.loses";
        return new Decision(lines.get(0).action(), lines, nodes, 0, System.nanoTime() - start)
                .because(Text.of(outcome));
    }

    private static ActionValue line(int action, int seat, double value, boolean exact) {
        double[] payoffs = new double[2];
        payoffs[seat] = value;
        payoffs[1 - seat] = 0 - value;
        return new ActionValue(action, 0, payoffs, exact, new int[0]);
    }

    @Override
    public void close() {
        memory.close();
    }
}
