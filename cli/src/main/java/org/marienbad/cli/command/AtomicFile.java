package org.marienbad.cli.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there whole or not at all. */
final class AtomicFile {
    private AtomicFile() {}

    /** The file in which {@code target} is prepared, beside it. */
    static Path partOf(Path target) {
        return target.resolveSibling(target.getFileName() + ".part");
    }

    /**
     * Writes the whole of {@code text}.
     *
     * @throws BadInput if the file cannot be written
     */
    static void write(Path target, String text) {
        try {
            Files.writeString(partOf(target), text);
            move(target);
        } catch (IOException unwritable) {
            throw unwritable(target, unwritable);
        }
    }

    /** Makes the prepared part the target. */
    static void move(Path target) throws IOException {
        try {
            Files.move(partOf(target), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(partOf(target), target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    static BadInput unwritable(Path target, IOException why) {
        return new BadInput("cannot write " + target + " (" + reason(why) + ")", why);
    }

    /** Why a file cannot be read or written, in words. */
    static String reason(IOException why) {
        if (why instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        if (why instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (why instanceof CharacterCodingException) {
            return "it is not text in UTF-8";
        }
        if (why instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return String.valueOf(why.getMessage());
    }
}
