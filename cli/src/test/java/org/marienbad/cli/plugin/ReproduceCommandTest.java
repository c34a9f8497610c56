package org.marienbad.cli.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;

class ReproduceCommandTest {
    @TempDir
    private Path directory;

    private Set<String> files(Path in) throws IOException {
        try (Stream<Path> files = Files.list(in)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void writesPagesFiguresAndCharts() throws IOException {
        Path output = directory.resolve("new/results");
        Cli.Result result = Cli.run("reproduce", "all", "--games", "500", "--output", output.toString());
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().contains("25 of 25 cells of Table 6.2 agree"), result.out());
        assertEquals(
                Set.of(
                        "kalaha-maxmin.csv",
                        "kalaha-maxmin.json",
                        "kalaha-maxmin.md",
                        "kalaha-strategies-lengths.csv",
                        "kalaha-strategies-lengths.svg",
                        "kalaha-strategies-mean-plies.svg",
                        "kalaha-strategies.csv",
                        "kalaha-strategies.json",
                        "kalaha-strategies.md"),
                files(output));
        String page = Files.readString(output.resolve("kalaha-strategies.md"));
        assertTrue(page.contains("marienbad reproduce kalaha-strategies --games 500 --seed 1"), page);
        for (String file : files(output)) {
            if (file.endsWith(".svg")) {
                assertTrue(page.contains("(" + file + ")"), file);
            }
        }
    }

    @Test
    void theSameSeedWritesTheSameCharts() throws IOException {
        for (String run : Set.of("one", "two")) {
            String output = directory.resolve(run).toString();
            Cli.run(
                    "reproduce",
                    "kalaha-strategies",
                    "--games",
                    "200",
                    "--threads",
                    run.length() + "",
                    "--output",
                    output);
        }
        for (String file : files(directory.resolve("one"))) {
            assertEquals(
                    Files.readString(directory.resolve("one").resolve(file)),
                    Files.readString(directory.resolve("two").resolve(file)),
                    file);
        }
    }

    @Test
    void badInputIsOneLine() throws IOException {
        Cli.Result unknown = Cli.run("reproduce", "kalaha-maxmim", "--output", directory.toString());
        assertEquals(2, unknown.status());
        assertEquals(1, unknown.errLines().size(), unknown.err());
        assertTrue(unknown.err().contains("kalaha-strategies, kalaha-maxmin, all"), unknown.err());
        Cli.Result nowhere = Cli.run("reproduce", "kalaha-maxmin");
        assertEquals(2, nowhere.status());
        assertTrue(nowhere.err().contains("reproduce kalaha-maxmin writes files; say where with --output DIR"));
        Cli.Result none = Cli.run("reproduce", "all", "--games", "0");
        assertEquals(2, none.status());
        assertTrue(none.err().contains("--games 0 is not allowed; allowed: a whole number from 1"), none.err());
        Path file = Files.writeString(directory.resolve("file"), "");
        Cli.Result blocked = Cli.run("reproduce", "kalaha-maxmin", "--output", file.toString());
        assertEquals(2, blocked.status());
        assertFalse(blocked.err().contains("Exception"), blocked.err());
    }
}
