package org.marienbad.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import org.marienbad.framework.setting.Names;
import org.marienbad.games.kalaha.theses.Findings;
import org.marienbad.games.kalaha.theses.Reproduction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "reproduce",
        header = "Repeat the experiments of the Kalaha theses and compare the tables they published.",
        description = "Writes a page in Markdown, all figures as JSON and CSV, and charts as SVG.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "kalaha-strategies   six rules of thumb against each other, many games each",
            "kalaha-maxmin       a rule of thumb and searches of several depths, one game each way",
            "all                 both",
            "",
            "The same seed gives the same files, whatever the number of threads. Files appear when an",
            "experiment is over; until then those of an earlier run stay as they are.",
            "",
            "Examples:",
            "  marienbad reproduce all",
            "  marienbad reproduce kalaha-strategies --games 10000 --output /tmp/results"
        })
final class ReproduceCommand implements Callable<Integer> {
    private static final String ALL = "all";
    private static final int MOST_GAMES = 1_000_000_000;

    @Parameters(paramLabel = "EXPERIMENT", description = "kalaha-strategies, kalaha-maxmin, or all.")
    private String name;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games for each pair of strategies. Default: ${DEFAULT-VALUE}.")
    private int games = 1_000_000;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the games. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Games at the same time. Default: one a core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "Where to write the files; made if it does not exist. Default: ${DEFAULT-VALUE}.")
    private Path output = Path.of("docs", "results");

    private final Terminal terminal;

    @Inject
    ReproduceCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        BadInput.requireFrom1("--games", games, MOST_GAMES);
        BadInput.requireFrom1("--threads", threads, 1024);
        List<Reproduction> chosen = chosen();
        makeDirectory();
        chosen.forEach(this::reproduce);
        return Launch.FINE;
    }

    private List<Reproduction> chosen() {
        List<Reproduction> all = Reproduction.all(games, seed);
        List<Reproduction> chosen = all.stream()
                .filter(each -> name.equals(ALL) || name.equals(each.name()))
                .toList();
        if (chosen.isEmpty()) {
            List<String> names =
                    new ArrayList<>(all.stream().map(Reproduction::name).toList());
            names.add(ALL);
            throw new BadInput(Names.unknown("experiment", name, names));
        }
        return chosen;
    }

    /** Before hours of work rather than after. */
    private void makeDirectory() {
        try {
            Files.createDirectories(output);
        } catch (IOException unwritable) {
            throw AtomicFile.unwritable(output, unwritable);
        }
        if (!Files.isWritable(output)) {
            throw new BadInput("cannot write into " + output + " (permission denied)");
        }
    }

    private void reproduce(Reproduction experiment) {
        AtomicLong played = new AtomicLong();
        long start = System.nanoTime();
        Findings[] findings = new Findings[1];
        try (GamesBar bar = new GamesBar(terminal, 0, experiment.games())) {
            ShutdownHook.during(
                    () -> findings[0] = experiment.run(threads, more -> {
                        played.addAndGet(more);
                        bar.step(more);
                    }),
                    () -> terminal.err()
                            .println((terminal.watched() ? "\n" : "") + "marienbad: interrupted after " + played
                                    + " of " + experiment.games() + " games of " + experiment.name()
                                    + "; its files are as they were"));
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        List<Path> written = write(experiment.name(), findings[0]);
        terminal.println(String.format(
                Locale.ROOT,
                "%s: %,d games in %.1f s (%,.0f games/s with %d %s)",
                experiment.name(),
                experiment.games(),
                seconds,
                experiment.games() / seconds,
                threads,
                threads == 1 ? "thread" : "threads"));
        findings[0]
                .summary()
                .forEach(line -> Columns.wrap(line, Columns.WIDTH - 2).forEach(part -> terminal.println("  " + part)));
        written.forEach(file -> terminal.println("  " + file));
    }

    private List<Path> write(String experiment, Findings findings) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put(experiment + ".md", findings.page());
        files.put(experiment + ".json", Json.write(findings.data()) + "\n");
        files.putAll(findings.tables());
        findings.charts().forEach(chart -> files.put(chart.file() + ".svg", ChartSvg.of(chart)));
        List<Path> written = new ArrayList<>();
        files.forEach((file, text) -> {
            Path path = output.resolve(file);
            AtomicFile.write(path, text);
            written.add(path);
        });
        return written;
    }
}
