package org.marienbad.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.file.AtomicFiles;

/** Files that the user named: a failure to read or write one is bad input. */
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

    /** Refuses a file that is there already: nothing of the user's is written over. */
    public static void requireAbsent(Path target) {
        if (Files.exists(target)) {
            throw new BadInput(target + " exists already; choose another name, or move it away");
        }
    }

    /** The ending of the file that {@code option} names, in small letters; refused unless it is one of {@code allowed}. */
    public static String ending(String option, Path target, List<String> allowed) {
        String ending = target.toString().toLowerCase(Locale.ROOT).replaceFirst("^.*\\.", "");
        if (!allowed.contains(ending)) {
            String last = allowed.get(allowed.size() - 1);
            String others = String.join(", .", allowed.subList(0, allowed.size() - 1));
            throw new BadInput(
                    option + " " + target + " is not allowed; allowed: a name ending in ." + others + " or ." + last);
        }
        return ending;
    }

    public static BadInput unwritable(Path target, IOException why) {
        return new BadInput("cannot write " + target + " (" + AtomicFiles.reason(why) + ")", why);
    }

    public static BadInput unreadable(Path source, IOException why) {
        return new BadInput("cannot read " + source + " (" + AtomicFiles.reason(why) + ")", why);
    }
}
