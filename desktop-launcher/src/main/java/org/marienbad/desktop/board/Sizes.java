package org.marienbad.desktop.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.marienbad.framework.picture.Picture;

/**
 * Sizes that hold for a whole board, in pixels, so that a stone is as big in a pit as in a store.
 *
 * @param unit half the size of a usual spot, the median
 * @param stone radius of a stone
 * @param match length of a match
 */
record Sizes(float unit, float stone, float match) {
    static Sizes of(Collection<Place> places, Function<Place, Outline> outlines) {
        List<Float> usualSizes = new ArrayList<>();
        float stone = Float.MAX_VALUE;
        float match = Float.MAX_VALUE;
        for (Place place : places) {
            Outline outline = outlines.apply(place);
            if (outline.kind() == Outline.Kind.LINE || place.style() == Picture.Style.BOARD) {
                continue;
            }
            boolean usual = switch (place.style()) {
                case PIT, HEAP, CELL, LAND, CARD, STORE -> true;
                default -> false;
            };
            if (usual) {
                usualSizes.add(outline.inradius());
            }
            if (place.style() == Picture.Style.PIT || place.style() == Picture.Style.STORE) {
                stone = Math.min(stone, outline.inradius() * .24f);
            }
            for (Picture.Tokens tokens : place.spot().tokens()) {
                if (tokens.kind() == Picture.Kind.MATCH) {
                    match = Math.min(match, outline.height() * .88f);
                }
            }
        }
        Collections.sort(usualSizes);
        float unit = usualSizes.isEmpty() ? 24 : usualSizes.get(usualSizes.size() / 2);
        return new Sizes(unit, orElse(stone, unit * .24f), orElse(match, 40));
    }

    private static float orElse(float value, float other) {
        return value == Float.MAX_VALUE ? other : value;
    }
}
