package org.marienbad.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;

/** For tests of commands that write their results into a directory. */
abstract class ResultsDirectory {
    @TempDir
    Path directory;

    /** The directory for the results; not there yet. */
    Path output;

    @BeforeEach
    void name() {
        output = directory.resolve("out");
    }

    Cli.Result run(String command, String... arguments) {
        return Cli.run(Stream.of(new String[] {command, "--output", output.toString()}, arguments)
                .flatMap(Stream::of)
                .toArray(String[]::new));
    }

    String read(String file) throws IOException {
        return Files.readString(output.resolve(file));
    }

    /** The games of {@code folder} without their times. */
    static String games(Path folder) throws IOException {
        return Files.readString(folder.resolve("games.jsonl")).replaceAll(",\"nanos\":\\[[0-9,]*]", "");
    }
}
