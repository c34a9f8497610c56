package org.marienbad.desktop.board;

import java.util.Collection;
import org.marienbad.framework.picture.Picture;

/**
 * Sizes that hold for a whole board, in pixels, so that a stone is as big in a pit as in a store.
 *
 * @param unit half the size of the smallest usual spot
 * @param stone radius of a stone
 * @param match length of a match
 */
record Sizes(float unit, float stone, float match) {
    static Sizes of(Collection<Place> places, java.util.function.Function<Place, Outline> outlines) {
        float unit = Float.MAX_VALUE;
        float stone = Float.MAX_VALUE;
        float match = Float.MAX_VALUE;
        for (Place place : places) {
            Outline outline = outlines.apply(place);
            if (outline.kind() == Outline.Kind.LINE || place.style() == Picture.Style.BOARD) {
                continue;
            }
            boolean usual =
                    switch (place.style()) {
                        case PIT, HEAP, CELL, LAND, CARD, STORE -> true;
                        default -> false;
                    };
            if (usual) {
                unit = Math.min(unit, outline.inradius());
                stone = Math.min(stone, outline.inradius() * .235f);
            }
            for (Picture.Tokens tokens : place.spot().tokens()) {
                if (tokens.kind() == Picture.Kind.MATCH) {
                    match = Math.min(match, outline.height() * .88f);
                }
            }
        }
        return new Sizes(orElse(unit, 24), orElse(stone, 6), orElse(match, 40));
    }

    private static float orElse(float value, float other) {
        return value == Float.MAX_VALUE ? other : value;
    }
}
