package org.marienbad.drawing;

import java.util.List;
import java.util.Locale;
import org.marienbad.framework.picture.Picture;

/**
 * A picture laid out: shapes that any screen paints, in this order, from 0 to {@code width} and {@code height}, y up.
 *
 * @param targets where the spots are, for pointers, keyboards and screen readers, those on top last
 */
public record Drawing(double width, double height, List<Primitive> primitives, List<Target> targets) {
    public Drawing {
        primitives = List.copyOf(primitives);
        targets = List.copyOf(targets);
    }

    /** One line for each primitive, in their order, by which people compare drawings. */
    public String text() {
        StringBuilder text = new StringBuilder("size " + number(width) + " " + number(height) + "\n");
        primitives.forEach(primitive -> text.append(line(primitive)).append('\n'));
        return text.toString();
    }

    private static String line(Primitive primitive) {
        String head = name(primitive.layer()) + " " + (primitive.spot().isEmpty() ? "-" : primitive.spot()) + " ";
        if (primitive instanceof Primitive.Area area) {
            return head + "fill " + shape(area.shape()) + " " + area.ink()
                    + (area.finish() == Finish.FLAT ? "" : " " + name(area.finish()));
        } else if (primitive instanceof Primitive.Stroke stroke) {
            String dash = stroke.dash() > 0 ? " dash " + number(stroke.dash()) : "";
            return head + "line " + shape(stroke.shape()) + " " + stroke.ink() + " " + number(stroke.width()) + dash;
        } else if (primitive instanceof Primitive.Icon icon) {
            Primitive.Look look = icon.look();
            String who = look.owner() < 0 ? "hue " + look.hue() : "seat " + look.owner();
            return head + "icon " + look.kind() + " " + who + " at "
                    + numbers(List.of(icon.at().x(), icon.at().y(), icon.at().radius()));
        }
        Primitive.Words words = (Primitive.Words) primitive;
        return head + "words '" + words.words() + "' at " + numbers(List.of(words.x(), words.y(), words.size())) + " "
                + words.ink();
    }

    private static String shape(Picture.Shape shape) {
        if (shape instanceof Picture.Circle circle) {
            return "circle " + numbers(List.of(circle.x(), circle.y(), circle.radius()));
        } else if (shape instanceof Picture.Box box) {
            return "box " + numbers(List.of(box.x(), box.y(), box.width(), box.height(), box.radius()));
        } else if (shape instanceof Picture.Polygon polygon) {
            return "polygon " + numbers(polygon.points());
        }
        return "path " + numbers(((Picture.Line) shape).points());
    }

    private static String numbers(List<Double> numbers) {
        return String.join(" ", numbers.stream().map(Drawing::number).toList());
    }

    private static String number(double number) {
        double rounded = Math.rint(number * 1000) / 1000 + 0.0;
        return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** A spot that can be pointed at, and the words that explain it, empty if there are none. */
    public record Target(String spot, Picture.Shape shape, String tip) {}
}
