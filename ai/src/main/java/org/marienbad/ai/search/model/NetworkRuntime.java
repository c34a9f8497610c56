package org.marienbad.ai.search.model;

/**
 * Computes networks of any operators, which the library itself does not: brought by a plugin, which lists it in
 * {@code META-INF/services/org.marienbad.ai.search.model.NetworkRuntime}. Needs a public constructor without parameters.
 * Thread-safe.
 */
public interface NetworkRuntime {
    /** Name and version, such as "ONNX Runtime 1.29.0". */
    String name();

    /**
     * The network in an ONNX file.
     *
     * @throws IllegalArgumentException in a sentence, if it is broken, or has what the runtime cannot compute
     */
    Network open(byte[] onnx);
}
