package org.marienbad.cli.matrix;

import com.google.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.ExitStatus;
import org.marienbad.cli.console.Terminal;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.setting.Names;
import org.marienbad.lab.matrix.BimatrixGame;
import org.marienbad.lab.matrix.PayoffMatrix;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "matrix",
        header = "Solve a matrix game: saddle points, dominance, value and optimal strategies.",
        description = {
            "",
            "Two players choose a row and a column at the same time. The matrix says what the column",
            "player then pays the row player (zero-sum), or with --bimatrix two matrices what each is paid.",
            "",
            "Rows are separated by ; or by / with blanks around it, numbers by blanks or commas:"
                    + " whole numbers, decimals, fractions such as 3/2. Files may also have a row a line, or be JSON.",
            ""
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A saddle point is the least of its row and the greatest of its column: neither player gains",
            "by leaving it. Without one the players mix: the value is what the row player can secure on",
            "average, and what the column player can hold him to (J. von Neumann 1928), by linear",
            "programming, proven in fractions.",
            "",
            "Examples:",
            "  marienbad matrix '5 6 4 5 ; -3 5 3 7 ; 7 8 -1 6'     a saddle point, value 4",
            "  marienbad matrix 1 3/2 -1 / 0 4 2                    no saddle point, value 1/2",
            "  marienbad matrix game.json --json",
            "  marienbad matrix --rows rock,paper,scissors --columns rock,paper,scissors \\",
            "      '0 -1 1 ; 1 0 -1 ; -1 1 0'",
            "  marienbad matrix --bimatrix '-1 -10 ; 0 -8' '-1 0 ; -10 -8'    the prisoners' dilemma"
        })
public final class MatrixCommand implements Callable<Integer> {
    private static final int MOST_STRATEGIES = 200;
    private static final String EXAMPLE = "for example: marienbad matrix '1 3/2 -1 ; 0 4 2'";

    @Parameters(
            paramLabel = "MATRIX|FILE",
            arity = "0..*",
            description = "The matrix itself, a file that holds it, or - for the standard input.")
    private List<String> given = new ArrayList<>();

    @Option(
            names = "--bimatrix",
            description = "Two matrices, the row player's payoffs and the column player's: two arguments, or"
                    + " one with | or an empty line between them.")
    private boolean bimatrix;

    @Option(names = "--rows", paramLabel = "NAME", split = ",", description = "Names of the rows.")
    private List<String> rows;

    @Option(names = "--columns", paramLabel = "NAME", split = ",", description = "Names of the columns.")
    private List<String> columns;

    @Option(names = "--json", description = "Print the results as JSON.")
    private boolean json;

    private CommandSpec spec;

    private final Terminal terminal;

    @Inject
    MatrixCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Spec
    @SuppressWarnings("unused")
    private void setSpec(CommandSpec spec) {
        this.spec = spec;
        // A matrix may begin with a negative number.
        spec.parser().unmatchedOptionsArePositionalParams(true);
    }

    @Override
    public Integer call() {
        given.stream().filter(word -> word.matches("--?[A-Za-z].*")).findFirst().ifPresent(this::refuse);
        MatrixText.Content content = content();
        List<MatrixText> matrices = content.matrices();
        if (matrices.size() != (bimatrix ? 2 : 1)) {
            throw new BadInput(
                    bimatrix
                            ? "--bimatrix needs two matrices, not " + matrices.size()
                                    + "; for example: marienbad matrix --bimatrix '2 0 ; 0 1' '1 0 ; 0 2'"
                            : matrices.size() + " matrices are given; allowed: one, or two with --bimatrix");
        }
        PayoffMatrix payoffs = matrices.get(0).payoffs();
        if (Math.max(payoffs.rows(), payoffs.columns()) > MOST_STRATEGIES) {
            throw new BadInput("the matrix has " + payoffs.rows() + " rows and " + payoffs.columns()
                    + " columns; allowed: at most " + MOST_STRATEGIES + " of each");
        }
        StrategyNames names = new StrategyNames(
                names("row", rows == null ? content.rows() : rows, payoffs.rows()),
                names("column", columns == null ? content.columns() : columns, payoffs.columns()));
        terminal.progress("solving a game of " + payoffs.rows() + " × " + payoffs.columns() + " …");
        MatrixReport report = bimatrix ? bimatrixReport(matrices, names) : new ZeroSumReport(matrices.get(0), names);
        terminal.clearProgress();
        print(report);
        return ExitStatus.SUCCESS;
    }

    private static MatrixReport bimatrixReport(List<MatrixText> matrices, StrategyNames names) {
        BimatrixGame game = BadInput.wrap(
                "the game",
                () -> new BimatrixGame(
                        matrices.get(0).payoffs(), matrices.get(1).payoffs()));
        return new BimatrixReport(matrices, game, names);
    }

    private void print(MatrixReport report) {
        if (json) {
            terminal.printJson(report.json());
        } else {
            report.lines(terminal.width()).forEach(terminal::println);
        }
    }

    /** Numbers may begin with a minus, so words that do are not refused by the parser of options. */
    private void refuse(String word) {
        List<String> options = spec.optionsMap().keySet().stream()
                .filter(name -> name.startsWith("--"))
                .sorted()
                .toList();
        throw new BadInput(Names.unknown("option", word.replaceFirst("=.*", ""), options));
    }

    private MatrixText.Content content() {
        if (bimatrix && given.size() == 2) {
            List<MatrixText> both =
                    given.stream().flatMap(one -> read(one).matrices().stream()).toList();
            return new MatrixText.Content(both, List.of(), List.of());
        }
        if (given.size() > 1) {
            return MatrixText.read("", String.join(" ", given));
        }
        if (given.isEmpty() && terminal.interactive()) {
            throw new BadInput("which matrix? " + EXAMPLE);
        }
        return read(given.isEmpty() ? "-" : given.get(0));
    }

    /** The text in an argument, in the file of that name, or in the standard input. */
    private MatrixText.Content read(String argument) {
        try {
            if (argument.equals("-")) {
                return MatrixText.read("standard input: ", TextFiles.read("standard input", terminal.in()));
            }
            Path file = path(argument);
            if (file != null) {
                return MatrixText.read(argument + ": ", TextFiles.read(file));
            }
            if (argument.matches("(?i)[^\\[{\\s]*[a-z_][^\\s]*\\.[a-z]+")) {
                throw new BadInput("cannot read " + argument + " (no such file or directory)");
            }
            return MatrixText.read("", argument);
        } catch (IOException unreadable) {
            throw new BadInput("cannot read " + argument + " (" + AtomicFiles.reason(unreadable) + ")", unreadable);
        } catch (UncheckedIOException unreadable) {
            throw new BadInput(
                    "cannot read the standard input (" + AtomicFiles.reason(unreadable.getCause()) + ")", unreadable);
        }
    }

    /** Null if there is no such file. */
    private static Path path(String argument) {
        try {
            Path path = Path.of(argument);
            return !argument.isBlank() && Files.exists(path) ? path : null;
        } catch (InvalidPathException noName) {
            return null;
        }
    }

    private static List<String> names(String what, List<String> names, int strategies) {
        if (!names.isEmpty() && names.size() != strategies) {
            throw new BadInput(names.size() + " names of " + what + "s are given (" + String.join(", ", names)
                    + "), but the matrix has " + strategies + " " + what + (strategies == 1 ? "" : "s"));
        }
        return names;
    }
}
