package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.marienbad.cli.solve.SolutionText;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.shared.PluginGuard;

/** The proof of a solver about a position, as an answer. */
final class SolveRequest {
    static final List<String> FIELDS = List.of("solver", "settings", "goal", "limit", "memory", "millis", "threads");

    private static final long MAX_LIMIT = 1_000_000_000_000L;
    private static final int MAX_THREADS = 1024;
    private static final long GRACE_NANOS = 5_000_000_000L;

    private final GameSetup setup;
    private final SolverProvider provider;
    private final Solver solver;
    private final Solver.Goal goal;
    private final Solver.Limits limits;
    private final Locale locale;
    private final long patience;

    SolveRequest(Request request, EngineContext context, GameSetup setup) {
        this.setup = setup;
        locale = context.locale();
        Game game = setup.game();
        provider = request.getText("solver")
                .map(context.solvers()::get)
                .orElseGet(() -> SolverProvider.first(context.solvers(), game));
        solver = SolverProvider.solver(provider, game, request.map("settings"), context.trusted());
        goal = request.getText("goal").map(text -> goal(request, text)).orElse(Solver.Goal.ACTIONS);
        long millis = request.getLong("millis", 1, MAX_LIMIT, context.patience().toMillis());
        // Half of the free memory, so that others can still be admitted.
        long bytes = request.has("memory")
                ? request.getLong("memory", 1, MAX_LIMIT >> 20, 1) << 20
                : Math.max(1, MemoryBudget.ofProcess().free() / 2);
        patience = millis * 1_000_000 + GRACE_NANOS;
        limits = new Solver.Limits(
                request.getLong("limit", 1, MAX_LIMIT, Long.MAX_VALUE), bytes, millis * 1_000_000, (int)
                        request.getLong("threads", 1, MAX_THREADS, 1));
    }

    private static Solver.Goal goal(Request request, String text) {
        return Stream.of(Solver.Goal.values())
                .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .orElseThrow(() -> request.wrong("goal", "outcome, value or actions"));
    }

    /** @param view whose position it is, with guesses for facts unknown to its observer */
    ObjectNode answer(MatchView view, Job job) {
        if (view.isOver()) {
            throw new IllegalArgumentException("the game is over; there is nothing to solve");
        }
        State position = view.determinized();
        job.allow(patience, "solver " + provider.id());
        MemoryBudget.Reservation tables = MemoryBudget.ofProcess().reserve("solver " + provider.id(), limits.bytes());
        try {
            Solution solution = PluginGuard.of("solver " + provider.id())
                    .call(() -> solver.solve(position, goal, limits, job::cancelled));
            ObjectNode answer = new ObjectMapper()
                    .valueToTree(SolutionText.of(setup, provider, locale).json(position, solution));
            return job.cancelled() ? answer.put("cancelled", true) : answer;
        } finally {
            tables.close();
        }
    }
}
