package org.marienbad.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** SHA-256 of the files of a folder, as {@code sha256sum --check} reads it. */
public final class Checksums {
    static final String FILE = "SHA256SUMS";

    private Checksums() {}

    /** Writes {@link #FILE} into the folder that is given. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        String sums = of(folder);
        Files.writeString(folder.resolve(FILE), sums);
        System.out.print(sums);
    }

    /** A line for each file of a folder but {@link #FILE}, in the order of their names. */
    static String of(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(folder)) {
            files = found.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith(FILE))
                    .sorted()
                    .toList();
        }
        StringBuilder lines = new StringBuilder();
        for (Path file : files) {
            lines.append(sha256(file)).append("  ").append(file.getFileName()).append('\n');
        }
        return lines.toString();
    }

    /** In hexadecimal digits. */
    static String sha256(Path file) throws IOException {
        MessageDigest digest = digest();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
