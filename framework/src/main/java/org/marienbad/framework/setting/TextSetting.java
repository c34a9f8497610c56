package org.marienbad.framework.setting;

import java.util.Optional;

/** Text that reaches beyond the program: a command, an address. Empty, the default, means none. */
public record TextSetting(String key) implements Setting<String> {
    private static final int LONGEST = 4096;

    public TextSetting {
        Setting.require(key, true);
    }

    @Override
    public String defaultValue() {
        return "";
    }

    @Override
    public String allowed() {
        return "a text of at most " + LONGEST + " characters";
    }

    @Override
    public Optional<String> parse(Object raw) {
        String given = String.valueOf(raw).strip();
        return given.isEmpty() || isText(given, LONGEST) ? Optional.of(given) : Optional.empty();
    }

    @Override
    public Reach reach(String value) {
        return value.isEmpty() ? Reach.ANYWHERE : Reach.LOCAL;
    }

    static boolean isText(String given, int longest) {
        return !given.isEmpty() && given.length() <= longest && given.chars().noneMatch(Character::isISOControl);
    }

    @Override
    public Field field() {
        return new Field(Kind.TEXT);
    }
}
