package org.marienbad.cli.history;

import com.google.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.text.Messages;
import org.marienbad.store.GameStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "delete",
        header = "Delete games for good.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  marienbad history delete 12 15"})
final class HistoryDeleteCommand implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "ID", description = "Their numbers, as marienbad history says.")
    private List<Long> ids;

    private final UserGames games;
    private final Terminal terminal;
    private final Messages words;

    @Inject
    HistoryDeleteCommand(UserGames games, Terminal terminal, Locale locale) {
        this.games = games;
        this.terminal = terminal;
        words = CliMessages.of(locale);
    }

    @Override
    public Integer call() {
        ids.forEach(games::load); // all or none
        games.ask(this::delete);
        return ExitStatus.SUCCESS;
    }

    private boolean delete(GameStore store) {
        for (long id : ids) {
            if (!store.delete(id)) {
                throw new BadInput(words.get("history.unknown", String.valueOf(id)));
            }
            terminal.println(words.get("history.deleted", String.valueOf(id)));
        }
        return true;
    }
}
