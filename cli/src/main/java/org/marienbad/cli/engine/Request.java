package org.marienbad.cli.engine;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.setting.Names;

/** A JSON object whose fields are read by type; a field of another type is an error that names it. */
final class Request {
    private static final int MOST_SHOWN = 200;
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};

    private final JsonNode fields;
    private final String path;

    /**
     * @param path stands before the names of fields in messages: "" or "budget."
     * @param known names of all fields that there may be
     * @throws IllegalArgumentException if there are others
     */
    Request(JsonNode fields, String path, List<String> known) {
        this.fields = fields;
        this.path = path;
        fields.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(Names.unknown("field", path + name, known));
            }
        });
    }

    boolean has(String name) {
        return fields.hasNonNull(name);
    }

    Optional<String> getText(String name) {
        JsonNode node = fields.get(name);
        if (!has(name)) {
            return Optional.empty();
        }
        if (!node.isTextual()) {
            throw wrong(name, "text");
        }
        return Optional.of(node.textValue());
    }

    boolean getBoolean(String name) {
        if (has(name) && !fields.get(name).isBoolean()) {
            throw wrong(name, "true or false");
        }
        return has(name) && fields.get(name).booleanValue();
    }

    /** The whole number of a field, {@code otherwise} where there is none. */
    long getLong(String name, long min, long max, long otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonNode node = fields.get(name);
        if (!node.isNumber()
                || !node.canConvertToExactIntegral()
                || !node.canConvertToLong()
                || node.longValue() < min
                || node.longValue() > max) {
            throw wrong(name, "a whole number from " + min + " to " + max);
        }
        return node.longValue();
    }

    /** The whole numbers of a list; empty where there is none. */
    List<Long> wholes(String name, long min, long max) {
        List<Long> wholes = new ArrayList<>();
        boolean good = !has(name) || fields.get(name).isArray();
        if (has(name)) {
            for (JsonNode node : fields.get(name)) {
                good &= node.isIntegralNumber()
                        && node.canConvertToLong()
                        && node.longValue() >= min
                        && node.longValue() <= max;
                wholes.add(node.longValue());
            }
        }
        if (!good) {
            throw wrong(name, "a list of whole numbers from " + min + " to " + max);
        }
        return wholes;
    }

    /** A seat (0 …), "spectator" or "referee"; empty where there is none. */
    Optional<Observer> observer(String name, int seats) {
        if (!has(name)) {
            return Optional.empty();
        }
        JsonNode node = fields.get(name);
        if (node.isIntegralNumber() && node.canConvertToInt() && node.intValue() >= 0 && node.intValue() < seats) {
            return Optional.of(Observer.seat(node.intValue()));
        }
        return Optional.of(Stream.of(Observer.SPECTATOR, Observer.REFEREE)
                .filter(observer -> node.isTextual() && observer.toString().equals(node.textValue()))
                .findFirst()
                .orElseThrow(() ->
                        wrong(name, "a whole number from 0 to " + (seats - 1) + ", \"spectator\" or \"referee\"")));
    }

    List<String> texts(String name) {
        if (!has(name)) {
            return List.of();
        }
        List<String> texts = new ArrayList<>();
        boolean good = fields.get(name).isArray();
        for (JsonNode node : fields.get(name)) {
            good &= node.isTextual();
            texts.add(node.textValue());
        }
        if (!good) {
            throw wrong(name, "a list of texts");
        }
        return texts;
    }

    /** The plain values of an object; empty where there is none. */
    Map<String, Object> map(String name) {
        if (!has(name)) {
            return Map.of();
        }
        if (!fields.get(name).isObject()) {
            throw wrong(name, "an object");
        }
        return MAPPER.convertValue(fields.get(name), MAP);
    }

    boolean isObject(String name) {
        return has(name) && fields.get(name).isObject();
    }

    /** An object within this one; an empty one where there is none. */
    Request object(String name, List<String> known) {
        if (has(name) && !isObject(name)) {
            throw wrong(name, "an object");
        }
        return new Request(has(name) ? fields.get(name) : MAPPER.createObjectNode(), path + name + ".", known);
    }

    /** The value of a field as it is; missing where there is none. */
    JsonNode node(String name) {
        return fields.path(name);
    }

    /** For an entry that must be there but is not. */
    IllegalArgumentException missing(String name, String allowed) {
        return new IllegalArgumentException("field '" + path + name + "' is missing; allowed: " + allowed);
    }

    IllegalArgumentException wrong(String name, String allowed) {
        return new IllegalArgumentException("field '" + path + name + "': "
                + shortened(String.valueOf(fields.get(name))) + " is not allowed; allowed: " + allowed);
    }

    /** A short part of the given text, enough to recognize it. */
    static String shortened(String given) {
        return given.length() > MOST_SHOWN ? given.substring(0, MOST_SHOWN) + "…" : given;
    }
}
