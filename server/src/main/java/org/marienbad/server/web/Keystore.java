package org.marienbad.server.web;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/** A file with the private key and the certificate by which the server proves who it is: PKCS 12 or JKS. */
public final class Keystore {
    private final KeyStore store;
    private final String password;

    private Keystore(KeyStore store, String password) {
        this.store = store;
        this.password = password;
    }

    /** @throws IllegalArgumentException if the server cannot use it; the message is one line for the user */
    public static Keystore read(Path file, String password) {
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException("the keystore " + file + " does not exist");
        }
        try {
            KeyStore store = load(file, password);
            for (String alias : entries(store)) {
                if (store.isKeyEntry(alias) && store.getKey(alias, password.toCharArray()) != null) {
                    return new Keystore(store, password);
                }
            }
            throw new IllegalArgumentException("the keystore " + file + " holds no private key");
        } catch (IOException | GeneralSecurityException unusable) {
            boolean wrongPassword = unusable instanceof UnrecoverableKeyException
                    || unusable.getCause() instanceof UnrecoverableKeyException;
            throw new IllegalArgumentException(
                    wrongPassword
                            ? "the password does not open the keystore " + file
                            : "the keystore " + file + " cannot be read; allowed: PKCS 12 (.p12, .pfx) and JKS",
                    unusable);
        }
    }

    private static KeyStore load(Path file, String password) throws IOException, GeneralSecurityException {
        File plain = file.toFile();
        try {
            return KeyStore.getInstance(plain, password.toCharArray());
        } catch (GeneralSecurityException unknown) {
            // Java does not recognize a PKCS 12 file by its beginning if it was not made by Java.
            KeyStore store = KeyStore.getInstance("PKCS12");
            try (InputStream in = Files.newInputStream(file)) {
                store.load(in, password.toCharArray());
            }
            return store;
        }
    }

    private static List<String> entries(KeyStore store) throws GeneralSecurityException {
        return new ArrayList<>(Collections.list(store.aliases()));
    }

    SslContextFactory.Server context() {
        SslContextFactory.Server context = new SslContextFactory.Server();
        context.setKeyStore(store);
        context.setKeyStorePassword(password);
        context.setKeyManagerPassword(password);
        return context;
    }
}
