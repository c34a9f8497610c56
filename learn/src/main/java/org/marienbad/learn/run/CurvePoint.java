package org.marienbad.learn.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * One point of a learning curve.
 *
 * @param games of self-play by then
 * @param cpuSeconds that they took
 * @param error mean error of the estimates before they were improved; NaN before the first game
 * @param score against the opponent of the curve
 */
public record CurvePoint(long games, double cpuSeconds, double error, Score score) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The points in lines of JSON, as models keep them. */
    public static List<CurvePoint> read(List<String> lines) throws IOException {
        List<CurvePoint> points = new ArrayList<>();
        for (String line : lines) {
            JsonNode point = MAPPER.readTree(line);
            points.add(new CurvePoint(
                    point.path("games").asLong(),
                    point.path("cpuSeconds").asDouble(),
                    point.path("error").asDouble(Double.NaN),
                    new Score(
                            point.path("measured").asLong(),
                            point.path("points").asDouble())));
        }
        return points;
    }

    /** This point as a line of JSON. */
    String line() {
        ObjectNode line = MAPPER.createObjectNode();
        line.put("games", games).put("cpuSeconds", Math.round(cpuSeconds * 100) / 100.0);
        if (Double.isFinite(error)) {
            line.put("error", error);
        }
        line.put("measured", score.games()).put("points", score.points());
        return line.toString();
    }
}
