package org.marienbad.desktop.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.plugin.SolverCatalogue;

/** Looks at every ply of a game that was played: proves what it can, estimates the rest. */
final class Annotator {
    private static final Map<String, Object> STEADY = Map.of("iterations", 20_000);

    private final SolverCatalogue solvers;
    private final Opponents opponents;

    @Inject
    Annotator(SolverCatalogue solvers, Opponents opponents) {
        this.solvers = solvers;
        this.opponents = opponents;
    }

    /**
     * How to look.
     *
     * @param limits of the solver, for each ply
     * @param least how much a ply must lose to be weak
     * @param spec who estimates
     * @param budget of the estimates, over and above the player's own
     */
    record Manner(Solver.Limits limits, double least, PlayerSpec spec, Budget budget, long seed) {}

    /** Who estimates where nobody was named: the adviser, with so many iterations that it always says the same. */
    PlayerSpec estimator(Game game) {
        return opponents.limited(opponents.adviser(game), STEADY);
    }

    /** The solver for {@code game}; empty if there is none. */
    private Optional<Solver> solver(Game game) {
        return solvers.all().stream()
                .filter(provider -> provider.objection(game).isEmpty())
                .findFirst()
                .map(provider -> create(provider, game));
    }

    private Solver create(SolverProvider provider, Game game) {
        return solvers.create(provider, game, Map.of());
    }

    /**
     * The annotations of the plies, in order; a ply of chance has none. The last ply is looked at first, since what is
     * proven of the end helps to prove what came before.
     *
     * @param left told before each ply how many are left to do
     */
    List<Optional<Annotation>> annotate(GameSetup setup, List<Integer> plies, Manner manner, IntConsumer left) {
        Game game = setup.game();
        List<State> positions = new ArrayList<>();
        State state = setup.newState();
        for (int code : plies) {
            positions.add(state.copy());
            state.apply(code);
        }
        Optional<Solver> solver = solver(game);
        Player player = opponents.create(manner.spec(), game, manner.seed());
        Annotation[] annotations = new Annotation[plies.size()];
        for (int ply = annotations.length - 1; ply >= 0; ply--) {
            left.accept(ply + 1);
            State before = positions.get(ply);
            if (before.actor() >= 0) {
                annotations[ply] = annotate(setup, solver, player, before, plies.get(ply), manner);
            }
        }
        return Arrays.stream(annotations).map(Optional::ofNullable).toList();
    }

    private static Annotation annotate(
            GameSetup setup, Optional<Solver> solver, Player player, State before, int action, Manner manner) {
        if (solver.isPresent()) {
            Solution solution = solver.get().solve(before, Solver.Goal.ACTIONS, manner.limits(), Solver.Watch.NONE);
            Optional<Annotation> proven = Annotation.proven(before, action, solution, manner.least());
            if (proven.isPresent()) {
                return proven.get();
            }
        }
        return estimate(setup.game(), new Budgeted(player, manner.budget()), before, action, manner.seed());
    }

    /** A search of the position before, and if it does not tell about the ply, of the one after. */
    private static Annotation estimate(Game game, Budgeted player, State before, int action, long seed) {
        int seat = before.actor();
        State after = before.copy();
        after.apply(action);
        if (after.actor() == State.TERMINAL) {
            double[] payoffs = new double[game.info().seats()];
            after.payoffs(payoffs);
            return Annotation.estimated(before, action, player.advise(before, seat, seed), payoffs[seat]);
        }
        Decision decision = player.advise(before, seat, seed);
        double played = Annotation.expected(decision, action, seat);
        if (Double.isNaN(played) && after.actor() >= 0) {
            Decision reply = player.advise(after, after.actor(), seed);
            played = Annotation.expected(reply, reply.action(), seat);
        }
        return Annotation.estimated(before, action, decision, played);
    }
}
