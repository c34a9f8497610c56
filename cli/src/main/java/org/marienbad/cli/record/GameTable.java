package org.marienbad.cli.record;

import com.google.inject.Inject;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Messages;
import org.marienbad.store.GameSummary;

/** Kept games as a table, and the words for one game. */
public final class GameTable {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

    private final Messages words;

    @Inject
    GameTable(Locale locale) {
        words = CliMessages.of(locale);
    }

    /** One line a game, with a heading. */
    public void print(List<GameSummary> games, Terminal terminal) {
        if (terminal.isPlain()) {
            games.forEach(game -> terminal.println(words.get(
                    "plain.stored", game.id(), game.head().game(), players(game), game.moves(), state(game))));
            return;
        }
        Columns table = new Columns("", "rlllll")
                .row(
                        words.get("history.id"),
                        words.get("history.game"),
                        words.get("history.changed"),
                        words.get("history.state"),
                        words.get("history.moves"),
                        words.get("history.players"));
        games.forEach(game -> table.row(
                game.id(), game.head().game(), time(game.updated()), state(game), game.moves(), players(game)));
        table.print(terminal);
    }

    public String time(Instant when) {
        return TIME.format(when);
    }

    /** Who plays, in the order of the seats. */
    public String players(GameSummary game) {
        return String.join(
                " – ",
                IntStream.range(0, game.head().seats())
                        .mapToObj(seat -> player(game, seat))
                        .toList());
    }

    private String player(GameSummary game, int seat) {
        List<String> names = game.head().names();
        if (!names.isEmpty() && !names.get(seat).isBlank()) {
            return names.get(seat);
        }
        String player = game.head().players().get(seat);
        return player.equals(MatchRecord.PERSON) ? words.get("person") : player;
    }

    /** Its state: it is running, or who won; for the only person who played, win or loss. */
    public String state(GameSummary game) {
        if (!game.isFinished()) {
            return words.get("history.running");
        }
        Winners outcome = game.head().winners().orElseThrow();
        List<Integer> persons = IntStream.range(0, game.head().seats())
                .filter(seat -> game.head().players().get(seat).equals(MatchRecord.PERSON))
                .boxed()
                .toList();
        if (persons.size() == 1) {
            double points = outcome.points(persons.get(0));
            return words.get(points == 1 ? "history.won" : points == 0 ? "history.lost" : "history.drawn");
        }
        return outcome.winners().size() > 1
                ? words.get("history.drawn")
                : words.get("history.wins", player(game, outcome.winners().get(0)));
    }

    /** The form for programs. */
    public static Map<String, Object> json(GameSummary game) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", game.id());
        one.put("game", game.head().game());
        one.put("options", game.head().options());
        one.put("players", game.head().players());
        one.put("names", game.head().names());
        one.put("starter", game.head().starter());
        one.put("state", game.isFinished() ? "finished" : "running");
        one.put("moves", game.moves());
        one.put("payoffs", game.head().payoffs().orElse(null));
        one.put("started", game.started().toString());
        one.put("updated", game.updated().toString());
        return one;
    }
}
