package org.marienbad.framework.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.text.Text;

/**
 * The picture of a position for one observer: plain immutable data in free units, x to the right, y up, origin at the
 * lower left. A screen scales it to fit, draws the spots in the order given and knows nothing of the game.
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

    /** The same seen from the other side: turned by half a circle, its words and tokens upright. */
    public Picture turned() {
        List<Spot> around = spots.stream()
                .map(spot -> new Spot(
                        spot.id,
                        turned(spot.shape),
                        spot.style,
                        spot.label,
                        spot.tokens,
                        spot.tip,
                        spot.owner,
                        spot.shade,
                        spot.material))
                .toList();
        return new Picture(width, height, around, panels, caption);
    }

    private Shape turned(Shape shape) {
        if (shape instanceof Circle circle) {
            return new Circle(width - circle.x, height - circle.y, circle.radius);
        } else if (shape instanceof Box box) {
            return new Box(width - box.x - box.width, height - box.y - box.height, box.width, box.height, box.radius);
        } else if (shape instanceof Polygon polygon) {
            return new Polygon(turned(polygon.points));
        }
        Line line = (Line) shape;
        return new Line(turned(line.points), line.width);
    }

    private List<Double> turned(List<Double> points) {
        return IntStream.range(0, points.size())
                .mapToObj(i -> (i % 2 == 0 ? width : height) - points.get(i))
                .toList();
    }

    /**
     * A place on the board. {@code id} is stable over the whole game and unique in the picture. The label is drawn in
     * or beside the spot. The tip appears to those who point at the spot; its first line is a name, others explain.
     *
     * @param owner the seat that holds the spot, to be seen at a glance; −1 if it is nobody's
     * @param shade which of the shades of its style it has, so that spots that belong together look alike
     * @param material an id that all games have or the game's {@code pictures.properties} names; empty for the usual
     *     material of its style
     */
    public record Spot(
            String id,
            Shape shape,
            Style style,
            Text label,
            List<Tokens> tokens,
            Text tip,
            int owner,
            int shade,
            String material) {
        public Spot {
            tokens = List.copyOf(tokens);
        }

        public Spot(String id, Shape shape, Style style, Text label, List<Tokens> tokens, Text tip) {
            this(id, shape, style, label, tokens, tip, -1, 0, "");
        }

        public Spot(String id, Shape shape, Style style) {
            this(id, shape, style, Text.EMPTY, List.of(), Text.EMPTY);
        }

        public Spot label(Text text) {
            return new Spot(id, shape, style, text, tokens, tip, owner, shade, material);
        }

        public Spot tip(Text text) {
            return new Spot(id, shape, style, label, tokens, text, owner, shade, material);
        }

        public Spot tokens(Tokens... shown) {
            return tokens(List.of(shown));
        }

        public Spot tokens(List<Tokens> shown) {
            return new Spot(id, shape, style, label, shown, tip, owner, shade, material);
        }

        public Spot owner(int seat) {
            return new Spot(id, shape, style, label, tokens, tip, seat, shade, material);
        }

        public Spot shade(int number) {
            return new Spot(id, shape, style, label, tokens, tip, owner, number, material);
        }

        public Spot material(String name) {
            return new Spot(id, shape, style, label, tokens, tip, owner, shade, name);
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

        /** Whether the point is inside. */
        public boolean contains(double x, double y) {
            return InscribedCircle.contains(numbers(points), x, y);
        }
    }

    /** An open line, x and y in turn: a sea route, a winning row. A {@code width} of 0 means the usual one of its style. */
    public record Line(List<Double> points, double width) implements Shape {
        public Line {
            points = List.copyOf(points);
        }

        public Line(List<Double> points) {
            this(points, 0);
        }

        /** How far the point is from the line. */
        public double distance(double x, double y) {
            return InscribedCircle.distance(numbers(points), x, y, false);
        }
    }

    private static double[] numbers(List<Double> points) {
        return points.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The kind of a spot: its drawing, the order of its tokens, and whether clicks reach it. */
    public enum Style {
        /** The ground below everything else. */
        BOARD,
        /** A hollow for loose tokens, which are counted. */
        PIT,
        /** A large hollow at the side. */
        STORE,
        /** A flat tray for loose tokens. */
        HEAP,
        /** Not drawn: a place for one thing that can be taken. */
        PIECE,
        /** A field of a board, with its edge. */
        CELL,
        /** A crossing of lines: not drawn, tokens fill it. */
        CROSSING,
        /** A long field, as in backgammon: tokens are stacked from its first side to the other end. */
        POINT,
        /** A region of a map. */
        LAND,
        /** Water around land; clicks go through it. */
        SEA,
        /** Something that lies on the board or in front of it. */
        CARD,
        /** A dashed way. */
        ROUTE,
        /** A line or a dot printed on the board. */
        LINE,
        /** Drawn above the others to point out an event; clicks go through it. */
        MARK,
        /** Words and tokens without an outline; clicks go through it. */
        NOTE,
        /** Clickable but not drawn. */
        HIDDEN
    }

    /** Equal things lying on a spot. {@code owner} is a seat, or −1 if they are nobody's. */
    public record Tokens(Kind kind, int owner, int count) {
        public static Tokens of(Kind kind, int count) {
            return new Tokens(kind, -1, count);
        }
    }

    /**
     * The looks of a token, as an id. These are drawn for every game; a game draws others as icons of its own, in a
     * file {@code pictures.properties} beside its provider.
     */
    public record Kind(String id) {
        private static final String LETTER = "letter-";

        /** A round stone in its owner's color, or in many colors where it is nobody's. */
        public static final Kind STONE = new Kind("stone");

        public static final Kind BLACK_STONE = new Kind("black-stone");
        public static final Kind WHITE_STONE = new Kind("white-stone");
        /** A flat round piece in its owner's color. */
        public static final Kind DISC = new Kind("disc");

        /** A disc with a crown. */
        public static final Kind KING = new Kind("king");

        public static final Kind BLACK_DISC = new Kind("black-disc");
        public static final Kind WHITE_DISC = new Kind("white-disc");
        public static final Kind BLACK_KING = new Kind("black-king");
        public static final Kind WHITE_KING = new Kind("white-king");
        public static final Kind PAWN = new Kind("pawn");
        public static final Kind CROSS = new Kind("cross");
        public static final Kind RING = new Kind("ring");
        public static final Kind MATCH = new Kind("match");
        public static final Kind COIN = new Kind("coin");
        public static final Kind CARD = new Kind("card");
        public static final Kind STAR = new Kind("star");
        public static final Kind FLAG = new Kind("flag");
        public static final Kind CHESS_KING = new Kind("chess-king");
        public static final Kind CHESS_QUEEN = new Kind("chess-queen");
        public static final Kind CHESS_ROOK = new Kind("chess-rook");
        public static final Kind CHESS_BISHOP = new Kind("chess-bishop");
        public static final Kind CHESS_KNIGHT = new Kind("chess-knight");
        public static final Kind CHESS_PAWN = new Kind("chess-pawn");

        /** A die that shows 1 to 6, or 0 for one that is covered. */
        public static Kind die(int face) {
            return new Kind("die-" + face);
        }

        /** A letter, a number or a short word, as a piece in its owner's color. */
        public static Kind letter(String letters) {
            return new Kind(LETTER + letters);
        }

        /** The letters of {@link #letter}; empty for any other kind. */
        public Optional<String> letters() {
            return id.startsWith(LETTER) ? Optional.of(id.substring(LETTER.length())) : Optional.empty();
        }
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
