package org.marienbad.cli.history;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.play.PositionPrinter;
import org.marienbad.cli.record.GameTable;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.ContinuedGame;
import org.marienbad.store.GameSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "show",
        header = "Show one game: its players, its plies, its last position.",
        description = "Of a running game only what its person may know; if several play, what everybody may know.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  marienbad history show 12"})
final class HistoryShowCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID", description = "Its number, as marienbad history says.")
    private long id;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final UserGames games;
    private final GameTable table;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    HistoryShowCommand(UserGames games, GameTable table, Terminal terminal, Locale locale) {
        this.games = games;
        this.table = table;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        ContinuedGame game = games.replay(id);
        if (json) {
            Map<String, Object> all =
                    new LinkedHashMap<>(GameTable.json(game.stored().summary()));
            all.put("plies", game.exported().mainLine());
            all.put("position", game.view().text());
            terminal.printJson(all);
        } else {
            print(game);
        }
        return ExitStatus.SUCCESS;
    }

    private void print(ContinuedGame game) {
        Messages words = CliMessages.of(locale);
        GameSummary summary = game.stored().summary();
        PositionPrinter printer = new PositionPrinter(game.setup(), words, locale, terminal.width());
        terminal.println(words.get("history.title", String.valueOf(id), printer.name(), table.players(summary)));
        terminal.println(words.get("history.times", table.time(summary.started()), table.time(summary.updated())));
        if (!game.setup().options().toString().isEmpty()) {
            terminal.println(words.get("options", game.setup().options().toString()));
        }
        MatchView view = game.view();
        for (int ply = 0; ply < view.length(); ply++) {
            terminal.println(printer.ply(view, ply));
        }
        terminal.println("");
        view.text().lines().forEach(terminal::println);
        if (view.isOver()) {
            printer.result(view).forEach(terminal::println);
        } else {
            terminal.println(words.get("history.continue", String.valueOf(id)));
        }
        if (game.tree().hasVariations()) {
            terminal.println(words.get("history.variations"));
        }
    }
}
