package org.marienbad.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.api.GradleException;

/** Small text files. */
final class BuildText {
    private BuildText() {}

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puts {@code text} before the one place where {@code mark} is in a script of Gradle's. */
    static void insert(Path script, String mark, String text) {
        String before = read(script);
        int at = before.indexOf(mark);
        if (at < 0 || at != before.lastIndexOf(mark)) {
            throw new GradleException("Gradle's start script has changed: '" + mark + "' is not once in " + script);
        }
        try {
            Files.writeString(script, before.substring(0, at) + text + before.substring(at));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
