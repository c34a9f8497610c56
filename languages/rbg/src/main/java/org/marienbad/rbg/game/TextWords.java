package org.marienbad.rbg.game;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.IntStream;
import org.marienbad.framework.text.Messages;
import org.marienbad.rbg.tree.RbgDescription;

/** The words of a game in text as message bundles: those of its companions, and names made from the description where they say nothing. */
final class TextWords extends ClassLoader {
    private static final String BASE = "words";

    /** By name of the file. */
    private final Map<String, byte[]> bundles = new HashMap<>();

    /** @param companions by language; English is "" */
    TextWords(String title, String summary, RbgDescription description, Map<String, Companion> companions) {
        super(null);
        Map<String, String> english = new LinkedHashMap<>();
        english.put("name", title);
        english.put("summary", summary);
        description.players().forEach(player -> english.put("seat." + player, readable(player)));
        PieceLooks looks = new PieceLooks(
                description,
                companions.getOrDefault("", Companion.NONE),
                IntStream.range(0, description.players().size()).toArray());
        for (int piece = 0; piece < description.pieces().size(); piece++) {
            english.put("piece." + description.pieces().get(piece), looks.words(piece));
        }
        companions.forEach((language, companion) -> {
            Map<String, String> words = new LinkedHashMap<>(language.isEmpty() ? english : Map.of());
            words.putAll(companion.words());
            bundles.put(BASE + (language.isEmpty() ? "" : "_" + language) + ".properties", bundle(words));
        });
        bundles.computeIfAbsent(BASE + ".properties", file -> bundle(english));
    }

    /** A name in a program as words: {@code whiteKing} is "White king". */
    static String readable(String name) {
        String words = name.replaceAll("[-_]+", " ")
                .replaceAll("(?<=[a-z])(?=[A-Z0-9])", " ")
                .toLowerCase(Locale.ROOT)
                .strip();
        return words.isEmpty() ? name : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static byte[] bundle(Map<String, String> words) {
        Properties properties = new Properties();
        // They are patterns, in which people who write words mean nothing by quotes and braces.
        words.forEach((key, value) ->
                properties.setProperty(key, value.replace("'", "''").replace("{", "'{'")));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            properties.store(out, null);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return out.toByteArray();
    }

    /** Bundles are found by addresses, so each has one, from which its bytes are read. */
    @Override
    protected URL findResource(String name) {
        byte[] bundle = bundles.get(name);
        try {
            return bundle == null ? null : new URL("words", null, 0, name, new Stored(bundle));
        } catch (MalformedURLException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Opens an address that stands for some bytes. */
    private static final class Stored extends URLStreamHandler {
        private final byte[] bytes;

        Stored(byte... bytes) {
            this.bytes = bytes;
        }

        @Override
        protected URLConnection openConnection(URL address) {
            return new URLConnection(address) {
                @Override
                public void connect() {
                    // There is nothing to connect to.
                }

                @Override
                public InputStream getInputStream() {
                    return new ByteArrayInputStream(bytes);
                }
            };
        }
    }

    /** {@code messages}, with these words searched before them. */
    Messages in(Messages messages) {
        return messages.with(this, BASE);
    }
}
