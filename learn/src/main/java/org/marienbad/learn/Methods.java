package org.marienbad.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.network.RuntimeNetworks;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.NetworkMethod;
import org.marienbad.learn.training.TemporalDifference;
import org.marienbad.learn.training.Training;
import org.marienbad.learn.training.TrainingFile;
import org.marienbad.learn.training.WeightsFormat;
import org.marienbad.learn.zero.Zero;

/** The ways to learn there are. */
public final class Methods {
    private static final List<Method> ALL =
            List.of(TemporalDifference.TUPLES, TemporalDifference.LINEAR, NetworkMethod.METHOD, Zero.METHOD);

    private Methods() {}

    /** The one to take first comes first. */
    public static List<Method> all() {
        return ALL;
    }

    /** @throws IllegalArgumentException listing the names there are */
    public static Method named(String id) {
        return ALL.stream()
                .filter(method -> method.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new RefusedException(Text.of(
                        "method.unknown", id, ALL.stream().map(Method::id).collect(Collectors.joining(", ")))));
    }

    /** How the weights of models are kept: by every method, and networks that a runtime computes.
     *
     * @throws IllegalArgumentException listing the names there are
     */
    public static WeightsFormat format(String id) {
        return id.equals(RuntimeNetworks.FORMAT.id()) ? RuntimeNetworks.FORMAT : named(id);
    }

    /**
     * The training saved in {@code file}; it goes on as if it had never stopped.
     *
     * @throws IllegalArgumentException in a sentence, if it is no such file or was trained for another game or other options
     */
    public static Training resume(Path file, GameSetup setup) throws IOException {
        return TrainingFile.resume(file, setup, ALL);
    }
}
