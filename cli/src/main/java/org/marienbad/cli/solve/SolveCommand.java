package org.marienbad.cli.solve;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.CliMessages;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.ShutdownHook;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.GameOptions;
import org.marienbad.cli.option.PositionOptions;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.Processors;
import org.marienbad.framework.text.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "solve",
        header = "Prove what a position is worth under perfect play.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The position is the start of the game, or --position, after --plies. The game needs two seats. A",
            "solver made for the game comes first, else one for any game: where nothing is hidden, one that",
            "keeps every position that can arise; where something is, one that finds mixed strategies, and",
            "what can be won against them at most. --solver df-pn proves by search what is too large to be",
            "kept. --goal outcome proves only who wins.",
            "Exit status 2 also if the limits do not suffice.",
            "",
            "Examples:",
            "  marienbad solve nim",
            "  marienbad solve kalaha -o pits=3 -o stones=3",
            "  marienbad solve kalaha --goal outcome --threads 2",
            "  marienbad solve kalaha -o pits=4 -o stones=3 --solver df-pn",
            "  marienbad solve nim -o heaps=2-2 --tree nim.svg",
            "  marienbad solve poker -o variant=leduc --set precision=0.001",
        })
public final class SolveCommand implements Callable<Integer> {
    private static final long MAX_LIMIT = 1_000_000_000_000L;
    private static final Solver.Limits TREE_LIMITS =
            new Solver.Limits(TreeSvg.MAX_NODES, Long.MAX_VALUE, Long.MAX_VALUE, 1);

    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PositionOptions position;

    @Option(
            names = "--goal",
            paramLabel = "outcome|value|actions",
            description = "Prove who wins, or the exact value, or that of every action too. Default: actions.")
    private Solver.Goal goal = Solver.Goal.ACTIONS;

    @Option(
            names = "--solver",
            paramLabel = "ID",
            description = "The solver. Default: the first that supports the game.")
    private String solverId;

