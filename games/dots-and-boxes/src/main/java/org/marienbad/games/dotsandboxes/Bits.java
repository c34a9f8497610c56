package org.marienbad.games.dotsandboxes;

/** Operations that {@link Long} lacks. */
final class Bits {
    private Bits() {}

    /** The number of the {@code index}-th bit of {@code word} that is set, from 0, by halving. */
    static int select(long word, int index) {
        int left = index;
        int at = 0;
        long rest = word;
        for (int width = Long.SIZE / 2; width > 0; width >>= 1) {
            int below = Long.bitCount(rest & (1L << width) - 1);
            if (left >= below) {
                left -= below;
                rest >>>= width;
                at += width;
            }
        }
        return at;
    }
}
