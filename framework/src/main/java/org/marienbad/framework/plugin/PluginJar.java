package org.marienbad.framework.plugin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A jar with plugins and its metadata, read without running its code and with limits on size. It may also be another
 * file that is a plugin, read by a {@link PluginReader}.
 */
public final class PluginJar {
    /** Why a jar cannot be used, in one line. */
    static final class Unusable extends Exception {
        private static final long serialVersionUID = 1L;

        Unusable(String problem, Throwable cause) {
            super(problem, cause);
        }

        Unusable(String problem) {
            this(problem, null);
        }
    }

    /** The line of the manifest that names the version of the API. */
    private static final String API = "Marienbad-Api";

    private static final String SERVICES = "META-INF/services/";
    /** Only the application's own kinds of plugins are of interest. */
    private static final String OWN_SERVICES = SERVICES + "org.marienbad.";

    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    /** No text file of a plugin is longer than this. */
    private static final int MAX_TEXT = 1 << 20;
    /** No compiler makes larger classes. */
    private static final int MAX_CLASS = 8 << 20;
    /** Deflate makes no more of a byte. */
    private static final int MAX_INFLATION = 1032;

    private final Path path;
    private final Attributes manifest;
    private final Map<String, List<String>> services;
    /** The reader, if it is no jar. */
    private final Optional<PluginReader> reader;

    private PluginJar(
            Path path, Attributes manifest, Map<String, List<String>> services, Optional<PluginReader> reader) {
        this.path = path;
        this.manifest = manifest;
        this.services = services;
        this.reader = reader;
    }

    /** A file that {@code reader} makes a game of, for this version of the API. */
    static PluginJar of(Path path, PluginReader reader) {
        Attributes manifest = new Attributes();
        manifest.putValue(API, String.valueOf(PublishedApi.VERSION));
        return new PluginJar(path, manifest, Map.of(), Optional.of(reader));
    }

    /**
     * Reads the metadata of the jar.
     *
     * @throws Unusable if it is not a jar, or contains something that no plugin contains
     */
    static PluginJar read(Path path) throws Unusable {
        try (ZipFile zip = new ZipFile(path.toFile())) {
            Map<String, List<String>> services = new LinkedHashMap<>();
            for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(each -> (ZipEntry) each)::iterator) {
                requireSize(zip, entry);
                String name = entry.getName();
                if (name.startsWith(OWN_SERVICES) && !entry.isDirectory()) {
                    services.put(name.substring(SERVICES.length()), classNames(text(zip, entry)));
                }
            }
            ZipEntry manifest = zip.getEntry(MANIFEST);
            Attributes attributes = manifest == null
                    ? new Attributes()
                    : new Manifest(new ByteArrayInputStream(text(zip, manifest))).getMainAttributes();
            return new PluginJar(path, attributes, services, Optional.empty());
        } catch (ZipException damaged) {
            throw new Unusable("is not a whole jar (" + damaged.getMessage() + ")", damaged);
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new Unusable("cannot be read (" + unreadable.getMessage() + ")", unreadable);
        }
    }

    /** The jar. */
    public Path path() {
        return path;
    }

    /** The version of this jar, as its manifest says. */
    public Optional<String> version() {
        return Optional.ofNullable(manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION));
    }

    /** The version of the API that it was written for, as its manifest says. */
    public String api() {
        return String.valueOf(manifest.getValue(API)).strip();
    }

    /** The maker of its game; empty for a jar. */
    Optional<PluginReader> reader() {
        return reader;
    }

    /** Its file without the ending. */
    public String name() {
        String file = String.valueOf(path.getFileName());
        return file.endsWith(ending()) ? file.substring(0, file.length() - ending().length()) : file;
    }

    /** How its file should end, the dot included. */
    public String ending() {
        return reader.map(PluginReader::ending).orElse(".jar");
    }

    /**
     * The jars that its manifest names as libraries, as far as they exist, in its folder or below. For other files,
     * those that belong to it.
     */
    public List<Path> libraries() {
        return reader.isPresent() ? companions(reader.get()) : jarLibraries();
    }

    /** Remarks on a file that is no jar, each with its place. */
    public List<String> remarks() {
        try {
            return reader.isPresent() ? reader.get().remarks(path) : List.of();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private List<Path> companions(PluginReader beside) {
        try {
            return beside.companions(path);
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private List<Path> jarLibraries() {
        String classPath = manifest.getValue(Attributes.Name.CLASS_PATH);
        List<Path> libraries = new ArrayList<>();
        Path folder = path.toAbsolutePath().getParent().normalize();
        for (String entry :
                classPath == null ? new String[0] : classPath.strip().split("\\s+")) {
            try {
                Path library = folder.resolve(entry).normalize();
                if (library.startsWith(folder) && Files.isRegularFile(library)) {
                    libraries.add(library);
                }
            } catch (InvalidPathException notHere) {
                // Java passes over such entries as well.
            }
        }
        return libraries;
    }

    /** Whether it brings plugins of any kind. */
    boolean isPlugin() {
        return reader.isPresent() || !services.isEmpty();
    }

    /** The classes that it lists for {@code type}. */
    List<String> classNames(Class<?> type) {
        return services.getOrDefault(type.getName(), List.of());
    }

    /** The jar itself and its libraries; for another file that alone. */
    URL[] urls() throws Unusable {
        List<URL> urls = new ArrayList<>();
        try {
            urls.add(path.toUri().toURL());
            for (Path library : reader.isPresent() ? List.<Path>of() : libraries()) {
                urls.add(library.toUri().toURL());
            }
        } catch (MalformedURLException notAFile) {
            throw new Unusable("is not a file", notAFile);
        }
        return urls.toArray(URL[]::new);
    }

    /** @throws Unusable if it was written for another application than this */
    void requireApi() throws Unusable {
        String ours = "this application offers version " + PublishedApi.VERSION + " of the plugin API";
        if (manifest.getValue(API) == null) {
            throw new Unusable("has no line '" + API + ": " + PublishedApi.VERSION + "' in its manifest; " + ours);
        }
        if (!api().matches("[1-9]\\d{0,8}")) {
            throw new Unusable("says '" + API + ": " + api() + "' in its manifest; allowed: a whole number from 1");
        }
        int written = Integer.parseInt(api());
        if (written != PublishedApi.VERSION) {
            throw new Unusable("was written for version " + written + " of the plugin API; " + ours
                    + (written > PublishedApi.VERSION ? ": use a newer application" : ": build it for that version"));
        }
    }

    private static void requireSize(ZipFile zip, ZipEntry entry) throws Unusable, IOException {
        String name = entry.getName();
        boolean text = name.endsWith(".properties");
        if (name.endsWith(".class") && entry.getSize() > MAX_CLASS || text && entry.getSize() > MAX_TEXT) {
            throw tooLarge(name);
        }
        // The declared size may be false; an entry that is small when compressed cannot be too large.
        if (text && entry.getCompressedSize() > MAX_TEXT / MAX_INFLATION) {
            text(zip, entry);
        }
    }

    private static byte[] text(ZipFile zip, ZipEntry entry) throws Unusable, IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] text = in.readNBytes(MAX_TEXT + 1);
            if (text.length > MAX_TEXT) {
                throw tooLarge(entry.getName());
            }
            return text;
        }
    }

    private static Unusable tooLarge(String name) {
        return new Unusable("contains a '" + name + "' that is too large for a plugin");
    }

    private static List<String> classNames(byte[] text) {
        return new String(text, StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .distinct()
                .toList();
    }
}
