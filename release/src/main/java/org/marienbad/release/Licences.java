package org.marienbad.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The licenses of the libraries of the distribution, from a folder with a list and the texts that jars leave out. */
final class Licences {
    static final String LIST = "components.txt";

    private final Path folder;
    private final Map<String, String> known = new HashMap<>();

    Licences(Path folder) throws IOException {
        this.folder = folder;
        for (String line : Files.readAllLines(folder.resolve(LIST))) {
            String[] entry = line.split(" = ", 2);
            if (entry.length == 2) {
                known.put(entry[0], entry[1]);
            }
        }
    }

    /**
     * The SPDX expression of a component's license.
     *
     * @throws IllegalArgumentException for a component of no known license
     */
    String of(Component component) {
        String licence = known.getOrDefault(component.group() + ":" + component.name(), known.get(component.group()));
        if (licence == null) {
            throw new IllegalArgumentException("the licence of " + component.coordinates()
                    + " is unknown: read its POM and add a line to " + folder.resolve(LIST));
        }
        return licence;
    }

    /** Every foreign library with its license, then the notices and license texts: the jars' own and the folder's. */
    String notices(List<Component> components) throws IOException {
        Map<String, String> table = new TreeMap<>();
        Map<String, String> texts = new LinkedHashMap<>();
        for (Component component : components) {
            if (component.isOurs() || table.put(component.coordinates(), of(component)) != null) {
                continue;
            }
            try (JarFile jar = new JarFile(component.file().toFile())) {
                for (JarEntry entry : jar.stream().filter(Licences::isNotice).toList()) {
                    String text = new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8).strip();
                    texts.merge(text, component.coordinates(), (one, other) -> one + ", " + other);
                }
            }
        }
        StringBuilder notices = new StringBuilder("""
                Marienbad is under the Apache License, Version 2.0; see LICENSE.
                It comes with these libraries of others:

                """);
        table.forEach((name, licence) ->
                notices.append(name).append("  ").append(licence).append('\n'));
        for (String licence : new TreeSet<>(table.values())) {
            Path file = folder.resolve(licence + ".txt");
            if (Files.exists(file)) {
                append(notices, licence, Files.readString(file).strip());
            }
        }
        if (table.containsValue("LGPL-3.0-or-later")) {
            append(
                    notices,
                    "GPL-3.0, to which the LGPL refers",
                    Files.readString(folder.resolve("GPL-3.0-or-later.txt")));
        }
        texts.forEach((text, names) -> append(notices, names, text));
        return notices.toString();
    }

    private static void append(StringBuilder notices, String title, String text) {
        notices.append("\n\n").append("=".repeat(80)).append('\n').append(title).append("\n\n");
        notices.append(text.stripTrailing()).append('\n');
    }

    /** Notices and licenses in {@code META-INF}. */
    private static boolean isNotice(JarEntry entry) {
        String name = entry.getName().toUpperCase(Locale.ROOT);
        return !entry.isDirectory()
                && name.startsWith("META-INF/")
                && !name.endsWith(".CLASS")
                && name.matches(".*/([^/]*-)?(LICEN[SC]E|NOTICE|COPYING)[^/]*");
    }

    /** A library and its file. */
    record Component(String group, String name, String version, Path file) {
        /** @param line {@code GROUP:NAME:VERSION}, a tab and the file */
        static Component parse(String line) {
            String[] parts = line.split("\t", 2);
            String[] coordinates = parts[0].split(":", 3);
            return new Component(coordinates[0], coordinates[1], coordinates[2], Path.of(parts[1]));
        }

        String coordinates() {
            return group + ":" + name + ":" + version;
        }

        boolean isOurs() {
            return group.equals("org.marienbad");
        }
    }
}
