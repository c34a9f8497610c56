package org.marienbad.framework.setting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A value for each of the settings that an owner declared. Immutable; read with the setting itself as the key. */
public final class Settings {
    /** No settings declared, none given. */
    public static final Settings NONE = new Settings(new LinkedHashMap<>());

    private final Map<Setting<?>, Object> values;

    private Settings(LinkedHashMap<Setting<?>, Object> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /** The default values. */
    public static Settings defaults(List<Setting<?>> declared) {
        LinkedHashMap<Setting<?>, Object> values = new LinkedHashMap<>();
        declared.forEach(setting -> values.put(setting, setting.defaultValue()));
        return new Settings(values);
    }

    /** As {@link #of(String, String, List, Map, Reach)}, of values that were given anywhere. */
    public static Settings of(String noun, String owner, List<Setting<?>> declared, Map<String, ?> given) {
        return of(noun, owner, declared, given, Reach.ANYWHERE);
    }

    /**
     * The declared settings with the given values (text or plain JSON, by key), the defaults elsewhere.
     *
     * @param noun the owner's word for them, for messages: "option" or "setting"
     * @param owner id of the owner, for messages
     * @param reach where the values were given
     * @throws IllegalArgumentException naming the first key or value that is not allowed, and what is
     */
    public static Settings of(String noun, String owner, List<Setting<?>> declared, Map<String, ?> given, Reach reach) {
        LinkedHashMap<Setting<?>, Object> values = new LinkedHashMap<>(defaults(declared).values);
        given.forEach((key, raw) -> {
            Setting<?> setting = declared.stream()
                    .filter(candidate -> candidate.key().equals(key))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(Names.unknown(
                            noun + " of " + owner,
                            key,
                            declared.stream().map(Setting::key).toList())));
            values.put(setting, parse(noun, owner, setting, raw, reach));
        });
        return new Settings(values);
    }

    private static <T> T parse(String noun, String owner, Setting<T> setting, Object raw, Reach reach) {
        String where = noun + " '" + setting.key() + "' of " + owner + ": ";
        T value = setting.parse(raw)
                .orElseThrow(() -> new IllegalArgumentException(
                        where + "'" + raw + "' is not allowed; allowed: " + setting.allowed()));
        if (setting.reach(value) == Reach.LOCAL && reach != Reach.LOCAL) {
            List<String> names = setting.field().values();
            throw new IllegalArgumentException(where + "'" + raw + "' is not allowed here; allowed: "
                    + (names.isEmpty() ? "nothing" : "one of " + String.join(", ", names))
                    + "; paths and commands are accepted only from the command line and dialogs of this machine, or"
                    + " with --allow-local");
        }
        return value;
    }

    /**
     * The value of {@code setting}.
     *
     * @throws IllegalArgumentException if it is not among the declared ones
     */
    @SuppressWarnings("unchecked") // values are only ever put in by their own setting's parse
    public <T> T get(Setting<T> setting) {
        Object value = values.get(setting);
        if (value == null) {
            throw new IllegalArgumentException("setting '" + setting.key() + "' was not declared");
        }
        return (T) value;
    }

    /** These settings with one value changed. */
    public <T> Settings with(Setting<T> setting, T value) {
        get(setting);
        LinkedHashMap<Setting<?>, Object> changed = new LinkedHashMap<>(values);
        changed.put(setting, value);
        return new Settings(changed);
    }

    public List<Setting<?>> declared() {
        return List.copyOf(values.keySet());
    }

    /** All values in plain JSON form, by key, in the order declared. */
    public Map<String, Object> toMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        values.forEach((setting, value) -> map.put(setting.key(), plain(setting, value)));
        return map;
    }

    /** The values that differ from the defaults, in plain JSON form. */
    public Map<String, Object> changed() {
        Map<String, Object> map = toMap();
        values.forEach((setting, value) -> {
            if (value.equals(setting.defaultValue())) {
                map.remove(setting.key());
            }
        });
        return map;
    }

    /** The settings whose values differ from {@code usual}, text by key, or from the default where that names none. */
    public List<Setting<?>> differing(Map<String, String> usual) {
        List<Setting<?>> differing = new ArrayList<>();
        values.forEach((setting, value) -> {
            String other = usual.get(setting.key());
            if (other == null
                    ? !value.equals(setting.defaultValue())
                    : !format(setting, value).equals(other)) {
                differing.add(setting);
            }
        });
        return differing;
    }

    /** The values that differ from the defaults, as {@code key=value} joined by commas. */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        values.forEach((setting, value) -> {
            if (!value.equals(setting.defaultValue())) {
                parts.add(setting.key() + "=" + format(setting, value));
            }
        });
        return String.join(",", parts);
    }

    /** The text form of the value of {@code setting}. */
    public <T> String text(Setting<T> setting) {
        return setting.format(get(setting));
    }

    @SuppressWarnings("unchecked")
    private static <T> Object plain(Setting<T> setting, Object value) {
        return setting.plain((T) value);
    }

    @SuppressWarnings("unchecked")
    private static <T> String format(Setting<T> setting, Object value) {
        return setting.format((T) value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && settings.values.equals(values);
    }

    @Override
    public int hashCode() {
        return Objects.hash(values);
    }
}
