package org.marienbad.lab.shard;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.tournament.DecisionNotes;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.ResultLines;
import org.marienbad.lab.tournament.Tournament;

/**
 * Writes the games of a tournament as files of self-play data, {@link SelfPlayShard}s, once they are finished. It reads
 * the file of results alone, so threads, parts, machines and interruptions make no difference.
 */
public final class SelfPlayShards {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private SelfPlayShards() {}

    /** The file number {@code number} in {@code folder}, from 0. */
    public static Path file(Path folder, long number) {
        return folder.resolve(String.format(Locale.ROOT, "self-play-%05d.jsonl.gz", number));
    }

    /**
     * Writes the first {@code count} games of {@code results}, as many in each file as the plan says, fewer in the last.
     *
     * @param results the file of the results, of which that many games stand in order
     * @param version of the application, for those who read the files
     * @throws IllegalArgumentException if the plan asks for no such files
     */
    public static void write(Path folder, Tournament tournament, Path results, long count, String version)
            throws IOException {
        int size = tournament
                .options()
                .shards()
                .orElseThrow(() -> new IllegalArgumentException("the plan asks for no files of self-play data"));
        ResultLines lines = new ResultLines(tournament);
        Files.createDirectories(folder);
        try (BufferedReader in = Files.newBufferedReader(results)) {
            in.readLine(); // the plan
            long number = 0;
            for (long done = 0; done < count; number++) {
                int games = (int) Math.min(size, count - done);
                List<GameResult> played = new ArrayList<>();
                for (int i = 0; i < games; i++) {
                    played.add(lines.read(in.readLine()));
                }
                done += games;
                AtomicFiles.write(file(folder, number), out -> write(tournament, played, version, out));
            }
        }
    }

    private static void write(Tournament tournament, List<GameResult> games, String version, OutputStream out)
            throws IOException {
        // Closed by its owner; the writer ends the compressed data.
        GZIPOutputStream zipped = new GZIPOutputStream(out, 1 << 16);
        Writer text = new BufferedWriter(new OutputStreamWriter(zipped, StandardCharsets.UTF_8));
        text.write(MAPPER.writeValueAsString(header(tournament, games.size(), version)));
        text.write('\n');
        for (GameResult game : games) {
            write(tournament, game, text);
        }
        text.flush();
        zipped.finish();
    }

    private static Map<String, Object> header(Tournament tournament, int games, String version) {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("format", SelfPlayShard.FORMAT);
        header.put("version", SelfPlayShard.VERSION);
        header.put("application", version);
        header.put("game", tournament.setup().provider().id());
        MatchRecord.pluginHash(tournament.setup().provider()).ifPresent(hash -> header.put("plugin", hash));
        header.put("seats", tournament.setup().seats());
        header.put("options", tournament.setup().options().toMap());
        header.put("starter", tournament.setup().starter());
        Map<String, String> players = new LinkedHashMap<>();
        tournament
                .entrants()
                .forEach(entrant -> players.put(entrant.name(), entrant.player().toString()));
        header.put("players", players);
        header.put("opening", tournament.options().opening());
        tournament.options().openings().ifPresent(set -> header.put("openings", set.hash()));
        header.put("seed", tournament.options().seed());
        header.put("hash", PlanJson.hash(tournament));
        header.put("games", games);
        return header;
    }

    private static void write(Tournament tournament, GameResult game, Writer out) throws IOException {
        try (JsonGenerator json = FACTORY.createGenerator(out)) {
            json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            json.disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
            json.writeStartObject();
            json.writeNumberField("index", game.fixture().index());
            json.writeArrayFieldStart("players");
            for (int entrant : game.fixture().entrants()) {
                json.writeString(tournament.entrants().get(entrant).name());
            }
            json.writeEndArray();
            Optional<Map<String, Object>> position =
                    tournament.drawn(game.fixture()).position();
            if (position.isPresent()) {
                json.writeFieldName("position");
                MAPPER.writeValue(json, position.get());
            }
            json.writeNumberField("starter", game.starter());
            json.writeNumberField("seed", tournament.pairedSeed(game.fixture()));
            json.writeArrayFieldStart("plies");
            for (String ply : game.plies()) {
                json.writeString(ply);
            }
            json.writeEndArray();
            json.writeFieldName("payoffs");
            json.writeArray(game.payoffs(), 0, game.payoffs().length);
            if (game.scores().length > 0) {
                json.writeFieldName("scores");
                json.writeArray(game.scores(), 0, game.scores().length);
            }
            if (game.forfeit().isPresent()) {
                json.writeStringField("forfeit", game.forfeit().get().cause().name());
            }
            json.writeFieldName("decisions");
            DecisionNotes.write(game.notes(), json);
            json.writeEndObject();
        }
        out.write('\n');
    }
}
