package org.marienbad.framework.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFileTest {
    private static final List<byte[]> TABLES = List.of(new byte[] {1, 2, 3}, new byte[0], new byte[] {-4});

    @TempDir
    Path folder;

    private Path path;
    private TableFile file;

    @BeforeEach
    void write() {
        path = folder.resolve("cache").resolve("some.tables");
        file = new TableFile(path, "numbers 1");
        file.write(TABLES);
    }

    private static List<byte[]> blank() {
        return List.of(new byte[3], new byte[0], new byte[1]);
    }

    @Test
    void writtenTablesAreRead() {
        List<byte[]> read = blank();
        assertTrue(file.read(read));
        for (int i = 0; i < read.size(); i++) {
            assertArrayEquals(TABLES.get(i), read.get(i));
        }
    }

    @Test
    void otherTitlesAndLengthsDoNotMatch() {
        assertFalse(new TableFile(path, "numbers 2").read(blank()));
        assertFalse(file.read(List.of(new byte[3])), "less than was written");
        assertFalse(file.read(List.of(new byte[3], new byte[2])), "more than was written");
        assertFalse(new TableFile(folder.resolve("missing"), "numbers 1").read(blank()));
    }

    @Test
    void damageIsNoticed() throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        bytes[bytes.length - 1]++;
        Files.write(path, bytes);
        assertFalse(file.read(blank()));
    }

    @Test
    void aFolderThatCannotBeWrittenIsNoFailure() throws IOException {
        Path occupied = Files.writeString(folder.resolve("a-file"), "");
        TableFile nowhere = new TableFile(occupied.resolve("some.tables"), "numbers 1");
        nowhere.write(TABLES);
        assertFalse(nowhere.read(blank()));
        assertEquals(0, Files.size(occupied));
    }
}
