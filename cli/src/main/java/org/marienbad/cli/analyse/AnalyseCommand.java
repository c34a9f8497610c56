package org.marienbad.cli.analyse;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.inject.Inject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.News;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.cli.option.Opponents;
import org.marienbad.cli.option.PlayerOptions;
import org.marienbad.cli.option.PositionOptions;
import org.marienbad.cli.play.PositionPrinter;
import org.marienbad.cli.record.GameFile;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.shared.Processors;
import org.marienbad.framework.text.Messages;
import org.marienbad.json.DecisionJson;
import org.marienbad.play.Consultation;
import org.marienbad.play.PlayedGame;
import org.marienbad.play.PlayedGames;
import org.marienbad.play.PlayerSelection;
import org.marienbad.play.analysis.Analysts;
import org.marienbad.play.analysis.Annotator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "analyse",
        header = "Print what a player thinks of a position, or annotate a game that was played.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The position is the start of the game, or --position, after --plies. The player is the hint",
            "player of the game, or --player; without a limit it thinks for one second. Values are the",
            "payoff that the seat to move may expect. In a terminal the lines are shown while it thinks.",
            "",
            "A FILE in the place of GAME is a game that was played, a match record or in its notation (--game",
            "says of which game, where the text does not). Every ply gets the value of the position after it,",
            "proven by a solver within three quarters of --millis (3 s unless given), else estimated by the",
            "player in the rest; ! if it is the only one that keeps the win or draw, ? if it loses a tenth of",
            "what is at stake (see --loss), and the better one beside it.",
            "",
            "Examples:",
            "  marienbad analyse kalaha",
            "  marienbad analyse kalaha --plies 'c f D' -p minimax --depth 12",
            "  marienbad analyse game.json",
            "  marienbad analyse nim --position '{\"heaps\":[0,3,5,7],\"actor\":0}' --millis 3000 --json"
        })
public final class AnalyseCommand implements Callable<Integer> {
    /** How long a solver may try to prove the values of one ply. */
    private static final long PROOF_NANOS = 3_000_000_000L;

    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PlayerOptions playerOptions;

    @Mixin
    private PositionOptions position;

    @Option(
            names = "--loss",
            paramLabel = "N",
            description =
                    "A ply of a FILE that loses so much of a proven value gets a ?, too, in points or payoff, even"
                            + " if the same seat wins.")
    private double loss = Double.POSITIVE_INFINITY;

    @Option(names = "--json", description = "Print JSON once the player has decided.")
    private boolean json;

    private final Catalogue<GameProvider> games;
    private final PlayedGames files;
    private final Analysts analysts;
    private final Opponents opponents;
    private final Terminal terminal;
    private final Locale locale;
    private final CountDownLatch printed = new CountDownLatch(1);
    private volatile boolean stopped;

    @Inject
    AnalyseCommand(
            Catalogue<GameProvider> games,
            PlayedGames files,
            Catalogue<PlayerProvider> players,
            Catalogue<SolverProvider> solvers,
            Opponents opponents,
            Terminal terminal,
            Locale locale) {
        this.games = games;
        this.files = files;
        analysts = new Analysts(players, solvers);
        this.opponents = opponents;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        Optional<Path> file = gameOptions.file(games);
        if (file.isPresent()) {
            annotate(file.get());
            return ExitStatus.SUCCESS;
        }
        GameSetup setup = gameOptions.setup(games, 0).drawn(position.fromStart() ? gameOptions.seed() : 0);
        PlayerSpec spec = player().orElseGet(() -> opponents.hintPlayer(setup.game()));
        MatchView line = position.line(setup, "analyse");
        PositionPrinter board = new PositionPrinter(setup, CliMessages.of(locale), locale, terminal.width());
        if (!json) {
            line.text().lines().forEach(terminal::println);
            terminal.println("");
        }
        analyse(line, spec, board);
        return ExitStatus.SUCCESS;
    }

    /** The player asked for. */
    private Optional<PlayerSpec> player() {
        List<PlayerSpec> specs = playerOptions.specs();
        if (specs.size() > 1) {
            throw new BadInput("--player is given " + specs.size() + " times; one player analyses");
        }
        if (specs.stream().anyMatch(Opponents::isPerson)) {
            throw new BadInput("a person cannot analyse; `marienbad players` lists who can");
        }
        return specs.stream().findFirst();
    }

