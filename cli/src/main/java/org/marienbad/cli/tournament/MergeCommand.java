package org.marienbad.cli.tournament;

import com.google.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.GamesBar;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.folder.TournamentParts;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.tournament.Tournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "merge",
        header = "Make one tournament of the parts that were played by themselves.",
        description = "Writes what `marienbad tournament` would have written: games.jsonl, the report and its tables.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The parts are those of `marienbad tournament --part`; none may be missing. With a stopping rule, games",
            "after the decision of their pairing are left out, as if they had not been played. The parts stay.",
            "See docs/lab.md.",
            "",
            "Example:",
            "  for k in 1 2 3; do marienbad tournament plan.json --part $k/3 --output experiment; done",
            "  marienbad tournament merge experiment"
        })
public final class MergeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "The output directory of the parts.")
    private Path folder;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    private final Catalogue<GameProvider> games;
    private final Catalogue<PlayerProvider> players;
    private final Terminal terminal;
    private final Locale locale;
    private final Reach trusted;

    @Inject
    MergeCommand(
            Catalogue<GameProvider> games,
            Catalogue<PlayerProvider> players,
            Terminal terminal,
            Locale locale,
            Reach trusted) {
        this.games = games;
        this.players = players;
        this.terminal = terminal;
        this.locale = locale;
        this.trusted = trusted;
    }

    @Override
    public Integer call() {
        TournamentParts parts = BadInput.wrap("the parts", this::parts);
        try {
            merge(parts);
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused.getMessage(), refused);
        } catch (IOException unusable) {
            throw UserFiles.unwritable(folder, unusable);
        } catch (UncheckedIOException unusable) {
            throw UserFiles.unwritable(folder, unusable.getCause());
        }
        return ExitStatus.SUCCESS;
    }

    private void merge(TournamentParts parts) throws IOException {
        for (Path file : parts.withoutCode()) {
            terminal.warn("marienbad: warning: " + file + " does not say which code played it");
        }
        long held = parts.games();
        Results results;
        try (GamesBar bar = new GamesBar(terminal, 0, held)) {
            results = parts.merge(Version.number(), locale, game -> bar.step(1));
        }
        TournamentSummary summary = new TournamentSummary(results);
        if (json) {
            terminal.printJson(summary.json());
            return;
        }
        summary.lines().forEach(terminal::println);
        long leftOut = held - results.games();
        terminal.println(parts.count() + (parts.count() == 1 ? " part, " : " parts, ") + results.games() + " games"
                + (leftOut > 0 ? ", without " + leftOut + " played after the decision of their pairing" : "")
                + ". Report: " + TournamentFolder.page(folder));
    }

    private TournamentParts parts() {
        try {
            Tournament tournament = TournamentParts.plan(folder, trusted).tournament(games, players);
            return new TournamentParts(folder, tournament, players);
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(folder, unreadable);
        }
    }
}
