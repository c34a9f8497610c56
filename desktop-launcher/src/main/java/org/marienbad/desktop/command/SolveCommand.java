package org.marienbad.desktop.command;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.GameSetup;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.SolverCatalogue;
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
            "The position is the start of the game, or --position, after --plies. The game needs two seats,",
            "no chance and no hidden information. A solver made for the game is asked first, else the one",
            "for any game, which keeps every position that can arise. --goal outcome proves only who wins.",
            "Exit status 2 also if the limits do not suffice.",
            "",
            "Examples:",
            "  marienbad solve nim",
            "  marienbad solve kalaha -o pits=3 -o stones=3",
            "  marienbad solve kalaha --goal outcome --threads 2",
        })
final class SolveCommand implements Callable<Integer> {
    private static final long MAX_LIMIT = 1_000_000_000_000L;

    @Mixin
    private GameOptions gameOptions;

    @Mixin
    private PositionOptions position;

    @Option(
            names = "--goal",
            paramLabel = "outcome|value|actions",
            description = "Prove who wins, or the exact value, or that of every action too. Default: actions.")
    private Solver.Goal goal = Solver.Goal.ACTIONS;

    @Option(names = "--solver", paramLabel = "ID", description = "The solver. Default: the first that may try.")
    private String solverId;

    @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the solver. Repeatable.")
    private Map<String, String> settings = new LinkedHashMap<>();

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "A file from which a long proof goes on after an interruption; the same as --set"
                    + " checkpoint=FILE, for solvers that have it.")
    private String checkpoint;

    @Option(names = "--limit", paramLabel = "N", description = "Stop after so many positions kept. Default: no limit.")
    private long positions = MAX_LIMIT;

    @Option(
            names = "--memory",
            paramLabel = "MIB",
            description = "Most memory of the tables. Default: three quarters of what Java may use.")
    private Long memory;

    @Option(names = "--millis", paramLabel = "N", description = "Stop after so many milliseconds. Default: no limit.")
    private long millis = MAX_LIMIT;

    @Option(names = "--threads", paramLabel = "N", description = "Threads. Default: as many as there are processors.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final GameCatalogue games;
    private final SolverCatalogue solvers;
    private final Terminal terminal;
    private final Locale locale;

    @Inject
    SolveCommand(GameCatalogue games, SolverCatalogue solvers, Terminal terminal, Locale locale) {
        this.games = games;
        this.solvers = solvers;
        this.terminal = terminal;
        this.locale = locale;
    }

    @Override
    public Integer call() {
        GameSetup setup =
                gameOptions.setup(gameOptions.provider(games), 0).drawn(position.fromStart() ? gameOptions.seed() : 0);
        Solver.Limits limits = limits();
        if (checkpoint != null) {
            settings.put("checkpoint", checkpoint);
        }
        State state = position.state(setup, "solve");
        Game game = setup.game();
        SolverProvider provider =
                BadInput.unlessRefused("solver", () -> solverId == null ? solvers.of(game) : solvers.get(solverId));
        Solver solver =
                BadInput.unlessRefused("solver " + provider.id(), () -> solvers.create(provider, game, settings));
        Messages words = TerminalGames.words(locale);
        if (!json) {
            new Board(setup, words, locale).position(state).forEach(terminal::println);
            terminal.println("");
        }
        SolutionText text = new SolutionText(setup, provider, words, locale);
        Solution solution =
                BadInput.unlessRefused("solver " + provider.id(), () -> solver.solve(state, goal, limits, watch(text)));
        terminal.clearProgress();
        if (json) {
            terminal.println(Json.write(text.json(state, solution)));
        } else {
            text.lines(state, solution).forEach(terminal::println);
        }
        return solution.unfinished().isEmpty() ? Launch.FINE : Launch.BAD_INPUT;
    }

    private Solver.Watch watch(SolutionText text) {
        return new Solver.Watch() {
            @Override
            public boolean cancelled() {
                return false;
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
        // What Java may use also holds the program itself and the states in work.
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
