package org.marienbad.onnxruntime;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.marienbad.ai.search.model.Network;

/** A session of ONNX Runtime, which any number of threads may ask at once. Its memory is given back when nobody can use it any more. */
final class OnnxNetwork implements Network {
    static final Cleaner CLEANER = Cleaner.create();

    private final OrtSession session;
    private final List<Tensor> inputs;
    private final List<Tensor> outputs;

    private OnnxNetwork(OrtSession session, List<Tensor> inputs, List<Tensor> outputs) {
        this.session = session;
        this.inputs = inputs;
        this.outputs = outputs;
    }

    /** Takes {@code session} over, and closes it if that fails. */
    static OnnxNetwork of(OrtSession session) throws OrtException {
        OnnxNetwork network;
        try {
            network = new OnnxNetwork(session, tensors(session.getInputInfo()), tensors(session.getOutputInfo()));
        } catch (OrtException | RuntimeException failure) {
            session.close();
            throw failure;
        }
        CLEANER.register(network, () -> {
            try {
                session.close();
            } catch (OrtException impossible) {
                throw new IllegalStateException(impossible);
            }
        });
        return network;
    }

    private static List<Tensor> tensors(Map<String, NodeInfo> known) {
        List<Tensor> tensors = new ArrayList<>();
        known.forEach((name, info) -> tensors.add(
                info.getInfo() instanceof TensorInfo tensor
                        ? new Tensor(
                                name,
                                tensor.type == OnnxJavaType.FLOAT,
                                Arrays.stream(tensor.getShape()).boxed().toList())
                        : new Tensor(name, false, List.of())));
        return List.copyOf(tensors);
    }

    @Override
    public List<Tensor> inputs() {
        return inputs;
    }

    @Override
    public List<Tensor> outputs() {
        return outputs;
    }

    OrtSession session() {
        return session;
    }

    @Override
    public Rows rows(int rows) {
        if (inputs.size() != 1) {
            throw new IllegalArgumentException("it has " + inputs.size() + " inputs instead of one");
        }
        inputs.forEach(OnnxNetwork::requireRows);
        outputs.forEach(OnnxNetwork::requireRows);
        return new OnnxRows(this, rows);
    }

    private static void requireRows(Tensor tensor) {
        List<Long> shape = tensor.shape();
        boolean fixed =
                !shape.isEmpty() && shape.subList(1, shape.size()).stream().allMatch(length -> length > 0);
        if (!tensor.isFloat() || !fixed || shape.get(0) != ANY) {
            throw new IllegalArgumentException(
                    "its '" + tensor.name() + "' does not consist of any number of rows of floats, but is " + shape);
        }
    }
}
