package org.marienbad.lab.tournament;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Notes of decisions as JSON: {@code {"ply":…,"seat":…,"iterations":…,"depth":…,"actions":[…],"visits":[…],"values":[…]}}. */
public final class DecisionNotes {
    private DecisionNotes() {}

    /** Writes the list; what is 0, empty or not known is left out. */
    public static void write(List<DecisionNote> notes, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (DecisionNote note : notes) {
            json.writeStartObject();
            json.writeNumberField("ply", note.ply());
            json.writeNumberField("seat", note.seat());
            if (note.iterations() > 0) {
                json.writeNumberField("iterations", note.iterations());
            }
            if (note.depth() > 0) {
                json.writeNumberField("depth", note.depth());
            }
            if (!note.actions().isEmpty()) {
                json.writeArrayFieldStart("actions");
                for (String action : note.actions()) {
                    json.writeString(action);
                }
                json.writeEndArray();
                json.writeFieldName("visits");
                json.writeArray(note.visits(), 0, note.visits().length);
                json.writeArrayFieldStart("values");
                for (double value : note.values()) {
                    // JSON has no NaN and no infinity.
                    if (Double.isFinite(value)) {
                        json.writeNumber(value);
                    } else {
                        json.writeNull();
                    }
                }
                json.writeEndArray();
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /**
     * Reads the list.
     *
     * @param length of the game in plies
     * @throws IllegalArgumentException if it cannot be of such a game
     */
    public static List<DecisionNote> read(JsonNode json, int length, int seats) {
        List<DecisionNote> notes = new ArrayList<>();
        int before = -1;
        for (JsonNode one : json) {
            int ply = one.required("ply").intValue();
            int seat = one.required("seat").intValue();
            int count = one.path("actions").size();
            if (ply <= before
                    || ply >= length
                    || seat < 0
                    || seat >= seats
                    || one.path("visits").size() != count
                    || one.path("values").size() != count) {
                throw new IllegalArgumentException("the note of a decision at ply " + ply + " cannot be right");
            }
            before = ply;
            List<String> actions = new ArrayList<>();
            long[] visits = new long[count];
            double[] values = new double[count];
            for (int i = 0; i < count; i++) {
                actions.add(one.get("actions").get(i).textValue());
                visits[i] = one.get("visits").get(i).longValue();
                JsonNode value = one.get("values").get(i);
                values[i] = value.isNumber() ? value.doubleValue() : Double.NaN;
            }
            notes.add(new DecisionNote(
                    ply,
                    seat,
                    one.path("iterations").longValue(),
                    one.path("depth").intValue(),
                    actions,
                    visits,
                    values));
        }
        return notes;
    }
}
