package org.marienbad.learn.onnx;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.Methods;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.model.Provenance;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.NetworkSettings;
import org.marienbad.learn.training.TemporalDifference;
import org.marienbad.learn.training.Training;
import org.marienbad.learn.value.Layer;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.value.WeightSum;
import org.marienbad.learn.zero.PolicyRows;
import org.marienbad.learn.zero.Zero;

/** What was learned, to and from ONNX. */
public final class OnnxModels {
    private OnnxModels() {}

    /** What {@code training} has learned so far. */
    public static byte[] export(Training training) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        training.writeWeights(new DataOutputStream(bytes));
        return export(training.method(), training.features().featureCount(), bytes.toByteArray(), Map.of());
    }

    /** What {@code model} has learned, with notes on where it comes from. */
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
        return export(Methods.named(recipe.method()), provenance.features().count(), model.weights(), notes);
    }

    private static byte[] export(Method method, int features, byte[] weights, Map<String, String> notes)
            throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(weights));
        if (method == TemporalDifference.MLP || method == Zero.METHOD) {
            return OnnxWriter.write(Mlp.read(in), notes);
        }
        WeightSum sum = new WeightSum(features, 1);
        sum.readWeights(in);
        return OnnxWriter.write(sum, notes);
    }

    /**
     * A training that begins with the network in an ONNX file, ready to be kept as a model: by the method zero if it has a
     * policy, else mlp.
     *
     * @param others hyperparameters over and above those that the network tells
     * @throws IllegalArgumentException in a sentence, if it is not supported, or takes other features or gives other actions
     *     than there are
     */
    public static Training read(byte[] onnx, GameSetup setup, long seed, Map<String, ?> others) throws IOException {
        Mlp network = OnnxReader.read(onnx);
        Method method = network.policyRows() > 0 ? Zero.METHOD : TemporalDifference.MLP;
        Map<String, Object> known = new LinkedHashMap<>(others);
        known.put(
                NetworkSettings.HIDDEN.key(),
                network.hidden().stream().map(Layer::outputs).toList());
        known.put(NetworkSettings.ACTIVATION.key(), NetworkSettings.name(network.activation()));
        Settings hyper = Settings.of("hyperparameter", method.id(), method.settings(), known);
        String game = setup.provider().id();
        int features = method.features(setup.game(), hyper, seed).featureCount();
        int rows = PolicyRows.of(setup.game().info()).count();
        if (network.hidden().get(0).inputs() != features) {
            throw new IllegalArgumentException("the network takes "
                    + network.hidden().get(0).inputs() + " features, but " + game + " has " + features);
        }
        if (network.policyRows() > 0 && network.policyRows() != rows) {
            throw new IllegalArgumentException("the network's policy has " + network.policyRows() + " actions, but "
                    + game + " has " + rows + ": those of each seat, one seat after the other");
        }
        ByteArrayOutputStream weights = new ByteArrayOutputStream();
        network.writeWeights(new DataOutputStream(weights));
        return method.start(setup, hyper, seed, new DataInputStream(new ByteArrayInputStream(weights.toByteArray())));
    }
}
