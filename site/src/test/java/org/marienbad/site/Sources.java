package org.marienbad.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The files of all projects but those that are built. */
final class Sources {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private Sources() {}

    /** Files below {@link #ROOT}, relative to it, whose path, which begins with a slash, meets {@code wanted}. */
    static List<Path> files(Predicate<String> wanted) throws IOException {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.map(ROOT::relativize)
                    .filter(file -> {
                        String path = "/" + file.toString().replace('\\', '/');
                        return !path.matches(".*/(build|\\.[^/]*|node_modules)/.*") && wanted.test(path);
                    })
                    .sorted()
                    .toList();
        }
    }
}
