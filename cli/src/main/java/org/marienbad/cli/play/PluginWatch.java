package org.marienbad.cli.play;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;

/**
 * A directory of plugin jars that are built again while they are played with. Plugins are loaded from copies, since
 * classes cannot be read from a jar that a build is just writing. Only whole jars are copied.
 */
public final class PluginWatch implements Closeable {
    /** Libraries are in folders below. */
    private static final int DEPTH = 3;

    private static final String JAR = ".jar";

    private record Stamp(long size, FileTime modified) {}

    /** The game when a new version came, and the line that the person has just typed. */
    record Interrupted(MatchRecord record, String typed) {}

    /** The directory watched, or that of the file watched; none in a game that is played as usual. */
    private final Optional<Path> folder;
    /** The names of the files watched begin so. */
    private final String begin;

    private Optional<Path> copies = Optional.empty();
    /** All copies, also those whose classes may still be in use. */
    private final List<Path> made = new ArrayList<>();
    /** The jars as they were when they were last copied, usable or not. */
    private Map<Path, Stamp> known = Map.of();

    private Optional<Interrupted> interrupted = Optional.empty();
    private boolean reloading;

    private PluginWatch(Optional<Path> folder, String begin) {
        this.folder = folder;
        this.begin = begin;
    }

    /** Watches nothing. */
    public static PluginWatch none() {
        return new PluginWatch(Optional.empty(), "");
    }

    /**
     * Watches the plugins in {@code place} and its folders; a plugin that is a file of text alone, with the files that belong to it.
     *
     * @throws BadInput if there is no such directory or file
     */
    public static PluginWatch of(Path place) {
        String file = String.valueOf(place.getFileName());
        boolean isText = !file.endsWith(JAR) && Plugins.endings().stream().anyMatch(file::endsWith);
        if (!(isText ? Files.isRegularFile(place) : Files.isDirectory(place))) {
            throw new BadInput(
                    "--watch " + place + (isText ? ": no such file" : ": no such directory; build the plugin first"));
        }
        PluginWatch watch = isText
                ? new PluginWatch(
                        Optional.of(place.toAbsolutePath().getParent()), file.substring(0, file.lastIndexOf('.')))
                : new PluginWatch(Optional.of(place), "");
        watch.copyAgain();
        return watch;
    }

    boolean isOn() {
        return folder.isPresent();
    }

    /** The places of the plugins. */
    public List<Path> places() {
        return copies.stream().toList();
    }

    /** Whether the jars have changed, are whole, and have been copied. False while they are being written. */
    boolean hasNews() {
        return isOn() && !stamps().equals(known) && copyAgain();
    }

    /** The one game of the file of text that is watched. */
    Optional<String> onlyGame() {
        if (begin.isEmpty() || copies.isEmpty()) {
            return Optional.empty();
        }
        try (Plugins plugins = Plugins.load(copies.get())) {
            List<String> ids = plugins.jars().stream()
                    .flatMap(file -> plugins.ids(file, GameProvider.class).stream())
                    .toList();
            return ids.size() == 1 ? Optional.of(ids.get(0)) : Optional.empty();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The reason why the game of {@code played} cannot begin with the present copies, the first one; empty if none. */
    Optional<String> fault(MatchRecord played) {
        Path place = copies.orElseThrow();
        try (Plugins plugins = Plugins.load(place)) {
            Optional<String> fault = plugins.faults().stream()
                    .filter(found -> found.place().startsWith(place))
                    .map(Plugins.Fault::toString)
                    .findFirst();
            if (fault.isPresent()) {
                return fault;
            }
            Optional<GameProvider> provider = plugins.games().all().stream()
                    .filter(one -> one.id().equals(played.game()))
                    .findFirst();
            return provider.isEmpty()
                    ? Optional.of("there is no game '" + played.game() + "' in it")
                    : refusal(provider.get(), played);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Why a game with the options of {@code played} cannot be begun. */
    private static Optional<String> refusal(GameProvider provider, MatchRecord played) {
        try {
            BadInput.wrap(
                    "game " + played.game(),
                    () -> GameSetup.of(provider, played.seats(), played.options(), played.starter(), Reach.LOCAL)
                            .newState());
            return Optional.empty();
        } catch (BadInput refused) {
            return Optional.of(refused.getMessage());
        }
    }

    /** Asks the starter of the command to load the plugins again, and to start the command once more. */
    void reload(MatchRecord record, String typed) {
        interrupted = Optional.of(new Interrupted(record, typed));
        reloading = true;
    }

    /** Whether that was asked for since the last call. */
    public boolean takeReload() {
        boolean asked = reloading;
        reloading = false;
        return asked;
    }

    /** The game to go on with, where plugins were loaded again. */
    Optional<Interrupted> interrupted() {
        return interrupted;
    }

    /** Returns whether all jars were whole and did not change meanwhile. */
    private boolean copyAgain() {
        Path from = folder.orElseThrow();
        Map<Path, Stamp> before = stamps();
        if (before.isEmpty()) {
            return false;
        }
        try {
            Path to = Files.createTempDirectory("marienbad-watch");
            made.add(to);
            for (Path jar : before.keySet()) {
                Path copy = to.resolve(from.relativize(jar).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(jar, copy);
                if (copy.toString().endsWith(JAR)) {
                    new ZipFile(copy.toFile()).close();
                }
            }
            if (stamps().equals(before)) {
                copies = Optional.of(to);
                known = before;
                return true;
            }
        } catch (IOException beingWritten) {
            // Its last bytes make a jar whole; the next look finds it so.
        }
        return false;
    }

    private boolean isWatched(Path file) {
        String name = String.valueOf(file.getFileName());
        String rest = name.startsWith(begin) ? name.substring(begin.length()) : "";
        boolean belongs = begin.isEmpty() || rest.startsWith(".") || rest.startsWith("_");
        return belongs
                && (name.endsWith(".properties") || Plugins.endings().stream().anyMatch(name::endsWith));
    }

    private Map<Path, Stamp> stamps() {
        Map<Path, Stamp> stamps = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder.orElseThrow(), begin.isEmpty() ? DEPTH : 1)) {
            for (Path jar : files.filter(this::isWatched).toList()) {
                BasicFileAttributes attributes = Files.readAttributes(jar, BasicFileAttributes.class);
                stamps.put(jar, new Stamp(attributes.size(), attributes.lastModifiedTime()));
            }
            return stamps;
        } catch (NoSuchFileException | UncheckedIOException beingWritten) {
            return known;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException kept) {
            // Windows keeps a jar as long as a class loader has it open; its temporary directory is cleaned by others.
        }
    }

    @Override
    public void close() {
        made.forEach(PluginWatch::delete);
    }
}
