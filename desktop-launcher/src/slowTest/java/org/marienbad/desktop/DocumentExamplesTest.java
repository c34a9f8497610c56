package org.marienbad.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.DocumentExample.Kind;

/** Every example of the documents does what is printed there, with the installed command. */
class DocumentExamplesTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path COMMANDS =
            Path.of(System.getProperty("marienbad.command")).getParent();
    private static final int MINUTES = 2;

    @TempDir
    private static Path directory;

    @TestFactory
    Stream<DynamicNode> everyExampleDoesWhatThePageSays() {
        return Stream.of(
                        "README.md",
                        "docs/commands.md",
                        "docs/engine.md",
                        "docs/formats.md",
                        "docs/games-in-text.md",
                        "docs/lab.md",
                        "docs/learn.md",
                        "docs/teach.md")
                .map(name -> dynamicContainer(name, examples(name)));
    }

    private static Stream<DynamicNode> examples(String document) {
        try {
            Path place = Files.createDirectories(directory.resolve(document.replaceAll("\\W", "-")));
            Files.createSymbolicLink(place.resolve("docs"), ROOT.resolve("docs"));
            return DocumentExample.of(ROOT.resolve(document)).stream()
                    .filter(DocumentExample::isRun)
                    .map(example -> dynamicTest(
                            "line " + example.line() + ": "
                                    + example.command().lines().findFirst().orElse(""),
                            () -> check(example, place)));
        } catch (IOException unreadable) {
            throw new IllegalStateException(document, unreadable);
        }
    }

    private static void check(DocumentExample example, Path place) throws Exception {
        if (example.kind() == Kind.UNEXPLAINED) {
            fail("neither run, nor told why not:\n" + example.command());
        } else if (example.kind() == Kind.PROGRAM) {
            program(example, place);
        } else if (example.kind() == Kind.FILE) {
            Files.writeString(place.resolve(example.remarks("file").get(0)), example.command());
        } else {
            for (String before : example.remarks("before")) {
                assertEquals(0, start(place, before, "").waitFor(), before);
            }
            command(example, place);
        }
    }

    /** A program that names its file is kept for later examples, any other is run. */
    private static void program(DocumentExample example, Path place) throws Exception {
        String first = example.command().lines().findFirst().orElseThrow();
        boolean named = first.startsWith("# ");
        Path file = place.resolve(named ? first.substring(2).replaceFirst("[:\\s].*", "") : "example.py");
        Files.writeString(file, example.command());
        if (!named) {
            Process process = start(place, "python3 " + file.getFileName(), "");
            String out = output(process);
            assertEquals(0, process.exitValue(), out);
        }
    }

    private static void command(DocumentExample example, Path place) throws Exception {
        String input = String.join("\n", example.input())
                + String.join("", example.remarks("input")).replace("|", "\n");
        Process process = start(place, example.commandHere(), input.isEmpty() ? "" : input + "\n");
        if (!example.remarks("until it is ended").isEmpty()) {
            untilAllIsPrinted(example, process);
            return;
        }
        String out = output(process);
        boolean refused = example.expected().stream().anyMatch(line -> line.startsWith("marienbad: "));
        assertEquals(refused ? 2 : 0, process.exitValue(), out);
        if (!example.expected().isEmpty()) {
            assertTrue(
                    example.pattern().matcher(out).matches(),
                    () -> "printed on the page:\n" + String.join("\n", example.expected()) + "\n\nprinted now:\n"
                            + out);
        }
    }

    private static void untilAllIsPrinted(DocumentExample example, Process process) throws IOException {
        StringBuilder out = new StringBuilder();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            String line;
            while (!example.pattern().matcher(out).matches() && (line = lines.readLine()) != null) {
                out.append(line).append('\n');
            }
        } finally {
            process.destroy();
        }
        assertTrue(example.pattern().matcher(out).matches(), out::toString);
    }

    private static String output(Process process) throws IOException, InterruptedException {
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(MINUTES, TimeUnit.MINUTES), "it does not end");
        return out;
    }

    private static Process start(Path place, String command, String input) throws IOException {
        Path typed = Files.writeString(Files.createTempFile(directory, "typed", ".txt"), input);
        ProcessBuilder builder = new ProcessBuilder(
                        List.of("timeout", MINUTES + "m", "bash", "-c", "exec 2>&1; " + command))
                .directory(place.toFile())
                .redirectInput(typed.toFile());
        var environment = builder.environment();
        environment.keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_OPTS", "MARIENBAD_OPTS"));
        environment.put("PATH", COMMANDS + ":" + environment.get("PATH"));
        environment.put("MARIENBAD_DATA", place.resolve("data").toString());
        environment.put("LC_ALL", "C.UTF-8");
        return builder.start();
    }
}
