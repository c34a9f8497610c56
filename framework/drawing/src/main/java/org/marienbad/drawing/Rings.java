package org.marienbad.drawing;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.drawing.Primitive.Stroke;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;

/**
 * Draws the rings that point out spots. A ring is a bright line between two dark ones. So one of the two stands out
 * from any ground (technique C40 of the Web Content Accessibility Guidelines).
 */
final class Rings {
    /** If more spots than this are legal, dots mark them, since so many rings would hide the board. */
    private static final int MOST_RINGS = 24;

    /** Fewer marks than this are no crowd. */
    private static final int CROWD = 7;
    /** If so many of the empty spots are legal, marks on them would tell nothing. */
    private static final double NEARLY_ALL = .75;

    private static final double EDGE = .8;

    private final Sizes sizes;
    private final Marks marks;
    private final boolean quiet;
    private final List<Primitive> out;

    /** {@code quiet}: of the legal spots only the one under the pointer is marked. */
    Rings(Sizes sizes, Marks marks, boolean quiet, List<Primitive> out) {
        this.sizes = sizes;
        this.marks = marks;
        this.quiet = quiet;
        this.out = out;
    }

    /**
     * Whether nearly every spot of its kind is legal, or every empty one, so that marks would tell nothing and hide the
     * board.
     *
     * @param spots all spots of the picture
     * @param isEmpty whether nothing lies on a spot
     */
    static boolean areEverywhere(Marks marks, Collection<Spot> spots, Predicate<Spot> isEmpty) {
        if (marks.count(Mark.LEGAL) < CROWD) {
            return false;
        }
        List<Spot> legal =
                spots.stream().filter(spot -> marks.has(Mark.LEGAL, spot.id())).toList();
        Set<Style> styles = legal.stream().map(Spot::style).collect(Collectors.toSet());
        List<Spot> kin =
                spots.stream().filter(spot -> styles.contains(spot.style())).toList();
        boolean onEmpty = marks.count(Mark.CHOSEN) == 0 && legal.stream().allMatch(isEmpty);
        return legal.size()
                >= NEARLY_ALL * (onEmpty ? kin.stream().filter(isEmpty).count() : kin.size());
    }

    /** A ring's line: its ink, that of the lines beside it, and how thick it is. */
    private record Line(String ink, String edge, double width, boolean dashed) {}

    /** A light under a loose piece that is about to be taken. */
    void under(Spot spot, Outline outline) {
        boolean meant = marks.has(Mark.HOVER, spot.id()) || marks.has(Mark.SOURCE, spot.id());
        if (spot.style() == Style.PIECE && marks.has(Mark.LEGAL, spot.id()) && meant) {
            Picture.Shape shape = piece(outline, outline.inradius() * .12);
            out.add(new Area(spot.id(), Layer.MARK, shape, "legal@92", Finish.FLAT));
        }
    }

    private static Picture.Shape piece(Outline outline, double inset) {
        Picture.Box box = outline.around();
        double corner = (outline.inradius() - inset) * .6;
        return new Picture.Box(
                box.x() + inset, box.y() + inset, box.width() - 2 * inset, box.height() - 2 * inset, corner);
    }

    /** The ring of a spot, if it is marked, and the one around it if it has the focus. */
    void draw(Spot spot, Outline outline, boolean empty) {
        Line line = line(spot);
        if (line != null) {
            boolean dot = marks.has(Mark.LEGAL, spot.id()) && line.ink().equals("legal") && isDotted(spot);
            if (dot && !marks.has(Mark.HOVER, spot.id())) {
                dot(spot, outline, line, empty);
            } else {
                ring(spot, shape(spot, outline, line), line);
            }
        }
        if (marks.has(Mark.FOCUS, spot.id())) {
            Line focus = new Line("focus", "focus-edge", sizes.ring() * 1.1, false);
            double around = (line == null ? 0 : 1.5 * sizes.ring()) + 2.6 * sizes.ring();
            ring(spot, outline.grown(around), focus);
        }
    }

    /** The same to be drawn before {@code tokens} that would be crossed by it: the last, on top, is lit from below. */
    void below(Spot spot, Outline outline, List<Primitive.Icon> tokens) {
        draw(spot, outline, tokens.isEmpty());
        Line line = line(spot);
        if (line != null && !tokens.isEmpty()) {
            Slot top = tokens.get(tokens.size() - 1).at();
            disc(spot, top.x(), top.y(), top.radius() + line.width() * 1.2, line);
        }
    }

    private Line line(Spot spot) {
        String id = spot.id();
        double width = sizes.ring();
        if (marks.has(Mark.TARGET, id)) {
            return new Line("target", "mark-edge", width, false);
        } else if (marks.has(Mark.CHOSEN, id)) {
            return new Line("chosen", "mark-edge", width * 1.6, false);
        } else if (marks.has(Mark.HINT, id)) {
            return new Line("hint", "mark-edge", width * 1.4, true);
        } else if (marks.has(Mark.LEGAL, id) && (!quiet || marks.has(Mark.HOVER, id))) {
            double piece = spot.style() == Style.PIECE ? .6 : 1;
            return new Line("legal", "mark-edge", width * (marks.has(Mark.HOVER, id) ? 1.7 : 1) * piece, false);
        } else if (marks.has(Mark.LAST, id)) {
            return new Line("last", "mark-edge", width * .7, false);
        }
        return null;
    }

    private boolean isDotted(Spot spot) {
        return spot.style() == Style.CROSSING
                || marks.count(Mark.LEGAL) > MOST_RINGS && (spot.style() == Style.CELL || spot.style() == Style.HIDDEN);
    }

    private static boolean isFramed(Spot spot, Outline outline) {
        return Sizes.isContainer(spot.style()) && outline.isRound();
    }

    private Picture.Shape shape(Spot spot, Outline outline, Line line) {
        double total = line.width() * (1 + EDGE);
        if (spot.style() == Style.PIECE) {
            return piece(outline, outline.inradius() * .12);
        }
        return outline.grown(isFramed(spot, outline) ? outline.inradius() * .035 + total / 2 : -total / 2);
    }

    private void ring(Spot spot, Picture.Shape shape, Line line) {
        double width = line.width();
        out.add(new Stroke(spot.id(), Layer.MARK, shape, line.edge(), width * (1 + EDGE), 0));
        out.add(new Stroke(spot.id(), Layer.MARK, shape, line.ink(), width, line.dashed() ? width * 3 : 0));
    }

    /** A dot in the middle of an empty spot, at the corner of one that is taken. */
    private void dot(Spot spot, Outline outline, Line line, boolean empty) {
        double radius = Math.max(outline.inradius() * .16, Math.min(outline.inradius() * .5, sizes.ring()));
        double away = empty ? 0 : outline.inradius() * .6;
        double x = outline.x() + away;
        double y = outline.y() + away;
        disc(spot, x, y, radius, line);
    }

    private void disc(Spot spot, double x, double y, double radius, Line line) {
        double edge = line.width() * EDGE / 2;
        out.add(new Area(spot.id(), Layer.MARK, new Picture.Circle(x, y, radius + edge), line.edge(), Finish.FLAT));
        out.add(new Area(spot.id(), Layer.MARK, new Picture.Circle(x, y, radius), line.ink(), Finish.FLAT));
    }
}
