package org.marienbad.framework.setting;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One of a few known names, which may be given anywhere, or the path of a file, whose reach is {@link Reach#LOCAL}. The
 * default value is a name, or empty for no file.
 */
public record FileSetting(String key, List<String> names, String defaultValue) implements Setting<String> {
    private static final int LONGEST = 4096;

    public FileSetting {
        names = List.copyOf(names);
        Setting.require(key, defaultValue.isEmpty() || names.contains(defaultValue));
    }

    @Override
    public String allowed() {
        return names.isEmpty()
                ? "the path of a file"
                : "one of " + String.join(", ", names) + ", or the path of a file";
    }

    @Override
    public Optional<String> parse(Object raw) {
        String given = String.valueOf(raw).strip();
        return given.equals(defaultValue) || TextSetting.isText(given, LONGEST) ? Optional.of(given) : Optional.empty();
    }

    @Override
    public Reach reach(String value) {
        return value.isEmpty() || names.contains(value) ? Reach.ANYWHERE : Reach.LOCAL;
    }

    @Override
    public Field field() {
        return new Field(Kind.FILE, names, Map.of());
    }
}
