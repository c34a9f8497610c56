package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that is a player: chooses the first legal ply, and writes what is said into the file that its argument names. */
public final class RecordedProgram {
    private RecordedProgram() {}

    public static void main(String[] arguments) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (Writer log = Files.newBufferedWriter(Path.of(arguments[0]))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                JsonNode request = mapper.readTree(line);
                ObjectNode answer = mapper.createObjectNode().set("id", request.get("id"));
                switch (request.get("do").textValue()) {
                    case "hello" -> {
                        answer.put("protocol", 2);
                        answer.putArray("budget").add("millis").add("clock");
                        answer.putArray("told").add("legal").add("text");
                    }
                    case "choose" -> {
                        JsonNode ply = request.get("legal").get(0);
                        answer.set("ply", ply);
                        ObjectNode known = answer.putArray("lines").addObject();
                        known.set("ply", ply);
                        known.putArray("value").add(0.5).addNull();
                        answer.put("iterations", 1).put("depth", 1);
                    }
                    default -> {}
                }
                log.write(line + "\n" + answer + "\n");
                log.flush();
                System.out.println(answer);
            }
        }
    }
}
