package org.marienbad.learn.training;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.value.Activation;
import org.marienbad.learn.value.Mlp;

/** Hyperparameters of methods that train a network. */
public final class NetworkSettings {
    /** Widths of the hidden layers. */
    public static final IntListSetting HIDDEN = Setting.ofIntList("hidden", 1, 8, 1, 4096, List.of(60));
    /** The activation of the hidden layers. */
    public static final ChoiceSetting ACTIVATION = Setting.ofChoice(
            "activation",
            Stream.of(Activation.SIGMOID, Activation.TANH, Activation.RELU)
                    .map(NetworkSettings::name)
                    .toArray(String[]::new));
    /** The length of the steps against the gradient. */
    public static final DoubleSetting RATE = Setting.ofDouble("rate", 1e-9, 10, 0.1);

    /** Games after which the steps are half as long, a third after twice as many; 0: never. */
    public static final IntSetting HALVING = Setting.ofInt("halving", 0, Integer.MAX_VALUE, 0);

    /** Equal parts of the range of payoffs with an estimate each; as many as classes of outcome, so that they are told apart. */
    public static final IntSetting OUTPUTS = Setting.ofInt("outputs", 1, 64, 1);

    private NetworkSettings() {}

    /** The value of {@link #ACTIVATION} for {@code activation}. */
    public static String name(Activation activation) {
        return activation.name().toLowerCase(Locale.ROOT);
    }

    /**
     * A network that has not learned anything.
     *
     * @param policyRows how many logits it has; 0 if it has no policy
     */
    public static Mlp untrained(int features, int policyRows, Settings hyper, long seed) {
        return untrained(features, 1, policyRows, hyper, seed);
    }

    /** @param values how many estimates there are, of which the mean is the value */
    public static Mlp untrained(int features, int values, int policyRows, Settings hyper, long seed) {
        Activation activation = Activation.valueOf(hyper.get(ACTIVATION).toUpperCase(Locale.ROOT));
        return Mlp.untrained(features, hyper.get(HIDDEN), activation, values, policyRows, seed)
                .withLearningRate(hyper.get(RATE));
    }
}
