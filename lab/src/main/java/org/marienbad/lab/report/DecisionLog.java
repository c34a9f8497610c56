package org.marienbad.lab.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.marienbad.lab.tournament.DecisionNote;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/**
 * Every decision of a tournament, a line each, as JSON lines and as comma-separated values. A line has the action that
 * the player chose, all it told of that, and how long it took. A thing not told is left out or empty.
 */
public final class DecisionLog implements AutoCloseable {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final Tournament tournament;
    private final Writer lines;
    private final Writer table;
    private final Csv csv = new Csv();

    private DecisionLog(Tournament tournament, Writer lines, Writer table) throws IOException {
        this.tournament = tournament;
        this.lines = lines;
        this.table = table;
        csv.texts(
                "game",
                "ply",
                "seat",
                "player",
                "chosen",
                "value",
                "visits",
                "iterations",
                "depth",
                "nanos",
                "cpuNanos");
        table.write(csv.end().take());
    }

    /** Begins {@code decisions.jsonl} and {@code decisions.csv} in {@code folder} anew. */
    public static DecisionLog create(Path folder, Tournament tournament) throws IOException {
        Writer lines = Files.newBufferedWriter(folder.resolve("decisions.jsonl"));
        Writer table = null;
        try {
            table = Files.newBufferedWriter(folder.resolve("decisions.csv"));
            return new DecisionLog(tournament, lines, table);
        } catch (IOException | RuntimeException failure) {
            lines.close();
            if (table != null) {
                table.close();
            }
            throw failure;
        }
    }

    /** @param game with its plies, its notes and their times */
    public void add(GameResult game) throws IOException {
        for (int i = 0; i < game.notes().size(); i++) {
            DecisionNote note = game.notes().get(i);
            String chosen = game.plies().get(note.ply());
            int line = note.actions().indexOf(chosen);
            double value = line < 0 ? Double.NaN : note.values()[line];
            long visits = line < 0 ? 0 : note.visits()[line];
            long nanos = game.noteNanos()[i];
            long cpuNanos = game.noteCpuNanos().length == 0 ? -1 : game.noteCpuNanos()[i];
            int entrant = game.fixture().entrants().get(note.seat());
            String player = tournament.entrants().get(entrant).name();
            try (JsonGenerator json = FACTORY.createGenerator(lines)) {
                json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
                json.disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
                json.writeStartObject();
                json.writeNumberField("game", game.fixture().index());
                json.writeNumberField("ply", note.ply());
                json.writeNumberField("seat", note.seat());
                json.writeStringField("player", player);
                json.writeStringField("chosen", chosen);
                if (Double.isFinite(value)) {
                    json.writeNumberField("value", value);
                }
                number(json, "visits", visits);
                number(json, "iterations", note.iterations());
                number(json, "depth", note.depth());
                json.writeNumberField("nanos", nanos);
                if (cpuNanos >= 0) {
                    json.writeNumberField("cpuNanos", cpuNanos);
                }
                json.writeEndObject();
            }
            lines.write('\n');
            csv.whole(game.fixture().index())
                    .whole(note.ply())
                    .whole(note.seat() + 1)
                    .text(player)
                    .text(chosen);
            csv.text(Double.isFinite(value) ? String.valueOf(value) : "");
            told(visits);
            told(note.iterations());
            told(note.depth());
            csv.whole(nanos);
            csv.text(cpuNanos >= 0 ? String.valueOf(cpuNanos) : "");
            table.write(csv.end().take());
        }
    }

    private static void number(JsonGenerator json, String name, long told) throws IOException {
        if (told > 0) {
            json.writeNumberField(name, told);
        }
    }

    private void told(long number) {
        csv.text(number > 0 ? String.valueOf(number) : "");
    }

    public void flush() throws IOException {
        lines.flush();
        table.flush();
    }

    @Override
    public void close() throws IOException {
        try {
            lines.close();
        } finally {
            table.close();
        }
    }
}
