package org.marienbad.lab.tournament;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.match.Forfeit;

/**
 * Games of a tournament as JSON, one line each. The times, which differ from run to run, stand in {@code nanos}, {@code
 * noteNanos} and {@code noteCpuNanos}.
 */
public final class ResultLines {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final ObjectReader READER = new ObjectMapper()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .reader();

    private static final String FAULT = "fault";

    private final Tournament tournament;
    private final ResultCheck check;
    private final Map<String, Integer> numbers = new HashMap<>();

    public ResultLines(Tournament tournament) {
        this.tournament = tournament;
        check = new ResultCheck(tournament);
        for (Entrant entrant : tournament.entrants()) {
            numbers.put(entrant.name(), numbers.size());
        }
    }

    /** How the line of the game number {@code index} begins, and no other. */
    public static String begin(long index) {
        return "{\"index\":" + index + ",";
    }

    /** Writes the line of {@code game}, its end included. */
    public void write(GameResult game, Writer out) throws IOException {
        try (JsonGenerator json = FACTORY.createGenerator(out)) {
            json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            json.disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
            json.writeStartObject();
            json.writeNumberField("index", game.fixture().index());
            json.writeNumberField("round", game.fixture().round());
            json.writeArrayFieldStart("players");
            for (int entrant : game.fixture().entrants()) {
                json.writeString(tournament.entrants().get(entrant).name());
            }
            json.writeEndArray();
            json.writeNumberField("starter", game.starter());
            json.writeFieldName("payoffs");
            json.writeArray(game.payoffs(), 0, game.payoffs().length);
            if (game.scores().length > 0) {
                json.writeFieldName("scores");
                json.writeArray(game.scores(), 0, game.scores().length);
            }
            json.writeNumberField("length", game.length());
            json.writeStringField("digest", Long.toHexString(game.digest()));
            json.writeFieldName("decisions");
            json.writeArray(game.decisions(), 0, game.decisions().length);
            if (game.forfeit().isPresent()) {
                Forfeit forfeit = game.forfeit().get();
                json.writeObjectFieldStart("forfeit");
                json.writeNumberField("seat", forfeit.seat());
                json.writeStringField("cause", forfeit.cause().name());
                json.writeStringField("detail", forfeit.detail());
                json.writeEndObject();
            }
            if (game.verdict().isPresent()) {
                Verdict verdict = game.verdict().get();
                json.writeFieldName("judged");
                json.writeArray(verdict.judged(), 0, verdict.judged().length);
                json.writeFieldName("errors");
                json.writeArray(verdict.errors(), 0, verdict.errors().length);
                json.writeFieldName("lost");
                json.writeArray(verdict.lost(), 0, verdict.lost().length);
            }
            if (!game.plies().isEmpty()) {
                json.writeArrayFieldStart("plies");
                for (String ply : game.plies()) {
                    json.writeString(ply);
                }
                json.writeEndArray();
            }
            if (!game.notes().isEmpty()) {
                json.writeFieldName("notes");
                DecisionNotes.write(game.notes(), json);
            }
            json.writeFieldName("nanos");
            json.writeArray(game.nanos(), 0, game.nanos().length);
            if (game.noteNanos().length > 0) {
                json.writeFieldName("noteNanos");
                json.writeArray(game.noteNanos(), 0, game.noteNanos().length);
            }
            if (game.noteCpuNanos().length > 0) {
                json.writeFieldName("noteCpuNanos");
                json.writeArray(game.noteCpuNanos(), 0, game.noteCpuNanos().length);
            }
            json.writeEndObject();
        }
        out.write('\n');
    }

    /** The line of a game that could not be played. */
    public static String failure(long index, Throwable why) {
        String text = why instanceof RuntimeException && why.getMessage() != null
                ? why.getMessage()
                : "a game broke off: " + why;
        return begin(index) + "\"" + FAULT + "\":" + TextNode.valueOf(text) + "}";
    }

    /** The content of a line about the game number {@code index}: how it ended, or, without a game, what kept it from ending. */
    public record Report(long index, Optional<GameResult> game, String fault) {}

