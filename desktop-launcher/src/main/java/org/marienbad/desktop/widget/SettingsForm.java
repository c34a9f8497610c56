package org.marienbad.desktop.widget;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.CheckBox;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.marienbad.desktop.text.SettingLabels;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;

/**
 * Fields made from declared settings: boxes to tick, lists to choose from, sliders for small ranges. Everything else
 * has text fields that check their input. Keeps the last valid value of each.
 */
public final class SettingsForm extends Table {
    /** Wider ranges than this are typed rather than slid. */
    private static final int WIDEST_SLIDER = 64;

    private final Widgets widgets;
    private final SettingLabels words;
    private final String prefix;
    private final Function<NameSetting, List<String>> choices;
    private final Runnable changed;
    private final List<Setting<?>> declared;
    private final Map<String, Object> values = new LinkedHashMap<>();
    private final Map<String, Cell<Label>> messages = new HashMap<>();
    private final Set<String> wrong = new LinkedHashSet<>();

    /**
     * A form for {@code declared}.
     *
     * @param prefix of the names of the fields, as in {@code option.pits}
     * @param given values to start with, by key; those not allowed are ignored
     * @param choices the words that a {@link NameSetting} may be, empty where any will do
     * @param changed called after every change
     */
    public SettingsForm(
            Widgets widgets,
            SettingLabels words,
            String prefix,
            List<Setting<?>> declared,
            Map<String, ?> given,
            Function<NameSetting, List<String>> choices,
            Runnable changed) {
        this.widgets = widgets;
        this.words = words;
        this.prefix = prefix;
        this.choices = choices;
        this.changed = changed;
        this.declared = List.copyOf(declared);
        defaults().left().padBottom(widgets.theme().px(8));
        declared.forEach(setting -> row(setting, given.get(setting.key())));
    }

    /** The values in text form, by key. */
    public Map<String, Object> values() {
        return new LinkedHashMap<>(values);
    }

    /** The fault of the first field that holds something not allowed, in one line; empty if there is none. */
    public Optional<String> problem() {
        return declared.stream()
                .filter(setting -> wrong.contains(setting.key()))
                .findFirst()
                .map(setting -> words.name(setting) + ": " + words.allowed(setting));
    }

    /** Whether every field holds something allowed. */
    public boolean isValid() {
        return wrong.isEmpty();
    }

    private <T> void row(Setting<T> setting, Object given) {
        T value = given == null ? setting.defaultValue() : setting.parse(given).orElse(setting.defaultValue());
        values.put(setting.key(), setting.format(value));
        Label error = widgets.wrapped("", "error");
        Actor field = field(setting, value, error);
        field.setName(prefix + setting.key());
        String help = words.help(setting);
        Theme theme = widgets.theme();
        if (field instanceof CheckBox) {
            Table box = new Table();
            box.add(widgets.tip(field, help)).minWidth(0);
            box.add(widgets.hint(help)).padLeft(theme.px(6));
            add(box).colspan(3).left().minWidth(0).height(theme.px(28));
        } else {
            Table name = new Table();
            name.add(widgets.tip(widgets.wrapped(words.name(setting), "default"), help))
                    .growX();
            name.add(widgets.hint(help)).padLeft(theme.px(4));
            add(name).width(theme.px(136)).padRight(theme.px(10));
            boolean slider = field instanceof Slider;
            add(widgets.tip(field, help)).growX().minWidth(theme.px(80)).colspan(slider ? 1 : 2);
            if (slider) {
                Label number = widgets.label(setting.format(value), "bold");
                number.setName(prefix + setting.key() + ".value");
                number.setAlignment(Align.right);
                Widgets.onChange(field, () -> number.setText(String.valueOf(values.get(setting.key()))));
                add(number).width(theme.px(34)).padLeft(theme.px(6));
            }
        }
        row();
        if (field instanceof TextField) {
            add().padBottom(0);
            Cell<Label> message = add(error).colspan(2).growX().padBottom(0).height(0);
            messages.put(setting.key(), message);
            row();
        }
    }

    private <T> Actor field(Setting<T> setting, T value, Label error) {
        Setting.Field field = setting.field();
        String text = setting.format(value);
        if (field.kind() == Setting.Kind.BOOLEAN) {
            CheckBox box =
                    new CheckBox("  " + words.name(setting), widgets.theme().skin());
            box.setChecked(text.equals("on"));
            box.getLabel().setEllipsis(true);
            box.getLabelCell().minWidth(0);
            Tip.of(box, widgets.theme()).whole(box.getLabel());
            Widgets.onChange(box, () -> accept(setting.key(), box.isChecked() ? "on" : "off"));
            return box;
        } else if (field.kind() == Setting.Kind.INT && isNarrow(field)) {
            Slider slider = new Slider(
                    field.limits().get("min").intValue(),
                    field.limits().get("max").intValue(),
                    1,
                    false,
                    widgets.theme().skin());
            slider.setValue(Integer.parseInt(text));
            Widgets.onChange(slider, () -> accept(setting.key(), String.valueOf(Math.round(slider.getValue()))));
            return slider;
        }
        List<String> names =
                new ArrayList<>(setting instanceof NameSetting word ? choices.apply(word) : field.values());
        if (!names.isEmpty() && setting.reach(value) == Reach.ANYWHERE) {
            String usual = setting.format(setting.defaultValue());
            if (!names.contains(usual)) {
                names.add(0, usual);
            }
            return select(setting, names, text);
        }
        return text(setting, value, error);
    }

    private static boolean isNarrow(Setting.Field field) {
        return !field.limits().isEmpty()
                && field.limits().get("max").longValue()
                                - field.limits().get("min").longValue()
                        <= WIDEST_SLIDER;
    }

    private Actor select(Setting<?> setting, List<String> names, String value) {
        return new Select<>(
                widgets.theme(),
                names.stream()
                        .map(name -> new Select.Item<>(name, words.value(setting, name)))
                        .toList(),
                value,
                name -> accept(setting.key(), name));
    }

    private <T> Actor text(Setting<T> setting, T value, Label error) {
        Theme theme = widgets.theme();
        TextField field = new TextField(setting.format(value), theme.skin());
        field.setMessageText(words.allowed(setting));
        field.setTextFieldListener((source, character) -> {
            boolean allowed = setting.parse(source.getText()).isPresent();
            String style = allowed ? "default" : "wrong";
            source.setStyle(theme.skin().get(style, TextField.TextFieldStyle.class));
            error.setText(allowed ? "" : words.allowed(setting));
            Cell<Label> message = messages.get(setting.key());
            message.height(allowed ? Value.zero : Value.prefHeight).padBottom(allowed ? 0 : theme.px(8));
            invalidateHierarchy();
            if (allowed) {
                accept(setting.key(), source.getText().trim());
            } else {
                wrong.add(setting.key());
                changed.run();
            }
        });
        return field;
    }

    /** A value that was wrong and is again as before is a change, too. */
    private void accept(String key, String value) {
        boolean mended = wrong.remove(key);
        if (!value.equals(values.put(key, value)) || mended || !wrong.isEmpty()) {
            changed.run();
        }
    }
}