    private void annotate(Path file) {
        if (!(loss > 0)) {
            throw new BadInput("--loss " + loss + " is not allowed; allowed: a number above 0");
        }
        PlayedGame played = GameFile.read(files, file, gameOptions.named(), gameOptions.options());
        BadInput.wrap(file.toString(), () -> {
            played.requireKnown();
            return played;
        });
        Game game = played.setup().game();
        long begun = System.nanoTime();
        Messages words = CliMessages.of(locale);
        AnnotatedGame annotated = new AnnotatedGame(played, words, locale);
        News news = new News(terminal);
        news.progress(words.get("annotate.choosing"));
        MatchView whole = MatchView.guarded(
                played.setup(), LineOfPlay.of(played.setup(), played.codes()), Observer.REFEREE, Session.TRUSTED);
        PlayerSpec spec = player().orElseGet(() -> estimating(game, whole.length()));
        ShutdownHook.during(
                () -> {
                    try {
                        long nanos = playerOptions.budget().nanos();
                        AnnotationWatch watch = new AnnotationWatch(
                                annotated, whole.length(), news, words, () -> stopped, System::nanoTime, nanos, begun);
                        annotated.annotate(BadInput.wrap(
                                file.toString(),
                                () -> new Annotator(analysts).annotate(whole, options(game, spec), watch)));
                        terminal.clearProgress();
                        print(played, annotated);
                        if (watch.leftOut() > 0) {
                            terminal.warn("marienbad: " + words.get("annotate.left", watch.leftOut()));
                        }
                    } finally {
                        terminal.out().flush();
                        printed.countDown();
                    }
                },
                this::stop);
    }

    /**
     * The player that estimates unless one is named. Players that take an eighth of the time to say whether they can
     * are left out.
     */
    private PlayerSpec estimating(Game game, int plies) {
        Budget budget = playerOptions.budget();
        Duration patience = budget.isTimed()
                ? Duration.ofNanos(Math.max(1, budget.nanos() / 8)).multipliedBy(Math.max(1, plies))
                : PlayerSelection.PATIENCE;
        return analysts.steady(game, patience).orElseGet(() -> opponents.hintPlayer(game));
    }

    /** The time of a ply is divided between solver and player: a proof is worth more, but may come to nothing. */
    private Annotator.AnnotationOptions options(Game game, PlayerSpec spec) {
        Budget budget = playerOptions.budget();
        long proof = budget.isTimed() ? Math.max(1, budget.nanos() / 4 * 3) : PROOF_NANOS;
        Solver.Limits limits =
                new Solver.Limits(Long.MAX_VALUE, Runtime.getRuntime().maxMemory() / 2, proof, Processors.count());
        Budget estimate = budget.isTimed() && analysts.canSolve(game)
                ? budget.and(Budget.ofNanos(Math.max(1, budget.nanos() / 4)))
                : budget;
        return new Annotator.AnnotationOptions(limits, loss, spec, estimate, Seeds.split(0, "annotation", 0));
    }

    /** Ends the analysis and waits until its results so far are printed. */
    private void stop() {
        stopped = true;
        try {
            printed.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException ending) {
            // The process ends without it.
        }
    }

    private void print(PlayedGame played, AnnotatedGame annotated) {
        if (json) {
            terminal.printJson(annotated.json());
        } else if (files.hasNotation(played)) {
            // The output is again a game in that notation: everything but plies is a comment.
            terminal.print(files.notation(played.with(annotated.plies())));
            annotated.summary().forEach(line -> terminal.println("; " + line));
        } else {
            annotated.lines(terminal.width()).forEach(terminal::println);
            annotated.summary().forEach(terminal::println);
        }
    }

    private void analyse(MatchView line, PlayerSpec spec, PositionPrinter board) {
        Game game = line.setup().game();
        long seed = gameOptions.seed();
        Player player = opponents.create(spec, game, Seeds.oneWay(seed, "player", 0));
        Consultation asked = position.fromStart() ? Consultation.of(line) : Consultation.ofPosition(line);
        Monitor watching = new Monitor() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(Decision soFar) {
                terminal.progress(board.thoughts(spec.toString(), asked, soFar, Integer.MAX_VALUE));
            }
        };
        Budget budget = playerOptions.budget();
        long start = System.nanoTime();
        Decision decision = BadInput.wrap("player " + spec.id(), () -> asked.ask(player, budget, watching));
        long nanos = System.nanoTime() - start;
        terminal.clearProgress();
        if (json) {
            ObjectNode answer = DecisionJson.of(spec, game, line.determinized(), decision, nanos);
            answer.put("seed", seed);
            answer.put("actor", line.actor());
            terminal.printJson(answer);
        } else {
            board.thoughts(spec.toString(), asked, decision, Integer.MAX_VALUE).forEach(terminal::println);
            board.reasons(asked, decision, opponents.explanation(spec, decision, locale))
                    .forEach(terminal::println);
        }
    }
}