    /**
     * Reads a line of a game or of a {@link #failure}.
     *
     * @throws IllegalArgumentException if it is neither
     */
    public Report readReport(String line) {
        return understood(() -> {
            JsonNode json = READER.readTree(line);
            if (json.path(FAULT).isTextual()) {
                return new Report(
                        whole(json.required("index")),
                        Optional.empty(),
                        json.get(FAULT).textValue());
            }
            GameResult game = game(json);
            return new Report(game.fixture().index(), Optional.of(game), "");
        });
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is no game of this tournament
     */
    public GameResult read(String line) {
        return understood(() -> game(READER.readTree(line)));
    }

    private interface Reading<T> {
        T read() throws IOException;
    }

    private static <T> T understood(Reading<T> reading) {
        try {
            return reading.read();
        } catch (IOException | IllegalArgumentException | ArithmeticException | NullPointerException wrong) {
            String problem =
                    String.valueOf(wrong.getMessage()).lines().findFirst().orElse("unreadable");
            throw new IllegalArgumentException(problem, wrong);
        }
    }

    private GameResult game(JsonNode json) {
        long index = whole(json.required("index"));
        if (index < 0 || index >= tournament.games()) {
            throw new IllegalArgumentException("the tournament has no game " + index);
        }
        Fixture fixture = tournament.fixture(index);
        List<Integer> entrants = new ArrayList<>();
        json.required("players").forEach(name -> entrants.add(numbers.getOrDefault(name.textValue(), -1)));
        if (!entrants.equals(fixture.entrants())) {
            throw new IllegalArgumentException("game " + index + " is not played by " + json.get("players"));
        }
        if (whole(json.required("round")) != fixture.round()) {
            throw new IllegalArgumentException(
                    "game " + index + " is of round " + fixture.round() + ", not " + json.get("round"));
        }
        int seats = entrants.size();
        List<String> plies = new ArrayList<>();
        json.path("plies").forEach(ply -> plies.add(ply.textValue()));
        List<DecisionNote> notes =
                DecisionNotes.read(json.path("notes"), Math.toIntExact(whole(json.required("length"))), seats);
        GameResult game = GameResult.builder(fixture)
                .starter(Math.toIntExact(whole(json.required("starter"))))
                .payoffs(doubles(json.required("payoffs"), seats))
                .scores(json.has("scores") ? ints(json.get("scores"), seats) : new int[0])
                .length(Math.toIntExact(whole(json.required("length"))))
                .digest(Long.parseUnsignedLong(json.required("digest").textValue(), 16))
                .decisions(ints(json.required("decisions"), seats))
                .nanos(longs(json.required("nanos"), seats))
                .forfeit(Optional.ofNullable(json.get("forfeit")).map(ResultLines::forfeit))
                .verdict(
                        json.has("judged")
                                ? Optional.of(new Verdict(
                                        ints(json.get("judged"), seats),
                                        ints(json.required("errors"), seats),
                                        doubles(json.required("lost"), seats)))
                                : Optional.empty())
                .plies(plies)
                .notes(notes)
                .noteNanos(json.has("noteNanos") ? longs(json.get("noteNanos"), notes.size()) : new long[0])
                .noteCpuNanos(json.has("noteCpuNanos") ? longs(json.get("noteCpuNanos"), notes.size()) : new long[0])
                .build();
        check.check(game);
        return game;
    }

    private static Forfeit forfeit(JsonNode json) {
        return new Forfeit(
                Math.toIntExact(whole(json.required("seat"))),
                Forfeit.Cause.valueOf(json.required("cause").textValue()),
                json.required("detail").textValue());
    }

    private static long whole(JsonNode json) {
        if (!json.canConvertToExactIntegral() || !json.canConvertToLong()) {
            throw new IllegalArgumentException(json + " is not a whole number");
        }
        return json.longValue();
    }

    private static JsonNode array(JsonNode json, int length) {
        if (json.size() != length) {
            throw new IllegalArgumentException("a list of " + json.size() + " numbers instead of " + length);
        }
        return json;
    }

    private static double[] doubles(JsonNode json, int length) {
        double[] values = new double[length];
        for (int i = 0; i < length; i++) {
            JsonNode number = array(json, length).get(i);
            if (!number.isNumber()) {
                throw new IllegalArgumentException(number + " is not a number");
            }
            values[i] = number.doubleValue();
        }
        return values;
    }

    private static int[] ints(JsonNode json, int length) {
        int[] values = new int[length];
        for (int i = 0; i < length; i++) {
            values[i] = Math.toIntExact(whole(array(json, length).get(i)));
        }
        return values;
    }

    private static long[] longs(JsonNode json, int length) {
        long[] values = new long[length];
        for (int i = 0; i < length; i++) {
            values[i] = whole(array(json, length).get(i));
        }
        return values;
    }
}
