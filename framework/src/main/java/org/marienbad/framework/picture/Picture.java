package org.marienbad.framework.picture;

import java.util.List;
import org.marienbad.framework.text.Text;

/**
 * What a position looks like to one observer: plain immutable data in free units, x to the right, y up, origin at
 * the lower left. A screen scales it to fit, draws the spots in the order given and knows nothing of the game.
 */
public record Picture(double width, double height, List<Spot> spots, List<Panel> panels, Text caption) {
    /** Nothing to draw: such a game is played by text and buttons. */
    public static final Picture EMPTY = new Picture(0, 0, List.of(), List.of(), Text.EMPTY);

    public Picture {
        spots = List.copyOf(spots);
        panels = List.copyOf(panels);
    }

    public boolean isEmpty() {
        return spots.isEmpty();
    }

    /**
     * A place on the board. {@code id} is stable over the whole game and unique in the picture; the label is drawn
     * in or beside the spot, the tip is shown on hovering.
     */
    public record Spot(String id, Shape shape, Style style, Text label, List<Tokens> tokens, Text tip) {
        public Spot {
            tokens = List.copyOf(tokens);
        }

        public Spot(String id, Shape shape, Style style) {
            this(id, shape, style, Text.EMPTY, List.of(), Text.EMPTY);
        }

        public Spot label(Text text) {
            return new Spot(id, shape, style, text, tokens, tip);
        }

        public Spot tip(Text text) {
            return new Spot(id, shape, style, label, tokens, text);
        }

        public Spot tokens(Tokens... shown) {
            return new Spot(id, shape, style, label, List.of(shown), tip);
        }
    }

    /** The outline of a spot. */
    public sealed interface Shape {}

    public record Circle(double x, double y, double radius) implements Shape {}

    /** A rectangle with its lower left corner at x, y, its corners rounded with {@code radius}. */
    public record Box(double x, double y, double width, double height, double radius) implements Shape {}

    /** A closed polygon, x and y in turn. */
    public record Polygon(List<Double> points) implements Shape {
        public Polygon {
            points = List.copyOf(points);
        }
    }

    /** An open line, x and y in turn: a sea route, a winning row. */
    public record Line(List<Double> points) implements Shape {
        public Line {
            points = List.copyOf(points);
        }
    }

    /** What a spot is, so that a theme can give it colours. {@code HIDDEN} spots are clickable but not drawn. */
    public enum Style {
        BOARD,
        PIT,
        STORE,
        HEAP,
        PIECE,
        CELL,
        LAND,
        SEA,
        CARD,
        ROUTE,
        MARK,
        HIDDEN
    }

    /** Equal things lying on a spot. {@code owner} is a seat, or −1 if they are nobody's. */
    public record Tokens(Kind kind, int owner, int count) {
        public static Tokens of(Kind kind, int count) {
            return new Tokens(kind, -1, count);
        }
    }

    /** What a token looks like. */
    public enum Kind {
        STONE,
        MATCH,
        DISC,
        CROSS,
        RING,
        ARMY,
        CITY,
        COIN,
        DIE
    }

    /** Facts about one seat shown beside the board. */
    public record Panel(int seat, List<Row> rows) {
        public Panel {
            rows = List.copyOf(rows);
        }
    }

    public record Row(Text name, Text value) {}
}
