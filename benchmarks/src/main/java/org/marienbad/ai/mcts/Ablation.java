package org.marienbad.ai.mcts;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.marienbad.ai.minimax.MinimaxProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;

/**
 * The experiments of docs/ai/mcts-ablation.md, on one thread:
 *
 * <pre>
 * positions COUNT SEED PLAYER…  share of optimal choices and mean loss on endgames of Kalaha(6,4)
 * match GAMES ONE TWO…      games from random openings of four plies, each played twice with the seats exchanged
 * speed ITERATIONS PLAYER…  iterations a second from the opening of Kalaha(6,4), the best of five decisions
 * bare GAME GAMES ITERATIONS ONE TWO…  games without their evaluator, each TWO against ONE at equal processor time
 * empire ITERATIONS PLAYER… the same for the first turn of Minute Empire for two by the rules of the thesis
 * </pre>
 */
final class Ablation {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final Map<String, String> USAGE = Map.of(
            "positions", "positions COUNT SEED PLAYER...",
            "match", "match GAMES ONE TWO...",
            "speed", "speed ITERATIONS PLAYER...",
            "bare", "bare GAME GAMES ITERATIONS ONE TWO...",
            "empire", "empire ITERATIONS PLAYER...");

    private Ablation() {}

    public static void main(String[] arguments) {
        String usage = arguments.length == 0 ? null : USAGE.get(arguments[0]);
        if (usage == null || arguments.length < usage.split(" ").length) {
            System.err.println(
                    "wanted: " + (usage != null ? usage : String.join(" | ", new TreeSet<>(USAGE.values()))));
            System.exit(2);
        }
        if (arguments[0].equals("bare")) {
            Game game = EqualTime.withoutEvaluator(game(arguments[1]));
            for (int i = 5; i < arguments.length; i++) {
                EqualTime.run(
                        game,
                        Integer.parseInt(arguments[2]),
                        Integer.parseInt(arguments[3]),
                        arguments[4],
                        arguments[i]);
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

    /** A game of the class path for two, with its default options. */
    private static Game game(String id) {
        for (GameProvider provider : ServiceLoader.load(GameProvider.class)) {
            if (provider.id().equals(id)) {
                return provider.create(2, Settings.defaults(provider.options()));
            }
        }
        throw new IllegalArgumentException("unknown game '" + id + "'");
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
        PlayerProvider provider = Stream.of(new MctsProvider(), new MinimaxProvider())
                .filter(candidate -> candidate.id().equals(spec.id()))
                .findFirst()
                .orElseThrow();
        return provider.create(game, Settings.of("setting", provider.id(), provider.settings(), spec.settings()), seed);
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
