package org.marienbad.framework.picture;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** What is to be pointed out in a picture: spots by the reason. Immutable. */
public record Marks(Map<Mark, Set<String>> spots) {
    /** Nothing. */
    public static final Marks NONE = new Marks(Map.of());

    /** Why a spot is marked. */
    public enum Mark {
        /** A click on it is part of a legal action. */
        LEGAL,
        /** It is legal and under the pointer. */
        HOVER,
        /** It has been clicked, and more clicks are wanted. */
        CHOSEN,
        /** The action under the pointer would bring tokens here. */
        TARGET,
        /** The action under the pointer would take tokens from here. */
        SOURCE,
        /** The last action concerned it. */
        LAST,
        /** It is recommended. */
        HINT,
        /** It has the keyboard's focus. */
        FOCUS
    }

    public Marks {
        spots = Map.copyOf(spots);
    }

    /** These marks, with {@code ids} for {@code mark}. */
    public Marks with(Mark mark, Collection<String> ids) {
        Map<Mark, Set<String>> all = new EnumMap<>(Mark.class);
        all.putAll(spots);
        all.put(mark, Set.copyOf(ids));
        return new Marks(all);
    }

    /** Whether {@code id} is marked for this reason. */
    public boolean has(Mark mark, String id) {
        return spots.getOrDefault(mark, Set.of()).contains(id);
    }

    /** How many spots are marked for this reason. */
    public int count(Mark mark) {
        return spots.getOrDefault(mark, Set.of()).size();
    }
}
