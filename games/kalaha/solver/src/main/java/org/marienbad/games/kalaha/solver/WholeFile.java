package org.marienbad.games.kalaha.solver;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there whole or not at all. */
final class WholeFile {
    private WholeFile() {}

    /** Makes a file prepared in the same directory the target, in place of what was there. */
    static void move(Path part, Path target) throws IOException {
        try {
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
