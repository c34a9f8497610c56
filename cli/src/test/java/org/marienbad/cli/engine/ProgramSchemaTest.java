package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Reach;

/** The messages between Marienbad and a program that is a player fit docs/engine.schema.json. */
class ProgramSchemaTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    private Path folder;

    /** A match between programs: all messages to them and from them, in turn. */
    private List<JsonNode> messages(String game, Map<String, Object> position, TimeControl clock) throws IOException {
        String path = System.getProperty("java.class.path").replace("\\", "\\\\");
        Path arguments = Files.writeString(folder.resolve("java"), "-XX:TieredStopAtLevel=1 -cp \"" + path + "\"");
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path log = folder.resolve("log");
        String command = "'" + java + "' '@" + arguments + "' " + RecordedProgram.class.getName() + " '" + log + "'";
        try (Plugins plugins = Plugins.load()) {
            GameSetup setup = GameSetup.of(plugins.games().get(game));
            GameSetup begun = position.isEmpty() ? setup : setup.from(position);
            PlayerSpec spec = new PlayerSpec("exec", Map.of("command", command, "player", "any"), Reach.LOCAL);
            Player program = spec.create(plugins.players(), setup.game(), 5);
            Player other = PlayerSpec.of("random").create(plugins.players(), setup.game(), 5);
            MatchResult result = new Match(begun, List.of(program, other))
                    .seed(3)
                    .budget(new Budget(1000, 9, Budget.ofMillis(20_000).nanos()))
                    .clock(clock)
                    .play();
            assertEquals(Optional.empty(), result.forfeit());
        }
        List<JsonNode> messages = new ArrayList<>();
        for (String line : Files.readAllLines(log)) {
            messages.add(MAPPER.readTree(line));
        }
        return messages;
    }

    private static Set<String> require(List<JsonNode> messages) {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i + 1 < messages.size(); i += 2) {
            JsonNode request = messages.get(i);
            String task = request.get("do").textValue();
            seen.add(task);
            EngineSchema.require(task.equals("choose") ? "program.choose" : "request", request);
            JsonNode answer = messages.get(i + 1);
            EngineSchema.require(task.equals("hello") ? "program.hello" : "program.answer", answer);
        }
        return seen;
    }

    @Test
    void aGameIsToldPlyByPly() throws IOException {
        List<JsonNode> messages =
                messages("nim", Map.of("heaps", List.of(1, 2, 4, 3), "actor", 1), TimeControl.parse("5+3"));
        assertEquals(Set.of("hello", "open", "ply", "choose"), require(messages));
        JsonNode open = messages.stream()
                .filter(message -> message.path("do").asText().equals("open"))
                .findFirst()
                .orElseThrow();
        assertEquals("[1,2,4,3]", open.at("/position/heaps").toString());
        JsonNode choose = messages.stream()
                .filter(message -> message.path("do").asText().equals("choose"))
                .findFirst()
                .orElseThrow();
        assertTrue(
                choose.has("legal")
                        && choose.has("text")
                        && choose.get("budget").has("clock"),
                choose.toString());
    }

    @Test
    void aGameWithSecretsIsToldByPositions() throws IOException {
        List<JsonNode> messages = messages("poker", Map.of(), TimeControl.UNLIMITED);
        assertEquals(Set.of("hello", "choose"), require(messages));
        assertTrue(messages.get(2).has("position"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "program.choose | {\"id\":1,\"do\":\"choose\",\"seed\":1}",
                "program.choose | {\"id\":1,\"do\":\"choose\",\"seed\":1,\"budget\":{},\"legal\":[3]}",
                "program.choose | {\"id\":1,\"do\":\"choose\",\"seed\":1,\"budget\":{},\"words\":true}",
                "program.hello | {\"protocol\":2}",
                "program.hello | {\"id\":1,\"protocol\":2,\"told\":[\"weather\"]}",
                "program.answer | {\"id\":1,\"ply\":3}",
                "program.answer | {\"id\":1,\"ply\":\"a\",\"lines\":[{\"value\":[1,0]}]}",
            })
    void otherMessagesDoNotFit(String part, String message) throws IOException {
        ObjectNode parsed = (ObjectNode) MAPPER.readTree(message);
        assertFalse(EngineSchema.misfits(part, parsed).isEmpty());
    }
}
