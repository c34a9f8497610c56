package org.teavm.classlib.java.security;

import java.io.ByteArrayOutputStream;

/** SHA-256 (FIPS 180-4). */
public final class TMessageDigest {
    private static final int[] ROUNDS = roots(64, 3);
    private static final int[] START = roots(8, 2);

    private final ByteArrayOutputStream message = new ByteArrayOutputStream();

    private TMessageDigest() {}

    /** @throws java.security.NoSuchAlgorithmException for any other than SHA-256 */
    public static TMessageDigest getInstance(String algorithm) throws java.security.NoSuchAlgorithmException {
        if (!algorithm.equals("SHA-256")) {
            throw new java.security.NoSuchAlgorithmException(algorithm);
        }
        return new TMessageDigest();
    }

    /** The first 32 bits of the fractions of square or cube roots of the first primes, found by exact integers. */
    private static int[] roots(int count, int power) {
        int[] roots = new int[count];
        int found = 0;
        for (int prime = 2; found < count; prime++) {
            boolean isPrime = true;
            for (int factor = 2; factor * factor <= prime; factor++) {
                isPrime &= prime % factor != 0;
            }
            if (isPrime) {
                roots[found++] = fraction(prime, power);
            }
        }
        return roots;
    }

    private static int fraction(int prime, int power) {
        java.math.BigInteger target = java.math.BigInteger.valueOf(prime).shiftLeft(32 * power);
        java.math.BigInteger root = java.math.BigInteger.ZERO;
        for (int bit = 36; bit >= 0; bit--) {
            java.math.BigInteger next = root.setBit(bit);
            if (next.pow(power).compareTo(target) <= 0) {
                root = next;
            }
        }
        return root.intValue();
    }

    public void update(byte value) {
        message.write(value);
    }

    public void update(byte[] bytes) {
        message.write(bytes, 0, bytes.length);
    }

    public void update(byte[] bytes, int from, int length) {
        message.write(bytes, from, length);
    }

    public void update(java.nio.ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            message.write(bytes.get());
        }
    }

    public static boolean isEqual(byte[] one, byte[] other) {
        return java.util.Arrays.equals(one, other);
    }

    public byte[] digest(byte[] bytes) {
        update(bytes);
        return digest();
    }

    public byte[] digest() {
        long bits = 8L * message.size();
        message.write(0x80);
        while (message.size() % 64 != 56) {
            message.write(0);
        }
        for (int shift = 56; shift >= 0; shift -= 8) {
            message.write((int) (bits >>> shift));
        }
        byte[] padded = message.toByteArray();
        message.reset();
        int[] hash = START.clone();
        for (int block = 0; block < padded.length; block += 64) {
            add(hash, padded, block);
        }
        byte[] digest = new byte[32];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static void add(int[] hash, byte[] bytes, int block) {
        int[] words = new int[64];
        for (int i = 0; i < 16; i++) {
            int at = block + 4 * i;
            words[i] = bytes[at] << 24 | (bytes[at + 1] & 255) << 16 | (bytes[at + 2] & 255) << 8 | bytes[at + 3] & 255;
        }
        for (int i = 16; i < 64; i++) {
            int early = words[i - 15];
            int late = words[i - 2];
            int low = Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ (early >>> 3);
            int high = Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ (late >>> 10);
            words[i] = words[i - 16] + low + words[i - 7] + high;
        }
        int[] v = hash.clone();
        for (int i = 0; i < 64; i++) {
            int high = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
            int choice = v[4] & v[5] ^ ~v[4] & v[6];
            int first = v[7] + high + choice + ROUNDS[i] + words[i];
            int low = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
            int most = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2];
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += first;
            v[0] = first + low + most;
        }
        for (int i = 0; i < 8; i++) {
            hash[i] += v[i];
        }
    }
}
