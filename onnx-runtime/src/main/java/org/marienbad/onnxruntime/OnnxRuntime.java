package org.marienbad.onnxruntime;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import org.marienbad.ai.search.model.Network;
import org.marienbad.ai.search.model.NetworkRuntime;

/** ONNX Runtime on the processor, on the thread that asks. */
public final class OnnxRuntime implements NetworkRuntime {
    /** The native library: loaded with the first network, as whoever only lists plugins does not need it. */
    private static final class Native {
        static final OrtEnvironment ENVIRONMENT = quiet();

        private static OrtEnvironment quiet() {
            OrtEnvironment environment =
                    OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL, "marienbad");
            try {
                // On Windows it reports its work to the system, unless it is told not to.
                environment.setTelemetry(false);
            } catch (OrtException impossible) {
                throw new IllegalStateException(impossible);
            }
            return environment;
        }
    }

    @Override
    public String name() {
        return "ONNX Runtime " + environment().getVersion();
    }

    /** @throws IllegalArgumentException if there is no native library for this system */
    static OrtEnvironment environment() {
        try {
            return Native.ENVIRONMENT;
        } catch (LinkageError missing) {
            throw new IllegalArgumentException(
                    "ONNX Runtime does not run on " + System.getProperty("os.name") + " "
                            + System.getProperty("os.arch") + ": " + cause(missing),
                    missing);
        }
    }

    private static String cause(LinkageError missing) {
        return String.valueOf(missing.getCause() == null ? missing.getMessage() : missing.getCause());
    }

    @Override
    public Network open(byte[] onnx) {
        OrtEnvironment environment = environment();
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            // One thread, the caller's: searches have threads of their own, and sums keep their order.
            options.setExecutionMode(OrtSession.SessionOptions.ExecutionMode.SEQUENTIAL);
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            options.setDeterministicCompute(true);
            options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
            return OnnxNetwork.of(environment.createSession(onnx, options));
        } catch (OrtException refused) {
            throw new IllegalArgumentException("ONNX Runtime refuses it: " + line(refused), refused);
        }
    }

    /** The first line of the runtime's message. */
    static String line(OrtException refused) {
        return String.valueOf(refused.getMessage()).lines().findFirst().orElse("without a reason");
    }
}
