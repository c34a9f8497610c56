package org.marienbad.lab.shard;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.tournament.DecisionNote;
import org.marienbad.lab.tournament.DecisionNotes;
import org.marienbad.lab.tournament.Tournament;

/**
 * A file of self-play data: games with what their players told of every decision, for learning. It is gzip of JSON
 * lines; the first says what it is and where it comes from, every other is a game. Games are checked against the rules
 * when they are read. {@link SelfPlayShards} writes such files.
 */
public final class SelfPlayShard implements AutoCloseable {
    static final String FORMAT = "marienbad-self-play";
    static final int VERSION = 1;

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final TypeReference<Map<String, Object>> POSITION = new TypeReference<>() {};
    private static final ObjectReader READER = new ObjectMapper()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .reader();

    private final Path path;
    private final BufferedReader lines;
    private final JsonNode header;
    private final GameSetup setup;
    private final Map<String, String> players = new LinkedHashMap<>();
    private final long games;
    private long read;

    private SelfPlayShard(Path path, BufferedReader lines, JsonNode header, GameSetup setup) {
        this.path = path;
        this.lines = lines;
        this.header = header;
        this.setup = setup;
        games = header.required("games").longValue();
        header.required("players")
                .properties()
                .forEach(
                        player -> players.put(player.getKey(), player.getValue().textValue()));
    }

    /**
     * Opens a file and reads its first line.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException in one line, if it is no such file, or of a game or options that are not there
     */
    public static SelfPlayShard open(Path path, Catalogue<GameProvider> catalogue) throws IOException {
        BufferedReader lines = null;
        boolean opened = false;
        try {
            lines = reader(path);
            JsonNode header = header(path, lines);
            Map<String, Object> options = new HashMap<>();
            header.required("options")
                    .properties()
                    .forEach(option ->
                            options.put(option.getKey(), MAPPER.convertValue(option.getValue(), Object.class)));
            GameSetup setup = GameSetup.of(
                    catalogue.get(header.required("game").textValue()),
                    header.required("seats").intValue(),
                    options,
                    header.required("starter").intValue(),
                    Reach.ANYWHERE);
            SelfPlayShard shard = new SelfPlayShard(path, lines, header, setup);
            opened = true;
            return shard;
        } catch (IllegalArgumentException wrong) {
            throw wrong(path, wrong);
        } finally {
            if (!opened && lines != null) {
                lines.close();
            }
        }
    }

    private static BufferedReader reader(Path path) throws IOException {
        try {
            return new BufferedReader(new InputStreamReader(
                    new GZIPInputStream(Files.newInputStream(path), 1 << 16), StandardCharsets.UTF_8));
        } catch (java.util.zip.ZipException | java.io.EOFException other) {
            throw new IllegalArgumentException("this is no gzip file of self-play data", other);
        }
    }

    private static JsonNode header(Path path, BufferedReader lines) {
        JsonNode header = next(lines).orElseThrow(() -> new IllegalArgumentException("it is empty"));
        if (!header.path("format").asText().equals(FORMAT)) {
            throw new IllegalArgumentException("this is no file of self-play data");
        }
        if (header.path("version").intValue() != VERSION) {
            throw new IllegalArgumentException("its format is " + header.path("version") + "; this program reads "
                    + VERSION + " (" + path.getFileName() + ")");
        }
        return header;
    }

    /** The next line; empty at the end. */
    private static Optional<JsonNode> next(BufferedReader lines) {
        try {
            String line = lines.readLine();
            return line == null ? Optional.empty() : Optional.of(READER.readTree(line));
        } catch (IOException broken) {
            throw new IllegalArgumentException("it breaks off or is broken (" + broken.getMessage() + ")", broken);
        }
    }

    private static IllegalArgumentException wrong(Path path, RuntimeException why) {
        String problem = String.valueOf(why.getMessage()).lines().findFirst().orElse("unreadable");
        return new IllegalArgumentException(path + ": " + problem, why);
    }

