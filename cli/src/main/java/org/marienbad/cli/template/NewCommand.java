package org.marienbad.cli.template;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.Plugin;
import org.marienbad.framework.player.PlayerProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "new",
        header = "Begin a game or a player of your own: a project that builds, passes its checks and plays.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  marienbad new game stone-garden",
            "  marienbad new game coin-race --board none --maven --kotlin --package org.example.coins",
            "  marienbad new player gambler"
        })
public final class NewCommand {
    private final Catalogue<GameProvider> games;
    private final Catalogue<PlayerProvider> players;
    private final Terminal terminal;

    @Inject
    NewCommand(Catalogue<GameProvider> games, Catalogue<PlayerProvider> players, Terminal terminal) {
        this.games = games;
        this.players = players;
        this.terminal = terminal;
    }

    @Command(
            name = "game",
            header = "Begin a game of your own.",
            description =
                    "Writes a project with a small but complete game, which you then change into yours: rules,"
                            + " picture, words in two languages, lessons, tests. NAME is its id: small letters, digits and dashes.",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            footer = {
                "",
                "A game for two on a board is declared in a few words. Other seats, chance, hidden things or",
                "no board need more Java: --board none begins so. A person at a terminal is asked. A board game",
                "without chance can be one file of text, which nobody has to build: --text begins so.",
                "Existing files are never overwritten.",
                "",
                "Examples:",
                "  marienbad new game stone-garden --board hexagon",
                "  marienbad new game coin-race --board none",
                "  marienbad new game pawn-race --text"
            })
    int game(
            @Option(
                            names = "--board",
                            paramLabel = "KIND",
                            description =
                                    "Kind of the board: squares, chequered, crossings, rhombus, hexagon, triangles,"
                                            + " lines, graph, or none for a game written by hand. Default: squares.")
                    String board,
            @Option(
                            names = "--text",
                            description = "Write a game in text with its words, instead of a project: rules in Regular"
                                    + " Boardgames.")
                    boolean text,
            @Mixin ProjectOptions options)
            throws IOException {
        if (text && board != null) {
            throw new BadInput("--text and --board exclude each other: the text lays the board out");
        } else if (text) {
            return write("game", games.all(), options, options.text());
        }
        BoardKind kind = BoardKind.of(board == null ? askForBoard() : board);
        return write(
                "game", games.all(), options, options.template(kind.project()).on(kind));
    }

    /** Asks a person at a terminal; squares for everybody else. */
    private String askForBoard() {
        if (!terminal.interactive()) {
            return "squares";
        }
        String seats = ask("How many seats has the game?", "2");
        String secrets = ask("Is there chance, or does a seat see less than another?", "no");
        if (!seats.equals("2") || !secrets.toLowerCase(Locale.ROOT).startsWith("n")) {
            terminal.println(
                    "Such a game is written by hand. The project begins with one for two seats, without chance;"
                            + " docs/write-a-game.md, \"By hand\", tells what more there is.");
            return "none";
        }
        return ask("Which kind of board: " + BoardKind.words() + "?", "squares");
    }

    private String ask(String question, String usual) {
        return terminal.readLine(question + " [" + usual + "]", List::of, false)
                .map(String::strip)
                .filter(answer -> !answer.isEmpty())
                .orElse(usual);
    }

    @Command(
            name = "player",
            header = "Begin a player of your own.",
            description = "Writes a project with a small but complete player, which you then change into yours: search,"
                    + " settings, words in two languages, tests. NAME is its id: small letters, digits and dashes.",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            footer = {
                "",
                "Existing files are never overwritten.",
                "",
                "Examples:",
                "  marienbad new player gambler            a search of your own",
                "  marienbad new player gambler --search   a selection rule of your own in a search of Marienbad"
            })
    int player(
            @Option(
                            names = "--search",
                            description = "Begin with a search of Marienbad and one part of your own: a selection rule,"
                                    + " in whose place an evaluator or a move ordering can be put.")
                    boolean search,
            @Mixin ProjectOptions options)
            throws IOException {
        ProjectTemplate.Kind kind = search ? ProjectTemplate.Kind.SEARCH : ProjectTemplate.Kind.PLAYER;
        return write("player", players.all(), options, options.template(kind));
    }

    private int write(String kind, List<? extends Plugin> known, ProjectOptions options, ProjectTemplate project)
            throws IOException {
        if (known.stream().anyMatch(other -> other.id().equals(project.id()))) {
            throw new BadInput("there is a " + kind + " '" + project.id() + "' already; choose another name");
        }
        options.write(project).forEach(terminal::println);
        return ExitStatus.SUCCESS;
    }
}
