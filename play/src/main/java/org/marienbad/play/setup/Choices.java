package org.marienbad.play.setup;

import java.util.Map;

/** Remembers the user's last choices, as text under keys such as {@code game.kalaha.seats}. */
public interface Choices {
    /** The choice for {@code key}, or {@code otherwise} if there is none. */
    String get(String key, String otherwise);

    /** All values whose key starts with {@code prefix}, under the rest of the key, in the order of the keys. */
    Map<String, Object> group(String prefix);

    void put(String key, Object value);

    /** Replaces all values whose key starts with {@code prefix}. */
    void group(String prefix, Map<String, ?> group);

    /** The whole number chosen for {@code key}, or {@code otherwise} if nothing was or it is none. */
    default int getInt(String key, int otherwise) {
        try {
            return Integer.parseInt(get(key, String.valueOf(otherwise)));
        } catch (NumberFormatException damaged) {
            return otherwise;
        }
    }
}
