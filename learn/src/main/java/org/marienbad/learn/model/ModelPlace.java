package org.marienbad.learn.model;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The place of a model.
 *
 * @param name by which it is asked for
 * @param url of its bytes
 * @param file that holds them: the model itself, or the jar that brings it; empty if it is neither
 * @param brought whether a game brings it
 */
record ModelPlace(String name, URL url, Optional<Path> file, boolean brought) {
    private static final String FOLDER = "models";
    private static final String INDEX = "META-INF/marienbad/models/index";

    /** A value that changes when the bytes do. */
    record Stamp(long size, FileTime modified, String key) {
        private static final Stamp UNKNOWN = new Stamp(-1, FileTime.fromMillis(0), "");
    }

    /** All there are, those that count first: of the user, of the installation, of the games that {@code loader} finds. */
    static List<ModelPlace> all(ClassLoader loader) {
        List<ModelPlace> places = new ArrayList<>();
        ofUser().ifPresent(folder -> addAll(folder, places));
        besideApplication().ifPresent(folder -> addAll(folder, places));
        addResources(loader, places);
        return places;
    }

    /** The model in {@code file}, which need not exist. */
    static ModelPlace of(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        String plain = name.endsWith(ModelFile.EXTENSION)
                ? name.substring(0, name.length() - ModelFile.EXTENSION.length())
                : name;
        return new ModelPlace(plain, file.toUri().toURL(), Optional.of(file), false);
    }

    /** The folder of this user's models, if anybody says so; it need not exist. */
    private static Optional<Path> ofUser() {
        String data = System.getProperty("marienbad.data", System.getenv("MARIENBAD_DATA"));
        return Optional.ofNullable(data).map(folder -> Path.of(folder).resolve(FOLDER));
    }

    private static Optional<Path> besideApplication() {
        try {
            CodeSource source = ModelPlace.class.getProtectionDomain().getCodeSource();
            Path jar = source == null
                    ? null
                    : Path.of(source.getLocation().toURI()).toAbsolutePath();
            boolean installed = jar != null && Files.isRegularFile(jar) && jar.getNameCount() > 1;
            return installed ? Optional.of(jar.getParent().resolveSibling(FOLDER)) : Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException notAFile) {
            return Optional.empty();
        }
    }

    private static void addAll(Path folder, List<ModelPlace> places) {
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            for (Path file : files.sorted().toList()) {
                if (String.valueOf(file.getFileName()).endsWith(ModelFile.EXTENSION)) {
                    places.add(of(file));
                }
            }
        } catch (IOException unreadable) {
            // A folder that cannot be read holds no models.
        }
    }

    private static void addResources(ClassLoader loader, List<ModelPlace> places) {
        try {
            for (URL index : Collections.list(loader.getResources(INDEX))) {
                try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(open(index), StandardCharsets.UTF_8))) {
                    for (String name :
                            lines.lines().filter(line -> !line.isBlank()).toList()) {
                        URL model = new URL(index, name + ModelFile.EXTENSION);
                        places.add(new ModelPlace(name, model, fileOf(model), true));
                    }
                }
            }
        } catch (IOException unreadable) {
            // A jar that cannot be read brings no models.
        }
    }

    private static Optional<Path> fileOf(URL url) {
        try {
            URI uri = url.openConnection() instanceof JarURLConnection jar
                    ? jar.getJarFileURL().toURI()
                    : url.toURI();
            return Optional.of(Path.of(uri));
        } catch (IOException | URISyntaxException | IllegalArgumentException | FileSystemNotFoundException elsewhere) {
            return Optional.empty();
        }
    }

    private static InputStream open(URL url) throws IOException {
        URLConnection connection = url.openConnection();
        // A jar that the library keeps open cannot be replaced on Windows.
        connection.setUseCaches(false);
        return connection.getInputStream();
    }

    InputStream open() throws IOException {
        return open(url);
    }

    /** For people: the file, or else the address. */
    String where() {
        return file.map(Path::toString).orElseGet(this::address);
    }

    /** No other model has it. */
    String address() {
        return url.toString();
    }

    /** Cheap: does not read the bytes. Of what is in no file, it never changes. */
    Stamp stamp() {
        if (file.isEmpty()) {
            return Stamp.UNKNOWN;
        }
        try {
            BasicFileAttributes now = Files.readAttributes(file.get(), BasicFileAttributes.class);
            return new Stamp(now.size(), now.lastModifiedTime(), String.valueOf(now.fileKey()));
        } catch (IOException gone) {
            return Stamp.UNKNOWN;
        }
    }
}
