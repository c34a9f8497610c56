package org.marienbad.cli.console;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.Map;

/** The output of {@code --json}, and JSON given on the command line. */
public final class Json {
    private static final ObjectWriter LINE_WRITER = new ObjectMapper().writer();
    private static final ObjectWriter WRITER = LINE_WRITER.withDefaultPrettyPrinter();

    private static final ObjectReader READER = new ObjectMapper()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .readerFor(new TypeReference<Map<String, Object>>() {});

    private Json() {}

    /** The object in {@code text}; if {@code what} is none, a {@link BadInput} says where. */
    public static Map<String, Object> readObject(String what, String text) {
        try {
            return READER.readValue(text);
        } catch (JsonProcessingException malformed) {
            String problem = malformed.getOriginalMessage().lines().findFirst().orElse("unreadable");
            JsonLocation at = malformed.getLocation(); // null where a limit of the parser is passed
            throw new BadInput(
                    what + " is not a JSON object"
                            + (at == null ? "" : " (line " + at.getLineNr() + ", column " + at.getColumnNr() + ")")
                            + ": " + problem,
                    malformed);
        }
    }

    static String write(Object plain) {
        return write(WRITER, plain);
    }

    /** JSON without line breaks. */
    public static String line(Object plain) {
        return write(LINE_WRITER, plain);
    }

    private static String write(ObjectWriter writer, Object plain) {
        try {
            return writer.writeValueAsString(plain);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