    @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the solver. Repeatable.")
    private Map<String, String> settings = new LinkedHashMap<>();

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "A file from which a long proof resumes after an interruption; the same as --set"
                    + " checkpoint=FILE, for solvers that have it.")
    private String checkpoint;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Keep at most N positions: retrograde analysis stops then, the Kalaha solver and df-pn"
                    + " work with fewer. Default: no limit.")
    private long positions = MAX_LIMIT;

    @Option(
            names = "--memory",
            paramLabel = "MIB",
            description = "Memory limit of the tables. Default: three quarters of the Java heap.")
    private Long memory;

    @Option(names = "--millis", paramLabel = "N", description = "Stop after N milliseconds. Default: no limit.")
    private long millis = MAX_LIMIT;

    @Option(names = "--threads", paramLabel = "N", description = "Threads. Default: as many as there are processors.")
    private int threads = Processors.count();

    @Option(
            names = "--tree",
            paramLabel = "FILE.svg",
            description = "Draw the game tree, with values and best play. For trees of up to 1,000 nodes.")
    private Path tree;

    @Option(
            names = "--check",
            paramLabel = "N",
            description =
                    "If there are no more than N positions, and another solver for the game, compare the two in all"
                            + " of them. Default: ${DEFAULT-VALUE}; 0 for not at all.")
    private int check = 10_000;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Catalogue<GameProvider> games;
    private final Catalogue<SolverProvider> solvers;
    private final Terminal terminal;
    private final Locale locale;
    private final CountDownLatch answered = new CountDownLatch(1);
    private volatile boolean stopped;

    @Inject
    SolveCommand(Catalogue<GameProvider> games, Catalogue<SolverProvider> solvers, Terminal terminal, Locale locale) {
        this.games = games;
        this.solvers = solvers;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        GameSetup setup = gameOptions.setup(games, 0).drawn(position.fromStart() ? gameOptions.seed() : 0);
        Solver.Limits limits = limits();
        if (checkpoint != null) {
            settings.put("checkpoint", checkpoint);
        }
        Game game = setup.game();
        if (tree != null && game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)) {
            throw new BadInput("--tree draws games in which nothing is hidden");
        }
        SolverProvider provider = BadInput.wrap(
                "solver", () -> solverId == null ? SolverProvider.first(solvers, game) : solvers.get(solverId));
        Solver solver = BadInput.wrap(
                "solver " + provider.id(), () -> SolverProvider.solver(provider, game, settings, Reach.LOCAL));
        State state = position.state(setup, "solve");
        Messages words = CliMessages.of(locale);
        if (!json) {
            state.toString().lines().forEach(terminal::println);
            terminal.println("");
        }
        AtomicInteger status = new AtomicInteger();
        ShutdownHook.during(
                () -> {
                    try {
                        status.set(answer(setup, state, provider, solver, limits, words));
                    } finally {
                        terminal.out().flush();
                        answered.countDown();
                    }
                },
                this::stop);
        return status.get();
    }

    /** Ends the proof and waits until what is proven so far is printed, and saved if there is a checkpoint. */
    private void stop() {
        stopped = true;
        try {
            answered.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException ending) {
            // The process ends without it.
        }
    }

    private int answer(
            GameSetup setup,
            State state,
            SolverProvider provider,
            Solver solver,
            Solver.Limits limits,
            Messages words) {
        Game game = setup.game();
        SolutionText text = new SolutionText(setup, provider, words, locale);
        Solution solution =
                BadInput.wrap("solver " + provider.id(), () -> solver.solve(state, goal, limits, watch(text)));
        if (!stopped) {
            // Nobody need wait for the rest.
            answered.countDown();
        }
        Optional<Agreement> agreement = agreement(game, state, provider, solver, solution, words);
        if (tree != null && solution.unfinished().isEmpty()) {
            drawTree(setup, state, solver, provider.keepsEveryPosition() ? Map.of() : others(provider, game), words);
        }
        terminal.clearProgress();
        if (json) {
            Map<String, Object> answer = text.json(state, solution);
            agreement.ifPresent(found -> answer.put("agreement", found.json()));
            terminal.printJson(answer);
        } else {
            text.lines(state, solution, terminal.width()).forEach(terminal::println);
            agreement.ifPresent(found -> found.lines(words, terminal.width()).forEach(terminal::println));
        }
        if (agreement.isPresent() && !agreement.get().agrees()) {
            return ExitStatus.FAILED;
        }
        return solution.unfinished().isEmpty() ? ExitStatus.SUCCESS : ExitStatus.BAD_INPUT;
    }

    /**
     * Compares the solver with another one, where one of the two keeps every position and there are few enough of them.
     */
    private Optional<Agreement> agreement(
            Game game, State state, SolverProvider provider, Solver solver, Solution solution, Messages words) {
        boolean few = !provider.keepsEveryPosition() || solution.effort().positions() <= check;
        if (check < 1 || solution.unfinished().isPresent() || !few) {
            return Optional.empty();
        }
        return Agreement.of(
                game,
                state,
                Map.entry(provider.id(), solver),
                others(provider, game),
                check,
                compared -> terminal.progress(words.get("solve.checking", compared)));
    }

    /** Draws the tree with the solver that keeps every position if it may be asked: it knows distances. */
    private void drawTree(GameSetup setup, State state, Solver solver, Map<String, Solver> others, Messages words) {
        UserFiles.requireAbsent(tree);
        Solver knowing = others.values().stream()
                .filter(other -> other.solve(state, Solver.Goal.VALUE, TREE_LIMITS, Solver.Watch.NONE)
                        .unfinished()
                        .isEmpty())
                .findFirst()
                .orElse(solver);
        UserFiles.write(tree, TreeSvg.draw(setup, state, knowing, words));
        if (!json) {
            terminal.println(words.get("tree.written", tree));
        }
    }

    /** The solvers with which the result can be compared: one of the two keeps every position. */
    private Map<String, Solver> others(SolverProvider chosen, Game game) {
        Map<String, Solver> others = new LinkedHashMap<>();
        solvers.all().stream()
                .filter(other -> chosen.keepsEveryPosition() ? other.specialised() : other.keepsEveryPosition())
                .filter(other -> other.unsupportedReason(game).isEmpty())
                .forEach(other -> others.put(other.id(), SolverProvider.solver(other, game, Map.of(), Reach.LOCAL)));
        return others;
    }

    private Solver.Watch watch(SolutionText text) {
        return new Solver.Watch() {
            @Override
            public boolean cancelled() {
                return stopped;
            }

            @Override
            public void progress(Solver.Progress progress) {
                terminal.progress(text.progress(progress));
            }
        };
    }

    private Solver.Limits limits() {
        within("--limit", positions);
        within("--millis", millis);
        within("--threads", threads);
        if (check < 0) {
            throw new BadInput("--check " + check + " is not allowed; allowed: a whole number from 0 on");
        }
        // The heap also holds the program itself and the states in work.
        long bytes = Runtime.getRuntime().maxMemory() / 4 * 3;
        if (memory != null) {
            bytes = within("--memory", memory) << 20;
        }
        return new Solver.Limits(positions, bytes, millis == MAX_LIMIT ? Long.MAX_VALUE : millis * 1_000_000L, threads);
    }

    private static long within(String name, long given) {
        if (given < 1 || given > MAX_LIMIT) {
            throw new BadInput(name + " " + given + " is not allowed; allowed: a whole number from 1 to " + MAX_LIMIT);
        }
        return given;
    }
}
