package org.marienbad.framework.picture;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** A picture as a self-contained SVG document, for pages and documents. */
public final class Svg {
    private static final Map<Picture.Style, String> FILLS = Map.ofEntries(
            Map.entry(Picture.Style.BOARD, "#c08a52"),
            Map.entry(Picture.Style.PIT, "#8a5a2f"),
            Map.entry(Picture.Style.STORE, "#8a5a2f"),
            Map.entry(Picture.Style.HEAP, "#e7e0d2"),
            Map.entry(Picture.Style.PIECE, "none"),
            Map.entry(Picture.Style.CELL, "#fbfaf6"),
            Map.entry(Picture.Style.LAND, "#b9c98f"),
            Map.entry(Picture.Style.SEA, "#a9cde4"),
            Map.entry(Picture.Style.CARD, "#fffdf5"),
            Map.entry(Picture.Style.ROUTE, "none"),
            Map.entry(Picture.Style.MARK, "none"),
            Map.entry(Picture.Style.NOTE, "none"),
            Map.entry(Picture.Style.HIDDEN, "none"));

    private static final double MARGIN_SHARE = 0.04;

    private final StringBuilder out = new StringBuilder();
    private final Picture picture;
    private final Messages messages;
    private final double textSize;

    private Svg(Picture picture, Messages messages) {
        this.picture = picture;
        this.messages = messages;
        this.textSize = Math.min(picture.width(), picture.height()) / 16;
    }

    /** Draws {@code picture} with the words of {@code messages}; one document, y down as SVG has it. */
    public static String render(Picture picture, Messages messages) {
        return new Svg(picture, messages).document();
    }

