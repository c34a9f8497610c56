package org.marienbad.lab.profile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;

/**
 * The smallest sizes of a game of two seats, solved. The first two options that are numbers and change its start have their three least values,
 * all else is as in the profile.
 */
public final class SmallSizes {
    private static final int VALUES = 3;
    /** So that the whole table takes no longer than a minute. */
    private static final Solver.Limits LIMITS = new Solver.Limits(500_000, 1L << 28, TimeUnit.SECONDS.toNanos(5), 1);

    /**
     * A size that was solved.
     *
     * @param options those that differ
     * @param winner the seat that wins from the start; −1 for a draw
     */
    public record Solved(String options, int winner) {}

    private SmallSizes() {}

    /** Those that a solver proves within a few seconds; none in games of other seats, with chance or hidden information. */
    public static List<Solved> of(GameSetup setup, Catalogue<SolverProvider> solvers) {
        List<Setting<?>> sizes = setup.provider().options().stream()
                .filter(option -> changesTheStart(setup, option))
                .limit(2)
                .toList();
        GameInfo info = setup.game().info();
        boolean open = !info.has(GameInfo.Trait.CHANCE) && !info.has(GameInfo.Trait.HIDDEN_INFORMATION);
        if (setup.seats() != 2 || !open || sizes.isEmpty()) {
            return List.of();
        }
        List<Map<String, Integer>> combinations = new ArrayList<>(List.of(Map.of()));
        for (Setting<?> size : sizes) {
            List<Map<String, Integer>> longer = new ArrayList<>();
            for (Map<String, Integer> shorter : combinations) {
                for (int value : least(size)) {
                    Map<String, Integer> one = new LinkedHashMap<>(shorter);
                    one.put(size.key(), value);
                    longer.add(one);
                }
            }
            combinations = longer;
        }
        return combinations.stream()
                .flatMap(size -> solved(setup, size, solvers).stream())
                .toList();
    }

    /** The least values of an option, in ascending order; none if it is neither a number nor a choice among numbers. */
    private static List<Integer> least(Setting<?> option) {
        if (option instanceof IntSetting range) {
            return IntStream.rangeClosed(range.min(), range.max())
                    .limit(VALUES)
                    .boxed()
                    .toList();
        }
        boolean numbers = option instanceof ChoiceSetting choice
                && choice.values().stream().allMatch(value -> value.matches("\\d{1,9}"));
        return numbers
                ? ((ChoiceSetting) option)
                        .values().stream()
                                .map(Integer::valueOf)
                                .sorted()
                                .limit(VALUES)
                                .toList()
                : List.of();
    }

    /** A size does; how often a position may occur, for example, does not. */
    private static boolean changesTheStart(GameSetup setup, Setting<?> option) {
        List<Integer> values = least(option);
        try {
            return values.size() > 1
                    && !start(setup, option, values.get(0)).equals(start(setup, option, values.get(1)));
        } catch (IllegalArgumentException refused) {
            return true;
        }
    }

    private static String start(GameSetup setup, Setting<?> option, int value) {
        return with(setup, Map.of(option.key(), value)).newState().toString();
    }

    private static GameSetup with(GameSetup setup, Map<String, Integer> size) {
        Map<String, Object> options = new LinkedHashMap<>(setup.options().toMap());
        options.putAll(size);
        return GameSetup.of(setup.provider(), setup.seats(), options, 0);
    }

    private static Optional<Solved> solved(
            GameSetup setup, Map<String, Integer> size, Catalogue<SolverProvider> solvers) {
        try {
            GameSetup small = with(setup, size);
            Solver solver = SolverProvider.solver(
                    SolverProvider.first(solvers, small.game()), small.game(), Map.of(), Reach.LOCAL);
            Solution solution = solver.solve(small.newState(), Solver.Goal.OUTCOME, LIMITS, Solver.Watch.NONE);
            Solution.Value value = solution.value();
            boolean known = solution.unfinished().isEmpty() && (value.low() > 0 || value.high() < 0 || value.exact());
            int winner = value.low() > 0 ? solution.seat() : value.high() < 0 ? 1 - solution.seat() : -1;
            return known ? Optional.of(new Solved(words(size), winner)) : Optional.empty();
        } catch (IllegalArgumentException refused) {
            // Not every combination is a game, and not every game has a solver.
            return Optional.empty();
        }
    }

    private static String words(Map<String, Integer> size) {
        return String.join(
                ", ",
                size.entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .toList());
    }
}
