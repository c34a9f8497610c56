package org.marienbad.learn.network;

import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.model.NetworkRuntime;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Weights;
import org.marienbad.learn.training.WeightsFormat;
import org.marienbad.learn.value.LearnedEvaluator;

/** Models whose weights are an ONNX file, which a {@link NetworkRuntime} computes. */
public final class RuntimeNetworks implements WeightsFormat {
    private static final int PART = 1 << 16;

    public static final RuntimeNetworks FORMAT = new RuntimeNetworks();

    /** The end of the value: {@code tanh} for −1 to +1, {@code sigmoid} for 0 to 1. */
    public static final ChoiceSetting VALUE = Setting.ofChoice("value", "tanh", "sigmoid");
    /** The form of the policy, if there is one. */
    public static final ChoiceSetting POLICY = Setting.ofChoice("policy", "none", "logits", "probabilities");

    /** Positions of a batch unless somebody asks for another size: from there on larger ones gain little. */
    private static final int BATCH = 16;

    private RuntimeNetworks() {}

    @Override
    public String id() {
        return "onnx";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(VALUE, POLICY);
    }

    @Override
    public FeatureSet features(Game game, Settings hyper, long seed) {
        return FeatureSets.of(game);
    }

    @Override
    public Learned read(Game game, Settings hyper, long seed, Services services, DataInput in) throws IOException {
        byte[] onnx = bytes(in);
        FeatureSet features = features(game, hyper, seed);
        return learned(
                game,
                features,
                OpenNetwork.of(OpenNetworks.open(Runtimes.require(services), onnx), hyper, game, features));
    }

    static Learned learned(Game game, FeatureSet features, OpenNetwork network) {
        boolean open = !game.info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        Evaluator evaluator = LearnedEvaluator.ofAll(game, new RuntimeEvaluator(game, features, network));
        Optional<Policy> policy =
                network.hasPolicy() ? Optional.of(new RuntimePolicy(game, features, network)) : Optional.empty();
        return new Learned(
                evaluator,
                policy,
                open
                        ? Optional.of(size -> new RuntimeLeaves(
                                game, features, network, evaluator.forThread(), size == 0 ? BATCH : size))
                        : Optional.empty());
    }

    /**
     * The ONNX file in what {@link Weights#writeWeights} wrote.
     *
     * @throws IOException if it is cut off
     */
    public static byte[] bytes(DataInput in) throws IOException {
        int length = in.readInt();
        if (length < 0) {
            throw new IOException("a length of " + length);
        }
        // The length may be wrong: no room is made for more than there is.
        ByteArrayOutputStream onnx = new ByteArrayOutputStream();
        byte[] part = new byte[Math.min(length, PART)];
        for (int left = length; left > 0; left -= PART) {
            int size = Math.min(left, PART);
            in.readFully(part, 0, size);
            onnx.write(part, 0, size);
        }
        return onnx.toByteArray();
    }

    /**
     * The network in {@code onnx} for the game of {@code setup}.
     *
     * @throws IllegalArgumentException in a sentence, if there is no runtime, or the network does not fit it or the game
     */
    public Weights weights(byte[] onnx, GameSetup setup, Settings hyper, Services services) {
        FeatureSet features = features(setup.game(), hyper, 0);
        OpenNetwork.of(OpenNetworks.open(Runtimes.require(services), onnx), hyper, setup.game(), features);
        return new File(onnx, setup, hyper, features);
    }

    private record File(byte[] onnx, GameSetup setup, Settings hyper, FeatureSet features) implements Weights {
        @Override
        public WeightsFormat method() {
            return FORMAT;
        }

        @Override
        public long seed() {
            return 0;
        }

        @Override
        public long games() {
            return 0;
        }

        @Override
        public void writeWeights(DataOutput out) throws IOException {
            out.writeInt(onnx.length);
            out.write(onnx);
        }
    }
}
