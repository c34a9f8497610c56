package org.marienbad.framework.record;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Tells apart versions of a plugin, by the bytes of its jar. */
final class PluginHash {
    private static final Map<Path, Optional<String>> KNOWN = new ConcurrentHashMap<>();

    private PluginHash() {}

    /**
     * {@code sha256:} and 64 digits for a provider from a jar of its own; empty for one that comes with the
     * application.
     */
    static Optional<String> of(Object provider) {
        // Taken from the class loader: such providers are known by proxies, which come from no jar themselves.
        ClassLoader loader = provider.getClass().getClassLoader();
        if (!(loader instanceof URLClassLoader jar)
                || loader == PluginHash.class.getClassLoader()
                || jar.getURLs().length == 0) {
            return Optional.empty();
        }
        try {
            return KNOWN.computeIfAbsent(Path.of(jar.getURLs()[0].toURI()), PluginHash::hash);
        } catch (URISyntaxException | RuntimeException notAFile) {
            return Optional.empty();
        }
    }

    private static Optional<String> hash(Path jar) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            try (InputStream in = new DigestInputStream(Files.newInputStream(jar), digest)) {
                in.transferTo(java.io.OutputStream.nullOutputStream());
            }
            return Optional.of("sha256:" + HexFormat.of().formatHex(digest.digest()));
        } catch (IOException | NoSuchAlgorithmException unreadable) {
            return Optional.empty();
        }
    }
}
