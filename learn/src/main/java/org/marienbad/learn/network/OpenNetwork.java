package org.marienbad.learn.network;

import java.util.List;
import org.marienbad.ai.search.model.Network;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.zero.PolicyRows;

/**
 * A network that fits a game.
 *
 * @param value the name of the output that is the value
 * @param policy that of the policy; empty if there is none
 * @param unit whether values are from 0 to 1, not from −1 to +1
 * @param probabilities whether the policy consists of probabilities, not of logits
 */
record OpenNetwork(Network network, String value, String policy, boolean unit, boolean probabilities) {
    /** @throws IllegalArgumentException in a sentence, if the network does not fit {@code game} */
    static OpenNetwork of(Network network, Settings hyper, Game game, FeatureSet features) {
        String kind = hyper.get(RuntimeNetworks.POLICY);
        boolean wanted = !kind.equals("none");
        List<String> outputs = names(network.outputs());
        int valueAt = NetworkOutputs.valueAt(names(network.inputs()), outputs);
        if (outputs.size() != (wanted ? 2 : 1)) {
            throw new IllegalArgumentException(
                    "it has outputs " + outputs + "; expected: the value" + (wanted ? " and the policy" : " alone"));
        }
        requireShape("input", network.inputs().get(0), features.featureCount(), "the features of the game");
        requireShape("value", network.outputs().get(valueAt), 1, "one number a position");
        if (wanted) {
            requireShape(
                    "policy",
                    network.outputs().get(1 - valueAt),
                    PolicyRows.of(game.info()).count(),
                    "the actions of each seat, one seat after the other");
        }
        return new OpenNetwork(
                network,
                outputs.get(valueAt),
                wanted ? outputs.get(1 - valueAt) : "",
                hyper.get(RuntimeNetworks.VALUE).equals("sigmoid"),
                kind.equals("probabilities"));
    }

    private static List<String> names(List<Network.Tensor> tensors) {
        return tensors.stream().map(Network.Tensor::name).toList();
    }

    private static void requireShape(String role, Network.Tensor tensor, long width, String meaning) {
        boolean row = tensor.shape().size() == 2 && tensor.shape().get(1) == width;
        boolean single = width == 1 && tensor.shape().size() == 1;
        if (!tensor.isFloat() || !row && !single || tensor.shape().get(0) != Network.ANY) {
            throw new IllegalArgumentException("its " + role + " '" + tensor.name() + "' is "
                    + String.join(
                            " x ",
                            tensor.shape().stream()
                                    .map(length -> length == Network.ANY ? "any" : length.toString())
                                    .toList())
                    + (tensor.isFloat() ? "" : " of other numbers than 32-bit floats") + "; needed: any x " + width
                    + " (any number of positions x " + meaning + ")");
        }
    }

    boolean hasPolicy() {
        return !policy.isEmpty();
    }
}
