package org.marienbad.ai.minimax;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.kalaha.KalahaProvider;

/**
 * The gain of each technique of {@code minimax}: nodes and CPU time to a fixed depth, with one technique left out at a
 * time. The positions are 30, after 4 to 20 random plies. The textbook's alpha-beta stands beside them. Arguments:
 * depth, {@code kalaha} or {@code connect-four}, evaluator, rounds, the fastest of which counts.
 */
public final class Ablation {
    private static final int POSITIONS = 30;
    private static final int SHALLOWER = 4;

    private final Game game;
    private final Evaluator evaluator;
    private final List<State> positions = new ArrayList<>();

    private Ablation(GameProvider provider, String name) {
        game = provider.create(2, Settings.defaults(provider.options()));
        evaluator = Evaluators.named(name, game);
        int[] actions = new int[game.info().maxLegalActions()];
        for (int i = 0; i < POSITIONS; i++) {
            positions.add(position(new SplittableRandom(i), actions));
        }
    }

    private State position(SplittableRandom random, int[] actions) {
        while (true) {
            State state = game.newInitialState();
            for (int plies = 4 + random.nextInt(17); plies > 0 && state.actor() >= 0; plies--) {
                state.apply(state.randomAction(actions, random));
            }
            if (state.legalActions(actions) > 1) {
                return state;
            }
        }
    }

    public static void main(String[] arguments) {
        int depth = Integer.parseInt(arguments[0]);
        boolean kalaha = arguments[1].equals("kalaha");
        Ablation ablation = new Ablation(kalaha ? new KalahaProvider() : new ConnectFourProvider(), arguments[2]);
        int rounds = Integer.parseInt(arguments[3]);
        System.out.printf("%s, depth %d, evaluator %s%n%n", arguments[1], depth, arguments[2]);
        System.out.println("| search | nodes | CPU ms | million nodes/s | nodes to all | CPU to all |");
        System.out.println("|---|---:|---:|---:|---:|---:|");
        Map<String, Subject> subjects = ablation.subjects();
        Map<String, Sum> sums = new LinkedHashMap<>();
        for (int round = -1; round < rounds; round++) {
            for (Map.Entry<String, Subject> subject : subjects.entrySet()) {
                boolean warmUp = round < 0;
                Sum sum = ablation.run(subject.getValue(), warmUp ? Math.min(depth, 9) : depth);
                if (!warmUp) {
                    sums.merge(subject.getKey(), sum, Sum::faster);
                }
            }
        }
        Sum all = sums.get("all");
        sums.forEach((key, sum) -> System.out.println(sum.row(key, all)));
        Sum plain = ablation.plain(Math.max(1, depth - SHALLOWER));
        Sum same = ablation.run(subjects.get("all"), Math.max(1, depth - SHALLOWER));
        System.out.println(plain.row("textbook, depth " + (depth - SHALLOWER), same));
        System.out.println(same.row("all, depth " + (depth - SHALLOWER), same));
    }

    private record Subject(Set<Technique> techniques, int hash) {}

    private Map<String, Subject> subjects() {
        Map<String, Subject> subjects = new LinkedHashMap<>();
        subjects.put("all", new Subject(Technique.ALL, 64));
        subjects.put("no table", new Subject(Technique.ALL, 0));
        for (Technique technique : Technique.values()) {
            Set<Technique> others = EnumSet.complementOf(EnumSet.of(technique));
            subjects.put("no " + technique.name().toLowerCase(Locale.ROOT).replace('_', ' '), new Subject(others, 64));
        }
        Set<Technique> unordered = EnumSet.of(Technique.SCOUT, Technique.EVALUATOR_ORDERING);
        subjects.put("no killers, no history", new Subject(unordered, 64));
        subjects.put("no table, no killers", new Subject(EnumSet.complementOf(EnumSet.of(Technique.KILLERS)), 0));
        subjects.put(
                "no table, no evaluator ordering",
                new Subject(EnumSet.complementOf(EnumSet.of(Technique.EVALUATOR_ORDERING)), 0));
        subjects.put("table alone", new Subject(EnumSet.noneOf(Technique.class), 64));
        return subjects;
    }

    private record Sum(long nodes, long nanos) {
        Sum faster(Sum other) {
            return nanos < other.nanos ? this : other;
        }

        String row(String name, Sum all) {
            return String.format(
                    Locale.ROOT,
                    "| %s | %,d | %,d | %.1f | %.2f | %.2f |",
                    name,
                    nodes,
                    nanos / 1_000_000,
                    nodes * 1e3 / nanos,
                    (double) nodes / all.nodes,
                    (double) nanos / all.nanos);
        }
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private Sum run(Subject subject, int depth) {
        long nodes = 0;
        long nanos = 0;
        for (State position : positions) {
            GameSearch search = Minimax.of(game)
                    .evaluator(evaluator)
                    .table(subject.hash)
                    .techniques(subject.techniques)
                    .build();
            // Allocates the table, which is not what is to be measured.
            search.search(position, Budget.ofDepth(depth), () -> true);
            long before = cpu();
            long spent =
                    search.search(position, Budget.ofDepth(depth)).statistics().iterations();
            nanos += cpu() - before;
            nodes += spent;
        }
        return new Sum(nodes, nanos);
    }

    private Sum plain(int depth) {
        PlainAlphaBeta plain = new PlainAlphaBeta(game, evaluator);
        long before = cpu();
        for (State position : positions) {
            plain.value(position, depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        return new Sum(plain.nodes, cpu() - before);
    }
}