    private String document() {
        double margin = Math.max(picture.width(), picture.height()) * MARGIN_SHARE;
        double height = picture.height() + 2 * margin + (picture.caption().isEmpty() ? 0 : 2 * textSize);
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%s %s %s %s\" font-family=\"sans-serif\">",
                -margin, -margin, picture.width() + 2 * margin, height);
        picture.spots().forEach(this::spot);
        text(picture.caption(), picture.width() / 2, -1.5 * textSize, textSize);
        out.append("</svg>\n");
        return out.toString();
    }

    private void spot(Picture.Spot spot) {
        if (spot.style() == Picture.Style.HIDDEN) {
            return;
        }
        String paint = "fill=\"" + (spot.shape() instanceof Picture.Line ? "none" : fill(spot)) + "\"";
        boolean drawn = spot.style() != Picture.Style.PIECE && spot.style() != Picture.Style.NOTE;
        if (drawn) {
            paint += " stroke=\"#4a3520\" stroke-width=\"" + number(textSize / 12) + "\"";
        }
        if (spot.style() == Picture.Style.ROUTE) {
            paint += " stroke-dasharray=\"" + number(textSize / 4) + "\"";
        }
        out.append("<g id=\"").append(escape(spot.id())).append("\">");
        Bounds bounds = shape(spot.shape(), paint);
        if (spot.owner() >= 0) {
            shape(
                    spot.shape(),
                    "fill=\"" + PictureColors.hex(PictureColors.seat(spot.owner())) + "\" fill-opacity=\"0.4\"");
        }
        tokens(spot.tokens(), bounds);
        if (!spot.label().isEmpty()) {
            double down = holdsTokens(spot.style())
                    ? bounds.radius() + textSize * 0.9
                    : spot.shape() instanceof Picture.Polygon ? -Cluster.NAME_HEIGHT * bounds.radius() : 0;
            double size = spot.shape() instanceof Picture.Polygon ? bounds.radius() * 0.45 : bounds.radius() * 1.4;
            text(spot.label(), bounds.x(), bounds.y() - down, Math.min(textSize * 0.8, size));
        }
        if (!spot.tip().isEmpty()) {
            out.append("<title>").append(escape(messages.get(spot.tip()))).append("</title>");
        }
        out.append("</g>\n");
    }

    private static String fill(Picture.Spot spot) {
        return spot.style() == Picture.Style.LAND
                ? PictureColors.hex(PictureColors.land(spot.shade()))
                : FILLS.get(spot.style());
    }

    /** Whether spots of this style hold tokens, so that their labels belong beside them. */
    private static boolean holdsTokens(Picture.Style style) {
        return switch (style) {
            case PIT, STORE, HEAP, BOARD -> true;
            default -> false;
        };
    }

    /** Middle of a spot, the radius of the largest circle in it, its size, and whether tokens lie in that circle. */
    private record Bounds(double x, double y, double radius, double width, double height, boolean round) {}

    private Bounds shape(Picture.Shape shape, String paint) {
        if (shape instanceof Picture.Circle circle) {
            add("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" " + paint + "/>", circle.x(), up(circle.y()), circle.radius());
            return new Bounds(circle.x(), circle.y(), circle.radius(), 2 * circle.radius(), 2 * circle.radius(), false);
        }
        if (shape instanceof Picture.Box box) {
            add(
                    "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\" " + paint + "/>",
                    box.x(),
                    up(box.y() + box.height()),
                    box.width(),
                    box.height(),
                    box.radius());
            return new Bounds(
                    box.x() + box.width() / 2,
                    box.y() + box.height() / 2,
                    Math.min(box.width(), box.height()) / 2,
                    box.width(),
                    box.height(),
                    false);
        }
        boolean closed = shape instanceof Picture.Polygon;
        List<Double> points =
                shape instanceof Picture.Polygon polygon ? polygon.points() : ((Picture.Line) shape).points();
        StringBuilder list = new StringBuilder();
        double x = 0;
        double y = 0;
        for (int i = 0; i + 1 < points.size(); i += 2) {
            list.append(number(points.get(i)))
                    .append(',')
                    .append(number(up(points.get(i + 1))))
                    .append(' ');
            x += points.get(i);
            y += points.get(i + 1);
        }
        int corners = Math.max(1, points.size() / 2);
        out.append(closed ? "<polygon" : "<polyline")
                .append(" points=\"")
                .append(list.toString().trim())
                .append("\" ");
        out.append(paint).append("/>");
        if (shape instanceof Picture.Polygon polygon) {
            Picture.Circle circle = polygon.inscribedCircle();
            return new Bounds(circle.x(), circle.y(), circle.radius(), 2 * circle.radius(), 2 * circle.radius(), true);
        }
        return new Bounds(x / corners, y / corners, textSize, 2 * textSize, 2 * textSize, false);
    }

    private void tokens(List<Picture.Tokens> tokens, Bounds bounds) {
        List<Picture.Tokens> figures = tokens.stream()
                .filter(token -> token.count() > 0 && isFigure(token.kind()))
                .toList();
        List<Integer> counts = figures.stream().map(Picture.Tokens::count).toList();
        Cluster cluster = bounds.round()
                ? Cluster.inCircle(bounds.radius(), counts)
                : Cluster.inBox(bounds.width(), bounds.height(), counts);
        for (int i = 0; i < figures.size(); i++) {
            Picture.Circle at = cluster.figures().get(i);
            figure(figures.get(i), bounds.x() + at.x(), bounds.y() + at.y(), at.radius());
        }
        int shown = 0;
        for (Picture.Tokens token : tokens) {
            if (token.count() > 0 && !isFigure(token.kind())) {
                token(token, bounds.x() + shown * textSize, bounds);
                shown++;
            }
        }
    }

    private static boolean isFigure(Picture.Kind kind) {
        return kind == Picture.Kind.ARMY
                || kind == Picture.Kind.CITY
                || Icon.of(kind).isPresent();
    }

    /** One figure for all, and how many there are on its right. */
    private void figure(Picture.Tokens token, double x, double y, double r) {
        String colour = token.owner() < 0 ? "#6f6558" : PictureColors.hex(PictureColors.seat(token.owner()));
        switch (token.kind()) {
            case ARMY -> {
                polygon(x, y, r, colour, -.7, -.95, .7, -.95, .7, -.2, .3, .1, -.3, .1, -.7, -.2);
                add("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"" + colour + "\"/>", x, up(y + r * .45), r * .5);
            }
            case CITY -> polygon(x, y, r, colour, -.75, -.8, .75, -.8, .75, .15, 0, .85, -.75, .15);
            default -> {
                for (Icon.Part part : Icon.of(token.kind()).orElseThrow().parts()) {
                    double[] points = part.points().stream()
                            .mapToDouble(Double::doubleValue)
                            .toArray();
                    polygon(x, y, r, Icon.hex(part), points);
                }
            }
        }
        if (token.count() > 1) {
            double size = 1.3 * r;
            String number = String.valueOf(token.count());
            text(Text.of(number), x + r * 1.1 + number.length() * size * .3, y, size);
        }
    }

    private void polygon(double x, double y, double r, String colour, double... points) {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < points.length; i += 2) {
            list.append(number(x + r * points[i])).append(',');
            list.append(number(up(y + r * points[i + 1]))).append(' ');
        }
        String corners = list.toString().trim();
        out.append("<polygon points=\"" + corners + "\" fill=\"" + colour + "\"/>");
    }

    private void token(Picture.Tokens token, double x, Bounds bounds) {
        double y = bounds.y();
        double radius = bounds.radius();
        String colour = token.owner() < 0 ? "#efe6d0" : PictureColors.hex(PictureColors.seat(token.owner()));
        double size = radius * 0.6;
        switch (token.kind()) {
            case MATCH -> match(token.count(), x, bounds);
            case CROSS ->
                add(
                        "<path d=\"M%s %s l%s %s m0 -%s l-%s %s\" stroke=\"" + colour
                                + "\" stroke-width=\"%s\" fill=\"none\"/>",
                        x - size,
                        up(y + size),
                        2 * size,
                        2 * size,
                        2 * size,
                        2 * size,
                        2 * size,
                        size / 3);
            case RING ->
                add(
                        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" stroke=\"" + colour
                                + "\" stroke-width=\"%s\" fill=\"none\"/>",
                        x,
                        up(y),
                        size,
                        size / 3);
            default -> {
                add("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"" + colour + "\"/>", x, up(y), size);
                text(Text.of(String.valueOf(token.count())), x, y, size);
            }
        }
    }

    /** One match for all, standing in the spot, and how many there are. */
    private void match(int count, double x, Bounds bounds) {
        double length = Math.min(0.88 * bounds.height(), 3 * bounds.radius());
        double thick = length / 14;
        double top = bounds.y() + length / 2;
        add(
                "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"#d29a4e\"/>"
                        + "<ellipse cx=\"%s\" cy=\"%s\" rx=\"%s\" ry=\"%s\" fill=\"#a8321f\"/>",
                x - thick / 2, up(top), thick, length, x, up(top - thick), thick, 1.6 * thick);
        if (count > 1) {
            text(Text.of(String.valueOf(count)), x, bounds.y() - length / 2 - textSize, textSize);
        }
    }

    private void text(Text text, double x, double y, double size) {
        if (!text.isEmpty()) {
            add(
                    "<text x=\"%s\" y=\"%s\" font-size=\"%s\" text-anchor=\"middle\" dominant-baseline=\"central\">",
                    x, up(y), size);
            out.append(escape(messages.get(text))).append("</text>");
        }
    }

    private double up(double y) {
        return picture.height() - y;
    }

    private void add(String pattern, Double... numbers) {
        Object[] words = new Object[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            words[i] = number(numbers[i]);
        }
        out.append(String.format(Locale.ROOT, pattern, words));
    }

    private static String number(double value) {
        String digits = String.format(Locale.ROOT, "%.2f", value);
        return digits.replaceAll("\\.?0+$", "");
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
