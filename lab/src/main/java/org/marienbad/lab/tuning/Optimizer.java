package org.marienbad.lab.tuning;

import java.util.List;
import java.util.Map;

/**
 * Searches for the best point of a space, one step after the other. It asks for points to be measured and is told the
 * results. Its questions are a function of its arguments and of the answers. So the same answers bring it to the same
 * state again. Not thread-safe.
 */
public interface Optimizer {
    /** The points to be measured now, with the same seeds; the same ones until {@link #tell} is called. */
    List<Map<String, String>> ask();

    /**
     * Goes on with the next step.
     *
     * @param shares the result at each point of {@link #ask}, in [0, 1]; greater is better
     */
    void tell(double[] shares);

    /** The point that seems best so far; it need not have been measured. */
    Map<String, String> best();

    /**
     * How settings are optimized.
     *
     * <p>SPSA is for ranges of numbers, NTBEA for any mixture of lists and ranges, of which it tries the values of the
     * grid.
     */
    enum Method {
        SPSA,
        NTBEA
    }
}
