package org.marienbad.cli.play;

import com.google.inject.Inject;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Opponents;
import org.marienbad.cli.record.UserGames;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Autosave;

/** Starts games in the terminal. */
public final class TerminalGames {
    /** A demonstration lasts a few seconds on any machine. */
    private static final Map<String, Object> QUICK = Map.of("iterations", 500, "depth", 4);

    private final Catalogue<GameProvider> games;
    private final Opponents opponents;
    private final UserGames userGames;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    TerminalGames(
            Catalogue<GameProvider> games, Opponents opponents, UserGames userGames, Terminal terminal, Locale locale) {
        this.games = games;
        this.opponents = opponents;
        this.userGames = userGames;
        this.terminal = terminal;
        this.locale = locale;
    }

    /** Asks which game to play; empty at the end of the input. */
    Optional<GameProvider> ask() {
        Messages words = CliMessages.of(locale);
        List<GameProvider> all = games.all();
        if (all.isEmpty()) {
            throw new BadInput("there are no games; install one: marienbad plugin install JAR");
        }
        list(all, words);
        while (true) {
            Optional<String> line = terminal.readLine(
                    words.get("ask.game"),
                    () -> all.stream().map(GameProvider::id).toList(),
                    false);
            if (line.isEmpty()) {
                terminal.println("");
                return Optional.empty();
            }
            String given = line.get();
            try {
                if (given.matches("\\d{1,4}")
                        && Integer.parseInt(given) >= 1
                        && Integer.parseInt(given) <= all.size()) {
                    return Optional.of(all.get(Integer.parseInt(given) - 1));
                }
                if (!given.isEmpty()) {
                    return Optional.of(games.get(given));
                }
            } catch (IllegalArgumentException unknown) {
                terminal.println(unknown.getMessage());
            }
        }
    }

    private void list(List<GameProvider> all, Messages words) {
        Columns table = new Columns("  ", "rll");
        for (int i = 0; i < all.size(); i++) {
            Messages names = all.get(i).messages(locale);
            String name = names.has("name") ? names.get("name") : "";
            if (terminal.isPlain()) {
                terminal.println(words.get("plain.ask.game", i + 1, all.get(i).id(), name));
            } else {
                table.row(i + 1, all.get(i).id(), name);
            }
        }
        table.print(terminal);
    }

    /** A game that the user is asked to choose, against an AI. */
    public int choose() {
        Optional<GameProvider> provider = ask();
        if (provider.isEmpty()) {
            return ExitStatus.SUCCESS;
        }
        GameProvider game = provider.get();
        GameSetup setup =
                BadInput.wrap("game " + game.id(), () -> GameSetup.of(game, game.minSeats(), game.forPeople(), 0));
        return play(new GameStart(setup, newSeed(), complete(setup, List.of())));
    }

    /** One quick game between AIs, the board printed after every move. */
    public int demonstrate() {
        GameProvider provider = games.all().stream()
                .min(GameProvider.PROMINENT_FIRST)
                .orElseThrow(() -> new BadInput("there are no games; install one: marienbad plugin install JAR"));
        GameSetup setup = BadInput.wrap("game " + provider.id(), () -> GameSetup.of(provider));
        List<PlayerSpec> willing = opponents.opponents(setup.game(), QUICK.keySet());
        List<PlayerSpec> seated = new ArrayList<>();
        for (int seat = 0; seat < setup.seats() && !willing.isEmpty(); seat++) {
            seated.add(opponents.limited(willing.get(seat % Math.min(2, willing.size())), QUICK));
        }
        return play(new GameStart(setup, newSeed(), complete(setup, seated)).unkept());
    }

    /** The players given, an AI at every seat left; a person at seat 1 if none are given. */
    List<PlayerSpec> complete(GameSetup setup, List<PlayerSpec> given) {
        if (given.size() > setup.seats()) {
            throw new BadInput(setup.provider().id() + " has " + setup.seats() + " seats, but --player is given "
                    + given.size() + " times");
        }
        List<PlayerSpec> all = new ArrayList<>(given);
        if (all.isEmpty()) {
            all.add(PlayerSpec.of(MatchRecord.PERSON));
        }
        while (all.size() < setup.seats()) {
            all.add(opponents.opponent(setup.game()));
        }
        return all;
    }

    /** Plays a game to its end or until the user leaves. */
    int play(GameStart start) {
        Game game = start.setup().game();
        for (PlayerSpec spec : start.players()) {
            opponents.check(spec, game); // refuses before anything is printed
        }
        try (Autosave autosave = userGames.autosave();
                TerminalGame play = new TerminalGame(start, opponents, terminal, locale)) {
            if (start.isKept()) {
                play.keep(autosave);
            }
            return PluginGuard.of(start.setup().provider().id())
                    .passing(BadInput.class)
                    .passing(UncheckedIOException.class)
                    .call(play::run);
        }
    }

    private static long newSeed() {
        return ThreadLocalRandom.current().nextLong(1_000_000_000L);
    }
}
