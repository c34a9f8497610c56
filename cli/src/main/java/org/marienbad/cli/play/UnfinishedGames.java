package org.marienbad.cli.play;

import com.google.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.record.GameTable;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.ContinuedGame;
import org.marienbad.store.GameFilter;
import org.marienbad.store.GameSummary;

/** Games that the user left before their end. */
final class UnfinishedGames {
    private static final int MOST = 20;

    private final UserGames games;
    private final GameTable table;
    private final Terminal terminal;
    private final Messages words;

    @Inject
    UnfinishedGames(UserGames games, GameTable table, Terminal terminal, Locale locale) {
        this.games = games;
        this.table = table;
        this.terminal = terminal;
        words = CliMessages.of(locale);
    }

    /** Tells a person that there are some. */
    void mention() {
        if (!terminal.interactive()) {
            return;
        }
        try {
            long count = games.ask(store -> store.count(running())).orElse(0L);
            if (count > 0) {
                terminal.println(words.get("unfinished", count));
            }
        } catch (BadInput unreadable) {
            terminal.warn("marienbad: " + unreadable.getMessage()); // a new game can be played all the same
        }
    }

    private static GameFilter running() {
        return GameFilter.all().result(GameFilter.Result.RUNNING);
    }

    /**
     * The game with that number; for 0 the only unfinished one, or that which the user chooses. Empty if the user
     * chooses none.
     *
     * @throws BadInput if there is none
     */
    Optional<ContinuedGame> choose(long id) {
        if (id != 0) {
            return Optional.of(games.replay(id));
        }
        List<GameSummary> all =
                games.ask(store -> store.find(running().page(0, MOST))).orElse(List.of());
        if (all.isEmpty()) {
            throw new BadInput(words.get("continue.none"));
        }
        return (all.size() == 1 ? Optional.of(all.get(0).id()) : ask(all)).map(games::replay);
    }

    private Optional<Long> ask(List<GameSummary> all) {
        table.print(all, terminal);
        while (true) {
            Optional<String> line = terminal.readLine(
                    words.get("continue.question"),
                    () -> all.stream().map(game -> String.valueOf(game.id())).toList(),
                    false);
            if (line.isEmpty()) {
                terminal.println("");
                return Optional.empty();
            }
            String given = line.get();
            if (given.isEmpty()) {
                return Optional.of(all.get(0).id());
            }
            if (given.matches("\\d{1,18}") && all.stream().anyMatch(game -> game.id() == Long.parseLong(given))) {
                return Optional.of(Long.parseLong(given));
            }
            terminal.println(words.get("history.unknown", given));
        }
    }
}
