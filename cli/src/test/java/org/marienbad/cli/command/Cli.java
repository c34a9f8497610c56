package org.marienbad.cli.command;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;

/** Runs a command line within the test, where no display can be opened. */
final class Cli {
    /** What a command line did. */
    record Result(int status, String out, String err) {
        List<String> outLines() {
            return out.lines().toList();
        }

        List<String> errLines() {
            return err.lines().toList();
        }
    }

    private Cli() {}

    static Result run(String... arguments) {
        return runWithInput("", arguments);
    }

    static Result runWithInput(String input, String... arguments) {
        return run(input, (plugins, locale) -> Optional.of("no display"), arguments);
    }

    static Result run(String input, DesktopLauncher screen, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader(input)), new PrintWriter(out, true), new PrintWriter(err, true));
        int status = new Launch(terminal, screen).run(arguments);
        return new Result(status, out.toString(), err.toString());
    }
}
