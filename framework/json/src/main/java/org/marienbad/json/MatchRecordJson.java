package org.marienbad.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.framework.setting.Names;

/** Records as JSON, one line each. */
public final class MatchRecordJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule()
                    .addDeserializer(RecordedPly.class, new PlyReader())
                    .addDeserializer(MatchRecord.Clock.class, new ClockJson())
                    .addDeserializer(Observer.class, new ObserverReader()))
            .build();
    private static final ObjectReader READER = MAPPER.readerFor(MatchRecord.class);

    private MatchRecordJson() {}

    /** The record in one line; what it does not tell is left out. */
    public static String write(MatchRecord record) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("format", MatchRecord.FORMAT).put("game", record.game()).put("seats", record.seats());
        json.set("options", MAPPER.valueToTree(record.options()));
        json.put("starter", record.starter());
        putKnown(json, "position", record.position());
        putKnown(json, "seed", record.seed());
        putKnown(json, "names", Optional.of(record.names()).filter(names -> !names.isEmpty()));
        json.set("players", MAPPER.valueToTree(record.players()));
        record.clock().ifPresent(clock -> json.set("clock", ClockJson.write(clock)));
        json.set("plies", line(record.plies()));
        putKnown(json, "payoffs", record.payoffs());
        putKnown(json, "forfeit", record.forfeit());
        putKnown(json, "observer", record.observer().map(who -> who.isSeat() ? who.seat() : who.toString()));
        putKnown(json, "keys", Optional.of(record.keys()).filter(keys -> !keys.isEmpty()));
        putKnown(json, "resumable", Optional.of(record.resumable()).filter(resumable -> !resumable));
        putKnown(json, "plugins", Optional.of(new TreeMap<>(record.plugins())).filter(some -> !some.isEmpty()));
        putKnown(json, "tags", Optional.of(record.tags()).filter(tags -> !tags.isEmpty()));
        return json.toString();
    }

    private static void putKnown(ObjectNode json, String name, Optional<?> value) {
        value.ifPresent(known -> json.set(name, MAPPER.valueToTree(known)));
    }

    private static ArrayNode line(List<RecordedPly> plies) {
        ArrayNode line = MAPPER.createArrayNode();
        for (RecordedPly ply : plies) {
            if (ply.isPlain()) {
                line.add(ply.ply());
                continue;
            }
            ObjectNode entry = line.addObject().put("ply", ply.ply());
            ply.time().ifPresent(time -> {
                ObjectNode told = entry.putObject("time").put("spent", time.spent());
                putKnown(told, "left", time.left());
            });
            putKnown(entry, "comment", ply.comment());
            if (!ply.variations().isEmpty()) {
                ArrayNode variations = entry.putArray("variations");
                ply.variations().forEach(variation -> variations.add(line(variation)));
            }
        }
        return line;
    }

    /**
     * Reads one record.
     *
     * @throws IllegalArgumentException in one line: where the text is not JSON or which entry is missing or wrong
     */
    public static MatchRecord read(String json) {
        if (json.stripLeading().startsWith("[")) { // several values in a list would be read one by one
            throw new IllegalArgumentException("record: expected a JSON object");
        }
        MatchRecord record;
        try (MappingIterator<MatchRecord> records = READER.readValues(json)) {
            if (!records.hasNextValue()) {
                throw new IllegalArgumentException("record: empty");
            }
            record = records.nextValue();
            if (records.hasNextValue()) {
                throw new IllegalArgumentException("record: there is more than one; expected a single record");
            }
        } catch (JsonMappingException wrong) {
            throw refused(wrong);
        } catch (JsonProcessingException wrong) {
            throw malformed(wrong);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        if (record == null) {
            throw new IllegalArgumentException("record: empty");
        }
        if (record.format() < 1 || record.format() > MatchRecord.FORMAT) {
            throw new IllegalArgumentException("record: format " + record.format()
                    + " is not known; this version reads 1 to " + MatchRecord.FORMAT);
        }
        require("game", record.game());
        require("options", record.options());
        require("players", record.players());
        require("plies", record.plies());
        return record;
    }

    private static void require(String name, Object value) {
        if (value == null) {
            throw new IllegalArgumentException("record: entry '" + name + "' is missing");
        }
    }

    private static IllegalArgumentException malformed(JsonProcessingException wrong) {
        String problem = firstLine(wrong);
        JsonLocation at = wrong.getLocation(); // null where a limit of the parser is passed
        return new IllegalArgumentException(
                "record: not JSON"
                        + (at == null ? "" : " (line " + at.getLineNr() + ", column " + at.getColumnNr() + ")")
                        + ": "
                        + (problem.startsWith("Unexpected end-of-input") ? "it breaks off" : problem),
                wrong);
    }

    private static IllegalArgumentException refused(JsonMappingException wrong) {
        // A JSON error inside an entry comes wrapped into the path of that entry.
        if (wrong.getCause() instanceof StreamReadException malformed) {
            return malformed(malformed);
        }
        if (wrong.getPath().isEmpty()) {
            return new IllegalArgumentException("record: expected a JSON object", wrong);
        }
        String path = wrong.getPath().stream()
                .map(step -> step.getFieldName() == null ? "[" + step.getIndex() + "]" : "." + step.getFieldName())
                .collect(Collectors.joining())
                .substring(1);
        if (wrong instanceof UnrecognizedPropertyException unknown) {
            return new IllegalArgumentException(
                    "record: "
                            + Names.unknown(
                                    "entry",
                                    path,
                                    unknown.getKnownPropertyIds().stream()
                                            .map(String::valueOf)
                                            .toList()),
                    wrong);
        }
        String allowed = wrong instanceof MismatchedInputException mismatch
                ? "; allowed: " + form(mismatch.getTargetType())
                : "";
        return new IllegalArgumentException("record: entry '" + path + "' is not allowed" + allowed, wrong);
    }

    private static String form(Class<?> type) {
        if (type == int.class || type == long.class || type == Long.class) {
            return "a whole number";
        }
        if (type == RecordedPly.class) {
            return "a text, or an object with 'ply'";
        }
        if (type == Observer.class) {
            return "a seat (0 …), \"spectator\" or \"referee\"";
        }
        if (type == Boolean.class) {
            return "true or false";
        }
        if (type == Double.class) {
            return "a number";
        }
        if (type.isEnum()) {
            return "one of "
                    + Arrays.stream(type.getEnumConstants())
                            .map(String::valueOf)
                            .collect(Collectors.joining(", "));
        }
        return type == String.class ? "a text" : List.class.isAssignableFrom(type) ? "a list" : "an object";
    }

    private static String firstLine(JsonProcessingException problem) {
        return problem.getOriginalMessage()
                .replaceAll(", from `[^`]*`", "") // the parser's own name of a limit that is passed
                .lines()
                .findFirst()
                .orElse("unreadable");
    }

    /** A ply is its notation, or an object with all that is known of it. */
    private static final class PlyReader extends StdDeserializer<RecordedPly> {
        private static final long serialVersionUID = 1L;

        PlyReader() {
            super(RecordedPly.class);
        }

        private record Form(
                String ply,
                Optional<RecordedPly.Time> time,
                Optional<String> comment,
                List<List<RecordedPly>> variations) {}

        @Override
        public RecordedPly deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (parser.hasToken(JsonToken.VALUE_STRING)) {
                return RecordedPly.of(parser.getText());
            }
            if (!parser.hasToken(JsonToken.START_OBJECT)) {
                return context.reportInputMismatch(RecordedPly.class, "no ply");
            }
            Form form = context.readValue(parser, Form.class);
            if (form.ply() == null
                    || form.variations() != null && form.variations().stream().anyMatch(List::isEmpty)) {
                return context.reportInputMismatch(RecordedPly.class, "no ply");
            }
            return new RecordedPly(form.ply(), form.time(), form.comment(), form.variations());
        }
    }

    private static final class ObserverReader extends StdDeserializer<Observer> {
        private static final long serialVersionUID = 1L;

        ObserverReader() {
            super(Observer.class);
        }

        @Override
        public Observer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (parser.hasToken(JsonToken.VALUE_NUMBER_INT) && parser.getNumberType() == JsonParser.NumberType.INT) {
                int seat = parser.getIntValue();
                return seat < 0 || seat >= GameInfo.MAX_SEATS
                        ? context.reportInputMismatch(Observer.class, "no seat")
                        : Observer.seat(seat);
            }
            for (Observer observer : List.of(Observer.SPECTATOR, Observer.REFEREE)) {
                if (observer.toString().equals(parser.getText())) {
                    return observer;
                }
            }
            return context.reportInputMismatch(Observer.class, "no observer");
        }
    }
}
