package org.marienbad.learn.zero;

import java.util.SplittableRandom;

/**
 * Draws from symmetric Dirichlet distributions: gamma variates over their sum (Marsaglia and Tsang 2000), of strict
 * mathematics alone, so that all machines draw the same.
 */
final class Dirichlet {
    private Dirichlet() {}

    /** Fills the first {@code count} of {@code out} with shares that sum to 1. */
    static void draw(double parameter, int count, double[] out, SplittableRandom random) {
        double total = 0;
        for (int i = 0; i < count; i++) {
            out[i] = gamma(parameter, random);
            total += out[i];
        }
        for (int i = 0; i < count; i++) {
            out[i] = total > 0 ? out[i] / total : 1.0 / count;
        }
    }

    private static double gamma(double shape, SplittableRandom random) {
        if (shape < 1) {
            return gamma(shape + 1, random) * StrictMath.pow(1 - random.nextDouble(), 1 / shape);
        }
        double d = shape - 1.0 / 3;
        double c = 1 / StrictMath.sqrt(9 * d);
        while (true) {
            double x = normal(random);
            double v = 1 + c * x;
            double cube = v * v * v;
            double uniform = 1 - random.nextDouble();
            if (v > 0 && StrictMath.log(uniform) < x * x / 2 + d - d * cube + d * StrictMath.log(cube)) {
                return d * cube;
            }
        }
    }

    /** By the method of Box and Muller (1958). */
    private static double normal(SplittableRandom random) {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
        return radius * StrictMath.cos(2 * Math.PI * random.nextDouble());
    }
}
