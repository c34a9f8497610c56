package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;

class EngineCommandTest {
    @TempDir
    private Path directory;

    @Test
    void oneLineInOneLineOutUntilTheEnd() {
        Cli.Result result = Cli.runWithInput(
                "{\"id\":1,\"do\":\"position\",\"game\":\"nim\"}\n\n"
                        + "rubbish\n"
                        + "{\"id\":2,\"do\":\"perft\",\"game\":\"nim\",\"depth\":1}",
                "engine");
        assertEquals(0, result.status());
        assertEquals(3, result.outLines().size(), result.out());
        assertTrue(result.outLines().get(0).startsWith("{\"id\":1,\"actor\":0"));
        assertTrue(result.outLines().get(1).startsWith("{\"id\":null,\"error\":\"not JSON"));
        assertEquals(
                "{\"id\":2,\"depth\":1,\"nodes\":16,\"over\":0,\"byDepth\":[16]}",
                result.outLines().get(2));
        assertEquals("", result.err());
    }

    @Test
    void everyRequestHasOneAnswerWhateverTheLinesLookLike() {
        Cli.Result result = Cli.runWithInput(
                "\uFEFF{\"id\":1,\"do\":\r\"perft\",\"game\":\"nim\",\"depth\":0}\r\n   \n\n"
                        + "x".repeat(2_000_000) + "\n"
                        + "{\"id\":3,\"do\":\"perft\",\"game\":\"nim\",\"depth\":0}",
                "engine");
        assertEquals(0, result.status());
        assertEquals(3, result.outLines().size(), result.out());
        assertTrue(result.outLines().get(0).startsWith("{\"id\":1,\"depth\":0"), result.out());
        assertEquals(
                "{\"id\":null,\"error\":\"the line is longer than 1048576 characters\"}",
                result.outLines().get(1));
        assertTrue(result.outLines().get(2).startsWith("{\"id\":3,\"depth\":0"), result.out());
    }

    /** Without a standard input the virtual machine gives its number to a file of its own. */
    @Test
    void aClosedInputIsAnEmptyOne() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Process engine = new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "exec \"$0\" -cp \"$1\" org.marienbad.cli.Main engine <&-",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        System.getProperty("java.class.path"))
                .redirectErrorStream(true)
                .start();
        assertEquals("", new String(engine.getInputStream().readNBytes(1000), StandardCharsets.UTF_8));
        assertEquals(0, engine.waitFor());
    }

    @Test
    void aPluginThatThrowsIsAnErrorAndTheEngineGoesOn() throws IOException {
        String jar =
                PluginJar.player(directory, "throw new StackOverflowError();").toString();
        String request = "{\"do\":\"choose\",\"game\":\"nim\",\"player\":\"odd\"}\n";
        Cli.Result result = Cli.runWithInput(request + request, "engine", "--plugins", jar);
        assertEquals(0, result.status());
        assertEquals(2, result.outLines().size());
        assertTrue(result.outLines().get(1).contains("player odd failed"), result.out());
    }
}