    /** The game to be played, its starter perhaps by lot. */
    public GameSetup setup() {
        return setup;
    }

    /** By name, the players with their settings. */
    public Map<String, String> players() {
        return players;
    }

    /** SHA-256 of the plan of the tournament; shards with the same belong together. */
    public String hash() {
        return header.required("hash").textValue();
    }

    /** Version of the application that wrote it. */
    public String version() {
        return header.required("application").textValue();
    }

    /** How many games it has. */
    public long games() {
        return games;
    }

    /**
     * Refuses a shard of another game, other options or another number of seats.
     *
     * @throws IllegalArgumentException naming both
     */
    public void requireGame(GameSetup wanted) {
        if (!said(wanted).equals(said(setup))) {
            throw new IllegalArgumentException(path + ": its games are of " + said(setup) + ", not of " + said(wanted));
        }
    }

    private static String said(GameSetup setup) {
        String options = setup.options().toString();
        return setup.provider().id() + (options.isEmpty() ? "" : "(" + options + ")") + " with " + setup.seats()
                + (setup.seats() == 1 ? " seat" : " seats");
    }

    /**
     * The next game; empty after the last one.
     *
     * @throws IllegalArgumentException in one line, if the file is truncated or a game breaks the rules
     */
    public Optional<SelfPlayGame> next() {
        try {
            Optional<JsonNode> line = next(lines);
            if (line.isEmpty()) {
                if (read != games) {
                    throw new IllegalArgumentException("it has " + read + " of " + games + " games; it was truncated");
                }
                return Optional.empty();
            }
            if (read == games) {
                throw new IllegalArgumentException("it has more than the " + games + " games that it says it has");
            }
            read++;
            return line.map(this::game);
        } catch (IllegalArgumentException wrong) {
            throw wrong(path, wrong);
        }
    }

    private SelfPlayGame game(JsonNode json) {
        long index = json.required("index").longValue();
        try {
            int starter = json.required("starter").intValue();
            long seed = json.required("seed").longValue();
            GameSetup drawn = setup.drawn(seed);
            if (json.has("position")) {
                drawn = drawn.from(MAPPER.convertValue(json.get("position"), POSITION));
            }
            if (Tournament.starter(drawn) != starter) {
                throw new IllegalArgumentException("its starter cannot be right");
            }
            List<String> names = new ArrayList<>();
            json.required("players").forEach(name -> names.add(name.textValue()));
            JsonNode written = json.required("plies");
            List<DecisionNote> notes = DecisionNotes.read(json.required("decisions"), written.size(), setup.seats());
            int[] plies = new int[written.size()];
            List<SelfPlayGame.OfDecision> decisions = new ArrayList<>();
            State state = drawn.newState();
            for (int ply = 0; ply < plies.length; ply++) {
                plies[ply] = Plies.read(
                        drawn.game(), state, String.valueOf(written.get(ply).textValue()));
                if (decisions.size() < notes.size()
                        && notes.get(decisions.size()).ply() == ply) {
                    DecisionNote note = notes.get(decisions.size());
                    if (note.seat() != state.actor()) {
                        throw new IllegalArgumentException("at ply " + ply + " another seat decides");
                    }
                    decisions.add(new SelfPlayGame.OfDecision(note, codes(drawn, state, note.actions())));
                }
                state.apply(plies[ply]);
            }
            double[] payoffs = new double[setup.seats()];
            for (int seat = 0; seat < payoffs.length; seat++) {
                payoffs[seat] = json.required("payoffs").required(seat).doubleValue();
            }
            return new SelfPlayGame(index, names, drawn, starter, seed, plies, payoffs, json.has("forfeit"), decisions);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("game " + index + ": " + wrong.getMessage(), wrong);
        }
    }

    private static int[] codes(GameSetup setup, State state, List<String> actions) {
        return actions.stream()
                .mapToInt(action -> Plies.read(setup.game(), state, action))
                .toArray();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
