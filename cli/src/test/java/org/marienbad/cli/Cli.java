package org.marienbad.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.marienbad.cli.console.Persons;
import org.marienbad.cli.console.Terminal;

/** Runs a command line within the test, where no display can be opened. */
public final class Cli {
    /** The effect of a command line. */
    public record Result(int status, String out, String err) {
        public List<String> outLines() {
            return out.lines().toList();
        }

        public List<String> errLines() {
            return err.lines().toList();
        }
    }

    private Cli() {}

    public static Result run(String... arguments) {
        return runWithInput("", arguments);
    }

    public static Result runWithInput(String input, String... arguments) {
        return run(input, noScreen(), arguments);
    }

    public static Result run(String input, DesktopLauncher screen, String... arguments) {
        return run(input, terminal -> new Launch(terminal, screen), arguments);
    }

    /** Runs a command that has a launcher of its own. */
    public static Result run(Class<? extends Callable<Integer>> command, String... arguments) {
        return run("", terminal -> new Launch(terminal, command), arguments);
    }

    /** Runs a command at a terminal where a person types {@code input}. */
    public static Result runAsPerson(String input, String... arguments) {
        return run(input, Persons::at, terminal -> new Launch(terminal, noScreen()), arguments);
    }

    private static DesktopLauncher noScreen() {
        return (plugins, locale, game) -> Optional.of("no display");
    }

    private static Result run(String input, Function<Terminal, Launch> launch, String... arguments) {
        return run(input, Terminal::of, launch, arguments);
    }

    private interface Opener {
        Terminal open(BufferedReader in, PrintWriter out, PrintWriter err);
    }

    private static Result run(String input, Opener opener, Function<Terminal, Launch> launch, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = opener.open(
                new BufferedReader(new StringReader(input)), new PrintWriter(out, true), new PrintWriter(err, true));
        int status = launch.apply(terminal).run(arguments);
        return new Result(status, out.toString(), err.toString());
    }
}
