package org.marienbad.cli.analyse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A program that is a player. The first time it decides at once. Then it makes the file {@code thinking} in the
 * directory that its argument names, and decides when it is cancelled.
 */
public final class WaitingProgram {
    private WaitingProgram() {}

    public static void main(String[] arguments) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        Path events = Path.of(arguments[0]);
        int asked = 0;
        ObjectNode waiting = null;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonNode request = mapper.readTree(line);
            ObjectNode answer = mapper.createObjectNode().set("id", request.get("id"));
            String task = request.get("do").textValue();
            if (task.equals("hello")) {
                answer.put("protocol", 2).putArray("told").add("legal");
            } else if (task.equals("choose")) {
                answer.set("ply", request.get("legal").get(0));
                if (++asked > 1) {
                    waiting = answer;
                    Files.createFile(events.resolve("thinking"));
                    continue;
                }
            }
            System.out.println(answer);
            if (task.equals("cancel") && waiting != null) {
                System.out.println(waiting);
                waiting = null;
            }
        }
    }
}
