package org.marienbad.drawing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Icon;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Look;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.drawing.Primitive.Stroke;
import org.marienbad.drawing.Primitive.Words;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Messages;

/** Paints drawings as self-contained SVG documents, for pages and documents. */
public final class Svg {
    private static final double MARGIN = .035;
    private static final double CAPTION = 1 / 22.0;
    private static final int STOPS = 7;
    /** The beginning of the gradient of a ball, and its radius, in parts of the box around it. */
    private static final double SHINE_X = .36;

    private static final double SHINE_Y = .3;
    private static final double SHINE_REACH = .72;
    private static final String FONT = "Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

    private final Drawing drawing;
    private final Artwork artwork;
    private final PictureTheme theme;
    private final StringBuilder body = new StringBuilder();
    private final Map<String, String> definitions = new LinkedHashMap<>();
    private final Map<String, String> ids = new LinkedHashMap<>();
    private final Map<Look, String> icons = new LinkedHashMap<>();
    /** The height from which y is subtracted: SVG has y down. */
    private double top;

    private Svg(Drawing drawing, Artwork artwork, PictureTheme theme) {
        this.drawing = drawing;
        this.artwork = artwork;
        this.theme = theme;
    }

    /** One document; {@code caption} is written below if it is not empty. */
    public static String paint(Drawing drawing, Artwork artwork, PictureTheme theme, String caption) {
        return new Svg(drawing, artwork, theme).document(caption);
    }

    /** {@code picture} alone: light, without marks and caption. */
    public static String paint(Picture picture, Artwork artwork, Messages words) {
        return paint(Layout.of(picture, artwork, words::get).drawing(Marks.NONE), artwork, PictureTheme.LIGHT, "");
    }

    private String document(String caption) {
        double margin = Math.max(drawing.width(), drawing.height()) * MARGIN;
        double text = Math.max(drawing.width(), drawing.height()) * CAPTION * .6;
        double width = drawing.width() + 2 * margin;
        double height = drawing.height() + 2 * margin + (caption.isEmpty() ? 0 : 1.6 * text);
        double limit = 1.85 * width / Math.max(1, caption.length());
        top = drawing.height();
        drawing.primitives().forEach(this::add);
        if (!caption.isEmpty()) {
            add(new Words(
                    "",
                    Layer.WORDS,
                    caption,
                    drawing.width() / 2,
                    -1.1 * text - margin * .35,
                    Math.min(text, limit),
                    "text"));
        }
        drawing.targets().forEach(this::target);
        StringBuilder out = new StringBuilder();
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
                .append(numbers(-margin, -margin, width, height))
                .append("\" font-family=\"")
                .append(FONT)
                .append("\" font-weight=\"600\" style=\"background:" + hex(artwork.color("background", theme), 1)
                        + "\">\n");
        if (!definitions.isEmpty()) {
            out.append("<defs>\n");
            definitions.values().forEach(out::append);
            out.append("</defs>\n");
        }
        out.append("<rect x=\"" + number(-margin) + "\" y=\"" + number(-margin) + "\" width=\"" + number(width)
                + "\" height=\"" + number(height) + "\" " + paint("fill", "background") + "/>\n");
        return out.append(body).append("</svg>\n").toString();
    }

    private void add(Primitive primitive) {
        if (primitive instanceof Area area) {
            area(area);
        } else if (primitive instanceof Stroke stroke) {
            stroke(stroke);
        } else if (primitive instanceof Words words) {
            words(words);
        } else if (primitive instanceof Icon icon) {
            icon(icon);
        }
    }

    private void area(Area area) {
        boolean shaded = theme.isShaded();
        switch (area.finish()) {
            case SOFT, GRAIN -> {
                if (shaded) {
                    String fill = area.finish() == Finish.SOFT ? gradient(area) : "";
                    shape(area.shape(), fill.isEmpty() ? "filter=\"" + grain() + "\"" : "fill=\"" + fill + "\"");
                }
            }
            case BALL -> shape(area.shape(), shaded ? "fill=\"" + gradient(area) + "\"" : paint("fill", area.ink()));
            case RAISED, HOLLOW -> {
                shape(area.shape(), paint("fill", area.ink() + (shaded ? lit(area.finish()) : "")));
                if (shaded) {
                    shape(area.shape(), "fill=\"" + veil(area.finish()) + "\"");
                }
            }
            case FLAT -> shape(area.shape(), paint("fill", area.ink()));
        }
    }

