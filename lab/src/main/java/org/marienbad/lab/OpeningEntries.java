package org.marienbad.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
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
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.text.TextFiles;

/**
 * Reads the openings of a plan: the path of a file with one in each line, or an object that holds them, as complete plans
 * have it.
 */
final class OpeningEntries {
    private static final ObjectReader READER = new ObjectMapper()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .reader();
    private static final String A_LINE =
            "plies in the game's notation with spaces between them, or a JSON list of plies such as [\"c\",\"f\"]";

    private OpeningEntries() {}

    /** @throws IllegalArgumentException in one line: where, what is wrong, what is allowed */
    static OpeningSet read(SourcedJson given, GameSetup setup) {
        return given.value() instanceof Map ? object(given, setup) : file(given, setup);
    }

    private static OpeningSet object(SourcedJson given, GameSetup setup) {
        Map<String, SourcedJson> entries = given.object("entry", List.of("file", "hash", "lines"));
        if (!entries.containsKey("lines")) {
            throw given.wrong("'lines' is missing; allowed: a list of openings, each a list of plies");
        }
        List<SourcedJson> lines = entries.get("lines").list();
        List<List<String>> openings = new ArrayList<>();
        for (SourcedJson line : lines) {
            openings.add(line.list().stream()
                    .map(ply -> ply.text("a ply in the game's notation"))
                    .toList());
        }
        OpeningSet set = PlanEntries.checked(
                given, () -> new OpeningSet(text(entries.get("file")), text(entries.get("hash")), openings));
        set.check(setup, i -> lines.get(i).where());
        return set;
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
        List<List<String>> openings = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Optional<List<String>> opening = opening(name + " line " + number, line.strip());
            if (opening.isPresent()) {
                openings.add(opening.get());
                numbers.add(number);
            }
        }
        OpeningSet set = PlanEntries.checked(
                given, () -> new OpeningSet(String.valueOf(Path.of(name).getFileName()), sha256(text), openings));
        set.check(setup, i -> name + " line " + numbers.get(i));
        return set;
    }

    /** Empty for a line without an opening: an empty one, or a comment. */
    private static Optional<List<String>> opening(String where, String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return Optional.empty();
        }
        if (!line.startsWith("[") && !line.startsWith("{")) {
            return Optional.of(List.of(line.split("\\s+")));
        }
        List<String> plies = new ArrayList<>();
        try {
            JsonNode json = READER.readTree(line);
            json.forEach(ply -> plies.add(ply.textValue()));
            if (json.isArray() && !plies.contains(null)) {
                return Optional.of(plies);
            }
        } catch (JsonProcessingException malformed) {
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
