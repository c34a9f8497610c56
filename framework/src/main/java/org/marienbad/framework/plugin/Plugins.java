package org.marienbad.framework.plugin;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.Plugin;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.shared.PluginGuard;

/**
 * The games, players, solvers and notations of the class path and of plugin jars. Games also come from files of other
 * kinds that a {@link PluginReader} knows. A jar that cannot be used is reported and left out; it never keeps the
 * others from working, whatever it does. The jars stay open until {@link #close}.
 */
public final class Plugins implements Closeable, Catalogues, Services {
    /** Version of the published packages, which the manifest of a plugin names as {@code Marienbad-Api}. */
    public static final int API_VERSION = PublishedApi.VERSION;

    /** A jar or directory that could not be used, and why, in one line. */
    public record Fault(Path place, String problem) {
        @Override
        public String toString() {
            return name(place) + ": " + problem;
        }
    }

    /** A kind of plugins that every command needs. */
    private record Kind<T extends Plugin>(Class<T> type, String word) {}

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>(GameProvider.class, "game"),
            new Kind<>(PlayerProvider.class, "player"),
            new Kind<>(SolverProvider.class, "solver"),
            new Kind<>(GameNotation.class, "notation"));

    /** Loaded only when asked for, since few commands need them. */
    private static final Kind<Subcommand> COMMANDS = new Kind<>(Subcommand.class, "command");

    private static final System.Logger LOG = System.getLogger(Plugins.class.getName());

    private static final ClassLoader APPLICATION = Plugins.class.getClassLoader();
    private static final Path CLASS_PATH = Path.of("class path");
    /** How long a class of a plugin may take to be loaded, before every command that needs plugins. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    /** How long a plugin may take to tell something of itself, whether it can play a game for example. */
    private static final Duration ANSWER_PATIENCE = Duration.ofSeconds(5);
    /** A service file whose reading fails again and again must not keep the application from starting. */
    private static final int MAX_FAULTS = 20;

    /** A plugin that works, and where it comes from. */
    private record Found(Path place, Object provider) {}

    /** By type and id. */
    private final Map<Class<?>, Map<String, Found>> found = new LinkedHashMap<>();

    private final List<PluginReader> readers = new ArrayList<>();
    private final Map<PluginJar, URLClassLoader> jars = new LinkedHashMap<>();
    private final List<Fault> faults = new ArrayList<>();

    /** Jars of which a class could not be loaded in time: not tried again. */
    private final Set<PluginJar> hanging = new HashSet<>();

    /** Held while a kind of plugins is loaded for good; what was found is noted under the lock of this object. */
    private final Object loading = new Object();

    /** Sees the class path. */
    private final ClassLoader application;

    /** All jars see this of it; null as long as none is open. */
    private PublishedApi api;

    private final Duration patience;
    private final Duration answerPatience;
    /** Whether the {@link #KINDS} are loaded. */
    private boolean complete;

    private Plugins(ClassLoader application, Duration patience, Duration answerPatience) {
        this.application = application;
        this.patience = patience;
        this.answerPatience = answerPatience;
        KINDS.forEach(kind -> found.put(kind.type(), new TreeMap<>()));
    }

    /** No plugins at all, not even those of the class path. */
    public static Plugins none() {
        Plugins plugins = new Plugins(APPLICATION, PATIENCE, ANSWER_PATIENCE);
        plugins.complete = true;
        return plugins;
    }

    /**
     * Everything on the class path, and in {@code places}. These are jars and other files that are plugins, or
     * directories whose files are taken in the order of their names. A jar in two places is taken once; a directory
     * that does not exist holds nothing. The code of each jar runs in a thread of its own, so that all that hang cost
     * one wait together.
     */
    public static Plugins load(Path... places) {
        return load(PATIENCE, ANSWER_PATIENCE, places);
    }

    /**
     * The same if {@code application} sees more than the class path. A cluster may have our jars installed and give the
     * loader of a job those of games.
     *
     * @param application the loader of this class, or one below it
     */
    public static Plugins load(ClassLoader application, Path... places) {
        return load(application, PATIENCE, ANSWER_PATIENCE, places);
    }

    static Plugins load(Duration patience, Duration answerPatience, Path... places) {
        return load(APPLICATION, patience, answerPatience, places);
    }

    private static Plugins load(ClassLoader application, Duration patience, Duration answerPatience, Path... places) {
        Plugins plugins = new Plugins(application, patience, answerPatience);
        plugins.open(places);
        return plugins.complete();
    }

    /**
     * The same without games, players, solvers and notations: what {@link #commands} and {@link #services} need. The code
     * of jars that bring no commands is not run until {@link #complete}.
     */
    public static Plugins forCommands(Path... places) {
        Plugins plugins = new Plugins(APPLICATION, PATIENCE, ANSWER_PATIENCE);
        plugins.open(places);
        return plugins;
    }

    /** These plugins, with games, players, solvers and notations, which are loaded now if they were not. */
    public Plugins complete() {
        synchronized (loading) {
            if (!complete) {
                complete = true;
                KINDS.forEach(this::addBundled);
                inEachJar(jars(), (jar, findings) -> {
                    for (Kind<?> kind : KINDS) {
                        make(kind, jar, findings);
                    }
                });
            }
        }
        return this;
    }

    private void open(Path... places) {
        bundled(PluginReader.class, readers::add);
        Set<Path> known = new HashSet<>();
        for (Path place : places) {
            open(jarsIn(place), Files.isDirectory(place), known);
        }
    }

    /** How files that are plugins end, the dot included. */
    public static List<String> endings() {
        List<String> endings = new ArrayList<>(List.of(".jar"));
        ServiceLoader.load(PluginReader.class, APPLICATION).forEach(reader -> endings.add(reader.ending()));
        return endings;
    }

    @Override
    public Catalogue<GameProvider> games() {
        return GameProvider.catalogue(all(GameProvider.class));
    }

    @Override
    public Catalogue<PlayerProvider> players() {
        return PlayerProvider.catalogue(all(PlayerProvider.class)).with(this);
    }

    @Override
    public Catalogue<SolverProvider> solvers() {
        return SolverProvider.catalogue(all(SolverProvider.class));
    }

    /** The notations in which games are written, one a game at most. */
    @Override
    public Catalogue<GameNotation> notations() {
        return GameNotation.catalogue(all(GameNotation.class));
    }

    /** Commands for the command line. */
    public List<Subcommand> commands() {
        synchronized (loading) {
            if (addKind(COMMANDS)) {
                addBundled(COMMANDS);
                inEachJar(jars(), (jar, findings) -> make(COMMANDS, jar, findings));
            }
        }
        return all(COMMANDS.type());
    }

    private synchronized boolean addKind(Kind<?> kind) {
        return found.putIfAbsent(kind.type(), new TreeMap<>()) == null;
    }

    /**
     * All that the class path and the jars list for {@code type} in {@code META-INF/services}, for example extensions
     * of a plugin by others. A plugin that cannot be loaded is left out and told by {@link #faults}. Thread-safe.
     */
    @Override
    public <T> List<T> services(Class<T> type) {
        List<T> services = new ArrayList<>();
        bundled(type, services::add);
        inEachJar(jars(), (jar, findings) -> load(type, jar, Function.identity(), services::add, findings));
        return services;
    }

    /** The plugins that could not be used. */
    public synchronized List<Fault> faults() {
        return List.copyOf(faults);
    }

    /** The jars that could be used, in the order in which they were found. */
    public List<PluginJar> jars() {
        return List.copyOf(jars.keySet());
    }

    /** The ids of the plugins of {@code type} that {@code jar} brought; none where that type is not loaded yet. */
    public synchronized List<String> ids(PluginJar jar, Class<?> type) {
        return found.getOrDefault(type, Map.of()).entrySet().stream()
                .filter(entry -> entry.getValue().place().equals(jar.path()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The contents of {@code jar}: ids by kind, such as "game" and "player". */
    public Map<String, List<String>> ids(PluginJar jar) {
        Map<String, List<String>> ids = new LinkedHashMap<>();
        for (Kind<?> kind : KINDS) {
            List<String> brought = ids(jar, kind.type());
            if (!brought.isEmpty()) {
                ids.put(kind.word(), brought);
            }
        }
        return ids;
    }

    /** The plugins of {@code type} that {@code jar} brought, themselves and unguarded: for those who examine them. */
    public synchronized <T> List<T> originals(PluginJar jar, Class<T> type) {
        return ids(jar, type).stream()
                .map(id -> type.cast(
                        GuardedProvider.original(found.get(type).get(id).provider())))
                .toList();
    }

    private synchronized <T> List<T> all(Class<T> type) {
        return found.get(type).values().stream()
                .map(plugin -> type.cast(plugin.provider()))
                .toList();
    }

    private List<Path> jarsIn(Path place) {
        if (!Files.isDirectory(place)) {
            return Files.exists(place) ? List.of(place) : List.of();
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file ->
                            file.toString().endsWith(".jar") || reader(file).isPresent())
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            fault(place, "cannot be read (" + unreadable.getMessage() + ")");
            return List.of();
        }
    }

    /**
     * The game of that id in the catalogue, or else one that comes with a reader of files.
     *
     * @throws IllegalArgumentException if there is none
     */
    public GameProvider game(String id) {
        Optional<GameProvider> listed = games().find(id);
        if (listed.isPresent()) {
            return listed.get();
        }
        for (PluginReader reader : readers) {
            try {
                Optional<GameProvider> bundled = reader.bundled(id);
                if (bundled.isPresent()) {
                    return bundled.get();
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return games().get(id);
    }

    /** Makes a game of a file that is no jar. */
    private Optional<PluginReader> reader(Path file) {
        return readers.stream()
                .filter(reader -> file.toString().endsWith(reader.ending()))
                .findFirst();
    }

    /** @param discovered whether the jars were found in a directory, where libraries of other jars need not be plugins */
    private void open(List<Path> paths, boolean discovered, Set<Path> known) {
        List<PluginJar> candidates = new ArrayList<>();
        for (Path path : paths) {
            if (known.add(realPath(path))) {
                try {
                    Optional<PluginReader> reader = reader(path);
                    candidates.add(reader.isPresent() ? PluginJar.of(path, reader.get()) : PluginJar.read(path));
                } catch (PluginJar.Unusable unusable) {
                    fault(path, unusable.getMessage());
                }
            }
        }
        Set<Path> libraries = new HashSet<>();
        candidates.stream().filter(PluginJar::isPlugin).forEach(jar -> libraries.addAll(jar.libraries()));
        for (PluginJar jar : candidates) {
            boolean library =
                    discovered && libraries.contains(jar.path().toAbsolutePath().normalize());
            if (jar.isPlugin() || !library) {
                try {
                    open(jar);
                } catch (PluginJar.Unusable unusable) {
                    fault(jar.path(), unusable.getMessage());
                }
            }
        }
    }

    private void open(PluginJar jar) throws PluginJar.Unusable {
        if (!jar.isPlugin()) {
            throw new PluginJar.Unusable("lists no game, player, solver or notation in META-INF/services");
        }
        if (jar.reader().isPresent()) {
            // Proxies of its game are made in a loader of its own, so that its file tells versions apart as a jar does.
            jars.put(jar, new URLClassLoader(name(jar.path()), jar.urls(), application));
            return;
        }
        jar.requireApi();
        for (Path library : jar.libraries()) {
            requireSound(library);
        }
        if (api == null) {
            api = new PublishedApi(application);
        }
        jars.put(jar, new PluginLoader(name(jar.path()), jar.urls(), api));
    }

    private static void requireSound(Path library) throws PluginJar.Unusable {
        try {
            PluginJar.read(library);
        } catch (PluginJar.Unusable unusable) {
            throw new PluginJar.Unusable("needs " + name(library) + ", which " + unusable.getMessage(), unusable);
        }
    }

    /** The work on the classes of a jar, in a thread of its own; the caller's thread notes the result. */
    @FunctionalInterface
    private interface Work {
        void run(PluginJar jar, List<Runnable> findings) throws PluginFault;
    }

    /**
     * Does {@code work} in all jars at once; its results are noted in their order. A jar that hangs is left alone from
     * then on.
     */
    private void inEachJar(List<PluginJar> all, Work work) {
        Map<PluginJar, FutureTask<List<Runnable>>> tasks = new LinkedHashMap<>();
        for (PluginJar jar : all) {
            if (!isHanging(jar)) {
                tasks.put(jar, started(jar, work));
            }
        }
        Map<PluginJar, List<Runnable>> findings = new LinkedHashMap<>();
        tasks.forEach((jar, task) -> findings.put(jar, await(task).orElse(null)));
        findings.forEach((jar, found) -> {
            // One jar may take the memory of others; alone, it takes its own.
            note(
                    found != null
                            ? found
                            : await(started(jar, work))
                                    .orElseGet(() -> List.of(() -> {
                                        hanging.add(jar);
                                        fault(jar.path(), "cannot be loaded (it takes all memory)");
                                    })));
        });
    }

    private FutureTask<List<Runnable>> started(PluginJar jar, Work work) {
        FutureTask<List<Runnable>> task = new FutureTask<>(() -> findings(jar, work));
        // Its classes run in guarded threads, so it ends by itself.
        new Thread(task, "plugin jar " + name(jar.path())).start();
        return task;
    }

    /** The findings; empty if the memory was exhausted. */
    private static Optional<List<Runnable>> await(FutureTask<List<Runnable>> task) {
        try {
            return Optional.of(task.get());
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof OutOfMemoryError) {
                return Optional.empty();
            }
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    private synchronized boolean isHanging(PluginJar jar) {
        return hanging.contains(jar);
    }

    private synchronized void note(List<Runnable> findings) {
        findings.forEach(Runnable::run);
    }

    private List<Runnable> findings(PluginJar jar, Work work) {
        List<Runnable> findings = new ArrayList<>();
        try {
            work.run(jar, findings);
        } catch (PluginFault hangs) {
            findings.add(() -> {
                hanging.add(jar);
                fault(jar.path(), hangs.getMessage());
            });
        }
        return findings;
    }

    private <T extends Plugin> void make(Kind<T> kind, PluginJar jar, List<Runnable> findings) {
        Consumer<Map.Entry<String, T>> keeping = made -> keep(
                kind,
                jar.path(),
                made.getKey(),
                GuardedProvider.of(
                        kind.type(), made.getValue(), jars.get(jar), kind.word(), made.getKey(), answerPatience));
        if (jar.reader().isPresent()) {
            if (kind.type() == GameProvider.class) {
                read(
                        jar,
                        game -> keeping.accept(Map.entry(game.id(), kind.type().cast(game))),
                        findings);
            }
            return;
        }
        load(kind.type(), jar, provider -> Map.entry(String.valueOf(provider.id()), provider), keeping, findings);
    }

    /** Reads the game of a file that is no jar. */
    private void read(PluginJar file, Consumer<GameProvider> action, List<Runnable> findings) {
        PluginReader reader = file.reader().orElseThrow();
        try {
            GameProvider game = PluginGuard.of(name(file.path()))
                    .within(patience)
                    .passing(IllegalArgumentException.class)
                    .passing(UncheckedIOException.class)
                    .call(() -> {
                        try {
                            return reader.read(file.path(), this::isTaken);
                        } catch (IOException unreadable) {
                            throw new UncheckedIOException(unreadable);
                        }
                    });
            findings.add(() -> action.accept(game));
        } catch (IllegalArgumentException refused) {
            findings.add(() -> fault(file.path(), refused.getMessage()));
        } catch (UncheckedIOException unreadable) {
            findings.add(() -> fault(
                    file.path(), "cannot be read (" + unreadable.getCause().getMessage() + ")"));
        } catch (PluginFault failure) {
            if (failure.isHang()) {
                throw failure;
            }
            findings.add(() -> cannotBeLoaded(file.path(), failure.getCause()));
        }
    }

    private synchronized boolean isTaken(String id) {
        return found.get(GameProvider.class).containsKey(id);
    }

    /**
     * Makes the plugins of {@code type} that {@code jar} lists.
     *
     * @param ask the question to each plugin; its code, so in a thread of its own and within limited time
     * @param action the use of the answer, as one of the findings
     * @throws PluginFault if one hangs
     */
    private <T, R> void load(
            Class<T> type, PluginJar jar, Function<T, R> ask, Consumer<R> action, List<Runnable> findings) {
        int failures = 0;
        for (String className : jar.classNames(type)) {
            if (failures == MAX_FAULTS) {
                return;
            }
            try {
                R answer = PluginGuard.of(className)
                        .within(patience)
                        .call(() -> ask.apply(PluginClass.instance(type, className, jars.get(jar))));
                findings.add(() -> action.accept(answer));
            } catch (PluginFault failure) {
                if (failure.isHang()) {
                    throw failure;
                }
                failures++;
                findings.add(() -> cannotBeLoaded(jar.path(), failure.getCause()));
            }
        }
    }

    private <T extends Plugin> void addBundled(Kind<T> kind) {
        bundled(kind.type(), provider -> keep(kind, CLASS_PATH, String.valueOf(provider.id()), provider));
    }

    private <T> void bundled(Class<T> type, Consumer<T> action) {
        Iterator<T> providers = ServiceLoader.load(type, application).iterator();
        boolean[] more = {true};
        int[] failures = {0};
        while (more[0] && failures[0] < MAX_FAULTS) {
            PluginGuard.run(
                    () -> {
                        more[0] = providers.hasNext();
                        if (more[0]) {
                            action.accept(providers.next());
                        }
                    },
                    failure -> {
                        failures[0]++;
                        cannotBeLoaded(CLASS_PATH, failure);
                    });
        }
    }

    private void cannotBeLoaded(Path place, Throwable failure) {
        fault(place, "cannot be loaded (" + PluginClass.failure(failure) + ")");
        LOG.log(System.Logger.Level.DEBUG, () -> name(place) + " cannot be loaded", failure);
    }

    private synchronized <T extends Plugin> void keep(Kind<T> kind, Path place, String id, T provider) {
        Map<String, Found> known = found.get(kind.type());
        if (!id.matches("[a-z][a-z0-9-]*")) {
            fault(place, "id '" + id + "' is not made of small letters, digits and dashes");
        } else if (known.containsKey(id)) {
            fault(
                    place,
                    "id '" + id + "' is taken already by " + name(known.get(id).place()));
        } else {
            known.put(id, new Found(place, provider));
        }
    }

    /** Once: a second request may fail again. */
    private synchronized void fault(Path place, String problem) {
        Fault fault = new Fault(place, problem);
        if (!faults.contains(fault)) {
            faults.add(fault);
        }
    }

    private static String name(Path place) {
        return String.valueOf(place.getFileName());
    }

    private static Path realPath(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException unreadable) {
            return path.toAbsolutePath();
        }
    }

    @Override
    public void close() throws IOException {
        for (URLClassLoader loader : jars.values()) {
            loader.close();
        }
    }
}
