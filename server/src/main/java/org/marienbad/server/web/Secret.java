package org.marienbad.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Objects;

/** A token that this process knows by its hash alone. */
public final class Secret {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 16;

    private final byte[] hash;

    private Secret(byte[] hash) {
        this.hash = hash;
    }

    public static Secret of(String token) {
        return new Secret(hash(Objects.requireNonNull(token, "token")));
    }

    /** A new token of 128 random bits, 22 characters of the URL alphabet. */
    public static String newToken() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Whether {@code token} is this one; takes the same time for every text. */
    boolean matches(String token) {
        return MessageDigest.isEqual(hash, hash(token));
    }

    private static byte[] hash(String token) {
        return sha256(token.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
