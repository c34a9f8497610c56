package org.marienbad.desktop.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.lab.PlanEntries;
import org.marienbad.framework.lab.PlanJson;
import org.marienbad.framework.lab.Played;
import org.marienbad.framework.lab.Results;
import org.marienbad.framework.lab.ResultsFile;
import org.marienbad.framework.lab.Tournament;
import org.marienbad.framework.lab.TournamentRun;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "tournament",
        header = "Play a tournament between players and report what can be said about them.",
        description = "Results go to a directory: games.jsonl, results.csv, report.html and plan.json.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The same plan gives the same games, whatever the number of threads, if no player is limited in",
            "time. Ctrl-C ends it with what is finished; --resume goes on. docs/lab.md tells all.",
            "",
            "Examples:",
            "  marienbad tournament plan.json",
            "  marienbad tournament --game kalaha -p random -p 'minimax(depth=3)' -p 'mcts(iterations=200)'",
            "  marienbad tournament --game nim -p 'new=mcts(c=1)' -p 'old=mcts' --iterations 500 \\",
            "      --games 100000 --stop 'sprt(0,10)' --output experiment",
            "  marienbad tournament --resume --output experiment"
        })
final class TournamentCommand implements Callable<Integer> {
    private static final String GAMES = "games.jsonl";

    @Mixin
    private TournamentOptions options;

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "Where the results go. Default: named after the plan's file, or the game.")
    private Path output;

    @Option(names = "--resume", description = "Go on with the games that are in the output directory.")
    private boolean resume;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    private final GameCatalogue games;
    private final PlayerCatalogue players;
    private final Terminal terminal;
    /** Counted down when everything is written, so that the process may end. */
    private final CountDownLatch written = new CountDownLatch(1);

    @Inject
    TournamentCommand(GameCatalogue games, PlayerCatalogue players, Terminal terminal) {
        this.games = games;
        this.players = players;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PlanEntries entries = BadInput.unlessRefused("the plan", () -> options.entries(PlanEntries.none("the plan")));
        if (output == null) {
            output = defaultOutput();
        }
        Path file = output.resolve(GAMES);
        boolean begun = Files.exists(file);
        if (begun && !resume) {
            throw new BadInput(
                    file + " exists already; --resume goes on with it, --output DIR keeps new results elsewhere");
        }
        if (begun) {
            entries = continued(entries, file);
        } else if (!entries.has("seed")) {
            entries = entries.with("seed", ThreadLocalRandom.current().nextLong(1_000_000_000L), "the seed drawn");
        }
        PlanEntries given = entries;
        Tournament tournament = BadInput.unlessRefused("the plan", () -> given.tournament(games, players));
        int threads = BadInput.unlessRefused("the plan", given::threads)
                .orElse(Runtime.getRuntime().availableProcessors());
        play(tournament, threads, file, begun);
        return Launch.FINE;
    }

    private Path defaultOutput() {
        if (options.file() != null) {
            String name = String.valueOf(options.file().getFileName());
            return options.file().resolveSibling(name.replaceFirst("\\.[^.]*$", "") + "-results");
        }
        return Path.of("tournament-results");
    }

    /** The plan whose games are in {@code file}: what is not given anew is as it was. */
    private PlanEntries continued(PlanEntries given, Path file) {
        return BadInput.unlessRefused(file.toString(), () -> {
            try {
                PlanEntries before = PlanEntries.read(file + " (the plan)", ResultsFile.plan(file));
                return options.isEmpty() ? options.entries(before) : given.withMissing("seed", before);
            } catch (IOException unreadable) {
                throw new BadInput("cannot read " + file + " (" + AtomicFile.reason(unreadable) + ")", unreadable);
            }
        });
    }

    private void play(Tournament tournament, int threads, Path path, boolean begun) {
        TournamentRun run = BadInput.unlessRefused("a player", () -> new TournamentRun(tournament, players));
        Results results = new Results(tournament);
        long start = System.nanoTime();
        try (ResultsFile file = open(path, tournament, run, results, begun)) {
            long before = results.games();
            say(tournament, threads, before);
            try (GamesBar bar = new GamesBar(terminal, before, tournament.games())) {
                LastWords.during(() -> play(run, threads, results, file, bar), () -> interrupt(run));
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            if (!run.finished()) {
                terminal.err()
                        .println("marienbad: interrupted after " + results.games() + " of " + tournament.games()
                                + " games; --resume --output " + output + " goes on");
            }
            new TournamentSummary(results, run).print(terminal, json, seconds, results.games() - before, threads);
        } catch (IOException | UncheckedIOException unwritable) {
            IOException cause = unwritable instanceof UncheckedIOException unchecked
                    ? unchecked.getCause()
                    : (IOException) unwritable;
            throw AtomicFile.unwritable(path, cause);
        } finally {
            written.countDown();
        }
    }

    private ResultsFile open(Path path, Tournament tournament, TournamentRun run, Results results, boolean begun)
            throws IOException {
        if (begun) {
            return BadInput.unlessRefused(path.toString(), () -> {
                try {
                    return ResultsFile.resume(path, tournament, run, results::add);
                } catch (IOException unreadable) {
                    throw new UncheckedIOException(unreadable);
                }
            });
        }
        Files.createDirectories(output);
        AtomicFile.write(output.resolve("plan.json"), PlanJson.pretty(tournament));
        return ResultsFile.create(path, tournament, Version.number());
    }

    private void play(TournamentRun run, int threads, Results results, ResultsFile file, GamesBar bar) {
        try {
            List<Played> early = run.play(threads, new TournamentRun.Listener() {
                @Override
                public void played(Played game, Optional<MatchResult> result) {
                    results.add(game);
                    write(game);
                    bar.step(1);
                }

                private void write(Played game) {
                    try {
                        file.add(game);
                    } catch (IOException unwritable) {
                        throw new UncheckedIOException(unwritable);
                    }
                }

                @Override
                public void waiting() {
                    try {
                        file.flush();
                    } catch (IOException unwritable) {
                        throw new UncheckedIOException(unwritable);
                    }
                }
            });
            for (Played game : early) {
                file.add(game);
            }
            file.flush();
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** Somebody ends the process: it waits until what is finished is written. */
    private void interrupt(TournamentRun run) {
        run.stop();
        try {
            written.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    private void say(Tournament tournament, int threads, long before) {
        if (!json) {
            terminal.println(tournament.setup().provider().id() + ", "
                    + tournament.entrants().size() + " entrants, "
                    + tournament.pairings().size()
                    + (tournament.pairings().size() == 1 ? " pairing, " : " pairings, ") + tournament.games()
                    + (tournament.games() == 1 ? " game" : " games") + ", seed "
                    + tournament.terms().seed() + ", " + threads + (threads == 1 ? " thread" : " threads")
                    + (before > 0 ? "; " + before + " were played before" : ""));
        }
    }
}
