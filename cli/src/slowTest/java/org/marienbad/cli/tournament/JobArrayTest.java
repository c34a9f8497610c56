package org.marienbad.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;

/** A tournament as a job array plays it. */
class JobArrayTest extends ResultsDirectory {
    private static final List<String> PLAN = List.of(
            "--game", "kalaha", "-p", "mcts(iterations=60)", "-p", "minimax(depth=3)", "--games", "900", "--seed", "5");

    private Cli.Result tournament(Path folder, List<String> plan, String... more) {
        return Cli.run(Stream.of(Stream.of("tournament", "--output", folder.toString()), plan.stream(), Stream.of(more))
                .flatMap(words -> words)
                .toArray(String[]::new));
    }

    private Process start(String part) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dmarienbad.data=" + directory.resolve("data"),
                "-cp",
                System.getProperty("java.class.path"),
                "org.marienbad.cli.Main",
                "tournament",
                "--threads",
                "1",
                "--output",
                output.toString(),
                "--part",
                part));
        command.addAll(PLAN);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        directory.resolve("log.txt").toFile()))
                .start();
    }

    /** As a job array does it: a process a part, all at once; one is killed and run again. */
    @Test
    void anArrayOfProcessesOneOfThemKilledGivesTheFilesOfOneRun() throws IOException, InterruptedException {
        List<Process> array = new ArrayList<>();
        try {
            for (int number = 1; number <= 3; number++) {
                array.add(start(number + "/3"));
            }
            Path killed = output.resolve("part-2-of-3").resolve("games.jsonl");
            while (array.get(1).isAlive() && (!Files.exists(killed) || Files.size(killed) < 5000)) {
                Thread.onSpinWait();
            }
            array.get(1).destroyForcibly().waitFor();
            int there = Files.readAllLines(killed).size() - 1;
            assertTrue(there > 0 && there < 300, there + " games are there");
            assertEquals(0, array.get(0).waitFor());
            assertEquals(0, array.get(2).waitFor());
            Cli.Result missing = Cli.run("tournament", "merge", output.toString());
            assertEquals(2, missing.status());
            assertTrue(missing.err().startsWith("marienbad: missing are parts 2/3 (has "), missing.err());
            array.add(start("2/3"));
            assertEquals(0, array.get(3).waitFor());
        } finally {
            array.forEach(Process::destroyForcibly);
        }
        Cli.Result result = Cli.run("tournament", "merge", output.toString());
        assertEquals(0, result.status(), result.err());
        assertTrue(
                result.out().endsWith("3 parts, 900 games. Report: " + output.resolve("report.html") + "\n"),
                result.out());
        Path whole = directory.resolve("whole");
        assertEquals(0, tournament(whole, PLAN).status());
        assertEquals(games(whole), games(output));
        for (String file : List.of("plan.json", "pairings.csv")) {
            assertEquals(Files.readString(whole.resolve(file)), Files.readString(output.resolve(file)));
        }
        assertTrue(Files.exists(output.resolve("report.html")) && Files.exists(output.resolve("games.csv")));
    }
}
