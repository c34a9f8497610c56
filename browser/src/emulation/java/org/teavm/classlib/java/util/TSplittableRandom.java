package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * The generator of the JDK, number by number: SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number
 * generators, 2014), and the JDK's way to bounds.
 */
public final class TSplittableRandom implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long seed;
    private final long gamma;

    public TSplittableRandom(long seed) {
        this(seed, GOLDEN_GAMMA);
    }

    private TSplittableRandom(long seed, long gamma) {
        this.seed = seed;
        this.gamma = gamma;
    }

    private long next() {
        seed += gamma;
        return seed;
    }

    private static long mix64(long value) {
        long z = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    private static long mixGamma(long value) {
        long z = (value ^ (value >>> 33)) * 0xff51afd7ed558ccdL;
        z = (z ^ (z >>> 33)) * 0xc4ceb9fe1a85ec53L;
        z = (z ^ (z >>> 33)) | 1L;
        return Long.bitCount(z ^ (z >>> 1)) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
    }

    public TSplittableRandom split() {
        return new TSplittableRandom(nextLong(), mixGamma(next()));
    }

    public int nextInt() {
        long z = next();
        z = (z ^ (z >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int drawn = nextInt();
        int most = bound - 1;
        if ((bound & most) == 0) {
            return drawn & most;
        }
        int half = drawn >>> 1;
        drawn = half % bound;
        while (half + most - drawn < 0) {
            half = nextInt() >>> 1;
            drawn = half % bound;
        }
        return drawn;
    }

    public int nextInt(int least, int bound) {
        if (least >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int range = bound - least;
        if (range > 0) {
            return nextInt(range) + least;
        }
        int drawn = nextInt();
        while (drawn < least || drawn >= bound) {
            drawn = nextInt();
        }
        return drawn;
    }

    public long nextLong() {
        return mix64(next());
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long drawn = nextLong();
        long most = bound - 1;
        if ((bound & most) == 0) {
            return drawn & most;
        }
        long half = drawn >>> 1;
        drawn = half % bound;
        while (half + most - drawn < 0) {
            half = nextLong() >>> 1;
            drawn = half % bound;
        }
        return drawn;
    }

    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    public boolean nextBoolean() {
        return nextInt() < 0;
    }
}
