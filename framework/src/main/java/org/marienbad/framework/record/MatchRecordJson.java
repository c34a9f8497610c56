package org.marienbad.framework.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.stream.Collectors;

/** Records as JSON, one line each. */
public final class MatchRecordJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
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
        MatchRecord record;
        try {
            record = READER.readValue(json);
        } catch (JsonMappingException wrong) {
            String path = wrong.getPath().stream()
                    .map(step -> step.getFieldName() == null ? "[" + step.getIndex() + "]" : "." + step.getFieldName())
                    .collect(Collectors.joining());
            throw new IllegalArgumentException(
                    "record: " + firstLine(wrong) + (path.isEmpty() ? "" : " at " + path), wrong);
        } catch (JsonProcessingException malformed) {
            throw new IllegalArgumentException(
                    "record: not JSON (line " + malformed.getLocation().getLineNr() + ", column "
                            + malformed.getLocation().getColumnNr() + "): " + firstLine(malformed),
                    malformed);
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

    private static String firstLine(JsonProcessingException problem) {
        return problem.getOriginalMessage().lines().findFirst().orElse("unreadable");
    }
}
