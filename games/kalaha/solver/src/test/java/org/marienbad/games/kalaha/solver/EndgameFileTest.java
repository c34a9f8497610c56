package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaRules;

class EndgameFileTest {
    private static final int MOST = 8;

    private final KalahaRules rules = Games.of().rules();
    private final PositionIndex index = new PositionIndex(6, 48);
    private final byte[] truth = flat(KalahaEndgames.build(rules, index, MOST, 1, () -> false));

    @TempDir
    private Path folder;

    private byte[] values(EndgameFile file) {
        return flat(file.endgames(rules, index, MOST, () -> false));
    }

    private static byte[] flat(KalahaEndgames endgames) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        endgames.tables().forEach(all::writeBytes);
        return all.toByteArray();
    }

    @Test
    void aSecondOneReadsWhatTheFirstWrote() throws IOException {
        EndgameFile file = new EndgameFile(folder.resolve("cache"));
        assertArrayEquals(truth, values(file));
        assertTrue(Files.size(file.file(rules, MOST)) > truth.length);
        // It is read, not computed: a computation would be cancelled.
        assertArrayEquals(truth, flat(file.endgames(rules, index, MOST, () -> true)));
        try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
            assertEquals(1, files.count(), "parts are left behind");
        }
    }

    @Test
    void aDamagedFileIsReplaced() throws IOException {
        EndgameFile file = new EndgameFile(folder);
        values(file);
        Path path = file.file(rules, MOST);
        byte[] sound = Files.readAllBytes(path);
        for (int i = 0; i < 40; i++) {
            byte[] damaged = sound.clone();
            damaged[i * (sound.length - 1) / 39] ^= 4;
            Files.write(path, damaged);
            assertArrayEquals(truth, values(file));
            assertArrayEquals(sound, Files.readAllBytes(path));
        }
        for (byte[] broken : new byte[][] {{}, Arrays.copyOf(sound, 50), Arrays.copyOf(sound, sound.length + 1)}) {
            Files.write(path, broken);
            assertArrayEquals(truth, values(file));
        }
    }

    @Test
    void otherRulesHaveOtherFiles() {
        EndgameFile file = new EndgameFile(folder);
        KalahaRules other = Games.of("emptyCapture", "off").rules();
        assertNotEquals(file.file(rules, MOST), file.file(other, MOST));
        values(file);
        assertThrows(CancellationException.class, () -> file.endgames(other, index, MOST, () -> true));
    }

    @Test
    void aFolderThatCannotBeMadeIsNoFailure() throws IOException {
        Path blocked = Files.writeString(folder.resolve("blocked"), "a file, not a folder");
        assertArrayEquals(truth, values(new EndgameFile(blocked)));
    }

    @Test
    void withoutAFolderNothingIsKept() {
        EndgameFile none = new EndgameFile(null);
        assertArrayEquals(truth, values(none));
        assertThrows(
                CancellationException.class,
                () -> none.endgames(rules, index, MOST, () -> true),
                "the second time it is computed again");
    }
}
