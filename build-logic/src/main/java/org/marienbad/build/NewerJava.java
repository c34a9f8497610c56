package org.marienbad.build;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/**
 * The home of a JDK 25: the one named by {@code JAVA25_HOME}, or one where systems install them; nothing if there is
 * none.
 */
public abstract class NewerJava implements ValueSource<String, ValueSourceParameters.None> {
    private static final List<String> PLACES =
            List.of("/usr/lib/jvm", "/Library/Java/JavaVirtualMachines", "C:/Program Files/Java");

    @Override
    public String obtain() {
        List<Path> homes = new ArrayList<>();
        if (System.getenv("JAVA25_HOME") != null) {
            homes.add(Path.of(System.getenv("JAVA25_HOME")));
        }
        for (String place : PLACES) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(Path.of(place), "*25*")) {
                for (Path home : found) {
                    homes.addAll(List.of(home, home.resolve("Contents/Home")));
                }
            } catch (IOException e) {
                // There is no such place on this system.
            }
        }
        return homes.stream()
                .filter(NewerJava::isJdk25)
                .map(Path::toString)
                .findFirst()
                .orElse(null);
    }

    private static boolean isJdk25(Path home) {
        try {
            return Files.readString(home.resolve("release")).contains("JAVA_VERSION=\"25");
        } catch (IOException e) {
            return false;
        }
    }
}
