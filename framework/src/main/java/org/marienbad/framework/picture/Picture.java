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
     *
     * @param owner the seat that holds the spot, to be seen at a glance; −1 if it is nobody's
     * @param shade which of the shades of its style it has, so that spots that belong together look alike
     */
    public record Spot(
            String id, Shape shape, Style style, Text label, List<Tokens> tokens, Text tip, int owner, int shade) {
        public Spot {
            tokens = List.copyOf(tokens);
        }

        public Spot(String id, Shape shape, Style style, Text label, List<Tokens> tokens, Text tip) {
            this(id, shape, style, label, tokens, tip, -1, 0);
        }

        public Spot(String id, Shape shape, Style style) {
            this(id, shape, style, Text.EMPTY, List.of(), Text.EMPTY);
        }

        public Spot label(Text text) {
            return new Spot(id, shape, style, text, tokens, tip, owner, shade);
        }

        public Spot tip(Text text) {
            return new Spot(id, shape, style, label, tokens, text, owner, shade);
        }

        public Spot tokens(Tokens... shown) {
            return tokens(List.of(shown));
        }

        public Spot tokens(List<Tokens> shown) {
            return new Spot(id, shape, style, label, shown, tip, owner, shade);
        }

        public Spot owner(int seat) {
            return new Spot(id, shape, style, label, tokens, tip, seat, shade);
        }

        public Spot shade(int number) {
            return new Spot(id, shape, style, label, tokens, tip, owner, number);
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

        /** The largest circle inside, approximately: the place for tokens. Expensive to compute, so callers keep it. */
        public Circle inscribedCircle() {
            return InscribedCircle.of(points);
        }
    }

    /** An open line, x and y in turn: a sea route, a winning row. */
    public record Line(List<Double> points) implements Shape {
        public Line {
            points = List.copyOf(points);
        }
    }

    /**
     * What a spot is, so that a theme can give it colours. {@code HIDDEN} spots are clickable but not drawn;
     * {@code NOTE} spots are words and tokens without an outline, and clicks go through them to what lies below.
     */
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
        NOTE,
        HIDDEN
    }

    /** Equal things lying on a spot. {@code owner} is a seat, or −1 if they are nobody's. */
    public record Tokens(Kind kind, int owner, int count) {
        public static Tokens of(Kind kind, int count) {
            return new Tokens(kind, -1, count);
        }
    }

    /** What a token looks like: things that lie on boards, goods, and signs for what one may do. */
    public enum Kind {
        STONE,
        MATCH,
        DISC,
        CROSS,
        RING,
        ARMY,
        CITY,
        COIN,
        DIE,
        FLAG,
        CARD,
        GEM,
        COAL,
        TREE,
        ANVIL,
        CARROT,
        STAR,
        CRATE,
        PLACE,
        MOVE,
        SAIL,
        BUILD,
        DESTROY
    }

    /** Facts about one seat shown beside the board. */
    public record Panel(int seat, List<Row> rows) {
        public Panel {
            rows = List.copyOf(rows);
        }
    }

    /** A name and a value, or gauges, or all of them. */
    public record Row(Text name, Text value, List<Gauge> gauges) {
        public Row {
            gauges = List.copyOf(gauges);
        }

        public Row(Text name, Text value) {
            this(name, value, List.of());
        }

        public Row(List<Gauge> gauges) {
            this(Text.EMPTY, Text.EMPTY, gauges);
        }
    }

    /**
     * How many tokens of a kind a seat has.
     *
     * @param levels numbers that matter, rising, the last of which is the end of a track; empty if there is no track
     */
    public record Gauge(Kind kind, int count, List<Integer> levels, Text tip) {
        public Gauge {
            levels = List.copyOf(levels);
        }

        public Gauge(Kind kind, int count, Text tip) {
            this(kind, count, List.of(), tip);
        }
    }
}
