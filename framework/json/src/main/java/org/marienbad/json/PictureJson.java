package org.marienbad.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.text.Text;

/**
 * Pictures as JSON: the records' own field names, and a {@code type} for each shape (circle, box, polygon, line).
 * Styles and kinds are in small letters, words in one language. A nobody's spot has no {@code owner}. The first shade,
 * the usual material and a row without gauges are left out likewise ({@code shade}, {@code material}, {@code gauges}).
 */
public final class PictureJson {
    private final ObjectMapper mapper;

    /** Pictures whose texts are put into words by {@code words}. */
    public PictureJson(Function<Text, String> words) {
        SimpleModule module = new SimpleModule("picture");
        module.addSerializer(
                Text.class, writer((text, out) -> out.writeString(text.isEmpty() ? "" : words.apply(text))));
        module.addSerializer(Picture.Style.class, writer((style, out) -> out.writeString(name(style))));
        module.addSerializer(Picture.Kind.class, writer((kind, out) -> out.writeString(kind.id())));
        mapper = JsonMapper.builder()
                .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
                .addModule(module)
                .addMixIn(Picture.Shape.class, ShapeType.class)
                .addMixIn(Picture.Spot.class, SpotEntries.class)
                .addMixIn(Picture.Line.class, LineEntries.class)
                .addMixIn(Picture.Row.class, RowEntries.class)
                .build();
    }

    public ObjectNode write(Picture picture) {
        return mapper.valueToTree(picture);
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The name of each kind of shape; kept here so that pictures know nothing of JSON. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Picture.Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Picture.Box.class, name = "box"),
        @JsonSubTypes.Type(value = Picture.Polygon.class, name = "polygon"),
        @JsonSubTypes.Type(value = Picture.Line.class, name = "line")
    })
    private interface ShapeType {}

    /** Leaves out the fields that few spots have. */
    @SuppressWarnings("unused")
    private interface SpotEntries {
        @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Nobody.class)
        int owner();

        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
        int shade();

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        String material();
    }

    /** Leaves out the width of a line that has the usual one. */
    @SuppressWarnings("unused")
    private interface LineEntries {
        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
        double width();
    }

    /** Leaves out gauges where there are none. */
    @SuppressWarnings("unused")
    private interface RowEntries {
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        List<Picture.Gauge> gauges();
    }

    /** Equal to the owner −1. */
    private static final class Nobody {
        @Override
        public boolean equals(Object other) {
            return other instanceof Integer seat && seat == -1;
        }

        @Override
        public int hashCode() {
            return -1;
        }
    }

    @FunctionalInterface
    private interface Writing<T> {
        void write(T value, JsonGenerator out) throws IOException;
    }

    private static <T> JsonSerializer<T> writer(Writing<T> writing) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
                writing.write(value, out);
            }
        };
    }
}
