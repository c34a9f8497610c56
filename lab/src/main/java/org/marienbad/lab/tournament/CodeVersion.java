package org.marienbad.lab.tournament;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Proxy;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;

/**
 * The code that plays a tournament: the same plan gives the same games only with the same code. The program that starts
 * it, a command, a window or a cluster, is not in it.
 *
 * @param framework version
 * @param ai version; empty where no player of it is known
 * @param lab version
 * @param plugins SHA-256 over those of the jars that the game, its players and the oracle come from, 64 digits
 */
public record CodeVersion(String framework, String ai, String lab, String plugins) {
    /** The names of its entries in JSON. */
    public static final List<String> NAMES = List.of("framework", "ai", "lab", "plugins");

    private static final String AI = "org.marienbad.ai.";
    private static final int SHORT = 16;
    /** A process reads each place once. */
    private static final Map<Path, String> HASHES = new ConcurrentHashMap<>();

    /** The code of this process. */
    public static CodeVersion of(Tournament tournament, Catalogue<PlayerProvider> players) {
        Stream<PlayerSpec> playing = Stream.concat(
                tournament.entrants().stream().map(Entrant::player), tournament.options().oracle().stream());
        return of(
                Stream.concat(
                        Stream.of(tournament.setup().provider()), playing.map(player -> players.get(player.id()))),
                players);
    }

    /**
     * The code of this process, as far as it plays something else than a tournament.
     *
     * @param plugins the game and the players: the jars that their classes come from count
     */
    public static CodeVersion of(Stream<?> plugins, Catalogue<PlayerProvider> players) {
        TreeSet<String> hashes = plugins.map(CodeVersion::hash).collect(Collectors.toCollection(TreeSet::new));
        return new CodeVersion(
                version(Game.class),
                players.all().stream()
                        .map(Object::getClass)
                        .filter(provider -> provider.getName().startsWith(AI))
                        .findFirst()
                        .map(CodeVersion::version)
                        .orElse(""),
                version(CodeVersion.class),
                hex(digest(String.join("\n", hashes).getBytes(StandardCharsets.UTF_8))));
    }

    /** Reads the entries that {@link #plain} wrote. */
    public static CodeVersion of(Map<String, String> entries) {
        return new CodeVersion(
                entries.getOrDefault("framework", ""),
                entries.getOrDefault("ai", ""),
                entries.getOrDefault("lab", ""),
                entries.getOrDefault("plugins", ""));
    }

    /** The entries in JSON. */
    public Map<String, Object> plain() {
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("framework", framework);
        plain.put("ai", ai);
        plain.put("lab", lab);
        plain.put("plugins", plugins);
        return plain;
    }

    /**
     * Requires that the code is the same here.
     *
     * @param whose the things played by this code, to begin a sentence with
     * @throws IllegalArgumentException naming both
     */
    public void requireSame(CodeVersion here, String whose) {
        if (!equals(here)) {
            throw new IllegalArgumentException(whose + " by other code than there is here: " + this + "; here " + here);
        }
    }

    @Override
    public String toString() {
        return "framework " + framework + (ai.isEmpty() ? "" : ", ai " + ai) + ", lab " + lab + ", plugins "
                + plugins.substring(0, Math.min(SHORT, plugins.length()));
    }

    /**
     * The version that the build wrote into the jar; for code without one, during development, a mark of its classes.
     */
    private static String version(Class<?> type) {
        return Optional.ofNullable(type.getPackage().getImplementationVersion())
                .orElseGet(() -> "classes "
                        + place(type).map(CodeVersion::hash).orElse("unknown").substring(0, 7));
    }

    private static String hash(Object provider) {
        Class<?> type = provider.getClass();
        // Providers of plugin jars are known by proxies, which come from no jar; their loader begins with the jar.
        Optional<Path> place = Proxy.isProxyClass(type)
                        && type.getClassLoader() instanceof URLClassLoader loader
                        && loader.getURLs().length > 0
                ? path(loader.getURLs()[0])
                : place(type);
        return place.map(CodeVersion::hash).orElse("unknown");
    }

    private static Optional<Path> place(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return source == null || source.getLocation() == null ? Optional.empty() : path(source.getLocation());
    }

    private static Optional<Path> path(URL url) {
        try {
            return Optional.of(Path.of(url.toURI()));
        } catch (URISyntaxException | RuntimeException notAFile) {
            return Optional.empty();
        }
    }

    private static String hash(Path place) {
        return HASHES.computeIfAbsent(place, given -> {
            try {
                return Files.isDirectory(given) ? hashFolder(given) : hex(digest(given));
            } catch (IOException unreadable) {
                return "unknown";
            }
        });
    }

    /** The contents of a folder of classes, in the order of their names. */
    private static String hashFolder(Path folder) throws IOException {
        StringBuilder contents = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                contents.append(name).append(' ').append(hex(digest(file))).append('\n');
            }
        }
        return hex(digest(contents.toString().getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] digest(Path file) throws IOException {
        MessageDigest sha = sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), sha)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return sha.digest();
    }

    private static byte[] digest(byte[] bytes) {
        return sha256().digest(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
