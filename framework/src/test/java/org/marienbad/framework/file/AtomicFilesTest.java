package org.marienbad.framework.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFilesTest {
    private static final String SOME_PART = "a.txt.01234567-89ab-cdef-0123-456789abcdef.part";

    @TempDir
    private Path directory;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return List.copyOf(
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    @Test
    void aFailedWriteNamesTheFileAndLeavesTheOldOneAndNothingElse() throws IOException {
        Path file = directory.resolve("a.txt");
        AtomicFiles.write(file, "old");
        FileSystemException failure = assertThrows(
                FileSystemException.class,
                () -> AtomicFiles.write(file, out -> {
                    out.write(new byte[100_000]);
                    throw new IOException("disk full");
                }));
        assertEquals(file.toString(), failure.getFile());
        assertEquals("disk full", AtomicFiles.reason(failure));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    void theOldFileIsThereUntilTheNewOneIsWhole() throws IOException {
        Path file = directory.resolve("a.txt");
        AtomicFiles.write(file, "old");
        AtomicFiles.write(file, out -> {
            out.write(new byte[] {'n', 'e', 'w'});
            out.flush();
            assertEquals("old", Files.readString(file));
            // Somebody else at the same file does not disturb.
            AtomicFiles.write(file, "other");
        });
        assertEquals("new", Files.readString(file));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    void partsLeftBehindLongAgoAreRemoved() throws IOException {
        Path old = Files.writeString(directory.resolve(SOME_PART), "half");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(7200)));
        Path fresh = Files.writeString(directory.resolve(SOME_PART.replace('7', '8')), "half");
        Path own = Files.writeString(directory.resolve("a.txt.my.part"), "kept");
        Files.setLastModifiedTime(own, FileTime.from(Instant.now().minusSeconds(7200)));
        AtomicFiles.write(directory.resolve("a.txt"), "");
        assertFalse(Files.exists(old));
        assertTrue(Files.exists(fresh), "somebody may be writing it");
        assertTrue(Files.exists(own), "a file of the user's");
    }

    @Test
    void createdFilesReplaceNothing() throws IOException {
        Path file = directory.resolve("a.txt");
        AtomicFiles.create(file, "first");
        assertThrows(FileAlreadyExistsException.class, () -> AtomicFiles.create(file, "second"));
        assertEquals("first", Files.readString(file));
    }

    @Test
    void reasonsAreWords() {
        IOException missing =
                assertThrows(IOException.class, () -> AtomicFiles.write(directory.resolve("none/a.txt"), "text"));
        assertEquals("no such file or directory", AtomicFiles.reason(missing));
    }

    @Test
    void onlyOneHoldsALock() throws IOException {
        Path file = directory.resolve("proof");
        try (LockFile held = LockFile.tryLock(file).orElseThrow()) {
            assertEquals(Optional.empty(), LockFile.tryLock(file));
            assertTrue(LockFile.tryLock(directory.resolve("other")).isPresent(), held.toString());
        }
        try (LockFile again = LockFile.tryLock(file).orElseThrow()) {
            assertEquals(Optional.empty(), LockFile.tryLock(file), again.toString());
        }
        assertFalse(names().contains("proof.lock"));
    }

    @Test
    void aLockLeftBehindLocksNothing() throws IOException {
        Path file = directory.resolve("proof");
        Files.writeString(directory.resolve("proof.lock"), "somebody who was killed");
        LockFile.tryLock(file).orElseThrow().close();
        assertEquals(List.of(), names());
    }
}
