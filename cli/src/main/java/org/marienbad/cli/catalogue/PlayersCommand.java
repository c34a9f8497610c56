package org.marienbad.cli.catalogue;

import com.google.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.SettingTable;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.Candidates;
import org.marienbad.cli.option.EntryFlags;
import org.marienbad.cli.option.Opponents;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.request.GameEntries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "players",
        header = "List the players (AIs) and their settings.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  marienbad players                  all players, all settings",
            "  marienbad players mcts             one of them",
            "  marienbad players --game kalaha    who plays kalaha, and who does not and why"
        })
public final class PlayersCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "PLAYER",
            completionCandidates = Candidates.Players.class,
            description = "The player to describe. Default: all.")
    private String id;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = Candidates.Games.class,
            description = "Say who can play this game, and who cannot and why.")
    private String gameId;

    @Option(names = "--seats", paramLabel = "N", description = "Its number of seats. Default: its least.")
    private Integer seats;

    @Mixin
    private EntryFlags options = new EntryFlags(GameEntries.OPTIONS);

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Catalogue<GameProvider> games;
    private final Catalogue<PlayerProvider> players;
    private final Terminal terminal;

    @Inject
    PlayersCommand(Catalogue<GameProvider> games, Catalogue<PlayerProvider> players, Terminal terminal) {
        this.games = games;
        this.players = players;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Game game = gameId == null ? null : game();
        List<PlayerProvider> chosen =
                id == null ? players.all() : List.of(BadInput.wrap("player " + id, () -> players.get(id)));
        Listing<PlayerProvider> listing =
                new Listing<>(chosen, id != null, provider -> "player " + provider.id(), terminal);
        if (json) {
            listing.printJson(provider -> PlayerEntry.json(provider, game, provider.messages(Locale.ENGLISH)));
            return ExitStatus.SUCCESS;
        }
        listing.print(provider -> {
            print(provider, game);
            terminal.println("");
        });
        String last = chosen.isEmpty()
                ? "There are no players. Install one: marienbad plugin install JAR"
                : "Write them as name or name(key=value,key=value), for example: " + example(chosen.get(0));
        Columns.wrap(last, terminal.width()).forEach(terminal::println);
        return ExitStatus.SUCCESS;
    }

    private Game game() {
        return BadInput.wrap("game " + gameId, () -> {
            Map<String, Object> known = new HashMap<>(Map.of("game", gameId));
            if (seats != null) {
                known.put("seats", seats);
            }
            return options.request(known).setup(games).game();
        });
    }

    private void print(PlayerProvider provider, Game game) {
        Messages messages = provider.messages(Locale.ENGLISH);
        String note = game == null ? "" : verdict(provider, game);
        Columns.wrap(
                        GamesCommand.heading(provider.id(), PlayerEntry.word(provider, messages, "name"), note),
                        terminal.width())
                .forEach(terminal::println);
        String summary = PlayerEntry.word(provider, messages, "summary");
        if (!summary.isEmpty()) {
            Columns.wrap(summary, terminal.width() - 2).forEach(line -> terminal.println("  " + line));
        }
        if (provider.settings().isEmpty()) {
            terminal.println("  no settings");
        }
        SettingTable.lines(terminal.width(), provider.settings(), messages, provider.id() + ".setting.", "setting.")
                .forEach(terminal::println);
        if (game != null && Opponents.unsupportedReason(provider, game).isEmpty()) {
            for (Setting<?> setting : provider.settings()) {
                if (setting instanceof NameSetting named) {
                    List<String> words = provider.suggestions(game, named);
                    if (!words.isEmpty()) {
                        String allowed = setting.key() + " in this game: " + String.join(", ", words);
                        Columns.wrap(allowed, terminal.width() - 2).forEach(line -> terminal.println("  " + line));
                    }
                }
            }
        }
    }

    private String verdict(PlayerProvider provider, Game game) {
        String reason = Opponents.unsupportedReason(provider, game);
        return reason.isEmpty() ? "plays " + gameId : "does not play " + gameId + ": " + reason;
    }

    private static String example(PlayerProvider provider) {
        return provider.settings().stream()
                .filter(setting -> !text(setting).equals("0"))
                .findFirst()
                .map(setting -> provider.id() + "(" + setting.key() + "=" + text(setting) + ")")
                .orElse(provider.id());
    }

    private static <T> String text(Setting<T> setting) {
        return setting.format(setting.defaultValue());
    }
}
