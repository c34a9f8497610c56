package org.marienbad.cli.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.cli.Cli;

/** Example 3.1 of the first thesis, annotated by proof. The thesis calls ply 6 weak. */
class ThesisExampleTest {
    private static final String EXAMPLE = """
            1.c+
            2.a(1)
            3.D+
            4.F(1)
            5.b+
            6.c(2)
            7.E+
            8.D(2)
            9.f(3)
            10.D(2)
            11.d(4)
            12.F(2)
            13.f+
            14.e[a](14)
            15.F(2)
            16.f+
            #
            +-
            """;

    @TempDir
    private Path directory;

    @Test
    void plySixGivesTheGameAway() throws IOException {
        Path file = Files.writeString(directory.resolve("example.txt"), EXAMPLE);
        Cli.Result result = Cli.run("analyse", file.toString(), "--millis", "60000");
        assertEquals(0, result.status(), result.err());
        List<String> lines = result.outLines();
        assertTrue(lines.get(0).startsWith("1.c+  ; South wins by"), result.out());
        assertTrue(lines.get(4).startsWith("5.b+  ; South wins by 4"), result.out());
        assertTrue(lines.get(5).startsWith("6.c(2) ?  ; South loses by"), result.out());
        assertTrue(lines.get(15).startsWith("16.f+  ; South loses by 18"), result.out());
    }
}
