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
            Map.entry(Picture.Style.HIDDEN, "none"));
    /** Colours that colour-blind people tell apart (Okabe and Ito 2008), by seat. */
    private static final List<String> SEATS = List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9");

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
        String paint = "fill=\"" + (spot.shape() instanceof Picture.Line ? "none" : FILLS.get(spot.style())) + "\""
                + (spot.style() == Picture.Style.PIECE
                        ? ""
                        : " stroke=\"#4a3520\" stroke-width=\"" + number(textSize / 12) + "\"");
        out.append("<g id=\"").append(escape(spot.id())).append("\">");
        Bounds bounds = shape(spot.shape(), paint);
        tokens(spot.tokens(), bounds);
        if (!spot.label().isEmpty()) {
            double below = holdsTokens(spot.style()) ? bounds.radius() + textSize * 0.9 : 0;
            text(spot.label(), bounds.x(), bounds.y() - below, Math.min(textSize * 0.8, bounds.radius() * 1.4));
        }
        if (!spot.tip().isEmpty()) {
            out.append("<title>").append(escape(messages.get(spot.tip()))).append("</title>");
        }
        out.append("</g>\n");
    }

    /** Whether spots of this style are there to be filled, so that their labels belong beside them. */
    private static boolean holdsTokens(Picture.Style style) {
        return switch (style) {
            case PIT, STORE, HEAP, BOARD -> true;
            default -> false;
        };
    }

    /** Middle of a spot, the radius of the largest circle in it, and its height. */
    private record Bounds(double x, double y, double radius, double height) {}

    private Bounds shape(Picture.Shape shape, String paint) {
        if (shape instanceof Picture.Circle circle) {
            add("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" " + paint + "/>", circle.x(), up(circle.y()), circle.radius());
            return new Bounds(circle.x(), circle.y(), circle.radius(), 2 * circle.radius());
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
                    box.height());
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
        return new Bounds(x / corners, y / corners, textSize, 2 * textSize);
    }

    private void tokens(List<Picture.Tokens> tokens, Bounds bounds) {
        int shown = 0;
        for (Picture.Tokens token : tokens) {
            if (token.count() > 0) {
                token(token, bounds.x() + shown * textSize, bounds);
                shown++;
            }
        }
    }

    private void token(Picture.Tokens token, double x, Bounds bounds) {
        double y = bounds.y();
        double radius = bounds.radius();
        String colour = token.owner() < 0 ? "#efe6d0" : SEATS.get(token.owner() % SEATS.size());
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
