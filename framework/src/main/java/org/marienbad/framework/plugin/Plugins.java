package org.marienbad.framework.plugin;

import java.io.Closeable;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;

/**
 * The games, players, solvers and notations of the class path and of plugin jars. A jar that cannot be used is reported and left out; it
 * never keeps the others from working. The jars stay open until {@link #close}.
 */
public final class Plugins implements Closeable {
    /** A plugin that could not be used, and why, in one line. */
    public record Fault(String source, String problem) {
        @Override
        public String toString() {
            return source + ": " + problem;
        }
    }

    private static final System.Logger LOG = System.getLogger(Plugins.class.getName());

    /** A service file whose reading fails again and again must not keep the application from starting. */
    private static final int MAX_FAULTS = 20;

    /** Where a jar names what it brings. */
    private static final String SERVICES = "META-INF/services/org.marienbad.";

    private static final int MAX_SERVICES = 1000;

    private final List<GameProvider> games = new ArrayList<>();
    private final List<PlayerProvider> players = new ArrayList<>();
    private final List<SolverProvider> solvers = new ArrayList<>();
    private final List<GameNotation> notations = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final List<URLClassLoader> loaders = new ArrayList<>();

    private Plugins() {}

    /**
     * Everything on the class path, and in {@code places}: jars, or directories whose jars are taken in the order of
     * their names. A directory that does not exist holds nothing.
     */
    public static Plugins load(Path... places) {
        Plugins plugins = new Plugins();
        plugins.addAll(Plugins.class.getClassLoader(), "class path", false);
        for (Path place : places) {
            for (Path jar : plugins.jars(place)) {
                plugins.addJar(jar);
            }
        }
        return plugins;
    }

    public GameCatalogue games() {
        return new GameCatalogue(games);
    }

    public PlayerCatalogue players() {
        return new PlayerCatalogue(players);
    }

    public SolverCatalogue solvers() {
        return new SolverCatalogue(solvers);
    }

    /** The notations in which games are written, one a game at most. */
    public NotationCatalogue notations() {
        return new NotationCatalogue(notations);
    }

    /** Commands for the command line. They are looked up when they are asked for, as few starts need them. */
    public List<CommandProvider> commands() {
        List<CommandProvider> commands = new ArrayList<>();
        forEachLoader((loader, source) ->
                add(loader, source, loader != own(), CommandProvider.class, commands, CommandProvider::id));
        return commands;
    }

    /**
     * All that the class path and the jars list for {@code type} in {@code META-INF/services}, for example extensions of
     * a plugin by others. What cannot be loaded is left out and told by {@link #faults}.
     */
    public <S> List<S> services(Class<S> type) {
        List<S> all = new ArrayList<>();
        forEachLoader((loader, source) -> {
            Iterator<ServiceLoader.Provider<S>> found =
                    ServiceLoader.load(type, loader).stream().iterator();
            for (int attempt = 0; attempt < MAX_SERVICES; attempt++) {
                try {
                    if (!found.hasNext()) {
                        return;
                    }
                    ServiceLoader.Provider<S> next = found.next();
                    if (next.type().getClassLoader() == loader || loader == own()) {
                        all.add(next.get());
                    }
                } catch (ServiceConfigurationError | LinkageError | RuntimeException failure) {
                    fault(source, "cannot be loaded (" + failure + ")");
                }
            }
        });
        return all;
    }

    private void forEachLoader(BiConsumer<ClassLoader, String> action) {
        action.accept(own(), "class path");
        loaders.forEach(loader -> action.accept(loader, loader.getURLs()[0].getFile()));
    }

    private static ClassLoader own() {
        return Plugins.class.getClassLoader();
    }

    /** What could not be used. */
    public List<Fault> faults() {
        return List.copyOf(faults);
    }

    /** The games that {@code jar} brought. */
    public List<GameProvider> gamesOf(Path jar) {
        return of(jar, games);
    }

    /** The kinds of players that {@code jar} brought. */
    public List<PlayerProvider> playersOf(Path jar) {
        return of(jar, players);
    }

    private static <T> List<T> of(Path jar, List<T> providers) {
        URL url = url(jar);
        return providers.stream()
                .filter(provider -> provider.getClass().getClassLoader() instanceof URLClassLoader loader
                        && loader.getURLs().length == 1
                        && loader.getURLs()[0].toString().equals(url.toString()))
                .toList();
    }

    private List<Path> jars(Path place) {
        if (!Files.isDirectory(place)) {
            return Files.exists(place) ? List.of(place) : List.of();
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            fault(place.toString(), "cannot be read (" + unreadable.getMessage() + ")");
            return List.of();
        }
    }

    private void addJar(Path jar) {
        String source = String.valueOf(jar.getFileName());
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            if (zip.stream().noneMatch(entry -> entry.getName().startsWith(SERVICES))) {
                fault(source, "lists no game, player, solver or notation in META-INF/services");
                return;
            }
        } catch (ZipException damaged) {
            fault(source, "is not a whole jar (" + damaged.getMessage() + ")");
            return;
        } catch (IOException unreadable) {
            fault(source, "cannot be read (" + unreadable.getMessage() + ")");
            return;
        }
        URLClassLoader loader = new URLClassLoader(new URL[] {url(jar)}, Plugins.class.getClassLoader());
        loaders.add(loader);
        addAll(loader, source, true);
    }

    private void addAll(ClassLoader loader, String source, boolean ownOnly) {
        add(loader, source, ownOnly, GameProvider.class, games, GameProvider::id);
        add(loader, source, ownOnly, PlayerProvider.class, players, PlayerProvider::id);
        add(loader, source, ownOnly, SolverProvider.class, solvers, SolverProvider::id);
        add(loader, source, ownOnly, GameNotation.class, notations, GameNotation::id);
    }

    private <T> void add(
            ClassLoader loader, String source, boolean ownOnly, Class<T> type, List<T> to, Function<T, String> id) {
        Iterator<T> found = ServiceLoader.load(type, loader).iterator();
        int faultsBefore = faults.size();
        while (faults.size() - faultsBefore < MAX_FAULTS) {
            T provider;
            String name;
            try {
                if (!found.hasNext()) {
                    return;
                }
                provider = found.next();
                if (ownOnly && provider.getClass().getClassLoader() != loader) {
                    continue;
                }
                name = id.apply(provider);
            } catch (ServiceConfigurationError | LinkageError | RuntimeException failure) {
                Throwable cause = failure.getCause() == null ? failure : failure.getCause();
                fault(source, "cannot be loaded (" + cause + ")");
                LOG.log(System.Logger.Level.DEBUG, () -> "plugin " + source + " cannot be loaded", failure);
                continue;
            }
            if (name == null || !name.matches("[a-z][a-z0-9-]*")) {
                fault(source, "id '" + name + "' is not made of small letters, digits and dashes");
            } else if (to.stream().anyMatch(known -> id.apply(known).equals(name))) {
                fault(source, "id '" + name + "' is taken already");
            } else {
                to.add(provider);
            }
        }
    }

    private void fault(String source, String problem) {
        faults.add(new Fault(source, problem));
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new IllegalArgumentException("not a file: " + jar, impossible);
        }
    }

    @Override
    public void close() throws IOException {
        for (URLClassLoader loader : loaders) {
            loader.close();
        }
    }
}
