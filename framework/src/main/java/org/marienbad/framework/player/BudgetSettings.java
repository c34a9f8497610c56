package org.marienbad.framework.player;

import java.util.List;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * The settings by which every searching player limits itself; 0 means no limit. A player that is given no limit at
 * all, neither here nor by its caller, thinks for one second.
 */
public final class BudgetSettings {
    public static final IntSetting ITERATIONS = Setting.ofInt("iterations", 0, 2_000_000_000, 0);
    public static final IntSetting DEPTH = Setting.ofInt("depth", 0, 1000, 0);
    public static final IntSetting MILLIS = Setting.ofInt("millis", 0, 86_400_000, 0);
    /** All three, in the order to show them. */
    public static final List<Setting<?>> ALL = List.of(ITERATIONS, DEPTH, MILLIS);

    private BudgetSettings() {}

    /** The limits of {@code settings} (those of the three it declares) and of the caller's {@code budget} together. */
    public static Budget budget(Settings settings, Budget budget) {
        return limits(settings).and(budget).orDefault();
    }

    /** The limits of {@code settings} (those of the three it declares) alone: none where all are 0. */
    public static Budget limits(Settings settings) {
        int iterations = value(settings, ITERATIONS);
        int depth = value(settings, DEPTH);
        int millis = value(settings, MILLIS);
        return new Budget(
                iterations == 0 ? Long.MAX_VALUE : iterations,
                depth == 0 ? Integer.MAX_VALUE : depth,
                millis == 0 ? Long.MAX_VALUE : millis * 1_000_000L);
    }

    private static int value(Settings settings, IntSetting setting) {
        return settings.declared().contains(setting) ? settings.get(setting) : 0;
    }
}
