package org.marienbad.learn.value;

/**
 * The hyperbolic tangent of multiples of {@link WeightSum#UNIT} by interpolation, accurate to 3e-5 and never falling.
 * It is several times faster than {@link Tanh}, whose long chain of multiplications delays every node of a search.
 */
final class TanhTable {
    /** Binary logarithm of the units between two entries. */
    private static final int SHIFT = 6;

    private static final int STEP = 1 << SHIFT;
    /** The argument, in units, from which on the tangent is 1 to the accuracy promised. */
    private static final int FAR = (int) (6 / WeightSum.UNIT);

    private static final float[] ENTRIES = new float[2 * FAR / STEP + 2];

    static {
        for (int i = 0; i < ENTRIES.length; i++) {
            ENTRIES[i] = (float) Tanh.of((i * STEP - FAR) * WeightSum.UNIT);
        }
    }

    private TanhTable() {}

    static double of(int units) {
        int place = Math.max(0, Math.min(2 * FAR, units + FAR));
        int entry = place >> SHIFT;
        double below = ENTRIES[entry];
        return below + (ENTRIES[entry + 1] - below) * ((place & STEP - 1) * (1.0 / STEP));
    }
}
