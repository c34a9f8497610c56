package org.marienbad.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Finish;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Primitive;
import org.marienbad.drawing.Primitive.Area;
import org.marienbad.drawing.Primitive.Icon;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Look;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.drawing.Primitive.Stroke;
import org.marienbad.drawing.Primitive.Words;
import org.marienbad.framework.picture.Picture;

/**
 * Drawings as JSON, with all that a program needs to paint them. These are the primitives in their order, the icons in
 * the square from −1 to 1, and the color of every ink in every theme. Coordinates are those of the picture, y up.
 * docs/engine.md names the fields.
 */
public final class DrawingJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private DrawingJson() {}

    /** {@code drawing}, the icons and inks taken from {@code artwork}. */
    public static ObjectNode write(Drawing drawing, Artwork artwork) {
        return write(drawing, artwork, List.of());
    }

    /** {@code drawing} with icons that are not in it, for what stands beside it. */
    public static ObjectNode write(Drawing drawing, Artwork artwork, List<Look> beside) {
        ObjectNode root = NODES.objectNode();
        root.put("width", drawing.width()).put("height", drawing.height());
        ArrayNode primitives = root.putArray("primitives");
        Set<Look> looks = new LinkedHashSet<>();
        Set<String> inks = new TreeSet<>();
        for (Primitive primitive : drawing.primitives()) {
            primitives.add(write(primitive));
            if (primitive instanceof Icon icon) {
                looks.add(icon.look());
            } else {
                inks.add(ink(primitive));
            }
        }
        looks.addAll(beside);
        ObjectNode drawn = root.putObject("icons");
        for (Look look : looks) {
            ArrayNode list = drawn.putArray(key(look));
            for (Primitive part : artwork.expand(new Icon("", Layer.TOKEN, look, new Slot(0, 0, 1)))) {
                list.add(write(part));
                inks.add(ink(part));
            }
        }
        ObjectNode themes = root.putObject("inks");
        for (PictureTheme theme : PictureTheme.values()) {
            ObjectNode colors = themes.putObject(theme.id());
            colors.put("background", color(artwork, "background", theme));
            inks.forEach(ink -> colors.put(ink, color(artwork, ink, theme)));
        }
        ArrayNode targets = root.putArray("targets");
        for (Drawing.Target target : drawing.targets()) {
            ObjectNode entry = targets.addObject().put("spot", target.spot());
            entry.set("shape", write(target.shape()));
            if (!target.tip().isEmpty()) {
                entry.put("tip", target.tip());
            }
        }
        return root;
    }

    private static String color(Artwork artwork, String ink, PictureTheme theme) {
        String rgba = String.format("#%08x", artwork.color(ink, theme));
        return rgba.endsWith("ff") ? rgba.substring(0, 7) : rgba;
    }

    private static String ink(Primitive primitive) {
        if (primitive instanceof Area area) {
            return area.ink();
        } else if (primitive instanceof Stroke stroke) {
            return stroke.ink();
        }
        return ((Words) primitive).ink();
    }

    /** The name of an icon: KIND/OWNER/HUE. */
    public static String key(Look look) {
        return look.kind() + "/" + look.owner() + "/" + look.hue();
    }

    /** One primitive as {@link #write(Drawing, Artwork)} has it. */
    public static ObjectNode write(Primitive primitive) {
        ObjectNode node = NODES.objectNode();
        if (primitive instanceof Area area) {
            node.put("type", "fill").set("shape", write(area.shape()));
            node.put("ink", area.ink());
            if (area.finish() != Finish.FLAT) {
                node.put("finish", name(area.finish()));
            }
        } else if (primitive instanceof Stroke stroke) {
            node.put("type", "line").set("shape", write(stroke.shape()));
            node.put("ink", stroke.ink()).put("width", stroke.width());
            if (stroke.dash() > 0) {
                node.put("dash", stroke.dash());
            }
        } else if (primitive instanceof Icon icon) {
            node.put("type", "icon").put("icon", key(icon.look()));
            node.put("x", icon.at().x())
                    .put("y", icon.at().y())
                    .put("radius", icon.at().radius());
        } else if (primitive instanceof Words words) {
            node.put("type", "words")
                    .put("words", words.words())
                    .put("x", words.x())
                    .put("y", words.y());
            node.put("size", words.size()).put("ink", words.ink());
        }
        if (!primitive.spot().isEmpty()) {
            node.put("spot", primitive.spot());
        }
        return node.put("layer", name(primitive.layer()));
    }

    private static ObjectNode write(Picture.Shape shape) {
        ObjectNode node = NODES.objectNode();
        if (shape instanceof Picture.Circle circle) {
            return node.put("type", "circle")
                    .put("x", circle.x())
                    .put("y", circle.y())
                    .put("radius", circle.radius());
        } else if (shape instanceof Picture.Box box) {
            node.put("type", "box").put("x", box.x()).put("y", box.y());
            return node.put("width", box.width()).put("height", box.height()).put("radius", box.radius());
        }
        boolean closed = shape instanceof Picture.Polygon;
        node.put("type", closed ? "polygon" : "line");
        ArrayNode points = node.putArray("points");
        (closed ? ((Picture.Polygon) shape).points() : ((Picture.Line) shape).points()).forEach(points::add);
        if (shape instanceof Picture.Line line && line.width() > 0) {
            node.put("width", line.width());
        }
        return node;
    }

    /**
     * The drawing that {@link #write} made {@code text} of.
     *
     * @throws IllegalArgumentException naming the entry that is missing or wrong
     */
    public static Drawing read(String text) {
        JsonNode root;
        try {
            root = MAPPER.readTree(text);
        } catch (JacksonException malformed) {
            throw new IllegalArgumentException("drawing: not JSON (" + malformed.getOriginalMessage() + ")", malformed);
        }
        List<Primitive> primitives = new ArrayList<>();
        for (JsonNode node : field(root, "primitives")) {
            primitives.add(primitive(node));
        }
        List<Drawing.Target> targets = new ArrayList<>();
        for (JsonNode node : field(root, "targets")) {
            targets.add(new Drawing.Target(
                    text(node, "spot"),
                    shape(field(node, "shape")),
                    node.path("tip").asText("")));
        }
        return new Drawing(number(root, "width"), number(root, "height"), primitives, targets);
    }

    private static Primitive primitive(JsonNode node) {
        String spot = node.path("spot").asText("");
        Layer layer = one(Layer.values(), text(node, "layer"));
        return switch (text(node, "type")) {
            case "fill" ->
                new Area(
                        spot,
                        layer,
                        shape(field(node, "shape")),
                        text(node, "ink"),
                        one(Finish.values(), node.path("finish").asText("flat")));
            case "line" ->
                new Stroke(
                        spot,
                        layer,
                        shape(field(node, "shape")),
                        text(node, "ink"),
                        number(node, "width"),
                        node.path("dash").asDouble(0));
            case "icon" -> {
                String[] look = text(node, "icon").split("/", -1);
                if (look.length != 3 || !look[1].matches("-?\\d{1,9}") || !look[2].matches("\\d{1,9}")) {
                    throw new IllegalArgumentException("drawing: icon must be KIND/OWNER/HUE in " + node);
                }
                yield new Icon(
                        spot,
                        layer,
                        new Look(look[0], Integer.parseInt(look[1]), Integer.parseInt(look[2])),
                        new Slot(number(node, "x"), number(node, "y"), number(node, "radius")));
            }
            case "words" ->
                new Words(
                        spot,
                        layer,
                        text(node, "words"),
                        number(node, "x"),
                        number(node, "y"),
                        number(node, "size"),
                        text(node, "ink"));
            default ->
                throw new IllegalArgumentException(
                        "drawing: type '" + text(node, "type") + "'; allowed: fill, line, icon, words");
        };
    }

    private static Picture.Shape shape(JsonNode node) {
        return switch (text(node, "type")) {
            case "circle" -> new Picture.Circle(number(node, "x"), number(node, "y"), number(node, "radius"));
            case "box" ->
                new Picture.Box(
                        number(node, "x"),
                        number(node, "y"),
                        number(node, "width"),
                        number(node, "height"),
                        number(node, "radius"));
            case "polygon" -> new Picture.Polygon(points(node));
            case "line" -> new Picture.Line(points(node), node.path("width").asDouble(0));
            default ->
                throw new IllegalArgumentException(
                        "drawing: shape '" + text(node, "type") + "'; allowed: circle, box, polygon, line");
        };
    }

    private static List<Double> points(JsonNode node) {
        List<Double> points = new ArrayList<>();
        field(node, "points").forEach(point -> points.add(point.asDouble()));
        return points;
    }

    private static JsonNode field(JsonNode node, String name) {
        JsonNode found = node.get(name);
        if (found == null) {
            throw new IllegalArgumentException("drawing: '" + name + "' is missing in " + shortened(node));
        }
        return found;
    }

    private static String text(JsonNode node, String name) {
        return field(node, name).asText();
    }

    private static double number(JsonNode node, String name) {
        JsonNode found = field(node, name);
        if (!found.isNumber()) {
            throw new IllegalArgumentException("drawing: '" + name + "' must be a number in " + shortened(node));
        }
        return found.asDouble();
    }

    private static String shortened(JsonNode node) {
        String text = node.toString();
        return text.length() <= 80 ? text : text.substring(0, 80) + "…";
    }

    private static <E extends Enum<E>> E one(E[] values, String given) {
        return Arrays.stream(values)
                .filter(value -> name(value).equals(given))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("drawing: unknown word '" + given + "'"));
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
