package org.marienbad.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Names;

/** Records as JSON, one line each. */
public final class MatchRecordJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .addMixIn(MatchRecord.class, WithoutNulls.class)
            .build();
    private static final ObjectReader READER = MAPPER.readerFor(MatchRecord.class);

    private MatchRecordJson() {}

    public static String write(MatchRecord record) {
        try {
            return MAPPER.writeValueAsString(record);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
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
        if (record.format() != MatchRecord.FORMAT) {
            throw new IllegalArgumentException(
                    "record: format " + record.format() + " is not known; this version reads " + MatchRecord.FORMAT);
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
        // What is not JSON inside an entry comes wrapped into the path of that entry.
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
        if (type == int.class || type == long.class) {
            return "a whole number";
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
        return problem.getOriginalMessage().lines().findFirst().orElse("unreadable");
    }

    /** Leaves out payoffs and forfeit where there are none. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private interface WithoutNulls {}
}
