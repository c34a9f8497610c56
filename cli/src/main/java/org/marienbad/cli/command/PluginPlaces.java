package org.marienbad.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.plugin.Plugins;

/**
 * Where plugins are looked for: what the user names, the user's own plugins, {@code plugins/} beside the installed application. Never
 * the working directory: what lies there may be anybody's, and loading a plugin runs its code.
 */
final class PluginPlaces {
    private static final String FOLDER = "plugins";

    private PluginPlaces() {}

    /**
     * Loads the plugins of all places, each jar once. What cannot be used is said on {@code err}, one line each.
     *
     * @throws BadInput if a place that the user named does not exist, or a jar that the user named cannot be used
     */
    static Plugins load(List<Path> named, PrintWriter err) {
        Map<Path, Path> jars = new LinkedHashMap<>();
        for (Path place : named) {
            if (!Files.exists(place)) {
                throw new BadInput("--plugins " + place + ": no such file or directory");
            }
            addJars(place, jars);
        }
        addJars(ofUser(), jars);
        besideApplication().ifPresent(place -> addJars(place, jars));
        Plugins plugins = Plugins.load(jars.values().toArray(Path[]::new));
        Set<String> namedJars = named.stream()
                .filter(place -> !Files.isDirectory(place))
                .map(place -> String.valueOf(place.getFileName()))
                .collect(Collectors.toSet());
        for (Plugins.Fault fault : plugins.faults()) {
            if (namedJars.contains(fault.source())) {
                throw new BadInput("plugin " + fault);
            }
            err.println("plugin " + fault);
        }
        return plugins;
    }

    /** The plugins of this user. */
    static Path ofUser() {
        return UserDirectory.DATA.path().resolve(FOLDER);
    }

    /** Puts the jars of a place under their real paths, so that the same jar is not loaded twice. */
    private static void addJars(Path place, Map<Path, Path> jars) {
        for (Path jar : jarsIn(place)) {
            try {
                jars.putIfAbsent(jar.toRealPath(), jar);
            } catch (IOException unreadable) {
                jars.putIfAbsent(jar.toAbsolutePath(), jar);
            }
        }
    }

    private static List<Path> jarsIn(Path place) {
        if (!Files.isDirectory(place)) {
            return Files.exists(place) ? List.of(place) : List.of();
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            return List.of(place); // the loader reports it
        }
    }

    /** {@code plugins} beside the {@code lib} that this class comes from; empty when run from class files. */
    private static Optional<Path> besideApplication() {
        try {
            CodeSource source = PluginPlaces.class.getProtectionDomain().getCodeSource();
            Path jar = source == null ? null : Path.of(source.getLocation().toURI());
            if (jar == null
                    || Files.isDirectory(jar)
                    || jar.getParent() == null
                    || jar.getParent().getParent() == null) {
                return Optional.empty();
            }
            return Optional.of(jar.getParent().getParent().resolve(FOLDER));
        } catch (URISyntaxException | IllegalArgumentException notAFile) {
            return Optional.empty();
        }
    }
}
