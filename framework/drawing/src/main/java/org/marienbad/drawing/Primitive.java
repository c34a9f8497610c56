package org.marienbad.drawing;

import java.util.List;
import org.marienbad.framework.picture.Picture;

/**
 * One thing to paint, in the units of the picture, y up. Inks are names or mixtures of names, which
 * {@link Artwork#color} turns into colors: primitives are the same in every theme.
 */
public sealed interface Primitive {
    /** The spot that it belongs to; empty if it belongs to none. */
    String spot();

    /** The purpose of a layer. */
    Layer layer();

    /** The purpose of a primitive. They are painted in the order of their list, not of their layer. */
    enum Layer {
        /** The board and its spots. */
        BOARD,
        /** Tokens on spots. */
        TOKEN,
        /** Marks of clickable spots, of the focus, and of the last events. */
        MARK,
        /** Labels and counts. */
        WORDS
    }

    /** A filled circle, box or polygon. */
    record Area(String spot, Layer layer, Picture.Shape shape, String ink, Finish finish) implements Primitive {}

    /**
     * A line along a shape, with round joints and ends; closed unless the shape is a {@link Picture.Line}.
     *
     * @param dash the length of dashes and of the gaps between them; 0 for an unbroken line
     */
    record Stroke(String spot, Layer layer, Picture.Shape shape, String ink, double width, double dash)
            implements Primitive {}

    /** A token: a kind that {@link Artwork#expand} takes apart into other primitives. */
    record Icon(String spot, Layer layer, Look look, Slot at) implements Primitive {}

    /** One line of words, centered at a point; {@code size} is that of the font. */
    record Words(String spot, Layer layer, String words, double x, double y, double size, String ink)
            implements Primitive {}

    /**
     * The details that make tokens look different.
     *
     * @param kind the id of its kind
     * @param owner a seat, or −1
     * @param hue which of the hues of stones it has, if it is nobody's
     */
    record Look(String kind, int owner, int hue) {
        /** How many hues there are. */
        public static final int HUES = 8;

        public Look {
            hue = Math.floorMod(hue, HUES);
        }
    }

    /** The place of a token: its middle, and half its size. */
    record Slot(double x, double y, double radius) {}

    /** The corners of the edge of a shape, round parts as many short lines: x and y in turn. */
    static double[] path(Picture.Shape shape) {
        if (shape instanceof Picture.Polygon polygon) {
            return Outline.numbers(polygon.points());
        } else if (shape instanceof Picture.Line line) {
            return Outline.numbers(line.points());
        }
        return Outline.of(shape).rounded();
    }

    /** A shape of the square from −1 to 1, as it is at {@code to}. */
    static Picture.Shape moved(Picture.Shape shape, Slot to) {
        if (shape instanceof Picture.Circle circle) {
            return new Picture.Circle(
                    to.x() + to.radius() * circle.x(),
                    to.y() + to.radius() * circle.y(),
                    to.radius() * circle.radius());
        } else if (shape instanceof Picture.Box box) {
            return new Picture.Box(
                    to.x() + to.radius() * box.x(),
                    to.y() + to.radius() * box.y(),
                    to.radius() * box.width(),
                    to.radius() * box.height(),
                    to.radius() * box.radius());
        }
        double[] points = path(shape);
        Double[] moved = new Double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            moved[i] = to.x() + to.radius() * points[i];
            moved[i + 1] = to.y() + to.radius() * points[i + 1];
        }
        return shape instanceof Picture.Line line
                ? new Picture.Line(List.of(moved), to.radius() * line.width())
                : new Picture.Polygon(List.of(moved));
    }
}
