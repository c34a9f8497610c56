package org.marienbad.framework.game;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.SplittableRandom;

/** Independent random streams from one seed, split by purpose: the same seed and purpose give the same stream. */
public final class Seeds {
    private Seeds() {}

    /** The seed of the stream {@code purpose}, {@code index}: for example ("player", seat). */
    public static long split(long seed, String purpose, long index) {
        long mixed = mix(seed + 0x9E3779B97F4A7C15L);
        for (int i = 0; i < purpose.length(); i++) {
            mixed = mix(mixed ^ purpose.charAt(i));
        }
        return mix(mixed + index * 0xD1342543DE82EF95L);
    }

    /**
     * A seed for code that must not learn {@code seed}, such as a player: a one-way function (SHA-256) of seed,
     * purpose and index. A {@link #split} can be inverted, and the seed of a match reveals every die and card in it.
     */
    public static long oneWay(long seed, String purpose, long index) {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) { // every Java platform has it
            throw new IllegalStateException(impossible);
        }
        digest.update(purpose.getBytes(StandardCharsets.UTF_8));
        digest.update(
                ByteBuffer.allocate(2 * Long.BYTES).putLong(seed).putLong(index).flip());
        return ByteBuffer.wrap(digest.digest()).getLong();
    }

    /** The stream itself; see {@link #split}. */
    public static SplittableRandom stream(long seed, String purpose, long index) {
        return new SplittableRandom(split(seed, purpose, index));
    }

    /**
     * A bijection that spreads every bit over the whole word (SplitMix64; Steele, Lea, Flood 2014). Also for hashes.
     */
    public static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
