package org.marienbad.cli.history;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.PlayerOptions;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.store.Standing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "statistics",
        header = "How often you won, by game, opponent, level and who moved first.",
        description = "Counts finished games; the intervals are Wilson's of 95 %.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  marienbad history statistics",
            "  marienbad history statistics --by starter",
            "  marienbad history statistics --of mcts      how one AI fared against the others"
        })
final class HistoryStatisticsCommand implements Callable<Integer> {
    /** What is counted together. */
    enum Group {
        GAME,
        OPPONENT,
        LEVEL,
        STARTER
    }

    @Option(
            names = "--by",
            paramLabel = "game|opponent|level|starter",
            defaultValue = "level",
            description = "What is counted together: all games of a kind, those against one opponent, against one"
                    + " with the same settings, or besides by who moved first. Default: level.")
    private Group by;

    @Option(
            names = "--of",
            paramLabel = "PLAYER",
            defaultValue = MatchRecord.PERSON,
            description = "Whose results, by the player's id. Default: persons'.")
    private String player;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final UserGames games;
    private final Terminal terminal;
    private final Messages words;

    @Inject
    HistoryStatisticsCommand(UserGames games, Terminal terminal, Locale locale) {
        this.games = games;
        this.terminal = terminal;
        words = CliMessages.of(locale);
    }

    @Override
    public Integer call() {
        List<Standing> found = games.ask(store -> store.statistics(player)).orElse(List.of());
        Map<List<String>, long[]> counts =
                new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
        for (Standing standing : found) {
            long[] count = counts.computeIfAbsent(key(standing), key -> new long[3]);
            count[0] += standing.wins();
            count[1] += standing.draws();
            count[2] += standing.losses();
        }
        if (json) {
            terminal.printJson(counts.entrySet().stream()
                    .map(entry -> json(entry.getKey(), entry.getValue()))
                    .toList());
        } else if (counts.isEmpty()) {
            terminal.println(words.get("history.none"));
        } else {
            print(counts);
        }
        return ExitStatus.SUCCESS;
    }

    /** Game, opponent and who moved first; empty where they are counted together. */
    private List<String> key(Standing standing) {
        String opponent = switch (by) {
            case GAME -> "";
            case OPPONENT -> PlayerOptions.parse(standing.opponent()).id();
            case LEVEL, STARTER -> standing.opponent();
        };
        return List.of(standing.game(), opponent, by != Group.STARTER ? "" : standing.started() ? "first" : "second");
    }

    private void print(Map<List<String>, long[]> counts) {
        Columns table = new Columns("", "lllrrrrl")
                .row(
                        words.get("history.game"),
                        by == Group.GAME ? "" : words.get("history.opponent"),
                        by == Group.STARTER ? words.get("history.moved") : "",
                        words.get("history.games"),
                        words.get("history.won"),
                        words.get("history.drawn"),
                        words.get("history.lost"),
                        words.get("history.share"));
        counts.forEach((key, count) -> {
            Proportion won = won(count);
            Interval interval = won.interval();
            table.row(
                    key.get(0),
                    key.get(1),
                    key.get(2).isEmpty() ? "" : words.get("history." + key.get(2)),
                    won.trials(),
                    count[0],
                    count[1],
                    count[2],
                    words.get("history.percent", won.value(), interval.low(), interval.high()));
        });
        table.print(terminal);
    }

    private static Proportion won(long[] count) {
        return new Proportion(count[0], count[0] + count[1] + count[2]);
    }

    private static Map<String, Object> json(List<String> key, long[] count) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("game", key.get(0));
        if (!key.get(1).isEmpty()) {
            one.put("opponent", key.get(1));
        }
        if (!key.get(2).isEmpty()) {
            one.put("moved", key.get(2));
        }
        Proportion won = won(count);
        one.put("games", won.trials());
        one.put("wins", count[0]);
        one.put("draws", count[1]);
        one.put("losses", count[2]);
        one.put("won", won.value());
        one.put("interval", List.of(won.interval().low(), won.interval().high()));
        return one;
    }
}
