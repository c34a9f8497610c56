package org.marienbad.drawing;

import java.util.List;
import org.marienbad.drawing.Artwork.Material;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Stroke;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;

/** Draws the material of a spot: wood, a pit, a card, land; without the tokens on it. */
final class SpotShapes {
    /** How much of its holder's color a spot takes on, in percent. */
    static final int HELD = 38;

    private static final int LANDS = 6;
    private static final int POINTS = 2;

    private final Artwork artwork;
    private final Sizes sizes;
    private final List<Primitive> out;

    /** The shapes are added to {@code out}. */
    SpotShapes(Artwork artwork, Sizes sizes, List<Primitive> out) {
        this.artwork = artwork;
        this.sizes = sizes;
        this.out = out;
    }

    /** The id of what a spot is made of. */
    static String material(Spot spot) {
        if (!spot.material().isEmpty()) {
            return spot.material();
        }
        return switch (spot.style()) {
            case BOARD -> "wood";
            case PIT, STORE -> "hollow";
            case HEAP -> "tray";
            case CELL -> "cell";
            case LAND -> "land-" + Math.floorMod(spot.shade(), LANDS);
            case POINT -> "point-" + Math.floorMod(spot.shade(), POINTS);
            case SEA -> "sea";
            case CARD -> "card";
            case ROUTE -> "route";
            case LINE -> "printed";
            case MARK -> "mark";
            case PIECE, NOTE, HIDDEN, CROSSING -> "bare";
        };
    }

    void draw(Spot spot, Outline outline) {
        Material material = artwork.material(material(spot));
        String fill =
                spot.owner() < 0 ? material.fill() : material.fill() + ":" + Artwork.seat(spot.owner()) + ":" + HELD;
        String line = spot.owner() < 0 ? material.fill() : Artwork.seat(spot.owner());
        switch (spot.style()) {
            case PIECE, NOTE, HIDDEN, CROSSING -> {}
            case ROUTE ->
                out.add(new Stroke(
                        spot.id(), Layer.BOARD, spot.shape(), line, width(spot, 2 * sizes.line()), 4 * sizes.line()));
            case LINE -> {
                if (spot.shape() instanceof Picture.Line) {
                    stroke(spot, line, width(spot, 1.3 * sizes.line()));
                } else {
                    area(spot, spot.shape(), line, Finish.FLAT);
                }
            }
            case MARK -> {
                double width = width(spot, 3 * sizes.line());
                stroke(spot, "paper@75", width * 1.8);
                stroke(spot, line, width);
            }
            default -> build(spot, outline, material, fill);
        }
    }

    private static double width(Spot spot, double usual) {
        return spot.shape() instanceof Picture.Line line && line.width() > 0 ? line.width() : usual;
    }

    private void build(Spot spot, Outline outline, Material material, String fill) {
        if (spot.shape() instanceof Picture.Line) {
            stroke(
                    spot,
                    spot.owner() < 0 ? material.edge() : Artwork.seat(spot.owner()),
                    width(spot, 2 * sizes.line()));
            return;
        }
        switch (outline.isRound() ? material.build() : Artwork.Build.FLAT) {
            case BOARD -> board(spot, outline, material, fill);
            case HOLLOW -> {
                double rim = outline.inradius() * .035;
                area(spot, moved(outline.grown(rim), .2 * rim, -.8 * rim), "glint@45", Finish.FLAT);
                area(spot, outline.grown(rim), material.edge(), Finish.FLAT);
                area(spot, spot.shape(), fill, Finish.HOLLOW);
            }
            case CARD -> {
                area(spot, moved(spot.shape(), sizes.line(), -2 * sizes.line()), "shadow@24", Finish.FLAT);
                area(spot, spot.shape(), material.edge(), Finish.FLAT);
                area(spot, outline.grown(-sizes.line()), fill, Finish.FLAT);
            }
            case FLAT -> {
                area(spot, spot.shape(), fill, Finish.FLAT);
                stroke(spot, outline.grown(-sizes.line() / 2), material.edge(), 1.2 * sizes.line());
            }
            case BARE -> {}
        }
    }

    private void board(Spot spot, Outline outline, Material material, String fill) {
        double edge = Math.min(outline.width(), outline.height()) * .012;
        area(spot, moved(spot.shape(), 0, -2.1 * edge), "shadow@20", Finish.FLAT);
        area(spot, moved(spot.shape(), 0, -edge), material.edge(), Finish.FLAT);
        area(spot, spot.shape(), fill, Finish.RAISED);
        area(spot, spot.shape(), fill, Finish.GRAIN);
        stroke(spot, outline.shape(), material.edge() + "@60", .6 * sizes.line());
    }

    /** The coast, to be drawn before any land: dark, so that no strait between two regions looks like their border. */
    void shore(Spot spot, Outline outline) {
        if (spot.style() == Style.LAND) {
            stroke(spot, outline.shape(), "coast", 6 * sizes.line());
        }
    }

    private static Picture.Shape moved(Picture.Shape shape, double x, double y) {
        return Primitive.moved(shape, new Primitive.Slot(x, y, 1));
    }

    private void area(Spot spot, Picture.Shape shape, String ink, Finish finish) {
        out.add(new Area(spot.id(), Layer.BOARD, shape, ink, finish));
    }

    private void stroke(Spot spot, String ink, double width) {
        stroke(spot, spot.shape(), ink, width);
    }

    private void stroke(Spot spot, Picture.Shape shape, String ink, double width) {
        out.add(new Stroke(spot.id(), Layer.BOARD, shape, ink, width, 0));
    }
}
