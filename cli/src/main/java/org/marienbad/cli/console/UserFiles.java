package org.marienbad.cli.console;

import java.io.IOException;
import java.nio.file.Path;
import org.marienbad.framework.file.AtomicFiles;

/** Files that the user named: what cannot be read or written is bad input. */
public final class UserFiles {
    private UserFiles() {}

    /** Writes the whole of {@code text}, or nothing. */
    public static void write(Path target, String text) {
        try {
            AtomicFiles.write(target, text);
        } catch (IOException unwritable) {
            throw unwritable(target, unwritable);
        }
    }

    public static BadInput unwritable(Path target, IOException why) {
        return new BadInput("cannot write " + target + " (" + AtomicFiles.reason(why) + ")", why);
    }

    public static BadInput unreadable(Path source, IOException why) {
        return new BadInput("cannot read " + source + " (" + AtomicFiles.reason(why) + ")", why);
    }
}
