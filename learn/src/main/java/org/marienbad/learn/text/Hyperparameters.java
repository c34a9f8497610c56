package org.marienbad.learn.text;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Names;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Reads hyperparameters as people give them. */
public final class Hyperparameters {
    private Hyperparameters() {}

    /**
     * The declared ones, with the values given.
     *
     * @param method to which they belong
     * @throws RefusedException naming an unknown one, with the name, default and range of all, or one whose value is
     *     not allowed, with its range
     */
    public static Settings of(String method, List<Setting<?>> declared, Map<String, ?> given) {
        given.forEach((key, value) -> {
            Setting<?> setting = declared.stream()
                    .filter(known -> known.key().equals(key))
                    .findFirst()
                    .orElseThrow(() -> unknown(method, key, declared));
            if (setting.parse(value).isEmpty()) {
                throw new RefusedException(
                        Text.of("hyper.value", key, method, String.valueOf(value), range(setting), standard(setting)));
            }
        });
        return Settings.of("hyperparameter", method, declared, given);
    }

    private static RefusedException unknown(String method, String key, List<Setting<?>> declared) {
        List<String> names = declared.stream().map(Setting::key).toList();
        String all = declared.stream()
                .map(setting -> setting.key() + "=" + standard(setting) + " (" + range(setting) + ")")
                .collect(Collectors.joining(", "));
        return new RefusedException(Names.closest(key, names)
                .map(meant -> Text.of("hyper.unknown.meant", key, method, meant, all))
                .orElseGet(() -> Text.of("hyper.unknown", key, method, all)));
    }

    private static <T> String standard(Setting<T> setting) {
        return setting.format(setting.defaultValue());
    }

    /** In signs rather than words, as there are many in a line: {@code 0…1}, {@code relu|tanh}. */
    private static String range(Setting<?> setting) {
        if (setting instanceof DoubleSetting number) {
            return number.format(number.min()) + "…" + number.format(number.max());
        } else if (setting instanceof IntSetting number) {
            return range(number.min(), number.max());
        } else if (setting instanceof IntListSetting list) {
            return range(list.minSize(), list.maxSize()) + " × " + range(list.min(), list.max());
        } else if (setting instanceof ChoiceSetting choice) {
            return String.join("|", choice.values());
        }
        return setting instanceof BooleanSetting ? "true|false" : setting.allowed();
    }

    private static String range(int min, int max) {
        return min + "…" + (max == Integer.MAX_VALUE ? "" : max);
    }
}
