package org.marienbad.release;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChecksumsTest {
    @Test
    void everyFileHasALine(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("b.zip"), "abc");
        Files.writeString(folder.resolve("a.tar"), "");
        Files.writeString(folder.resolve(Checksums.FILE), "old");
        Files.createDirectory(folder.resolve("folder"));
        // The examples of FIPS 180-4 and of the empty message.
        assertEquals("""
                e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.tar
                ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.zip
                """, Checksums.of(folder));
    }
}
