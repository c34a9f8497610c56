package org.marienbad.learn.onnx;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.Methods;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.model.Provenance;
import org.marienbad.learn.network.NetworkOutputs;
import org.marienbad.learn.network.RuntimeNetworks;
import org.marienbad.learn.network.Runtimes;
import org.marienbad.learn.text.Hyperparameters;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.NetworkMethod;
import org.marienbad.learn.training.NetworkSettings;
import org.marienbad.learn.training.Training;
import org.marienbad.learn.training.Weights;
import org.marienbad.learn.value.Layer;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.value.WeightSum;
import org.marienbad.learn.zero.PolicyRows;
import org.marienbad.learn.zero.Zero;

/** Learned weights, to and from ONNX. */
public final class OnnxModels {
    private OnnxModels() {}

    /** The weights of {@code training} so far. */
    public static byte[] export(Training training) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        training.writeWeights(new DataOutputStream(bytes));
        return export(training.method(), training.features().featureCount(), bytes.toByteArray(), Map.of());
    }

    /** The weights of {@code model}, with notes on its origin. */
    public static byte[] export(ModelFile model) throws IOException {
        Provenance provenance = model.provenance();
        Provenance.Recipe recipe = provenance.training().recipe();
        Map<String, String> notes = new LinkedHashMap<>();
        notes.put("game", provenance.game().toString());
        notes.put("features", provenance.features().source());
        notes.put("fingerprint", provenance.features().fingerprint());
        notes.put("method", recipe.method());
        notes.put("seed", String.valueOf(recipe.seed()));
        notes.put("games", String.valueOf(recipe.games()));
        notes.put("sha256", provenance.training().weights());
        if (recipe.method().equals(RuntimeNetworks.FORMAT.id())) {
            return RuntimeNetworks.bytes(new DataInputStream(new ByteArrayInputStream(model.weights())));
        }
        return export(Methods.named(recipe.method()), provenance.features().count(), model.weights(), notes);
    }

    private static byte[] export(Method method, int features, byte[] weights, Map<String, String> notes)
            throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(weights));
        if (method == NetworkMethod.METHOD || method == Zero.METHOD) {
            return OnnxWriter.write(Mlp.read(in), notes);
        }
        WeightSum sum = new WeightSum(features, 1);
        sum.readWeights(in);
        return OnnxWriter.write(sum, notes);
    }

    /**
     * A training that begins with the network in an ONNX file, ready to be kept as a model. The method is zero if it
     * has a policy, else mlp.
     *
     * @param others hyperparameters over and above those that the network tells
     * @throws IllegalArgumentException in a sentence, if it is not supported, or takes other features or gives other
     *     actions than there are
     */
    public static Training read(byte[] onnx, GameSetup setup, long seed, Map<String, ?> others) throws IOException {
        OnnxFile file = OnnxFile.read(onnx);
        return begin(OnnxReader.read(file), file, setup, seed, others);
    }

    /**
     * The network in an ONNX file, ready to be kept as a model. It is for plain Java, or, if that does not support it,
     * for a runtime.
     *
     * @param runtime whether to leave it to a runtime in any case
     * @param services among which a runtime is looked for
     * @throws IllegalArgumentException in a sentence, if it is supported by neither, or does not fit the game
     */
    public static Weights install(byte[] onnx, GameSetup setup, long seed, boolean runtime, Services services)
            throws IOException {
        OnnxFile file = OnnxFile.read(onnx);
        if (runtime) {
            return forRuntime(onnx, file, setup, services);
        }
        Mlp network;
        try {
            network = OnnxReader.read(file);
        } catch (IllegalArgumentException unsupported) {
            if (Runtimes.find(services).isEmpty()) {
                throw Runtimes.missing(unsupported);
            }
            return forRuntime(onnx, file, setup, services);
        }
        return begin(network, file, setup, seed, Map.of());
    }

    private static Weights forRuntime(byte[] onnx, OnnxFile file, GameSetup setup, Services services) {
        List<String> outputs = file.outputs();
        int valueAt = NetworkOutputs.valueAt(file.features(), outputs);
        String value = file.ending(outputs.get(valueAt));
        if (!value.equals("Tanh") && !value.equals("Sigmoid")) {
            throw new IllegalArgumentException("its value ends with " + (value.isEmpty() ? "nothing" : value)
                    + "; allowed: Tanh, from -1 to +1, or Sigmoid, from 0 to 1");
        }
        String policy = outputs.size() < 2
                ? "none"
                : file.ending(outputs.get(1 - valueAt)).equals("Softmax") ? "probabilities" : "logits";
        Map<String, Object> known = Map.of(
                RuntimeNetworks.VALUE.key(),
                value.equals("Tanh") ? "tanh" : "sigmoid",
                RuntimeNetworks.POLICY.key(),
                policy);
        RuntimeNetworks format = RuntimeNetworks.FORMAT;
        Settings hyper = Settings.of("hyperparameter", format.id(), format.settings(), known);
        requireNotes(file, setup, format.features(setup.game(), hyper, 0));
        return format.weights(onnx, setup, hyper, services);
    }

    /** Refuses a file whose metadata say that it was made for other features. */
    private static void requireNotes(OnnxFile file, GameSetup setup, FeatureSet features) {
        String told = file.notes().get("fingerprint");
        if (told != null && !told.equals(HexFormat.of().toHexDigits(features.fingerprint()))) {
            throw new IllegalArgumentException("the network was made for other features than "
                    + setup.provider().id() + " has with these options and seats: for "
                    + file.notes().getOrDefault("game", "a game that it does not name"));
        }
    }

    private static Training begin(Mlp network, OnnxFile file, GameSetup setup, long seed, Map<String, ?> others)
            throws IOException {
        Method method = network.policyRows() > 0 ? Zero.METHOD : NetworkMethod.METHOD;
        Map<String, Object> known = new LinkedHashMap<>(others);
        known.put(
                NetworkSettings.HIDDEN.key(),
                network.hidden().stream().map(Layer::outputs).toList());
        known.put(NetworkSettings.ACTIVATION.key(), NetworkSettings.name(network.activation()));
        Settings hyper = Hyperparameters.of(method.id(), method.settings(), known);
        String game = setup.provider().id();
        FeatureSet seen = method.features(setup.game(), hyper, seed);
        int features = seen.featureCount();
        int rows = PolicyRows.of(setup.game().info()).count();
        if (network.hidden().get(0).inputs() != features) {
            throw new IllegalArgumentException("the network takes "
                    + network.hidden().get(0).inputs() + " features, but " + game + " has " + features);
        }
        if (network.policyRows() > 0 && network.policyRows() != rows) {
            throw new IllegalArgumentException("the network's policy has " + network.policyRows() + " actions, but "
                    + game + " has " + rows + ": those of each seat, one seat after the other");
        }
        requireNotes(file, setup, seen);
        ByteArrayOutputStream weights = new ByteArrayOutputStream();
        network.writeWeights(new DataOutputStream(weights));
        return method.start(setup, hyper, seed, new DataInputStream(new ByteArrayInputStream(weights.toByteArray())));
    }
}
