package org.marienbad.cli.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.play.PlayerSelection;

/** Measures one game in the calling thread, by CPU time. */
final class Bench {
    static final int REPETITIONS = 7;

    /** The measurements; null if a player cannot play the game. */
    record Figures(
            String game,
            Double playoutsPerSecond,
            Double pliesPerPlayout,
            Double bytesPerPlayout,
            Map<String, Double> searchesPerSecond) {}

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MAX_DEPTH = 40;
    private static final long SEED = 1;

    /**
     * A speed that players ask to be measured: iterations of those that count them, else nodes to a depth.
     *
     * @param name as the player calls it
     */
    record Figure(String name, PlayerSpec spec, boolean iterations) {
        String unit() {
            return name + (iterations ? "IterationsPerSecond" : "NodesPerSecond");
        }
    }

    private final Game game;
    private final MatchView start;

    private final Catalogue<PlayerProvider> players;
    private final double seconds;

    Bench(GameSetup setup, Catalogue<PlayerProvider> players, double seconds) {
        this.game = setup.game();
        this.start = start(setup.drawn(SEED));
        this.players = players;
        this.seconds = seconds;
    }

    /** The first position in which a seat decides, as that seat sees it. */
    private static MatchView start(GameSetup setup) {
        State state = setup.newState();
        int[] outcomes = new int[setup.game().info().maxLegalActions()];
        List<Integer> plies = new ArrayList<>();
        while (state.actor() == State.CHANCE) {
            int count = state.legalActions(outcomes);
            plies.add(Chance.draw(state, outcomes, count, SEED, plies.size()));
            state.apply(plies.get(plies.size() - 1));
        }
        return MatchView.of(setup, plies, Observer.seat(state.actor()));
    }

    /** @param progress is told what is measured next */
    Figures measure(String id, Consumer<String> progress) {
        progress.accept("playouts");
        Playouts playouts = new Playouts(game);
        double rate = rate(playouts::run);
        progress.accept("bytes");
        double bytes = playouts.bytes();
        Map<String, Double> searches = new LinkedHashMap<>();
        for (Figure figure : figures(players)) {
            progress.accept(figure.name());
            searches.put(figure.unit(), canPlay(figure.spec()) ? measure(figure) : null);
        }
        return new Figures(id, rate, playouts.plies(), bytes, searches);
    }

    /** The benchmarks that the players name. */
    static List<Figure> figures(Catalogue<PlayerProvider> players) {
        List<Figure> figures = new ArrayList<>();
        for (PlayerProvider provider : players.all()) {
            provider.benchmarks()
                    .forEach((name, settings) -> figures.add(new Figure(
                            name,
                            new PlayerSpec(provider.id(), settings),
                            provider.settings().contains(BudgetSettings.ITERATIONS)
                                    && !provider.settings().contains(BudgetSettings.DEPTH))));
        }
        return figures;
    }

    private double measure(Figure figure) {
        return figure.iterations() ? rate(count -> iterate(figure.spec(), count)) : nodes(figure.spec());
    }

    /**
     * Units a second of CPU time. A third of the time warms up and finds how much work a repetition needs.
     *
     * @param work does about the amount of work asked for, and returns how much it did
     */
    private double rate(LongUnaryOperator work) {
        long amount = 1;
        long warmUp = (long) (seconds / 3 * 1e9);
        long each = (long) (seconds * 2 / 3 / REPETITIONS * 1e9);
        long start = cpu();
        double unitNanos = 0;
        while (cpu() - start < warmUp) {
            long before = cpu();
            long done = work.applyAsLong(amount);
            unitNanos = (double) Math.max(1, cpu() - before) / Math.max(1, done);
            amount = (long) Math.max(1, Math.min(amount * 2.0, each / unitNanos));
        }
        amount = (long) Math.max(1, each / unitNanos);
        double[] rates = new double[REPETITIONS];
        for (int i = 0; i < REPETITIONS; i++) {
            long before = cpu();
            long done = work.applyAsLong(amount);
            rates[i] = done * 1e9 / Math.max(1, cpu() - before);
        }
        Arrays.sort(rates);
        return rates[REPETITIONS / 2];
    }

    private static long cpu() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private boolean canPlay(PlayerSpec spec) {
        return PlayerSelection.canPlay(players.get(spec.id()), game);
    }

    private long iterate(PlayerSpec spec, long iterations) {
        return choose(spec, Budget.ofIterations(iterations)).iterations();
    }

    /** Searches to the greatest depth that fits into a repetition, so that every repetition does the same. */
    private double nodes(PlayerSpec spec) {
        long each = (long) (seconds * 2 / 3 / REPETITIONS * 1e9);
        int depth = 1;
        while (depth < MAX_DEPTH) {
            long before = cpu();
            nodes(spec, depth + 1);
            long spent = cpu() - before;
            if (spent > each) {
                break;
            }
            depth++;
        }
        int fitting = depth;
        return rate(ignored -> nodes(spec, fitting));
    }

    private long nodes(PlayerSpec spec, int depth) {
        return choose(spec, Budget.ofDepth(depth)).iterations();
    }

    private Decision choose(PlayerSpec spec, Budget budget) {
        try (Advisor advisor = new Advisor(spec.create(players, game, SEED))) {
            return advisor.ask(start, budget, Monitor.NONE);
        }
    }

    /** Random games one after the other. */
    private static final class Playouts {
        private final State start;
        private final State state;
        private final Playout playout;
        private final SplittableRandom random = new SplittableRandom(SEED);
        private long played;
        private long plies;

        Playouts(Game game) {
            start = game.newInitialState();
            state = start.copy();
            playout = new Playout(game);
        }

        long run(long count) {
            long sum = 0;
            for (long i = 0; i < count; i++) {
                state.copyFrom(start);
                sum += playout.run(state, random);
            }
            plies += sum;
            played += count;
            return count;
        }

        double plies() {
            return (double) plies / played;
        }

        /** Bytes allocated per playout, less those of the measurement itself. */
        double bytes() {
            long count = Math.max(1000, played / 10);
            THREADS.getCurrentThreadAllocatedBytes();
            long first = THREADS.getCurrentThreadAllocatedBytes();
            long second = THREADS.getCurrentThreadAllocatedBytes();
            run(count);
            long third = THREADS.getCurrentThreadAllocatedBytes();
            return Math.max(0, (third - second) - (second - first)) / (double) count;
        }
    }
}
