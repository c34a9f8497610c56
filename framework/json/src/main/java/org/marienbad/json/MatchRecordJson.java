package org.marienbad.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.RecordedPly;

/** Records as JSON, one line each. */
public final class MatchRecordJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build());
    private static final List<String> ENTRIES = List.of(
            "format",
            "game",
            "seats",
            "options",
            "starter",
            "position",
            "seed",
            "names",
            "players",
            "clock",
            "plies",
            "payoffs",
            "forfeit",
            "observer",
            "keys",
            "resumable",
            "plugins",
            "tags");
    private static final List<String> REQUIRED = List.of("game", "options", "players", "plies");
    private static final String PLY = "a text, or an object with 'ply'";

    private MatchRecordJson() {}

    /** The record in one line; what it does not tell is left out. */
    public static String write(MatchRecord record) {
        ObjectNode json = NODES.objectNode();
        json.put("format", MatchRecord.FORMAT).put("game", record.game()).put("seats", record.seats());
        json.set("options", PlainJson.of(record.options()));
        json.put("starter", record.starter());
        putKnown(json, "position", record.position());
        putKnown(json, "seed", record.seed());
        putKnown(json, "names", Optional.of(record.names()).filter(names -> !names.isEmpty()));
        json.set("players", PlainJson.of(record.players()));
        record.clock().ifPresent(clock -> json.set("clock", ClockJson.write(clock)));
        json.set("plies", line(record.plies()));
        putKnown(json, "payoffs", record.payoffs());
        record.forfeit()
                .ifPresent(forfeit -> json.putObject("forfeit")
                        .put("seat", forfeit.seat())
                        .put("cause", forfeit.cause().name())
                        .put("detail", forfeit.detail()));
        putKnown(json, "observer", record.observer().map(who -> who.isSeat() ? who.seat() : who.toString()));
        putKnown(json, "keys", Optional.of(record.keys()).filter(keys -> !keys.isEmpty()));
        putKnown(json, "resumable", Optional.of(record.resumable()).filter(resumable -> !resumable));
        putKnown(json, "plugins", Optional.of(new TreeMap<>(record.plugins())).filter(some -> !some.isEmpty()));
        putKnown(json, "tags", Optional.of(record.tags()).filter(tags -> !tags.isEmpty()));
        return json.toString();
    }

    private static void putKnown(ObjectNode json, String name, Optional<?> value) {
        value.ifPresent(known -> json.set(name, PlainJson.of((Object) known)));
    }

    private static ArrayNode line(List<RecordedPly> plies) {
        ArrayNode line = NODES.arrayNode();
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
        Map<String, RecordEntry> entries = new RecordEntry("", tree(json)).entries(ENTRIES);
        int format = entries.containsKey("format") ? entries.get("format").small() : 0;
        if (format < 1 || format > MatchRecord.FORMAT) {
            throw new IllegalArgumentException(
                    "record: format " + format + " is not known; this version reads 1 to " + MatchRecord.FORMAT);
        }
        MatchRecord record = new Reading(entries).record(format);
        for (String name : REQUIRED) {
            if (!entries.containsKey(name)) {
                throw new IllegalArgumentException("record: entry '" + name + "' is missing");
            }
        }
        return record;
    }

    private static JsonNode tree(String json) {
        try (JsonParser parser = MAPPER.createParser(json)) {
            JsonNode tree = parser.nextToken() == null ? null : MAPPER.readTree(parser);
            if (tree == null) {
                throw new IllegalArgumentException("record: empty");
            }
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("record: there is more than one; expected a single record");
            }
            return tree;
        } catch (JsonProcessingException wrong) {
            throw malformed(wrong);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** The entries of a record, each read by its name; missing ones are null or empty. */
    private record Reading(Map<String, RecordEntry> entries) {
        MatchRecord record(int format) {
            return new MatchRecord(
                    format,
                    known("game", RecordEntry::text).orElse(null),
                    known("seats", RecordEntry::small).orElse(0),
                    known("options", options -> options.map(RecordEntry::plain)).orElse(null),
                    known("starter", RecordEntry::small).orElse(0),
                    known("position", position -> position.map(RecordEntry::plain)),
                    known("seed", RecordEntry::whole),
                    known("names", names -> names.list(RecordEntry::text)).orElse(null),
                    known("players", players -> players.list(RecordEntry::text)).orElse(null),
                    known("clock", ClockJson::read),
                    known("plies", plies -> plies.list(MatchRecordJson::ply)).orElse(null),
                    known("payoffs", payoffs -> payoffs.list(RecordEntry::number)),
                    known("forfeit", MatchRecordJson::forfeit),
                    known("observer", MatchRecordJson::observer),
                    known("keys", keys -> keys.list(RecordEntry::whole)).orElse(null),
                    known("resumable", RecordEntry::truth).orElse(null),
                    known("plugins", plugins -> plugins.map(RecordEntry::text)).orElse(null),
                    known("tags", tags -> tags.map(RecordEntry::text)).orElse(null));
        }

        private <T> Optional<T> known(String name, Function<RecordEntry, T> reader) {
            return Optional.ofNullable(entries.get(name)).map(reader);
        }
    }

    /** A ply is its notation, or an object with all that is known of it. */
    private static RecordedPly ply(RecordEntry ply) {
        if (ply.node().isTextual()) {
            return RecordedPly.of(ply.node().textValue());
        }
        Map<String, RecordEntry> entries = ply.entries(List.of("ply", "time", "comment", "variations"), PLY);
        List<List<RecordedPly>> variations = Optional.ofNullable(entries.get("variations"))
                .map(all -> all.list(line -> line.list(MatchRecordJson::ply)))
                .orElse(List.of());
        if (!entries.containsKey("ply") || variations.stream().anyMatch(List::isEmpty)) {
            throw ply.refused(PLY);
        }
        return new RecordedPly(
                entries.get("ply").text(),
                Optional.ofNullable(entries.get("time")).map(MatchRecordJson::time),
                Optional.ofNullable(entries.get("comment")).map(RecordEntry::text),
                variations);
    }

    private static RecordedPly.Time time(RecordEntry time) {
        Map<String, RecordEntry> entries = time.entries(List.of("spent", "left"));
        long spent = entries.containsKey("spent") ? entries.get("spent").whole() : 0;
        Optional<Long> left = Optional.ofNullable(entries.get("left")).map(RecordEntry::whole);
        try {
            return new RecordedPly.Time(spent, left);
        } catch (IllegalArgumentException negative) {
            throw time.refused("an object with times of at least 0");
        }
    }

    private static Forfeit forfeit(RecordEntry forfeit) {
        Map<String, RecordEntry> entries = forfeit.entries(List.of("seat", "cause", "detail"));
        if (!entries.containsKey("cause")) {
            throw forfeit.refused("an object with 'cause'");
        }
        Forfeit.Cause cause = entries.get("cause").one(Forfeit.Cause.values());
        try {
            return new Forfeit(
                    entries.containsKey("seat") ? entries.get("seat").small() : 0,
                    cause,
                    entries.containsKey("detail") ? entries.get("detail").text() : "");
        } catch (IllegalArgumentException wrong) {
            throw forfeit.refused("a seat and a cause that go together");
        }
    }

    private static Observer observer(RecordEntry observer) {
        JsonNode node = observer.node();
        if (node.isInt() && node.intValue() >= 0 && node.intValue() < GameInfo.MAX_SEATS) {
            return Observer.seat(node.intValue());
        }
        for (Observer known : List.of(Observer.SPECTATOR, Observer.REFEREE)) {
            if (known.toString().equals(node.textValue())) {
                return known;
            }
        }
        throw observer.refused("a seat (0 …), \"spectator\" or \"referee\"");
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

    private static String firstLine(JsonProcessingException problem) {
        return problem.getOriginalMessage()
                .replaceAll(", from `[^`]*`", "") // the parser's own name of a limit that is passed
                .lines()
                .findFirst()
                .orElse("unreadable");
    }
}
