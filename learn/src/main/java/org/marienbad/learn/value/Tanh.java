package org.marienbad.learn.value;

/**
 * The hyperbolic tangent by arithmetic alone: the same bits on every machine and JVM, and several times faster than {@link
 * StrictMath#tanh}. Accurate to 1e-9.
 */
public final class Tanh {
    private static final double LN2 = 0.6931471805599453;
    /** Beyond this the tangent is 1 to the accuracy promised. */
    private static final double FAR = 12;

    private Tanh() {}

    /** Within −1 … +1. */
    public static double of(double x) {
        if (x >= FAR) {
            return 1;
        }
        if (x <= -FAR) {
            return -1;
        }
        // Infinities are gone, and NaN stays NaN.
        double e = exp(2 * x);
        return (e - 1) / (e + 1);
    }

    /**
     * e to the power of x, for |x| below 700. It is 2 to the power of n times a Taylor series for the rest, at most ln
     * 2 / 2.
     */
    static double exp(double x) {
        double scaled = x * (1 / LN2);
        long n = (long) (scaled + (scaled < 0 ? -0.5 : 0.5));
        double r = x - n * LN2;
        double series = 1
                + r
                        * (1
                                + r
                                        * (1 / 2.0
                                                + r
                                                        * (1 / 6.0
                                                                + r
                                                                        * (1 / 24.0
                                                                                + r
                                                                                        * (1 / 120.0
                                                                                                + r
                                                                                                        * (1 / 720.0
                                                                                                                + r
                                                                                                                        * (1
                                                                                                                                        / 5040.0
                                                                                                                                + r
                                                                                                                                        * (1
                                                                                                                                                        / 40320.0
                                                                                                                                                + r
                                                                                                                                                        * (1
                                                                                                                                                                / 362880.0)))))))));
        return series * Double.longBitsToDouble(1023 + n << 52);
    }
}
