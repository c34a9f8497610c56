package org.marienbad.ai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameSetup;

/** A running {@code marienbad engine} that is spoken to in protocol 1: every request contains the whole game. */
final class EngineProcess implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Process process;
    private final Writer requests;
    private final BufferedReader answers;

    /** @param command words separated by blanks */
    EngineProcess(String command) throws IOException {
        process = new ProcessBuilder(command.split(" "))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        requests = process.outputWriter(StandardCharsets.UTF_8);
        answers = process.inputReader(StandardCharsets.UTF_8);
    }

    /** The ply that {@code player} chooses after {@code plies}. */
    String choose(GameSetup setup, List<String> plies, String player, int millis, long seed) throws IOException {
        ObjectNode request = MAPPER.createObjectNode().put("do", "choose");
        request.put("game", setup.provider().id()).put("seats", setup.seats()).put("seed", seed);
        request.set("options", MAPPER.valueToTree(setup.options().changed()));
        ArrayNode written = request.putArray("plies");
        plies.forEach(written::add);
        request.put("player", player);
        if (millis > 0) {
            request.putObject("budget").put("millis", millis);
        }
        requests.write(MAPPER.writeValueAsString(request) + "\n");
        requests.flush();
        String line = answers.readLine();
        JsonNode answer = MAPPER.readTree(line == null ? "{\"error\":\"it has ended\"}" : line);
        if (answer.has("error")) {
            throw new IOException(process.info().command().orElse("the engine") + ": "
                    + answer.path("error").asText());
        }
        return answer.path("ply").asText();
    }

    /** Processor time of the process, and of those it has started, since they began. */
    double cpuMillis() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .mapToDouble(one ->
                        one.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e6)
                .sum();
    }

    @Override
    public void close() throws IOException {
        requests.close();
        answers.close();
        process.destroy();
    }
}
