package org.marienbad.drawing;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Stroke;
import org.marienbad.framework.picture.Marks.Arrow;
import org.marienbad.framework.picture.Picture;

/** Draws arrows between spots: bright with a dark edge, as {@link Rings} are, so that they are seen on any board. */
final class Arrows {
    /** Of the best one, in widths of a ring. */
    private static final double[] WIDTHS = {2, 1.2, .8};

    private static final double EDGE = .9;
    /** Length and half the width of the head, in widths of its shaft; edges included. */
    private static final double HEAD = 3.4;

    private static final double WING = 2;

    private final Sizes sizes;
    private final Function<String, Outline> outlines;
    private final List<Primitive> out;

    /** @param outlines of spots by their ids; null for those that are not in the picture */
    Arrows(Sizes sizes, Function<String, Outline> outlines, List<Primitive> out) {
        this.sizes = sizes;
        this.outlines = outlines;
        this.out = out;
    }

    /** The best one comes last, and so lies on top. */
    void draw(List<Arrow> arrows) {
        arrows.stream()
                .sorted(Comparator.comparingInt(Arrow::rank).reversed())
                .filter(arrow -> outlines.apply(arrow.from()) != null && outlines.apply(arrow.to()) != null)
                .forEach(this::draw);
    }

    private void draw(Arrow arrow) {
        Outline from = outlines.apply(arrow.from());
        Outline to = outlines.apply(arrow.to());
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.hypot(dx, dy);
        double width = WIDTHS[Math.min(arrow.rank(), WIDTHS.length - 1)] * sizes.ring();
        double head = HEAD * width;
        if (length < head) {
            return;
        }
        Along along = new Along(from.x(), from.y(), dx / length, dy / length);
        double edge = width * EDGE / 2;
        Picture.Shape shaft = new Picture.Line(along.points(0, 0, length - head, 0), 0);
        String spot = arrow.from();
        out.add(new Stroke(spot, Layer.MARK, shaft, "mark-edge", width + 2 * edge, 0));
        out.add(new Area(spot, Layer.MARK, head(along, length, width, edge), "mark-edge", Finish.FLAT));
        out.add(new Stroke(spot, Layer.MARK, shaft, "hint", width, 0));
        out.add(new Area(spot, Layer.MARK, head(along, length, width, 0), "hint", Finish.FLAT));
    }

    private static Picture.Polygon head(Along along, double length, double width, double grown) {
        double back = length - HEAD * width - grown;
        double wing = WING * width + 1.4 * grown;
        return new Picture.Polygon(along.points(back, -wing, length + 2 * grown, 0, back, wing));
    }

    /** A line from a point into a direction. */
    private record Along(double x, double y, double dx, double dy) {
        /** The points so far ahead and so far aside, in turn: x and y in turn. */
        List<Double> points(double... ahead) {
            Double[] points = new Double[ahead.length];
            for (int i = 0; i < ahead.length; i += 2) {
                points[i] = x + ahead[i] * dx - ahead[i + 1] * dy;
                points[i + 1] = y + ahead[i] * dy + ahead[i + 1] * dx;
            }
            return List.of(points);
        }
    }
}
