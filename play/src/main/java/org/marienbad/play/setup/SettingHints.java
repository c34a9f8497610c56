package org.marienbad.play.setup;

import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;

/** What may be given for settings, in the words of a screen: its bundle has the keys {@code field.…}. */
public final class SettingHints {
    private SettingHints() {}

    /** As a hint beside the field of {@code setting}. */
    public static <T> String allowed(Setting<T> setting, Messages words) {
        if (setting instanceof IntSetting whole) {
            return words.get("field.whole", whole.min(), whole.max());
        } else if (setting instanceof DoubleSetting decimal) {
            return words.get("field.decimal", decimal.min(), decimal.max());
        } else if (setting instanceof IntListSetting list) {
            return words.get(
                    "field.wholeList",
                    list.minSize(),
                    list.maxSize(),
                    list.min(),
                    list.max(),
                    list.format(list.defaultValue()));
        } else if (setting instanceof ChoiceSetting choice) {
            return words.get("field.choice", String.join(", ", choice.values()));
        }
        return setting instanceof NameSetting ? words.get("field.word") : setting.allowed();
    }
}
