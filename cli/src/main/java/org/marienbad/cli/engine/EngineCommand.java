package org.marienbad.cli.engine;

import com.google.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.Version;
import org.marienbad.framework.file.LineReader;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Reach;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "engine",
        header = "Answer other programs: read one JSON request per line, write one JSON answer per line.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "docs/engine.md describes all requests. The end of the input ends the engine.",
            "",
            "Example (one line; quoting for a POSIX shell):",
            "  echo '{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"minimax\",\"budget\":{\"depth\":8}}' |",
            "  marienbad engine"
        })
public final class EngineCommand implements Callable<Integer> {
    private final Catalogue<GameProvider> games;
    private final Catalogue<PlayerProvider> players;
    private final Catalogue<SolverProvider> solvers;
    private final Locale locale;
    private final Terminal terminal;
    private final Reach trusted;

    @Inject
    EngineCommand(
            Catalogue<GameProvider> games,
            Catalogue<PlayerProvider> players,
            Catalogue<SolverProvider> solvers,
            Locale locale,
            Terminal terminal,
            Reach trusted) {
        this.trusted = trusted;
        this.games = games;
        this.players = players;
        this.solvers = solvers;
        this.locale = locale;
        this.terminal = terminal;
    }

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Requests handled at the same time in protocol 2. Default: one per core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--patience",
            paramLabel = "S",
            description = "A player that thinks longer than S seconds times out, unless the request limits its time."
                    + " Default: ${DEFAULT-VALUE}.")
    private int patience = (int) Match.DEFAULT_PATIENCE.toSeconds();

    @Override
    public Integer call() throws IOException, InterruptedException {
        BadInput.requireFrom1("--threads", threads, 1024);
        BadInput.requireFrom1("--patience", patience, 1_000_000);
        EngineOptions options = new EngineOptions()
                .locale(locale)
                .trusted(trusted)
                .threads(threads)
                .patience(Duration.ofSeconds(patience))
                .version(Version.number());
        new Engine(games, players, solvers, options).serve(new LineReader(terminal.in()), answer -> {
            terminal.print(answer + "\n");
            return !terminal.out().checkError(); // false: nobody reads the answers any more
        });
        return ExitStatus.SUCCESS;
    }
}
