package org.marienbad.learn.zero;

import java.util.List;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.learn.training.NetworkSettings;

/** Hyperparameters of {@link Zero}. */
public final class ZeroSettings {
    /** Iterations of each search. */
    public static final IntSetting SIMULATIONS = Setting.ofInt("simulations", 2, 1_000_000, 64);
    /** Leaves that are evaluated together. */
    public static final IntSetting BATCH = Setting.ofInt("batch", 1, 1024, 1);
    /** The exploration constant of PUCT. */
    public static final DoubleSetting EXPLORATION = Setting.ofDouble("exploration", 0, 10, 1.5);
    /** The weight of the noise beside the policy at the root. */
    public static final DoubleSetting NOISE = Setting.ofDouble("noise", 0, 1, 0.25);
    /** The noise is drawn from a Dirichlet distribution, whose parameter is this over the number of actions. */
    public static final DoubleSetting CONCENTRATION = Setting.ofDouble("concentration", 0.01, 1000, 10);
    /** So many plies of a game are drawn by visits; from then on the action with the most visits is played. */
    public static final IntSetting DRAWN = Setting.ofInt("drawn", 0, 1 << 20, 16);
    /** Each game begins with 0 to so many random actions, from which nothing is learned. */
    public static final IntSetting OPENING = Setting.ofInt("opening", 0, 1000, 4);
    /** How much later values count for a target: 0 for that of the search alone, 1 for the end of the game alone. */
    public static final DoubleSetting LAMBDA = Setting.ofDouble("lambda", 0, 1, 0.9);
    /** Most games that are played by the same weights. */
    public static final IntSetting GENERATION = Setting.ofInt("generation", 1, 1 << 20, 64);
    /** Most positions that are remembered. */
    public static final IntSetting BUFFER = Setting.ofInt("buffer", 1, 1 << 24, 60_000);
    /** How often a position is learned, on average. */
    public static final IntSetting PASSES = Setting.ofInt("passes", 1, 100, 4);

    static final List<Setting<?>> ALL = List.of(
            SIMULATIONS,
            BATCH,
            EXPLORATION,
            NOISE,
            CONCENTRATION,
            DRAWN,
            OPENING,
            LAMBDA,
            GENERATION,
            BUFFER,
            PASSES,
            NetworkSettings.HIDDEN,
            NetworkSettings.ACTIVATION,
            NetworkSettings.RATE);

    private ZeroSettings() {}
}
