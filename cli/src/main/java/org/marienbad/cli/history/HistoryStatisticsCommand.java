package org.marienbad.cli.history;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.play.Tally;
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
    @Option(
            names = "--by",
            paramLabel = "game|opponent|level|starter",
            defaultValue = "level",
            description = "What is counted together: all games of a kind, those against one opponent, against one"
                    + " with the same settings, or besides by who moved first. Default: level.")
    private Tally.Group by;

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
        List<Tally> tallies = games.ask(store -> Tally.of(store, player, by)).orElse(List.of());
        if (json) {
            terminal.printJson(
                    tallies.stream().map(HistoryStatisticsCommand::json).toList());
        } else if (tallies.isEmpty()) {
            terminal.println(words.get("history.none"));
        } else {
            print(tallies);
        }
        return ExitStatus.SUCCESS;
    }

    private void print(List<Tally> tallies) {
        Columns table = new Columns("", "lllrrrrl")
                .row(
                        words.get("history.game"),
                        by == Tally.Group.GAME ? "" : words.get("history.opponent"),
                        by == Tally.Group.STARTER ? words.get("history.moved") : "",
                        words.get("history.games"),
                        words.get("history.won"),
                        words.get("history.drawn"),
                        words.get("history.lost"),
                        words.get("history.share"));
        for (Tally tally : tallies) {
            Proportion won = won(tally);
            Interval interval = won.interval();
            table.row(
                    tally.game(),
                    tally.opponent(),
                    tally.first()
                            .map(first -> words.get("history." + moved(first)))
                            .orElse(""),
                    tally.games(),
                    tally.wins(),
                    tally.draws(),
                    tally.losses(),
                    words.get("history.percent", won.value(), interval.low(), interval.high()));
        }
        table.print(terminal);
    }

    private static String moved(boolean first) {
        return first ? "first" : "second";
    }

    private static Proportion won(Tally tally) {
        return new Proportion(tally.wins(), tally.games());
    }

    private static Map<String, Object> json(Tally tally) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("game", tally.game());
        if (!tally.opponent().isEmpty()) {
            one.put("opponent", tally.opponent());
        }
        tally.first().ifPresent(first -> one.put("moved", moved(first)));
        Proportion won = won(tally);
        one.put("games", tally.games());
        one.put("wins", tally.wins());
        one.put("draws", tally.draws());
        one.put("losses", tally.losses());
        one.put("won", won.value());
        one.put("interval", List.of(won.interval().low(), won.interval().high()));
        return one;
    }
}
