package org.marienbad.ai.mcts;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;

/**
 * The experiments of docs/measurements/mcts-ablation.md, on one thread:
 *
 * <pre>
 * positions COUNT SEED PLAYER…  share of optimal choices and mean loss on endgames of Kalaha(6,4)
 * match GAMES ONE TWO…      games from random openings of four plies, each played twice with the seats exchanged
 * speed ITERATIONS PLAYER…  iterations a second from the opening of Kalaha(6,4), the best of five decisions
 * bare GAME PLIES GAMES ITERATIONS ONE TWO…  games without their evaluator, after so many random plies, each TWO against ONE
 *                           at equal processor time
 * even GAME PLIES GAMES ITERATIONS ONE TWO…  the same at equal iterations
 * prove GAME PLAYER…        iterations and processor time until the value of the start is proven, the best of five decisions
 * empire ITERATIONS PLAYER… the same for the first turn of Minute Empire for two by the rules of the thesis
 * </pre>
 */
final class Ablation {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final Map<String, String> USAGE = Map.of(
            "positions", "positions COUNT SEED PLAYER...",
            "match", "match GAMES ONE TWO...",
            "speed", "speed ITERATIONS PLAYER...",
            "bare", "bare GAME PLIES GAMES ITERATIONS ONE TWO...",
            "prove", "prove GAME PLAYER...",
            "even", "even GAME PLIES GAMES ITERATIONS ONE TWO...",
            "empire", "empire ITERATIONS PLAYER...");

    private static final int PILOTS = 2;
    private static final int PROOFS = 5;
    private static final int MOST_ITERATIONS = 5_000_000;

    private Ablation() {}

    public static void main(String[] arguments) {
        String usage = arguments.length == 0 ? null : USAGE.get(arguments[0]);
        if (usage == null || arguments.length < usage.split(" ").length) {
            System.err.println(
                    "wanted: " + (usage != null ? usage : String.join(" | ", new TreeSet<>(USAGE.values()))));
            System.exit(2);
        }
        if (arguments[0].equals("bare") || arguments[0].equals("even")) {
            Game game = EqualTime.withoutEvaluator(game(arguments[1]));
            for (int i = 6; i < arguments.length; i++) {
                EqualTime.run(
                        game,
                        Integer.parseInt(arguments[2]),
                        Integer.parseInt(arguments[3]),
                        Integer.parseInt(arguments[4]),
                        arguments[0].equals("bare") ? PILOTS : 0,
                        arguments[5],
                        arguments[i]);
            }
            return;
        }
        if (arguments[0].equals("prove")) {
            for (int i = 2; i < arguments.length; i++) {
                prove(EqualTime.withoutEvaluator(game(arguments[1])), arguments[i]);
            }
            return;
        }
        int count = Integer.parseInt(arguments[1]);
        if (arguments[0].equals("positions")) {
            Endgames endgames = Endgames.random(kalaha("margin"), count, Integer.parseInt(arguments[2]));
            System.out.printf("%-70s %8s %9s %9s%n", "player", "optimal", "loss", "CPU ms");
            for (int i = 3; i < arguments.length; i++) {
                positions(endgames, arguments[i]);
            }
        } else if (arguments[0].equals("speed") || arguments[0].equals("empire")) {
            Game game = arguments[0].equals("speed") ? kalaha("outcome") : empire();
            for (int i = 2; i < arguments.length; i++) {
                Speed.run(game, count, PlayerSpec.parse(arguments[i]).settings());
            }
        } else {
            for (int i = 3; i < arguments.length; i++) {
                match(kalaha("outcome"), count, arguments[2], arguments[i]);
            }
        }
    }

    /** A game of the class path for two, such as {@code noughts(columns=5,rows=5)}. */
    private static Game game(String text) {
        PlayerSpec spec = PlayerSpec.parse(text);
        for (GameProvider provider : ServiceLoader.load(GameProvider.class)) {
            if (provider.id().equals(spec.id())) {
                return provider.create(2, Settings.of("option", provider.id(), provider.options(), spec.settings()));
            }
        }
        throw new IllegalArgumentException("unknown game '" + text + "'");
    }

