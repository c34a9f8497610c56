package org.marienbad.learn.onnx;

import org.marienbad.learn.value.Layer;

/**
 * A signal in a graph: the features, or the output of a layer for another signal.
 *
 * @param source the input of the layer; null for the features themselves
 * @param layer null for the features
 * @param activation the operator behind the layer; empty if there is none
 */
record Signal(Signal source, Layer layer, String activation) {
    static final Signal FEATURES = new Signal(null, null, "");

    boolean isFeatures() {
        return source == null;
    }

    /** Whether it is the features, or activated: what a layer may take. */
    boolean isComplete() {
        return isFeatures() || !activation.isEmpty();
    }

    Signal activated(String operator) {
        return new Signal(source, layer, operator);
    }
}
