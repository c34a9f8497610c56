package org.marienbad.cli.explain;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
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
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Messages;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Explanation;
import org.marienbad.play.explain.ExplanationPage;
import org.marienbad.play.explain.Recording;
import org.marienbad.play.explain.RecordingMonitor;
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
            "  marienbad explain connect-four -p mcts --iterations 50 --first 40 --output step.svg"
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

    private final Catalogue<GameProvider> games;
    private final Opponents opponents;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    ExplainCommand(Catalogue<GameProvider> games, Opponents opponents, Terminal terminal, Locale locale) {
        this.games = games;
        this.opponents = opponents;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        String ending = output == null ? "" : UserFiles.ending("--output", output, List.of("html", "svg"));
        check(ending);
        GameSetup setup = gameOptions.setup(games, 0).drawn(position.fromStart() ? gameOptions.seed() : 0);
        List<PlayerSpec> players = players(setup.game(), ending);
        MatchView line = position.line(setup, "explain");
        Consultation asked = position.fromStart() ? Consultation.of(line) : Consultation.ofPosition(line);
        List<ExplainedSearch> searches = new ArrayList<>();
        for (PlayerSpec spec : players) {
            terminal.progress(spec.toString());
            searches.add(search(setup, asked, spec, ending.equals("svg") ? 1 : steps));
        }
        terminal.clearProgress();
        Messages words = Explanation.words(CliMessages.of(locale));
        switch (ending) {
            case "html" -> UserFiles.write(output, new ExplanationPage(searches, words).html());
            case "svg" -> UserFiles.write(output, searches.get(0).picture(0, words));
            default -> searches.get(0).print(words, terminal::println);
        }
        if (output != null) {
            terminal.println(words.get("explain.written", output.toString()));
        }
        return ExitStatus.SUCCESS;
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
        if (nodes < 1 || nodes > MOST_NODES) {
            throw new BadInput("--nodes " + nodes + " is not allowed; allowed: 1 to " + MOST_NODES);
        }
        int most = ending.equals("html") ? MOST_PLAYERS : 1;
        if (players.size() > most) {
            throw new BadInput("--player is given " + players.size() + " times; "
                    + (most == 1 ? "only a page compares two players" : "a page compares two players"));
        }
        if (players.stream().anyMatch(Opponents::isPerson)) {
            throw new BadInput("a person cannot be watched; `marienbad players` lists who can");
        }
        return players.isEmpty() ? List.of(opponents.hintPlayer(game)) : players;
    }

    private ExplainedSearch search(GameSetup setup, Consultation asked, PlayerSpec spec, int most) {
        Player player = opponents.create(spec, setup.game(), Seeds.oneWay(gameOptions.seed(), "player", 0));
        Recording recording = new Recording(first - 1, most);
        Monitor watching = new RecordingMonitor(recording, () -> true);
        Decision decision =
                BadInput.wrap("player " + spec.id(), () -> asked.ask(player, playerOptions.budget(), watching));
        if (recording.seen() == 0) {
            throw new BadInput("player " + spec.id() + " does not tell the steps of its search");
        }
        if (recording.steps().isEmpty()) {
            throw new BadInput("--first " + first + " is not allowed; the search of " + spec + " has "
                    + recording.seen() + " steps");
        }
        ExplainedSearch search = new ExplainedSearch(spec.toString(), asked, recording, nodes);
        search.end(recording.isFull() ? OptionalInt.empty() : OptionalInt.of(decision.action()));
        return search;
    }
}
