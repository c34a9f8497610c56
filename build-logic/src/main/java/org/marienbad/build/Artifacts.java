package org.marienbad.build;

import java.util.Optional;
import java.util.Set;

/** The names of projects for others. */
public final class Artifacts {
    /** Nobody builds on measurements, test games, the window and the tools of the build; the bill of materials names the others. */
    private static final Set<String> KEPT =
            Set.of(":benchmarks", ":desktop-launcher", ":games:test-games", ":bom", ":site", ":release");

    private Artifacts() {}

    /** The artifact of the project at {@code path}, such as {@code :games:kalaha:solver}; empty for one that is not published. */
    public static Optional<String> name(String path) {
        if (KEPT.contains(path) || path.startsWith(":docs:")) {
            return Optional.empty();
        }
        String name = path.replaceFirst("^:games:", ":game:")
                .replaceFirst("^:framework:", ":")
                .replaceFirst("^:cluster$", ":spark");
        return Optional.of("marienbad" + name.replace(':', '-'));
    }
}
