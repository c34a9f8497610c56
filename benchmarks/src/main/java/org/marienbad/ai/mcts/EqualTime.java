package org.marienbad.ai.mcts;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.SplittableRandom;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;

/**
 * Two players by {@code mcts} at equal iterations, or at equal processor time. For the latter, two pilots set the
 * iterations of the second, so that its moves take as long as those of the first. Openings of random plies, each played
 * twice with the seats exchanged.
 */
final class EqualTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int PILOT = 10;

    private final Game game;
    private final String[] specs;
    private final int[] iterations;
    private final int opening;
    private final double[] millis = new double[2];
    private double mean;
    private double error;

    private EqualTime(Game game, int opening, int iterations, String one, String two) {
        this.game = game;
        this.opening = opening;
        specs = new String[] {one, two};
        this.iterations = new int[] {iterations, iterations};
    }

    /** {@code game} as if it had no evaluator. */
    static Game withoutEvaluator(Game game) {
        return game instanceof Symmetries symmetries ? new BareSymmetric(game, symmetries) : new Bare(game);
    }

    private record Bare(Game game) implements Game {
        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }
    }

    private record BareSymmetric(Game game, Symmetries known) implements Game, Symmetries {
        @Override
        public GameInfo info() {
            return game.info();
        }

        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }

        @Override
        public int symmetries() {
            return known.symmetries();
        }

        @Override
        public void image(int symmetry, State from, State to) {
            known.image(symmetry, from, to);
        }

        @Override
        public int image(int symmetry, int action) {
            return known.image(symmetry, action);
        }
    }

    /**
     * Plays a match and prints the result.
     *
     * @param opening random plies before each game
     * @param pilots after how many trials of a few games the iterations of the second are set; 0: equal iterations
     */
    static void run(Game game, int opening, int games, int iterations, int pilots, String one, String two) {
        EqualTime match = new EqualTime(game, opening, iterations, one, two);
        for (int pilot = 1; pilot <= pilots; pilot++) {
            match.play(PILOT, 1000 * pilot);
            match.iterations[1] = (int) (match.iterations[1] * match.millis[0] / match.millis[1]);
        }
        match.play(games, 0);
        System.out.printf(
                "%s : %s  %.1f %% ± %.1f for the second in %d games, iterations %d : %d, CPU %.2f : %.2f ms a move%n",
                one,
                two,
                100 * match.mean,
                196 * match.error,
                games,
                match.iterations[0],
                match.iterations[1],
                match.millis[0],
                match.millis[1]);
    }

    private void play(int games, int seed) {
        long[] nanos = new long[2];
        long[] moves = new long[2];
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < games; i++) {
            double share = play(seed + i, nanos, moves);
            sum += share;
            squares += share * share;
        }
        mean = sum / games;
        error = Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
        for (int i = 0; i < 2; i++) {
            millis[i] = nanos[i] / 1e6 / moves[i];
        }
    }

    /** Plays one game, in which the second has seat {@code number % 2}; the share of the payoff range that it gets. */
    private double play(int number, long[] nanos, long[] moves) {
        SplittableRandom random = new SplittableRandom(number / 2);
        int[] actions = new int[game.info().maxLegalActions()];
        State state = game.newInitialState();
        for (int ply = 0; ply < opening && state.actor() != State.TERMINAL; ply++) {
            state.apply(Chance.sample(state, actions, state.legalActions(actions), random));
        }
        Player[] players = {player(specs[0], number), player(specs[1], number)};
        int second = number % 2;
        while (state.actor() != State.TERMINAL) {
            if (state.actor() == State.CHANCE) {
                state.apply(Chance.sample(state, actions, state.legalActions(actions), random));
                continue;
            }
            int turn = state.actor() == second ? 1 : 0;
            State view = state.copy();
            long before = THREADS.getCurrentThreadCpuTime();
            int action = players[turn]
                    .choose(view, state.actor(), Budget.ofIterations(iterations[turn]), Monitor.NONE)
                    .action();
            nanos[turn] += THREADS.getCurrentThreadCpuTime() - before;
            moves[turn]++;
            state.apply(action);
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        GameInfo info = game.info();
        return (payoffs[second] - info.minPayoff()) / (info.maxPayoff() - info.minPayoff());
    }

    private Player player(String text, long seed) {
        MctsProvider provider = new MctsProvider();
        Settings settings = Settings.of(
                "setting",
                provider.id(),
                provider.settings(),
                PlayerSpec.parse(text).settings());
        return provider.create(game, settings, seed);
    }
}
