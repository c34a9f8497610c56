package org.marienbad.cli.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.cli.console.BadInput;
import org.marienbad.cli.console.UserFiles;
import org.marienbad.cli.option.PluginParameter;
import org.marienbad.framework.plugin.PluginJar;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Names;

/**
 * The user's own plugins: a folder each, with the jar and its libraries; also jars that were put beside these folders by hand. A folder
 * appears and disappears as a whole.
 */
public final class InstalledPlugins {
    /** Another plugin stands in the way, and goes if the user says so. */
    public static final class InTheWay extends RuntimeException {
        private static final long serialVersionUID = 1L;

        InTheWay(String message) {
            super(message);
        }
    }

    private final Path home;
    private final Plugins known;

    /** @param known all plugins that are taken now */
    public InstalledPlugins(Path home, Plugins known) {
        this.home = home.toAbsolutePath();
        this.known = known;
    }

    /** The name of a plugin: its file without its ending. */
    public static String name(PluginJar jar) {
        return jar.name();
    }

    /** For example "game nim, players odd, even". Without games, players, solvers and notations it brings something else. */
    static String words(Map<String, List<String>> ids) {
        if (ids.isEmpty()) {
            // Commands, or something for a library, such as a runtime for networks.
            return "extensions";
        }
        return ids.entrySet().stream()
                .map(kind ->
                        kind.getKey() + (kind.getValue().size() == 1 ? " " : "s ") + String.join(", ", kind.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** The folder of this user's plugins. */
    public static Path home() {
        return PluginPlaces.ofUser();
    }

    /** Whether it is one of the user's own, which can be removed. */
    public boolean has(PluginJar jar) {
        return place(jar).isPresent();
    }

    /**
     * Loads {@code jar}, and copies it and its libraries here, in place of plugins that bring the same.
     *
     * @param replace whether these may bring more than {@code jar} does
     * @return its name
     * @throws BadInput if it cannot be used or copied
     * @throws InTheWay if it may not replace what is there
     */
    public String install(Path jar, boolean replace) throws IOException {
        try (Plugins plugins = PluginParameter.load(jar)) {
            PluginJar added = plugins.jars().get(0);
            return install(added, plugins.ids(added), replace);
        }
    }

    /** All plugins anew: the known ones that are still there, and those installed since. */
    public Plugins reload() {
        List<Path> places = new ArrayList<>();
        known.jars().forEach(jar -> places.add(jar.path()));
        places.addAll(PluginPlaces.found(home));
        return Plugins.load(places.toArray(Path[]::new));
    }

    /**
     * Copies {@code jar} and its libraries here, in place of plugins that bring the same.
     *
     * @param ids the ids of its games and players
     * @param replace whether these may bring more than {@code jar} does
     * @return its name
     * @throws InTheWay if it may not replace what is there
     * @throws BadInput if it cannot be replaced or copied
     */
    String install(PluginJar jar, Map<String, List<String>> ids, boolean replace) {
        String name = name(jar);
        Path target = home.resolve(name);
        if (jar.path().toAbsolutePath().startsWith(target)) {
            throw new BadInput(name + " is installed already");
        }
        Set<Path> replaced = new LinkedHashSet<>();
        for (PluginJar other : known.jars()) {
            Map<String, List<String>> others = known.ids(other);
            boolean rival = others.entrySet().stream()
                    .anyMatch(kind ->
                            ids.getOrDefault(kind.getKey(), List.of()).stream().anyMatch(kind.getValue()::contains));
            if (!rival) {
                continue;
            }
            Path place = place(other)
                    .orElseThrow(() -> new BadInput(
                            other.path() + " brings " + words(others) + " already, and is none of your own plugins"));
            boolean more = others.entrySet().stream()
                    .anyMatch(
                            kind -> !ids.getOrDefault(kind.getKey(), List.of()).containsAll(kind.getValue()));
            if (more && !replace) {
                throw new InTheWay(name(other) + " is installed and brings more: " + words(others));
            }
            replaced.add(place);
        }
        if (Files.exists(target) && replaced.add(target) && !replace) {
            throw new InTheWay("another " + name + " is installed");
        }
        try {
            swap(jar, target, replaced);
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(target, unwritable);
        }
        return name;
    }

    /** @throws BadInput if there is no plugin of that name, or it cannot be removed */
    public void remove(String name) {
        List<String> names = names();
        if (!names.contains(name)) {
            throw new BadInput(
                    names.isEmpty() ? "no plugins are installed in " + home : Names.unknown("plugin", name, names));
        }
        try {
            List<Path> places = new ArrayList<>(List.of(home.resolve(name)));
            Plugins.endings().forEach(ending -> places.add(home.resolve(name + ending)));
            for (Path place : places) {
                if (Files.exists(place)) {
                    Path gone = Files.createTempDirectory(home, ".removed");
                    Files.move(place, gone.resolve("plugin"), StandardCopyOption.ATOMIC_MOVE);
                    delete(gone);
                }
            }
        } catch (IOException unwritable) {
            throw UserFiles.unwritable(home.resolve(name), unwritable);
        }
    }

    private List<String> names() {
        try (Stream<Path> places = Files.isDirectory(home) ? Files.list(home) : Stream.empty()) {
            return places.filter(place -> Files.isDirectory(place)
                            || Plugins.endings().stream().anyMatch(place.toString()::endsWith))
                    .filter(place -> !place.getFileName().toString().startsWith("."))
                    .map(place -> Files.isDirectory(place)
                            ? place.getFileName().toString()
                            : place.getFileName().toString().replaceAll("\\.[^.]+$", ""))
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw UserFiles.unreadable(home, unreadable);
        }
    }

    /** The files to be removed with {@code jar}: its folder, or itself; empty if it is not here. */
    private Optional<Path> place(PluginJar jar) {
        Path path = jar.path().toAbsolutePath();
        return path.startsWith(home)
                ? Optional.of(home.resolve(home.relativize(path).getName(0)))
                : Optional.empty();
    }

    /** All is copied before anything is taken away, and what is taken away comes back if the new one cannot take its place. */
    private void swap(PluginJar jar, Path target, Set<Path> replaced) throws IOException {
        Files.createDirectories(home);
        Path added = Files.createTempDirectory(home, ".added");
        Path removed = Files.createTempDirectory(home, ".removed");
        List<Path> moved = new ArrayList<>();
        try {
            Path folder = jar.path().toAbsolutePath().getParent().normalize();
            copy(jar.path(), added.resolve(name(jar) + jar.ending()));
            for (Path library : jar.libraries()) {
                copy(library, added.resolve(folder.relativize(library)));
            }
            for (Path old : replaced) {
                Files.move(old, removed.resolve(old.getFileName()), StandardCopyOption.ATOMIC_MOVE);
                moved.add(old);
            }
            Files.move(added, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            for (Path old : moved) {
                Files.move(removed.resolve(old.getFileName()), old, StandardCopyOption.ATOMIC_MOVE);
            }
            throw failure;
        } finally {
            delete(added);
            delete(removed);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
