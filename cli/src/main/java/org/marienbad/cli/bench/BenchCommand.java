package org.marienbad.cli.bench;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Candidates;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "bench",
        header = "Measure how fast games are played and searched on this machine.",
        description = "Times are CPU times of one thread, so that other programs disturb them little. Every figure is"
                + " the median of several repetitions after a warm-up. Games have their default options;"
                + " -o gives a single game others.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "  playouts     random games from the start to the end",
            "  bytes        allocated per playout; 0 is best for a search",
            "  uct          iterations of mcts as plain UCT, one random playout each, from the start",
            "  mcts         iterations of mcts with its default settings from the start",
            "  minimax      nodes (alpha-beta, iterative deepening) from the start",
            "",
            "Examples:",
            "  marienbad bench",
            "  marienbad bench kalaha -o stones=3 --seconds 5 --json"
        })
public final class BenchCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "GAME",
            completionCandidates = Candidates.Games.class,
            description = "Measure these games only. Default: all.")
    private List<String> positional = new ArrayList<>();

    @Option(names = "--game", paramLabel = "GAME", hidden = true, completionCandidates = Candidates.Games.class)
    private List<String> named = new ArrayList<>();

    @Mixin
    private EntryFlags flags;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Time for each figure, warm-up included. Default: ${DEFAULT-VALUE}.")
    private double seconds = 3;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Catalogue<GameProvider> games;
    private final Catalogue<PlayerProvider> players;
    private final Terminal terminal;

    @Inject
    BenchCommand(
            Catalogue<GameProvider> games,
            Catalogue<PlayerProvider> players,
            Terminal terminal,
            Candidates candidates) {
        flags = new EntryFlags(List.of(GameEntries.OPTIONS), candidates);
        this.games = games;
        this.players = players;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (!(seconds >= 0.1 && seconds <= 3600)) {
            throw new BadInput("--seconds " + seconds + " is not allowed; allowed: a number from 0.1 to 3600");
        }
        List<String> gameIds = new ArrayList<>(positional);
        gameIds.addAll(named);
        Map<String, String> options =
                flags.<Map<String, String>>given(GameEntries.OPTIONS).orElse(Map.of());
        if (!options.isEmpty() && gameIds.size() != 1) {
            throw new BadInput("--option is one of a single game; " + gameIds.size() + " are named");
        }
        List<GameProvider> chosen = gameIds.isEmpty()
                ? games.all()
                : gameIds.stream()
                        .map(id -> BadInput.wrap("game " + id, () -> games.get(id)))
                        .toList();
        List<Bench.Figures> all = new ArrayList<>();
        for (GameProvider provider : chosen) {
            all.add(BadInput.wrap("game " + provider.id(), () -> {
                GameSetup setup = flags.request(Map.of("game", provider.id())).setup(games);
                Bench bench = new Bench(setup, players, seconds);
                return bench.measure(
                        provider.id(), what -> terminal.progress(provider.id() + ": measuring " + what + " …"));
            }));
        }
        terminal.clearProgress();
        if (json) {
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("machine", Machine.describe());
            answer.put("secondsPerFigure", seconds);
            answer.put("options", options);
            answer.put("games", all.stream().map(BenchCommand::json).toList());
            terminal.printJson(answer);
        } else {
            print(all);
        }
        return ExitStatus.SUCCESS;
    }

    private void print(List<Bench.Figures> all) {
        Machine.describe().forEach((key, value) -> terminal.println(String.format("%-6s %s", key, value)));
        terminal.println(String.format(
                Locale.ROOT, "One thread, CPU time, median of %d repetitions after a warm-up.", Bench.REPETITIONS));
        terminal.println("");
        List<Object> heads = new ArrayList<>(List.of("game", "playouts/s", "plies/playout", "bytes/playout"));
        Bench.figures(players).forEach(figure -> heads.add(figure.name() + (figure.iterations() ? "/s" : " nodes/s")));
        Columns table = new Columns("", "l" + "r".repeat(heads.size() - 1));
        table.row(heads.toArray());
        for (Bench.Figures figures : all) {
            List<Object> cells = new ArrayList<>(List.of(
                    figures.game(),
                    number("%,.0f", figures.playoutsPerSecond()),
                    number("%.1f", figures.pliesPerPlayout()),
                    number("%.3g", figures.bytesPerPlayout())));
            figures.searchesPerSecond().values().forEach(rate -> cells.add(number("%,.0f", rate)));
            table.row(cells.toArray());
        }
        table.print(terminal);
    }

    private static Map<String, Object> json(Bench.Figures figures) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("game", figures.game());
        one.put("playoutsPerSecond", figures.playoutsPerSecond());
        one.put("pliesPerPlayout", figures.pliesPerPlayout());
        one.put("bytesPerPlayout", figures.bytesPerPlayout());
        one.putAll(figures.searchesPerSecond());
        return one;
    }

    private static String number(String format, Double value) {
        if (value == null) {
            return "–";
        }
        return value == 0 ? "0" : String.format(Locale.ROOT, format, value);
    }
}
