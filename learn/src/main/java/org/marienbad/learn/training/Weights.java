package org.marienbad.learn.training;

import java.io.DataOutput;
import java.io.IOException;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;

/** The learned weights and their method: all of a model. */
public interface Weights {
    WeightsFormat method();

    GameSetup setup();

    Settings hyper();

    long seed();

    FeatureSet features();

    /** Games of self-play from which it was learned. */
    long games();

    /** Writes what {@link WeightsFormat#read} needs. */
    void writeWeights(DataOutput out) throws IOException;
}
