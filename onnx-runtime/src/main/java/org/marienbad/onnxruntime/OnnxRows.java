package org.marienbad.onnxruntime;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.ai.search.model.Network;

/** Rows in memory that ONNX Runtime reads and writes where it is, without copies. */
final class OnnxRows implements Network.Rows {
    private final OnnxNetwork network;
    private final FloatBuffer input;
    private final Map<String, FloatBuffer> outputs = new HashMap<>();
    /** By the number of rows, less 1, the same memory as tensors; null until it is needed. */
    private final Call[] calls;
    /** The resources to be given back; known to the cleaner, so not part of this object. */
    private final Tensors made = new Tensors();

    private record Call(Map<String, OnnxTensor> inputs, Map<String, OnnxTensor> outputs) {}

    private static final class Tensors implements Runnable {
        private final List<OnnxTensor> all = new ArrayList<>();

        @Override
        public void run() {
            all.forEach(OnnxTensor::close);
        }
    }

    OnnxRows(OnnxNetwork network, int rows) {
        this.network = network;
        input = buffer(network.inputs().get(0), rows);
        network.outputs().forEach(tensor -> outputs.put(tensor.name(), buffer(tensor, rows)));
        calls = new Call[rows];
        OnnxNetwork.CLEANER.register(this, made);
    }

    private static int width(Network.Tensor tensor) {
        long width = 1;
        for (long length : tensor.shape().subList(1, tensor.shape().size())) {
            width = Math.multiplyExact(width, length);
        }
        return Math.toIntExact(width);
    }

    private static FloatBuffer buffer(Network.Tensor tensor, int rows) {
        int bytes = Math.multiplyExact(Math.multiplyExact(rows, width(tensor)), Float.BYTES);
        return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder()).asFloatBuffer();
    }

    @Override
    public FloatBuffer input() {
        return input;
    }

    @Override
    public FloatBuffer output(String name) {
        return outputs.get(name);
    }

    @Override
    public void compute(int count) {
        try {
            if (calls[count - 1] == null) {
                calls[count - 1] = call(count);
            }
            Call call = calls[count - 1];
            network.session().run(call.inputs(), call.outputs()).close();
        } catch (OrtException failed) {
            throw new IllegalStateException("the network fails: " + OnnxRuntime.line(failed), failed);
        } finally {
            // The cleaner frees only unreachable objects, and a call into native code does not keep one reachable.
            Reference.reachabilityFence(this);
        }
    }

    private Call call(int count) throws OrtException {
        Map<String, OnnxTensor> results = new HashMap<>();
        for (Network.Tensor tensor : network.outputs()) {
            results.put(tensor.name(), tensor(tensor, outputs.get(tensor.name()), count));
        }
        Network.Tensor only = network.inputs().get(0);
        return new Call(Map.of(only.name(), tensor(only, input, count)), results);
    }

    private OnnxTensor tensor(Network.Tensor tensor, FloatBuffer memory, int count) throws OrtException {
        long[] shape = tensor.shape().stream().mapToLong(Long::longValue).toArray();
        shape[0] = count;
        FloatBuffer rows = memory.duplicate().clear().limit(count * width(tensor));
        OnnxTensor made = OnnxTensor.createTensor(OnnxRuntime.environment(), rows, shape);
        this.made.all.add(made);
        return made;
    }
}
