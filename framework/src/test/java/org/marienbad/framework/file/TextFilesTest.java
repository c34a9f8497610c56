package org.marienbad.framework.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFilesTest {
    @TempDir
    private Path folder;

    @Test
    void aFileIsReadUpToItsLimit() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "žluť".repeat(1 << 18));
        assertEquals("žluť".repeat(1 << 18), TextFiles.read(file));
        assertEquals("it is longer than 1 MB", reason(file, 1 << 20));
        assertEquals("it is a directory", reason(folder, 1));
        assertThrows(NoSuchFileException.class, () -> TextFiles.read(folder.resolve("none")));
    }

    @Test
    void endlessOrWaitingFilesAreRefused() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(Path.of("/dev/zero")));
        assertEquals("it is not a regular file", reason(Path.of("/dev/zero"), 1));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/zero"));
        assertEquals("it is not a regular file", reason(link, 1));
        Path pipe = folder.resolve("pipe");
        Assumptions.assumeTrue(
                new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        assertEquals("it is not a regular file", reason(pipe, 1));
    }

    private static String reason(Path file, int maxBytes) {
        return assertThrows(FileSystemException.class, () -> TextFiles.read(file, maxBytes))
                .getReason();
    }
}
