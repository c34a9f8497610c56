package org.marienbad.opponents.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildProgramTest {
    /** Starts a program that keeps a file, and ends before it. */
    public static final class Starter {
        private Starter() {}

        public static void main(String[] arguments) throws IOException {
            Path kept = Files.writeString(Path.of(arguments[0]), "");
            new ChildProgram(
                    List.of("sleep", "1000"),
                    Map.of(),
                    line -> true,
                    () -> kept.toFile().delete());
            System.exit(Files.exists(kept) ? 0 : 1);
        }
    }

    @Test
    void filesOfAProgramAreRemovedWhenThisOneEnds(@TempDir Path folder) throws Exception {
        Path kept = folder.resolve("kept");
        Path output = folder.resolve("output");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path arguments = Files.writeString(
                folder.resolve("arguments"),
                "-XX:TieredStopAtLevel=1 -cp \""
                        + System.getProperty("java.class.path").replace("\\", "\\\\") + "\"");
        Process starter = new ProcessBuilder(java, "@" + arguments, Starter.class.getName(), kept.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertTrue(starter.waitFor(60, TimeUnit.SECONDS));
        assertEquals(0, starter.exitValue(), () -> read(output));
        assertFalse(Files.exists(kept));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    @Test
    void filesOfAProgramAreRemovedWhenItIsClosed(@TempDir Path folder) throws IOException {
        Path kept = Files.writeString(folder.resolve("kept"), "");
        new ChildProgram(
                        List.of("sleep", "1000"),
                        Map.of(),
                        line -> true,
                        () -> kept.toFile().delete())
                .close();
        assertFalse(Files.exists(kept));
    }
}
