package org.marienbad.learn.training;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * A training as a file: what is learned and how, the state, and SHA-256 of all that. The same training gives the same bytes.
 */
public final class TrainingFile {
    private static final String FORMAT = "marienbad training 2";

    private TrainingFile() {}

    /** Replaces {@code file} atomically. */
    static void save(Training training, Path file) throws IOException {
        AtomicFiles.write(file, stream -> {
            DigestOutputStream hashed = new DigestOutputStream(stream, sha256());
            DataOutputStream out = new DataOutputStream(hashed);
            out.writeUTF(FORMAT);
            out.writeUTF(game(training.setup()));
            out.writeUTF(training.method().id());
            Settings hyper = training.hyper();
            out.writeInt(hyper.declared().size());
            for (Setting<?> one : hyper.declared()) {
                out.writeUTF(one.key());
                out.writeUTF(hyper.text(one));
            }
            out.writeLong(training.seed());
            out.writeLong(training.features().fingerprint());
            training.writeState(out);
            out.flush();
            stream.write(hashed.getMessageDigest().digest());
        });
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) { // every Java platform has it
            throw new IllegalStateException(impossible);
        }
    }

    /** @throws IllegalArgumentException if what {@code file} holds is not what was written */
    private static void requireWhole(Path file) throws IOException {
        MessageDigest digest = sha256();
        long left = Files.size(file) - digest.getDigestLength();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] buffer = new byte[1 << 16];
            while (left > 0) {
                int count = in.readNBytes(buffer, 0, (int) Math.min(left, buffer.length));
                if (count == 0) {
                    break;
                }
                digest.update(buffer, 0, count);
                left -= count;
            }
            if (left != 0 || !MessageDigest.isEqual(digest.digest(), in.readAllBytes())) {
                throw new IllegalArgumentException(
                        file + " is broken: it ends too soon or was changed; --restart begins anew");
            }
        }
    }

    private static String game(GameSetup setup) {
        return setup.provider().id() + " seats=" + setup.seats() + " starter=" + setup.starter() + " "
                + new TreeMap<>(setup.options().toMap());
    }

    /**
     * The training saved in {@code file}, of one of {@code methods}.
     *
     * @throws IllegalArgumentException in a sentence, if it is no such file or was trained for another game or other options
     */
    public static Training resume(Path file, GameSetup setup, Collection<? extends Method> methods) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            return resume(in, file, setup, methods);
        } catch (EOFException other) {
            throw new IllegalArgumentException(
                    file + " was written by another version of the program; --restart begins anew", other);
        }
    }

    private static Training resume(DataInputStream in, Path file, GameSetup setup, Collection<? extends Method> methods)
            throws IOException {
        requireFormat(in, file);
        requireWhole(file);
        String game = in.readUTF();
        if (!game.equals(game(setup))) {
            throw new IllegalArgumentException(file + " is a training of " + game + ", not of " + game(setup));
        }
        String id = in.readUTF();
        Method method = methods.stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Names.unknown(
                        "method", id, methods.stream().map(Method::id).toList())));
        Map<String, String> given = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            given.put(in.readUTF(), in.readUTF());
        }
        Settings hyper = Settings.of("hyperparameter", id, method.settings(), given);
        long seed = in.readLong();
        long fingerprint = in.readLong();
        if (fingerprint != method.features(setup.game(), hyper, seed).fingerprint()) {
            throw new IllegalArgumentException(
                    file + " saw other features of " + setup.provider().id() + " than there are now");
        }
        return method.resume(setup, hyper, seed, in);
    }

    private static void requireFormat(DataInputStream in, Path file) throws IOException {
        byte[] start = in.readNBytes(2 + FORMAT.length());
        if (start.length < 2 + FORMAT.length()
                || !new String(start, 2, FORMAT.length(), StandardCharsets.ISO_8859_1).equals(FORMAT)) {
            throw new IllegalArgumentException(file + " is no training: it does not begin with '" + FORMAT + "'");
        }
    }
}