    /** How bright the middle is. */
    private static String lit(Finish finish) {
        return ":black:" + Math.round(100 * (1 - finish.light(0, 0)));
    }

    private void stroke(Stroke stroke) {
        String dash = stroke.dash() > 0 ? " stroke-dasharray=\"" + number(stroke.dash()) + "\"" : "";
        String cap = stroke.dash() > 0 ? "" : " stroke-linecap=\"round\"";
        shape(
                stroke.shape(),
                "fill=\"none\" stroke-linejoin=\"round\"" + cap + dash + " stroke-width=\"" + number(stroke.width())
                        + "\" " + paint("stroke", stroke.ink()));
    }

    private void words(Words words) {
        body.append("<text x=\"" + number(words.x()) + "\" y=\""
                + number(top - words.y() + words.size() * TextWidth.CAPITAL / 2) + "\" font-size=\""
                + number(words.size()) + "\" text-anchor=\"middle\" " + paint("fill", words.ink()) + ">");
        body.append(escape(words.words())).append("</text>\n");
    }

    private void icon(Icon icon) {
        String id = icons.get(icon.look());
        if (id == null) {
            id = "i" + icons.size();
            icons.put(icon.look(), id);
            Svg parts = new Svg(drawing, artwork, theme);
            parts.definitions.putAll(definitions);
            parts.ids.putAll(ids);
            artwork.expand(new Icon("", Layer.TOKEN, icon.look(), new Slot(0, 0, 1)))
                    .forEach(parts::add);
            definitions.putAll(parts.definitions);
            ids.putAll(parts.ids);
            definitions.put(id, "<g id=\"" + id + "\">\n" + parts.body + "</g>\n");
        }
        Slot at = icon.at();
        body.append("<use href=\"#" + id + "\" transform=\"translate(" + numbers(at.x(), top - at.y()) + ")" + " scale("
                + number(at.radius()) + ")\"/>\n");
    }

    /** The place of a spot, for programs that look for it, and its tip for the mouse. */
    private void target(Drawing.Target target) {
        int start = body.length();
        String events = target.tip().isEmpty() ? "none" : "all";
        shape(
                target.shape(),
                "data-spot=\"" + escape(target.spot()) + "\" fill=\"none\" pointer-events=\"" + events + "\"");
        if (!target.tip().isEmpty()) {
            body.setLength(body.length() - "/>\n".length());
            String name = body.substring(start + 1, body.indexOf(" ", start));
            body.append("><title>" + escape(target.tip()) + "</title></" + name + ">\n");
        }
    }

    private void shape(Picture.Shape shape, String paint) {
        if (shape instanceof Picture.Circle circle) {
            body.append("<circle cx=\"" + number(circle.x()) + "\" cy=\"" + number(top - circle.y()) + "\" r=\""
                    + number(circle.radius()) + "\" " + paint);
        } else if (shape instanceof Picture.Box box) {
            body.append("<rect x=\"" + number(box.x()) + "\" y=\"" + number(top - box.y() - box.height())
                    + "\" width=\"" + number(box.width()) + "\" height=\"" + number(box.height()) + "\" rx=\""
                    + number(box.radius()) + "\" " + paint);
        } else {
            boolean closed = shape instanceof Picture.Polygon;
            List<Double> points = closed ? ((Picture.Polygon) shape).points() : ((Picture.Line) shape).points();
            StringBuilder list = new StringBuilder();
            for (int i = 0; i + 1 < points.size(); i += 2) {
                list.append(i == 0 ? "" : " ").append(number(points.get(i))).append(',');
                list.append(number(top - points.get(i + 1)));
            }
            body.append((closed ? "<polygon" : "<polyline") + " points=\"" + list + "\" " + paint);
        }
        body.append("/>\n");
    }

