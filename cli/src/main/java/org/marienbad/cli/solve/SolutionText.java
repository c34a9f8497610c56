package org.marienbad.cli.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.Columns;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.MixedStrategy;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.text.Messages;

/** The proof of a solver, as lines of text and as JSON. */
public final class SolutionText {
    private static final double MIB = 1 << 20;
    /** More strategies than this nobody reads on a screen. */
    private static final int MOST_STRATEGIES = 40;
    /** Less than this would be printed as 0. */
    private static final double LEAST_PROBABILITY = 0.0005;

    private final Game game;
    private final SolverProvider provider;
    private final Messages words;
    private final Messages gameWords;
    private final Messages solverWords;
    private final ValueText values;
    private final Locale locale;

    /** In the words of {@code locale}. */
    public static SolutionText of(GameSetup setup, SolverProvider provider, Locale locale) {
        return new SolutionText(setup, provider, CliMessages.of(locale), locale);
    }

    SolutionText(GameSetup setup, SolverProvider provider, Messages words, Locale locale) {
        this.game = setup.game();
        this.provider = provider;
        this.words = words;
        this.locale = locale;
        gameWords = setup.provider().messages(locale);
        solverWords = provider.messages(locale);
        values = ValueText.of(game, words, locale);
    }

    String progress(Solver.Progress progress) {
        String done = Double.isNaN(progress.done())
                ? ""
                : String.format(locale, "%.0f %%, ", Math.floor(100 * progress.done()));
        return solverWords.get(progress.what()) + ": " + done + words.get("solve.nodes", progress.nodes()) + " …";
    }

    List<String> lines(State state, Solution solution, int width) {
        List<String> lines = new ArrayList<>();
        String seat = gameWords.get(game.view().seatName(solution.seat()));
        lines.add(words.get("solve.value", seat, values.of(solution.measure(), solution.value())));
        Columns table = new Columns("  ", "ll");
        solution.lines()
                .forEach(line -> table.row(
                        game.action(state, line.action()).notation(), values.of(solution.measure(), line.value())));
        lines.addAll(table.lines(width));
        if (!solution.variation().isEmpty()) {
            lines.addAll(Columns.wrap(
                    words.get("solve.variation", String.join(" ", notations(state, solution.variation()))), width));
        }
        lines.addAll(strategies(solution.strategies(), width));
        solution.facts().forEach(fact -> lines.addAll(Columns.wrap(solverWords.get(fact), width)));
        solution.unfinished()
                .ifPresent(why -> lines.addAll(Columns.wrap(words.get("solve.open", solverWords.get(why)), width)));
        String key = solution.unfinished().isEmpty() ? "solve.by" : "solve.open.by";
        lines.addAll(Columns.wrap(words.get(key, provider.id(), effort(solution.effort())), width));
        return lines;
    }

    /** How to play at random, a line an information set: those of the first seat first. */
    private List<String> strategies(List<MixedStrategy> strategies, int width) {
        if (strategies.size() > MOST_STRATEGIES) {
            return Columns.wrap(words.get("solve.strategies.many", strategies.size()), width);
        }
        Columns table = new Columns("  ", "lll");
        strategies.stream()
                .sorted(Comparator.comparingInt(MixedStrategy::seat))
                .forEach(each -> table.row(
                        gameWords.get(game.view().seatName(each.seat())),
                        each.situation().replace("\n", " "),
                        each.probabilities().entrySet().stream()
                                .filter(entry -> entry.getValue() >= LEAST_PROBABILITY)
                                .map(entry ->
                                        String.format(locale, "%s %.1f %%", entry.getKey(), 100 * entry.getValue()))
                                .collect(Collectors.joining(", "))));
        return table.lines(width);
    }

    private String effort(Solution.Effort effort) {
        List<String> parts = new ArrayList<>();
        add(parts, "solve.nodes", effort.nodes());
        add(parts, "solve.positions", effort.positions());
        if (effort.nanos() > 0) {
            parts.add(words.get("solve.seconds", seconds(effort.nanos())));
        }
        if (effort.cpuNanos() > 0) {
            parts.add(words.get("solve.cpu", seconds(effort.cpuNanos())));
            if (effort.positions() > 0) {
                add(parts, "solve.speed", Math.round(effort.positions() / (effort.cpuNanos() / 1e9)));
            }
        }
        if (effort.bytes() >= 0) {
            parts.add(words.get("solve.memory", String.format(locale, "%.1f", effort.bytes() / MIB)));
        }
        return String.join(", ", parts);
    }

    private void add(List<String> parts, String key, long number) {
        if (number >= 0) {
            parts.add(words.get(key, number));
        }
    }

    private String seconds(long nanos) {
        return String.format(locale, "%.2f", nanos / 1e9);
    }

    private List<String> notations(State from, List<Integer> codes) {
        State state = from.copy();
        List<String> notations = new ArrayList<>();
        for (int code : codes) {
            notations.add(game.action(state, code).notation());
            state.apply(code);
        }
        return notations;
    }

    public Map<String, Object> json(State state, Solution solution) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("solver", provider.id());
        answer.put("seat", solution.seat());
        answer.put("measure", solution.measure().name().toLowerCase(Locale.ROOT));
        answer.putAll(json(solution.value()));
        answer.put(
                "lines",
                solution.lines().stream()
                        .map(line -> {
                            Map<String, Object> entry = new LinkedHashMap<>();
                            entry.put("ply", game.action(state, line.action()).notation());
                            entry.putAll(json(line.value()));
                            return entry;
                        })
                        .toList());
        answer.put("variation", notations(state, solution.variation()));
        if (!solution.strategies().isEmpty()) {
            answer.put(
                    "strategies",
                    solution.strategies().stream().map(SolutionText::json).toList());
            answer.put("exploitability", solution.exploitability());
        }
        answer.put("facts", solution.facts().stream().map(solverWords::get).toList());
        answer.put("unfinished", solution.unfinished().map(solverWords::get).orElse(null));
        Solution.Effort effort = solution.effort();
        answer.put("nodes", known(effort.nodes()));
        answer.put("positions", known(effort.positions()));
        answer.put("millis", known(effort.nanos() < 0 ? -1 : effort.nanos() / 1_000_000));
        answer.put("cpuMillis", known(effort.cpuNanos() < 0 ? -1 : effort.cpuNanos() / 1_000_000));
        answer.put("bytes", known(effort.bytes()));
        return answer;
    }

    public static Map<String, Object> json(Solution.Value value) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("low", Double.isInfinite(value.low()) ? null : value.low());
        entry.put("high", Double.isInfinite(value.high()) ? null : value.high());
        entry.put("plies", boxed(value.plies()));
        entry.put("nimber", boxed(value.nimber()));
        return entry;
    }

    private static Map<String, Object> json(MixedStrategy strategy) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("seat", strategy.seat());
        entry.put("situation", strategy.situation());
        entry.put("probabilities", strategy.probabilities());
        return entry;
    }

    private static Integer boxed(OptionalInt number) {
        return number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
    }

    private static Long known(long number) {
        return number < 0 ? null : Long.valueOf(number);
    }
}
