package org.marienbad.lab.plan;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.file.TextFiles;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.tournament.OpeningSet;
import org.marienbad.lab.tournament.OpeningSet.Opening;
import org.marienbad.request.SourcedJson;

/** Reads the openings of a plan: the path of a file with one in each line, or an object with all of them. */
final class OpeningEntries {
    private static final ObjectReader READER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build()
            .reader();
    private static final String A_LINE =
            "plies in the game's notation with spaces between them, a JSON list of plies such as [\"c\",\"f\"], or a"
                    + " position as the engine writes it, a JSON object";
    private static final TypeReference<Map<String, Object>> POSITION = new TypeReference<>() {};

    private OpeningEntries() {}

    /** @throws IllegalArgumentException in one line: where, what is wrong, what is allowed */
    static OpeningSet read(SourcedJson given, GameSetup setup) {
        return given.value() instanceof Map ? object(given, setup) : file(given, setup);
    }

    private static OpeningSet object(SourcedJson given, GameSetup setup) {
        Map<String, SourcedJson> entries = given.object("entry", List.of("file", "hash", "lines"));
        if (!entries.containsKey("lines")) {
            throw given.wrong("'lines' is missing; allowed: a list of openings, each a list of plies or a position");
        }
        List<SourcedJson> lines = entries.get("lines").list();
        List<Opening> openings = lines.stream().map(OpeningEntries::opening).toList();
        OpeningSet set =
                given.checked(() -> new OpeningSet(text(entries.get("file")), text(entries.get("hash")), openings));
        set.check(setup, i -> lines.get(i).where());
        return set;
    }

    @SuppressWarnings("unchecked") // the plain form of an object has these types
    private static Opening opening(SourcedJson line) {
        if (line.value() instanceof Map) {
            return Opening.of((Map<String, Object>) line.plain());
        }
        if (!(line.value() instanceof List)) {
            throw line.refused("a list of plies, or a position");
        }
        return Opening.of(line.list().stream()
                .map(ply -> ply.text("a ply in the game's notation"))
                .toList());
    }

    private static String text(SourcedJson given) {
        return given == null ? "" : given.text("text");
    }

    private static OpeningSet file(SourcedJson given, GameSetup setup) {
        String name = given.text("the path of a file with an opening in each line");
        if (given.reach() != Reach.LOCAL) {
            throw given.wrong(
                    "'" + name + "' is not allowed here; allowed: openings written out, {\"lines\": [[…], …]};"
                            + " paths are accepted only from the command line and dialogs of this machine, or with"
                            + " --allow-local");
        }
        String text;
        try {
            text = TextFiles.read(Path.of(name));
        } catch (IOException | IllegalArgumentException unreadable) {
            throw given.wrong(
                    "'" + name + "' cannot be read (" + unreadable.getClass().getSimpleName()
                            + "); allowed: the path of a text file with an opening in each line");
        }
        List<Opening> openings = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Optional<Opening> opening = opening(name + " line " + number, line.strip());
            if (opening.isPresent()) {
                openings.add(opening.get());
                numbers.add(number);
            }
        }
        OpeningSet set = given.checked(
                () -> new OpeningSet(String.valueOf(Path.of(name).getFileName()), sha256(text), openings));
        set.check(setup, i -> name + " line " + numbers.get(i));
        return set;
    }

    /** Empty for a line without an opening: an empty one, or a comment. */
    private static Optional<Opening> opening(String where, String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return Optional.empty();
        }
        if (!line.startsWith("[") && !line.startsWith("{")) {
            return Optional.of(Opening.of(List.of(line.split("\\s+"))));
        }
        List<String> plies = new ArrayList<>();
        try {
            JsonNode json = READER.readTree(line);
            if (json.isObject()) {
                return Optional.of(Opening.of(READER.forType(POSITION).<Map<String, Object>>readValue(json)));
            }
            json.forEach(ply -> plies.add(ply.textValue()));
            if (json.isArray() && !plies.contains(null)) {
                return Optional.of(Opening.of(plies));
            }
        } catch (IOException malformed) {
            throw new IllegalArgumentException(where + " is not JSON; allowed: " + A_LINE, malformed);
        }
        throw new IllegalArgumentException(where + " is not an opening; allowed: " + A_LINE);
    }

    private static String sha256(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
