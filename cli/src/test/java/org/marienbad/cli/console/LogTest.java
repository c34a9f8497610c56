package org.marienbad.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogTest {
    private static final Logger ROOT = Logger.getLogger("");

    @TempDir
    private Path folder;

    @AfterEach
    void closeFiles() {
        for (Handler handler : ROOT.getHandlers()) {
            if (handler instanceof FileHandler) {
                handler.close();
                ROOT.removeHandler(handler);
            }
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".log")).sorted().toList();
        }
    }

    @Test
    void loggedLinesAreInTheFileWithTheirTime() throws IOException {
        Log.toFiles(folder);
        Logger.getLogger("org.marienbad.test").warning("the drawing context is lost");
        String text = Files.readString(files().get(0));
        assertTrue(text.matches("(?s)\\d{4}-\\d\\d-\\d\\dT.*the drawing context is lost\\s*"), text);
    }

    @Test
    void itNeverGrowsBeyondThreeFilesOfAMegabyte() throws IOException {
        Log.toFiles(folder);
        Logger logger = Logger.getLogger("org.marienbad.test");
        String line = "x".repeat(10_000);
        for (int i = 0; i < 500; i++) {
            logger.info(line);
        }
        assertEquals(3, files().size());
        for (Path file : files()) {
            assertTrue(Files.size(file) < 1_100_000, file + " has " + Files.size(file));
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNoFailure() throws IOException {
        Path taken = Files.writeString(folder.resolve("taken"), "");
        Log.toFiles(taken.resolve("log"));
        assertTrue(Stream.of(ROOT.getHandlers()).noneMatch(FileHandler.class::isInstance));
    }
}
