package org.marienbad.learn.training;

import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;

/** Hyperparameters of {@link TemporalDifference}. */
public final class TdSettings {
    /** How much later estimates count for a target: 0 for the next one alone, 1 for the end of the game alone. */
    public static final DoubleSetting LAMBDA = Setting.ofDouble("lambda", 0, 1, 0.7);
    /** The share of actions drawn at random; a fifth of it in games with chance, which brings variety by itself. */
    public static final DoubleSetting EXPLORATION = Setting.ofDouble("exploration", 0, 1, 0.1);
    /**
     * Each game begins with 0 to so many random actions, from which nothing is learned. They are at most a quarter of
     * the plies that a game can have.
     */
    public static final IntSetting OPENING = Setting.ofInt("opening", 0, 1000, 12);
    /** Of the step towards a target. */
    public static final DoubleSetting RATE = Setting.ofDouble("rate", 0, 100, 1);
    /** Most games that are played by the same weights. */
    public static final IntSetting GENERATION = Setting.ofInt("generation", 1, 1 << 20, 256);
    /** Tuples that are looked up in a position, single cells not counted; twice as many as there are cells if 0. */
    public static final IntSetting TUPLES = Setting.ofInt("tuples", 0, 10_000, 0);
    /** Most cells of a tuple. */
    public static final IntSetting LENGTH = Setting.ofInt("length", 1, 20, 8);
    /** Most weights of a tuple: fewer cells where they have many states. Small tables learn sooner and stay in the cache. */
    public static final IntSetting ENTRIES = Setting.ofInt("entries", 1, 1 << 23, 1 << 14);
    /** Parts of a game by filled cells, with weights of their own; if 0, one for ten cells where games fill cell after cell. */
    public static final IntSetting PHASES = Setting.ofInt("phases", 0, 64, 0);

    private TdSettings() {}
}
