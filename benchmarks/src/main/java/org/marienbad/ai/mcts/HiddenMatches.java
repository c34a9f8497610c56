package org.marienbad.ai.mcts;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;

/**
 * Whole games of two players by {@code mcts}, who are told what their seats see. The second has one seat, the first all
 * others; each seed is played once with every seat as the second's. At equal processor time: two pilots set the iterations
 * of the second. Arguments: GAME SEATS ROUNDS ITERATIONS ONE TWO…, the game with its options as {@code poker(variant=leduc)}.
 */
final class HiddenMatches {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int PILOT = 10;
    private static final int LEAST_ARGUMENTS = 6;

    private final GameSetup setup;
    private final String[] specs;
    private final int[] iterations;
    private final long[] nanos = new long[2];
    private final long[] decisions = new long[2];

    private HiddenMatches(GameSetup setup, int iterations, String one, String two) {
        this.setup = setup;
        specs = new String[] {one, two};
        this.iterations = new int[] {iterations, iterations};
    }

    public static void main(String[] arguments) {
        if (arguments.length < LEAST_ARGUMENTS) {
            System.err.println("wanted: GAME SEATS ROUNDS ITERATIONS ONE TWO...");
            System.exit(2);
        }
        GameSetup setup = setup(PlayerSpec.parse(arguments[0]), Integer.parseInt(arguments[1]));
        for (int i = LEAST_ARGUMENTS - 1; i < arguments.length; i++) {
            run(setup, Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]), arguments[4], arguments[i]);
        }
    }

    /** A game of the class path, with options written as a player's settings are. */
    private static GameSetup setup(PlayerSpec wanted, int seats) {
        for (GameProvider provider : ServiceLoader.load(GameProvider.class)) {
            if (provider.id().equals(wanted.id())) {
                return GameSetup.of(provider, seats, wanted.settings(), 0);
            }
        }
        throw new IllegalArgumentException("unknown game '" + wanted.id() + "'");
    }

    private static void run(GameSetup setup, int rounds, int iterations, String one, String two) {
        HiddenMatches matches = new HiddenMatches(setup, iterations, one, two);
        for (int pilot = 1; pilot <= 2; pilot++) {
            matches.play(PILOT, 1_000_000 * pilot);
            matches.iterations[1] = Math.max(1, (int) (matches.iterations[1] * matches.millis(0) / matches.millis(1)));
        }
        double[] means = matches.play(rounds, 0);
        double mean = Arrays.stream(means).average().orElseThrow();
        double variance = Arrays.stream(means)
                .map(value -> (value - mean) * (value - mean))
                .average()
                .orElseThrow();
        System.out.printf(
                "%s, %d seats, %s : %s  payoff %.3f ± %.3f for the second in %d games, iterations %d : %d, CPU %.2f : %.2f ms a move%n",
                setup.provider().id(),
                setup.seats(),
                one,
                two,
                mean,
                1.96 * Math.sqrt(variance / rounds),
                rounds * setup.seats(),
                matches.iterations[0],
                matches.iterations[1],
                matches.millis(0),
                matches.millis(1));
    }

    private double millis(int player) {
        return nanos[player] / 1e6 / decisions[player];
    }

    /** The mean payoffs of the second in each round, in every seat once. */
    private double[] play(int rounds, int firstSeed) {
        Arrays.fill(nanos, 0);
        Arrays.fill(decisions, 0);
        double[] means = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            int seed = firstSeed + round;
            for (int seat = 0; seat < setup.seats(); seat++) {
                int second = seat;
                List<Player> players = IntStream.range(0, setup.seats())
                        .mapToObj(number -> player(number == second ? 1 : 0, 64L * seed + number))
                        .toList();
                means[round] += new Match(setup, players).seed(seed).play().payoffs()[seat] / setup.seats();
            }
        }
        return means;
    }

    private Player player(int index, long seed) {
        MctsProvider provider = new MctsProvider();
        Game game = setup.game();
        Settings settings = Settings.of(
                "setting",
                provider.id(),
                provider.settings(),
                PlayerSpec.parse(specs[index]).settings());
        Player player = provider.create(game, settings, seed);
        Budget budget = Budget.ofIterations(iterations[index]);
        return new Player() {
            @Override
            public void begin(GameSetup begun, int seat) {
                player.begin(begun, seat);
            }

            @Override
            public void observe(Seen ply) {
                player.observe(ply);
            }

            @Override
            public Decision choose(State view, int seat, Budget unused, Monitor monitor) {
                long before = THREADS.getCurrentThreadCpuTime();
                Decision decision = player.choose(view, seat, budget, monitor);
                nanos[index] += THREADS.getCurrentThreadCpuTime() - before;
                decisions[index]++;
                return decision;
            }

            @Override
            public void close() {
                player.close();
            }
        };
    }
}