    private static Game kalaha(String payoff) {
        KalahaProvider provider = new KalahaProvider();
        return provider.create(2, Settings.of("option", provider.id(), provider.options(), Map.of("payoff", payoff)));
    }

    private static Game empire() {
        MinuteEmpireProvider provider = new MinuteEmpireProvider();
        return provider.create(2, Settings.of("option", provider.id(), provider.options(), Map.of("rules", "thesis")));
    }

    private static Player player(Game game, String text, long seed) {
        PlayerSpec spec = PlayerSpec.parse(text);
        PlayerProvider provider = Stream.<PlayerProvider>of(new MctsProvider(), new MinimaxProvider())
                .filter(candidate -> candidate.id().equals(spec.id()))
                .findFirst()
                .orElseThrow();
        return provider.create(game, Settings.of("setting", provider.id(), provider.settings(), spec.settings()), seed);
    }

    private static void prove(Game game, String text) {
        long least = Long.MAX_VALUE;
        List<Long> iterations = new ArrayList<>();
        for (int seed = 0; seed < PROOFS; seed++) {
            Player player = player(game, text, seed);
            long before = THREADS.getCurrentThreadCpuTime();
            Decision decision =
                    player.choose(game.newInitialState(), 0, Budget.ofIterations(MOST_ITERATIONS), Monitor.NONE);
            least = Math.min(least, THREADS.getCurrentThreadCpuTime() - before);
            iterations.add(decision.lines().get(0).exact() ? decision.iterations() : Long.MAX_VALUE);
            player.close();
        }
        System.out.printf("%-70s iterations %s, CPU %.1f ms%n", text, iterations, least / 1e6);
    }

    private static void positions(Endgames endgames, String text) {
        int optimal = 0;
        double loss = 0;
        long time = 0;
        for (int i = 0; i < endgames.size(); i++) {
            State state = endgames.state(i);
            Player player = player(endgames.game(), text, i);
            long before = THREADS.getCurrentThreadCpuTime();
            int action = player.choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE)
                    .action();
            time += THREADS.getCurrentThreadCpuTime() - before;
            int lost = endgames.loss(i, action);
            optimal += lost == 0 ? 1 : 0;
            loss += lost;
        }
        int size = endgames.size();
        System.out.printf("%-70s %8.3f %9.3f %9.2f%n", text, (double) optimal / size, loss / size, time / 1e6 / size);
    }

    private static void match(Game game, int games, String one, String two) {
        double score = 0;
        double squares = 0;
        long[] time = new long[2];
        long[] decisions = new long[2];
        double[] payoffs = new double[2];
        int[] actions = new int[game.info().maxLegalActions()];
        for (int i = 0; i < games; i++) {
            SplittableRandom random = new SplittableRandom(i / 2);
            State state = game.newInitialState();
            for (int ply = 0; ply < 4; ply++) {
                state.apply(actions[random.nextInt(state.legalActions(actions))]);
            }
            Player[] players = {player(game, one, i), player(game, two, i)};
            int seat = i % 2;
            while (state.actor() != State.TERMINAL) {
                int turn = state.actor() == seat ? 0 : 1;
                long before = THREADS.getCurrentThreadCpuTime();
                int action = players[turn]
                        .choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE)
                        .action();
                time[turn] += THREADS.getCurrentThreadCpuTime() - before;
                decisions[turn]++;
                state.apply(action);
            }
            state.payoffs(payoffs);
            double won = (payoffs[seat] + 1) / 2;
            score += won;
            squares += won * won;
        }
        double mean = score / games;
        double error = 1.96 * Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
        System.out.printf(
                "%s : %s  %.1f %% ± %.1f of %d games, CPU %.2f : %.2f ms a move%n",
                one, two, 100 * mean, 100 * error, games, time[0] / 1e6 / decisions[0], time[1] / 1e6 / decisions[1]);
    }
}
