package org.marienbad.cli.history;

import com.google.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.record.GameTable;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.text.Messages;
import org.marienbad.store.GameFilter;
import org.marienbad.store.GameSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "history",
        header = "The games that you have played: list, show, export, delete, count them.",
        description = "Every game played in the window or in the terminal is kept, ply by ply, with its variations.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        subcommands = {
            HistoryShowCommand.class,
            HistoryExportCommand.class,
            HistoryDeleteCommand.class,
            HistoryStatisticsCommand.class
        },
        footer = {
            "",
            "The games are kept in games.db in your data directory; the environment variable MARIENBAD_DATA",
            "names another directory.",
            "",
            "Examples:",
            "  marienbad history --game kalaha --result loss",
            "  marienbad history show 12",
            "  marienbad history export 12 game.json",
            "  marienbad history statistics --by opponent",
            "  marienbad play --continue 12             go on with a game"
        })
public final class HistoryCommand implements Callable<Integer> {
    private static final int MOST = 10_000;

    @Option(names = "--game", paramLabel = "GAME", description = "Only games of this kind.")
    private String game;

    @Option(
            names = "--opponent",
            paramLabel = "PLAYER",
            description = "Only games with this player, by its id, with its settings, or by the name of a person.")
    private String opponent;

    @Option(
            names = "--result",
            paramLabel = "running|finished|win|draw|loss",
            description = "Only games that stand so; win, draw and loss are those of a person.")
    private GameFilter.Result result;

    @Option(names = "--search", paramLabel = "WORDS", description = "Only games whose game or players contain this.")
    private String search;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "20", description = "At most so many. Default: 20.")
    private int limit;

    @Option(names = "--skip", paramLabel = "N", defaultValue = "0", description = "After the first N. Default: 0.")
    private int skip;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final UserGames games;
    private final GameTable table;
    private final Terminal terminal;
    private final Messages words;

    @Inject
    HistoryCommand(UserGames games, GameTable table, Terminal terminal, Locale locale) {
        this.games = games;
        this.table = table;
        this.terminal = terminal;
        words = CliMessages.of(locale);
    }

    @Override
    public Integer call() {
        BadInput.requireFrom1("--limit", limit, MOST);
        if (skip < 0) {
            throw new BadInput("--skip " + skip + " is not allowed; allowed: 0 or more");
        }
        List<GameSummary> found =
                games.ask(store -> store.find(filter().page(skip, limit))).orElse(List.of());
        if (json) {
            terminal.printJson(found.stream().map(GameTable::json).toList());
        } else if (found.isEmpty()) {
            terminal.println(words.get("history.none"));
        } else {
            table.print(found, terminal);
            long all = games.ask(store -> store.count(filter())).orElse(0L);
            if (all > found.size()) {
                terminal.println(words.get("history.page", found.size(), all));
            }
        }
        return ExitStatus.SUCCESS;
    }

    private GameFilter filter() {
        GameFilter filter = GameFilter.all();
        if (game != null) {
            filter.game(game);
        }
        if (opponent != null) {
            filter.opponent(opponent);
        }
        if (result != null) {
            filter.result(result);
        }
        return search == null ? filter : filter.containing(search);
    }
}
