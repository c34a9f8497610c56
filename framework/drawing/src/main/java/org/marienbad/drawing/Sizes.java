package org.marienbad.drawing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Style;

/**
 * Sizes that hold for a whole picture, so that a stone is as big in a pit as in a store. They follow from the shapes of
 * the spots alone, whatever lies on them at the moment.
 *
 * @param unit half the size of a usual spot, the median
 * @param stone radius of a loose token
 * @param rack height of a standing one
 * @param line how thick the edges of spots are
 * @param ring how thick the bright part of a ring is
 */
record Sizes(double unit, double stone, double rack, double line, double ring) {
    private static final double STONE = .24;
    private static final double RACK = .88;

    static Sizes of(Picture picture, Collection<Outline> outlines) {
        List<Double> usual = new ArrayList<>();
        List<Double> others = new ArrayList<>();
        double stone = Double.MAX_VALUE;
        double rack = Double.MAX_VALUE;
        int index = 0;
        for (Outline outline : outlines) {
            switch (picture.spots().get(index++).style()) {
                case PIT, STORE -> {
                    usual.add(outline.inradius());
                    stone = Math.min(stone, outline.inradius() * STONE);
                    rack = Math.min(rack, outline.height() * RACK);
                }
                case HEAP -> {
                    usual.add(outline.inradius());
                    rack = Math.min(rack, outline.height() * RACK);
                }
                case CELL, LAND, CROSSING, POINT -> usual.add(outline.inradius());
                case PIECE, HIDDEN -> rack = Math.min(rack, outline.height() * RACK);
                case CARD -> others.add(outline.inradius());
                default -> {}
            }
        }
        double side = Math.min(picture.width(), picture.height());
        double unit = usual.isEmpty() ? median(others, side / 20) : median(usual, 0);
        return new Sizes(
                unit,
                stone == Double.MAX_VALUE ? unit * STONE : stone,
                rack == Double.MAX_VALUE ? unit * 2 * RACK : rack,
                Math.max(unit * .03, side / 600),
                Math.max(unit * .055, side / 270));
    }

    private static double median(List<Double> sizes, double none) {
        Collections.sort(sizes);
        return sizes.isEmpty() ? none : sizes.get(sizes.size() / 2);
    }

    /** Whether tokens on such spots are so many that people want to read a number. */
    static boolean isContainer(Style style) {
        return style == Style.PIT || style == Style.STORE || style == Style.HEAP;
    }
}
