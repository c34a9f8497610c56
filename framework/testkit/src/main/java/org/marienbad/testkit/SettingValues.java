package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.FileSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;

/** Values of a setting worth trying. */
final class SettingValues {
    /** A list as long as allowed of values as high as allowed makes huge games: the sum of a list stays below this. */
    private static final int LARGEST_SUM = 200;

    private SettingValues() {}

    /** The default value and the extremes. */
    static Set<Object> extremes(Setting<?> setting) {
        Set<Object> values = new LinkedHashSet<>();
        values.add(setting.defaultValue());
        if (setting instanceof IntSetting whole) {
            values.addAll(List.of(whole.min(), whole.max()));
        } else if (setting instanceof DoubleSetting decimal) {
            values.addAll(List.of(decimal.min(), decimal.max()));
        } else if (setting instanceof BooleanSetting) {
            values.addAll(List.of(false, true));
        } else if (setting instanceof ChoiceSetting choice) {
            values.addAll(choice.values());
        } else if (setting instanceof IntListSetting list) {
            values.add(Collections.nCopies(list.minSize(), list.min()));
            values.add(Collections.nCopies(list.minSize(), capped(list, list.minSize())));
            values.add(Collections.nCopies(list.maxSize(), Math.min(list.max(), Math.max(1, list.min()))));
        }
        if (setting instanceof FileSetting file) {
            values.addAll(file.names());
        }
        return values;
    }

    /** Any allowed value, small lists rather than large ones. */
    static Object random(Setting<?> setting, SplittableRandom random) {
        if (setting instanceof IntSetting whole) {
            return (int) random.nextLong(whole.min(), whole.max() + 1L);
        } else if (setting instanceof DoubleSetting decimal) {
            return decimal.min() + random.nextDouble() * (decimal.max() - decimal.min());
        } else if (setting instanceof BooleanSetting) {
            return random.nextBoolean();
        } else if (setting instanceof ChoiceSetting choice) {
            return choice.values().get(random.nextInt(choice.values().size()));
        } else if (setting instanceof IntListSetting list) {
            int size = random.nextInt(list.minSize(), Math.min(list.maxSize(), list.minSize() + 5) + 1);
            int highest = capped(list, size);
            List<Integer> value = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                value.add(random.nextInt(list.min(), highest + 1));
            }
            return value;
        } else if (setting instanceof FileSetting file && !file.names().isEmpty()) {
            return file.names().get(random.nextInt(file.names().size()));
        }
        return setting.defaultValue();
    }

    private static int capped(IntListSetting list, int size) {
        return Math.max(list.min(), Math.min(list.max(), LARGEST_SUM / Math.max(1, size)));
    }
}
