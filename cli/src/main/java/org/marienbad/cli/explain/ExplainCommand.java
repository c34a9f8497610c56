package org.marienbad.cli.explain;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.cli.option.Opponents;
import org.marienbad.cli.option.PlayerOptions;
import org.marienbad.cli.option.PositionOptions;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.ExplanationPage;
import org.marienbad.play.explain.Recording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "explain",
        header = "Show step by step how a player searches.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The position is the start of the game, or --position, after --plies. The player is the hint player of",
            "the game, or --player; with two of them the page shows both side by side. The first steps are",
            "recorded, or --steps of them from --first on; when that many are there, the search ends.",
            "",
            "Without --output the steps are printed. A FILE ending in .html becomes a page that needs no network: it",
            "shows the growing tree, the numbers behind each choice and a sentence for each step, and lets you guess",
            "first. A FILE ending in .svg becomes the tree of the one step --first, for a slide.",
            "",
            "Examples:",
            "  marienbad explain nim -o heaps=2-1 -p 'minimax(depth=3)'",
            "  marienbad explain kalaha -p 'minimax(depth=3)' --output explain.html",
            "  marienbad explain kalaha -p 'minimax(depth=4)' -p mcts --iterations 60 --output both.html",
            "  marienbad explain connect-four -p mcts --iterations 50 --first 40 --output step.svg",
            "  marienbad explain --lesson alpha-beta --output lesson.html"
        })
public final class ExplainCommand implements Callable<Integer> {
    private static final int MOST_STEPS = 10_000;
    /** A page with more steps is too large to be sent around. */
    private static final int MOST_PAGE_STEPS = 2_000;
    /** Over the trees of all steps. */
    private static final int MOST_PAGE_NODES = 200_000;

    private static final int MOST_PLAYERS = 2;
    private static final int MOST_NODES = 500;

    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PlayerOptions playerOptions;

    @Mixin
    private PositionOptions position;

    @Option(
            names = "--first",
            paramLabel = "N",
            description = "The number of the first step that is shown, from 1. Default: ${DEFAULT-VALUE}.")
    private long first = 1;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "How many steps are shown, at most " + MOST_STEPS + ". Default: ${DEFAULT-VALUE}.")
    private int steps = 200;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "A tree of more nodes is folded, at most " + MOST_NODES + ". Default: ${DEFAULT-VALUE}.")
    private int nodes = 40;

    @Option(names = "--output", paramLabel = "FILE", description = "Where to: .html or .svg. Default: the terminal.")
    private Path output;

    @Option(
            names = "--lesson",
            paramLabel = "NAME|FILE",
            description = "A lesson on search instead of a game: one that --lessons lists, or a .txt file.")
    private String lesson;

    @Option(names = "--lessons", description = "List the lessons.")
    private boolean lessons;

    private final Catalogue<GameProvider> games;
    private final Plugins plugins;
    private final Opponents opponents;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    ExplainCommand(
            Catalogue<GameProvider> games, Plugins plugins, Opponents opponents, Terminal terminal, Locale locale) {
        this.games = games;
        this.plugins = plugins;
        this.opponents = opponents;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        String ending = output == null ? "" : UserFiles.ending("--output", output, List.of("html", "svg"));
        check(ending);
        if (lessons || lesson != null) {
            teach(ending);
            return ExitStatus.SUCCESS;
        }
        GameSetup setup = gameOptions.setup(games, 0).drawn(position.fromStart() ? gameOptions.seed() : 0);
        List<PlayerSpec> players = players(setup.game(), ending);
        MatchView line = position.line(setup, "explain");
        Consultation asked = position.fromStart() ? Consultation.of(line) : Consultation.ofPosition(line);
        WatchedPlayers watched = new WatchedPlayers(opponents, playerOptions.budget(), gameOptions.seed(), nodes);
        List<ExplainedSearch> searches = new ArrayList<>();
        for (PlayerSpec spec : players) {
            terminal.progress(spec.toString());
            searches.add(watched.ask(spec, asked, new Recording(first - 1, ending.equals("svg") ? 1 : steps)));
        }
        terminal.clearProgress();
        Messages words = Explanation.words(CliMessages.of(locale));
        switch (ending) {
            case "html" -> UserFiles.write(output, new ExplanationPage(searches, words).html());
            case "svg" -> UserFiles.write(output, searches.get(0).picture(0, words));
            default -> searches.get(0).print(words, terminal::println);
        }
        tellWritten(words);
        return ExitStatus.SUCCESS;
    }

    private void tellWritten(Messages words) {
        if (output != null) {
            terminal.println(words.get("explain.written", output.toString()));
        }
    }

    private void teach(String ending) {
        if (gameOptions.id().isPresent()) {
            throw new BadInput("a lesson names its games itself; leave out "
                    + gameOptions.id().get());
        }
        if (lessons == (lesson != null) || lessons && output != null || ending.equals("svg")) {
            throw new BadInput("--lessons stands alone, --lesson alone or with --output FILE.html");
        }
        Messages words = Explanation.words(CliMessages.of(locale));
        LessonTeller teller = new LessonTeller(plugins, opponents, terminal, words, nodes);
        if (lessons) {
            teller.list();
        } else if (output == null) {
            teller.print(teller.read(lesson));
        } else {
            UserFiles.write(output, teller.html(teller.read(lesson)));
            tellWritten(words);
        }
    }

    private void check(String ending) {
        if (output != null) {
            UserFiles.requireAbsent(output);
        }
        if (first < 1) {
            throw new BadInput("--first " + first + " is not allowed; allowed: 1 and more");
        }
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new BadInput("--nodes " + nodes + " is not allowed; allowed: 1 to " + MOST_NODES);
        }
        int most = ending.equals("html") ? Math.min(MOST_PAGE_STEPS, MOST_PAGE_NODES / nodes) : MOST_STEPS;
        if (steps < 1 || steps > most) {
            throw new BadInput("--steps " + steps + " is not allowed; allowed: 1 to " + most);
        }
    }

    private List<PlayerSpec> players(Game game, String ending) {
        List<PlayerSpec> players = playerOptions.specs();
        int most = ending.equals("html") ? MOST_PLAYERS : 1;
        if (players.size() > most) {
            throw new BadInput("--player is given " + players.size() + " times; "
                    + (most == 1 ? "only a page compares two players" : "a page compares two players"));
        }
        return players.isEmpty() ? List.of(opponents.hintPlayer(game)) : players;
    }
}
