package org.marienbad.ai.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.lab.statistics.Interval;

/**
 * The share of positions in which players choose an action that gets as much as a search to the end of the game can
 * force. The positions come from random plies. Not all of their actions are as good, and none is seen to win or lose
 * within QUIET plies (0 for all positions). Arguments:
 *
 * <pre>GAME POSITIONS LEAST_PLIES MOST_PLIES QUIET SEED PLAYER…</pre>
 *
 * such as {@code connect-four 300 16 24 3 1 'minimax(depth=1)'}.
 */
final class OptimalMoves {
    private record Problem(State position, boolean[] optimal) {}

    private static final Plugins PLUGINS = Plugins.load();

    private final Game game;
    private final int quiet;
    private final double[] payoffs;

    private OptimalMoves(Game game, int quiet) {
        this.game = game;
        this.quiet = quiet;
        payoffs = new double[game.info().seats()];
    }

    public static void main(String[] arguments) {
        if (arguments.length < 7) {
            System.err.println("wanted: GAME POSITIONS LEAST_PLIES MOST_PLIES QUIET SEED PLAYER...");
            System.exit(2);
        }
        Game game =
                GameSetup.of(PLUGINS.games().get(arguments[0]), 2, Map.of(), 0).game();
        OptimalMoves optimal = new OptimalMoves(game, Integer.parseInt(arguments[4]));
        List<Problem> problems = optimal.problems(
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                Integer.parseInt(arguments[3]),
                Seeds.stream(Long.parseLong(arguments[5]), "positions", 0));
        System.out.println("| player | positions | optimal % (95 %) |");
        System.out.println("|---|---:|---|");
        for (int i = 6; i < arguments.length; i++) {
            optimal.print(arguments[i], problems);
        }
    }

    private List<Problem> problems(int wanted, int least, int most, SplittableRandom random) {
        List<Problem> problems = new ArrayList<>();
        int[] actions = new int[game.info().maxLegalActions()];
        try (Minimax minimax = Minimax.of(game).table(512).build()) {
            while (problems.size() < wanted) {
                State state = game.newInitialState();
                int plies = random.nextInt(least, most + 1);
                for (int ply = 0; ply < plies && state.actor() != State.TERMINAL; ply++) {
                    state.apply(state.randomAction(actions, random));
                }
                if (state.actor() != State.TERMINAL) {
                    judge(state, minimax, actions, problems);
                }
            }
        }
        return problems;
    }

    private void judge(State state, Minimax minimax, int[] actions, List<Problem> problems) {
        int seat = state.actor();
        int count = state.legalActions(actions);
        if (quiet > 0 && !isQuiet(state, actions, count)) {
            return;
        }
        double[] values = new double[count];
        double best = Double.NEGATIVE_INFINITY;
        double worst = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            State child = state.copy();
            child.apply(actions[i]);
            values[i] = value(child, seat, minimax);
            best = Math.max(best, values[i]);
            worst = Math.min(worst, values[i]);
        }
        if (best > worst) {
            boolean[] optimal = new boolean[game.info().actionCount()];
            for (int i = 0; i < count; i++) {
                optimal[actions[i]] = values[i] == best;
            }
            problems.add(new Problem(state, optimal));
        }
    }

    private boolean isQuiet(State state, int[] actions, int count) {
        try (Minimax shallow = Minimax.of(game).table(0).build()) {
            for (int i = 0; i < count; i++) {
                State child = state.copy();
                child.apply(actions[i]);
                if (child.actor() == State.TERMINAL) {
                    return false;
                }
                SearchResult result = shallow.search(child, Budget.ofDepth(quiet), Monitor.NONE);
                if (result.decision().lines().get(0).exact()) {
                    return false;
                }
            }
            return true;
        }
    }

    private double value(State state, int seat, Minimax minimax) {
        if (state.actor() == State.TERMINAL) {
            state.payoffs(payoffs);
            return payoffs[seat];
        }
        Budget toTheEnd = Budget.ofDepth(game.info().maxPlies());
        return minimax.search(state, toTheEnd, Monitor.NONE)
                .decision()
                .lines()
                .get(0)
                .value()[seat];
    }

    private void print(String player, List<Problem> problems) {
        PlayerSpec spec = PlayerSpec.parse(player);
        int right = 0;
        for (int i = 0; i < problems.size(); i++) {
            Problem problem = problems.get(i);
            Player one = spec.create(PLUGINS.players(), game, i);
            State position = problem.position().copy();
            int action = one.choose(position, position.actor(), Budget.UNLIMITED, Monitor.NONE)
                    .action();
            one.close();
            right += problem.optimal()[action] ? 1 : 0;
        }
        Interval interval = Interval.wilson(right, problems.size());
        System.out.printf(
                Locale.ROOT,
                "| `%s` | %d | %.1f (%.1f – %.1f) |%n",
                player,
                problems.size(),
                100.0 * right / problems.size(),
                100 * interval.low(),
                100 * interval.high());
    }
}
