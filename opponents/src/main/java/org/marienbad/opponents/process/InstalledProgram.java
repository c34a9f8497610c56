package org.marienbad.opponents.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The places of programs on this machine. */
public final class InstalledProgram {
    /** The folder of games in Debian, which the path of its administrator leaves out. */
    private static final String GAMES = "/usr/games";

    private InstalledProgram() {}

    /** The file that {@code name} means: a path, or the name of a program on the path of the system. */
    public static Optional<Path> find(String name) {
        if (name.contains("/") || name.contains(File.separator)) {
            return Optional.of(Path.of(name)).filter(Files::isRegularFile);
        }
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.concat(Arrays.stream(path.split(File.pathSeparator)), Stream.of(GAMES))
                .flatMap(folder -> Stream.of(Path.of(folder, name), Path.of(folder, name + ".exe")))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /**
     * {@code command} with its program as a path.
     *
     * @throws IllegalArgumentException saying that there is no such program
     */
    public static List<String> require(List<String> command) {
        List<String> found = new ArrayList<>(command);
        found.set(
                0,
                find(command.get(0))
                        .orElseThrow(() -> new IllegalArgumentException("there is no program '" + command.get(0)
                                + "' on this machine; install it, or give the path to its file"))
                        .toString());
        return found;
    }
}
