package org.marienbad.learn.network;

import java.util.List;

/** The meaning of a network's outputs: one rule for those of plain Java and those of a runtime. */
public final class NetworkOutputs {
    private static final String VALUE = "value";

    private NetworkOutputs() {}

    /**
     * The place of the value among {@code outputs}: the only one, or of two the one called value; the other is the
     * policy then.
     *
     * @throws IllegalArgumentException in a sentence, if there are other inputs or outputs than that
     */
    public static int valueAt(List<String> inputs, List<String> outputs) {
        if (inputs.size() != 1 || outputs.isEmpty() || outputs.size() > 2) {
            throw new IllegalArgumentException("it has inputs " + inputs + " and outputs " + outputs
                    + "; allowed: one input, the features, and the outputs value and, if wanted, policy");
        }
        int valueAt = outputs.size() == 1 ? 0 : outputs.indexOf(VALUE);
        if (valueAt < 0) {
            throw new IllegalArgumentException("none of its outputs " + outputs + " is called value");
        }
        return valueAt;
    }
}
