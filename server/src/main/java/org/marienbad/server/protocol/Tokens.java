package org.marienbad.server.protocol;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** The keys to rooms: 128 random bits, of which only the hash is kept. */
public final class Tokens {
    private static final int BYTES = 16;
    /** Letters of a token. */
    private static final int LENGTH = 22;

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
    private static final SecureRandom RANDOM = new SecureRandom();
    /** Without vowels and characters that look alike, so that ids are neither words nor mistaken. */
    private static final String LETTERS = "bcdfghjkmnpqrstvwxz23456789";

    private static final int ID_LENGTH = 8;

    private Tokens() {}

    /** A new token. */
    public static String make() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return TEXT.encodeToString(bytes);
    }

    /** A new id of a room: public, short, and not to be guessed in a row. */
    public static String id() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /** A seed that nobody can guess. */
    public static long seed() {
        return RANDOM.nextLong();
    }

    /** The SHA-256 of {@code token}, as text; empty for a text that cannot be one. */
    public static String hash(String token) {
        if (token.length() != LENGTH) {
            return "";
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return TEXT.encodeToString(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) { // every Java platform has it
            throw new IllegalStateException(impossible);
        }
    }

    /** Whether both are the same hash of a token; takes as long whether they are or not. */
    public static boolean isSame(String hash, String other) {
        return !hash.isEmpty()
                && MessageDigest.isEqual(
                        hash.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }
}
