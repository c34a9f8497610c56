package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import org.marienbad.cli.DesktopLauncher;
import org.marienbad.cli.Launch;
import org.marienbad.cli.console.Terminal;

/** Runs command lines within the test, and reads what they keep. */
final class Command {
    record Result(int status, String out, String err) {
        /** Expects success without a word of complaint. */
        Result good() {
            assertEquals("", err);
            assertEquals(0, status);
            return this;
        }
    }

    private Command() {}

    /** {@code marienbad-spark} on two threads of this process. */
    static Result spark(String... arguments) {
        return run(terminal -> new Launch(terminal, SparkCommand.class), with("--master", "local[2]", arguments));
    }

    /** {@code marienbad-spark} with nothing but {@code arguments}. */
    static Result bare(String... arguments) {
        return run(terminal -> new Launch(terminal, SparkCommand.class), arguments);
    }

    /** {@code marienbad tournament} in two threads. */
    static Result threads(String... arguments) {
        return marienbad(Stream.concat(Stream.of("tournament", "--threads", "2"), Stream.of(arguments))
                .toArray(String[]::new));
    }

    /** Any command of {@code marienbad}. */
    static Result marienbad(String... arguments) {
        return run(terminal -> new Launch(terminal, DesktopLauncher.NONE), arguments);
    }

    private static String[] with(String name, String value, String... arguments) {
        return Stream.concat(Stream.of(name, value), Stream.of(arguments)).toArray(String[]::new);
    }

    private static Result run(Function<Terminal, Launch> launch, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = Terminal.of(
                new BufferedReader(new StringReader("")), new PrintWriter(out, true), new PrintWriter(err, true));
        int status = launch.apply(terminal).run(arguments);
        return new Result(status, out.toString(), err.toString());
    }

    /** The lines of the games in {@code folder}, the plan included, without their times. */
    static String games(Path folder) throws IOException {
        return Files.readString(folder.resolve("games.jsonl")).replaceAll(",\"nanos\":\\[[0-9,]*]", "");
    }
}
