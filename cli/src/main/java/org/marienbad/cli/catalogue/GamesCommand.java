package org.marienbad.cli.catalogue;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.SettingTable;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Candidates;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.shared.SeatNames;
import org.marienbad.framework.text.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "games",
        header = "List the games, or describe one.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  marienbad games           all games and their options",
            "  marienbad games kalaha    one game: seats, options, evaluators, facts for players",
            "  marienbad games --json    the same for programs"
        })
public final class GamesCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = Candidates.Games.class,
            description = "The game to describe. Default: all, briefly.")
    private String id;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Catalogue<GameProvider> games;
    private final Terminal terminal;

    @Inject
    GamesCommand(Catalogue<GameProvider> games, Terminal terminal) {
        this.games = games;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<GameProvider> chosen =
                id == null ? games.all() : List.of(BadInput.wrap("game " + id, () -> games.get(id)));
        Listing<GameProvider> listing =
                new Listing<>(chosen, id != null, provider -> "game " + provider.id(), terminal);
        if (json) {
            listing.printJson(provider ->
                    GameEntry.json(provider, GameSetup.of(provider).game(), provider.messages(Locale.ENGLISH)));
            return ExitStatus.SUCCESS;
        }
        listing.print(provider -> {
            if (provider != chosen.get(0)) {
                terminal.println("");
            }
            print(provider, id != null);
        });
        if (chosen.isEmpty()) {
            terminal.println("There are no games. Install one: marienbad plugin install JAR");
        }
        return ExitStatus.SUCCESS;
    }

    private void print(GameProvider provider, boolean detailed) {
        Messages messages = provider.messages(Locale.ENGLISH);
        terminal.println(heading(provider.id(), messages.has("name") ? messages.get("name") : "", seats(provider)));
        String summary = messages.has("summary") ? messages.get("summary") : "";
        if (!summary.isEmpty()) {
            Columns.wrap(summary, terminal.width() - 2).forEach(line -> terminal.println("  " + line));
        }
        if (!detailed) {
            String options =
                    provider.options().stream().map(GamesCommand::shortForm).collect(Collectors.joining(", "));
            new Columns("  ", "ll")
                    .row("options:", options.isEmpty() ? "none" : options)
                    .print(terminal);
            return;
        }
        terminal.println("");
        terminal.println(provider.options().isEmpty() ? "No options." : "Options (-o key=value) with their defaults:");
        SettingTable.lines(terminal.width(), provider.options(), messages, "option.")
                .forEach(terminal::println);
        Game game = GameSetup.of(provider).game();
        GameInfo info = game.info();
        terminal.println("");
        terminal.println("With these options and " + info.seats() + " seats:");
        Columns facts = new Columns("  ", "ll");
        facts.row("seats", seatNames(game, messages));
        facts.row("actions", info.actionCount() + ", at most " + info.maxLegalActions() + " legal at once");
        facts.row("plies", "at most " + info.maxPlies());
        facts.row("payoffs", String.format(Locale.ROOT, "%+.3g to %+.3g", info.minPayoff(), info.maxPayoff()));
        facts.row("traits", GameEntry.traits(info).isEmpty() ? "none" : String.join(", ", GameEntry.traits(info)));
        facts.row(
                "evaluators",
                GameEntry.evaluators(game).isEmpty() ? "none" : String.join(", ", GameEntry.evaluators(game)));
        facts.print(terminal);
        terminal.println("");
        terminal.println("Play it: marienbad play " + provider.id());
    }

    static String heading(String id, String name, String note) {
        return id + (name.isEmpty() ? "" : " – " + name) + (note.isEmpty() ? "" : " (" + note + ")");
    }

    private static String seats(GameProvider provider) {
        return (provider.minSeats() == provider.maxSeats()
                        ? String.valueOf(provider.minSeats())
                        : provider.minSeats() + " to " + provider.maxSeats())
                + " seats";
    }

    private static <T> String shortForm(Setting<T> setting) {
        return setting.key() + "=" + setting.format(setting.defaultValue());
    }

    private static String seatNames(Game game, Messages messages) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < game.info().seats(); seat++) {
            names.add(SeatNames.numbered(game, seat, messages));
        }
        return String.join(", ", names);
    }
}