    private String gradient(Area area) {
        boolean ball = area.finish() == Finish.BALL;
        return define(area.finish() + area.ink(), id -> {
            StringBuilder stops = new StringBuilder();
            int rgba = artwork.color(area.ink(), theme);
            for (int i = 0; i < STOPS; i++) {
                double t = (double) i / (STOPS - 1);
                double x = 2 * SHINE_X - 1 + 2 * SHINE_REACH * t * .6;
                double y = 1 - 2 * SHINE_Y - 2 * SHINE_REACH * t * .8;
                double far = Math.max(1, Math.hypot(x, y));
                double light = ball ? area.finish().light(x / far, y / far) : 1;
                double opacity =
                        (rgba & 0xff) / 255.0 * (ball ? 1 : area.finish().opacity(t));
                stops.append("<stop offset=\"" + number(t) + "\" stop-color=\"" + hex(rgba, light) + "\""
                        + (opacity == 1 ? "" : " stop-opacity=\"" + number(opacity) + "\"") + "/>");
            }
            String at = ball
                    ? "cx=\"" + SHINE_X + "\" cy=\"" + SHINE_Y + "\" r=\"" + SHINE_REACH + "\""
                    : "cx=\".5\" cy=\".5\" r=\".5\"";
            return "<radialGradient id=\"" + id + "\" " + at + ">" + stops + "</radialGradient>\n";
        });
    }

    /** Light and shade from the upper left over a raised or hollow shape. */
    private String veil(Finish finish) {
        boolean hollow = finish == Finish.HOLLOW;
        return define(
                "veil" + finish,
                id -> "<linearGradient id=\"" + id
                        + "\" x1=\".3\" y1=\"0\" x2=\".7\" y2=\"1\"><stop offset=\"0\" stop-color=\""
                        + (hollow ? "#000" : "#fff") + "\" stop-opacity=\"" + (hollow ? ".38" : ".12")
                        + "\"/><stop offset=\"" + (hollow ? ".45" : ".25") + "\" stop-color=\""
                        + (hollow ? "#000" : "#fff")
                        + "\" stop-opacity=\"" + (hollow ? ".08" : "0") + "\"/><stop offset=\""
                        + (hollow ? ".75" : ".8")
                        + "\" stop-color=\"" + (hollow ? "#fff" : "#000")
                        + "\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"" + (hollow ? "#fff" : "#000")
                        + "\" stop-opacity=\".12\"/></linearGradient>\n");
    }

    private String grain() {
        double side = Math.max(drawing.width(), drawing.height());
        return define(
                "grain",
                id -> "<filter id=\"" + id
                        + "\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">"
                        + "<feTurbulence type=\"fractalNoise\" baseFrequency=\"" + number(1.4 / side) + " "
                        + number(34 / side) + "\" numOctaves=\"3\" seed=\"7\"/>"
                        + "<feColorMatrix values=\"0 0 0 0 .35  0 0 0 0 .2  0 0 0 0 0  0 0 0 -.8 .47\"/>"
                        + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>\n");
    }

    /** A reference to a definition, made the first time that it is asked for. */
    private String define(String key, UnaryOperator<String> definition) {
        String id = ids.computeIfAbsent(key, unknown -> "d" + ids.size());
        definitions.computeIfAbsent(id, definition);
        return "url(#" + id + ")";
    }

    private String paint(String attribute, String ink) {
        int rgba = artwork.color(ink, theme);
        int alpha = rgba & 0xff;
        return attribute + "=\"" + hex(rgba, 1) + "\""
                + (alpha == 255 ? "" : " " + attribute + "-opacity=\"" + number(alpha / 255.0) + "\"");
    }

    private static String hex(int rgba, double light) {
        int rgb = 0;
        for (int shift = 24; shift >= 8; shift -= 8) {
            rgb = rgb << 8 | (int) Math.round((rgba >>> shift & 0xff) * light);
        }
        return PictureColors.hex(rgb);
    }

    private static String numbers(double... values) {
        StringBuilder list = new StringBuilder();
        for (double value : values) {
            list.append(list.isEmpty() ? "" : " ").append(number(value));
        }
        return list.toString();
    }

    private static String number(double value) {
        String digits =
                String.format(Locale.ROOT, "%.3f", value).replaceAll("0+$", "").replaceAll("\\.$", "");
        return digits.equals("-0") ? "0" : digits;
    }

    /** {@code words} as they stand in the text or an attribute of SVG or HTML. */
    public static String escape(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
