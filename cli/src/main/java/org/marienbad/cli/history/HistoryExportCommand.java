package org.marienbad.cli.history;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.MatchRecordJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "export",
        header = "Write one game into a file, as a match record.",
        description = "Of a running game with hidden information or chance only what its person has seen is written,"
                + " and nobody can go on with it; --all writes everything.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  marienbad history export 12 game.json"})
final class HistoryExportCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "ID", description = "Its number, as marienbad history says.")
    private long id;

    @Parameters(index = "1", paramLabel = "FILE", description = "A file that does not exist yet.")
    private Path file;

    @Option(names = "--all", description = "Also of a running game: all secrets, and what chance will bring.")
    private boolean all;

    private final UserGames games;
    private final Terminal terminal;
    private final Messages words;

    @Inject
    HistoryExportCommand(UserGames games, Terminal terminal, Locale locale) {
        this.games = games;
        this.terminal = terminal;
        words = CliMessages.of(locale);
    }

    @Override
    public Integer call() {
        UserFiles.requireAbsent(file);
        MatchRecord record = all ? games.load(id).record() : games.replay(id).exported();
        UserFiles.write(file, MatchRecordJson.write(record) + "\n");
        terminal.println(words.get(record.resumable() ? "saved" : "saved.seen", file));
        return ExitStatus.SUCCESS;
    }
}
