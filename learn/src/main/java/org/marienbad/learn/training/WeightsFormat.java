package org.marienbad.learn.training;

import java.io.DataInput;
import java.io.IOException;
import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.UnlearnableException;

/** How what was learned is kept, and read again. Immutable. */
public interface WeightsFormat {
    /** Language-neutral name: lower case letters. */
    String id();

    /** The hyperparameters. */
    List<Setting<?>> settings();

    /**
     * The inputs for {@code game}.
     *
     * @throws UnlearnableException if nothing can be learned of it
     */
    FeatureSet features(Game game, Settings hyper, long seed);

    /**
     * The output of {@link Weights#writeWeights}.
     *
     * @param services with which it works, if it needs any
     * @throws IllegalArgumentException in a sentence, if it cannot be used in {@code game} or on this system
     */
    Learned read(Game game, Settings hyper, long seed, Services services, DataInput in) throws IOException;
}
