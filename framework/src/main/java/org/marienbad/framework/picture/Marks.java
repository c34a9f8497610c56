package org.marienbad.framework.picture;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Marks in a picture: spots by the reason, and arrows between spots. Immutable. */
public record Marks(Map<Mark, Set<String>> spots, List<Arrow> arrows) {
    /** Nothing. */
    public static final Marks NONE = new Marks(Map.of(), List.of());

    /**
     * An action that is recommended, from one spot to another.
     *
     * @param rank 0 for the best one; those behind it are drawn thinner
     */
    public record Arrow(String from, String to, int rank) {}

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
        arrows = List.copyOf(arrows);
    }

    /** These marks, with {@code ids} for {@code mark}. */
    public Marks with(Mark mark, Collection<String> ids) {
        Map<Mark, Set<String>> all = new EnumMap<>(Mark.class);
        all.putAll(spots);
        all.put(mark, Set.copyOf(ids));
        return new Marks(all, arrows);
    }

    /** These marks, with these arrows instead of others. */
    public Marks with(List<Arrow> recommended) {
        return new Marks(spots, recommended);
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
