package org.marienbad.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of this machine are named by its user, not by requests, records and plans. */
class ReachTest {
    private static final String REFUSED = "is not allowed here; allowed: one of side-a, ";

    @TempDir
    private Path folder;

    private String map;

    @BeforeEach
    void drawMap() throws IOException {
        map = Files.writeString(folder.resolve("own.txt"), "GGWG\nGSGG\n").toString();
    }

    @Test
    void theCommandLineMayNameAFile() {
        Cli.Result result = Cli.run(
                "match",
                "minute-empire",
                "-o",
                "map=" + map,
                "-p",
                "random",
                "-p",
                "random",
                "--games",
                "1",
                "--seed",
                "1");
        assertEquals(0, result.status(), result.err());
    }

    @Test
    void requestsNameLocalFilesOnlyIfTheyAreTrusted() {
        String request = "{\"do\":\"perft\",\"game\":\"minute-empire\",\"depth\":0,\"options\":{\"map\":\"%s\"}}";
        for (String file : new String[] {map, "/dev/zero", "/etc/passwd"}) {
            String answer = Cli.runWithInput(request.formatted(file), "engine").out();
            assertTrue(answer.contains(REFUSED), answer);
            assertFalse(answer.contains("root"), answer);
        }
        assertFalse(
                Cli.runWithInput(request.formatted("side-b"), "engine").out().contains("error"));
        assertFalse(Cli.runWithInput(request.formatted(map), "engine", "--allow-local")
                .out()
                .contains("error"));
        String endless = Cli.runWithInput(request.formatted("/dev/zero"), "engine", "--allow-local")
                .out();
        assertTrue(endless.contains("/dev/zero: it is not a regular file"), endless);
    }

    @Test
    void recordsNameLocalFilesOnlyIfTheyAreTrusted() {
        String records = folder.resolve("game.jsonl").toString();
        assertEquals(
                0,
                Cli.run(
                                "match",
                                "minute-empire",
                                "-o",
                                "map=" + map,
                                "-p",
                                "random",
                                "-p",
                                "random",
                                "--games",
                                "1",
                                "--records",
                                records)
                        .status());
        for (String[] command : new String[][] {{"play", "--load", records}, {"convert", records, "--to", "record"}}) {
            Cli.Result refused = Cli.run(command);
            assertEquals(2, refused.status());
            assertTrue(refused.err().contains(REFUSED), refused.err());
        }
        Cli.Result trusted = Cli.run("convert", records, "--to", "record", "--allow-local");
        assertEquals(0, trusted.status(), trusted.err());
    }

    @Test
    void plansMayNotNameLocalFilesButFlagsMay() throws IOException {
        Path plan = Files.writeString(
                folder.resolve("plan.json"),
                "{\"game\":\"minute-empire\",\"options\":{\"map\":\"" + map
                        + "\"},\"entrants\":[\"random\",\"random\"],\"games\":2,\"seed\":1}");
        Cli.Result refused = Cli.run("tournament", plan.toString());
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("$.options.map: option 'map' of minute-empire"), refused.err());
        assertTrue(refused.err().contains(REFUSED), refused.err());
        assertEquals(
                0,
                Cli.run(
                                "tournament",
                                plan.toString(),
                                "-o",
                                "map=" + map,
                                "--output",
                                folder.resolve("results").toString())
                        .status());
    }
}
