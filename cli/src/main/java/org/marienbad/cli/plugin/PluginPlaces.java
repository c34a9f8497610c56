package org.marienbad.cli.plugin;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.Terminal;
import org.marienbad.cli.console.UserDirectory;
import org.marienbad.framework.plugin.Plugins;

/**
 * The places of plugins: those that the user names, the user's own plugins, {@code plugins/} beside the installed
 * application. Never the working directory: a jar there may be anybody's, and loading a plugin runs its code.
 */
public final class PluginPlaces {
    private static final String FOLDER = "plugins";

    private PluginPlaces() {}

    /**
     * Loads the plugins of all places, each jar once. An unusable plugin is reported in one line.
     *
     * @param loader loads the kinds of plugins that are needed
     * @throws BadInput if a place that the user named does not exist, or a jar that the user named cannot be used
     */
    public static Plugins load(List<Path> named, Terminal terminal, Function<Path[], Plugins> loader) {
        List<Path> places = new ArrayList<>(named);
        for (Path place : named) {
            if (!Files.exists(place)) {
                throw new BadInput("--plugins " + place + ": no such file or directory");
            }
        }
        places.addAll(found());
        Plugins plugins = loader.apply(places.toArray(Path[]::new));
        for (Plugins.Fault fault : plugins.faults()) {
            if (named.contains(fault.place())) {
                throw new BadInput("plugin " + fault);
            }
            terminal.warn("plugin " + fault);
        }
        return plugins;
    }

    /** The places where plugins are found without being named. */
    static List<Path> found() {
        return found(ofUser());
    }

    /** The same for a user whose plugins are in {@code home}. */
    static List<Path> found(Path home) {
        List<Path> places = new ArrayList<>(withFolders(home));
        besideApplication().ifPresent(place -> places.addAll(withFolders(place)));
        return places;
    }

    /** The place itself and its folders, one per plugin with libraries. */
    private static List<Path> withFolders(Path place) {
        List<Path> places = new ArrayList<>(List.of(place));
        try (Stream<Path> files = Files.isDirectory(place) ? Files.list(place) : Stream.empty()) {
            files.filter(Files::isDirectory)
                    .filter(folder -> !folder.getFileName().toString().startsWith("."))
                    .sorted()
                    .forEach(places::add);
        } catch (IOException unreadable) {
            // The loader reports it.
        }
        return places;
    }

    /** The directory of this user's own plugins. */
    static Path ofUser() {
        return UserDirectory.DATA.path().resolve(FOLDER);
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
