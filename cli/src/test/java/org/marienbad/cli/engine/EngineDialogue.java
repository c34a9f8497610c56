package org.marienbad.cli.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.plugin.Plugins;

/** A dialogue in protocol 2, one line after another; every exchange is checked against the schema. */
final class EngineDialogue implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Dialogue dialogue;

    /** With all games and players of {@code plugins}. */
    EngineDialogue(Plugins plugins) throws InterruptedException, JsonProcessingException {
        this(plugins, plugins.games().all(), plugins.players().all());
    }

    EngineDialogue(Plugins plugins, List<GameProvider> games, List<PlayerProvider> players)
            throws InterruptedException, JsonProcessingException {
        dialogue = new Engine(
                        GameProvider.catalogue(games),
                        PlayerProvider.catalogue(players),
                        plugins.solvers(),
                        new EngineOptions().threads(2))
                .dialogue(answers::add);
        ask("{\"do\":\"hello\"}");
    }

    JsonNode ask(String line) throws InterruptedException, JsonProcessingException {
        dialogue.accept(line);
        String answer = answers.take();
        EngineSchema.requireExchange(line, answer);
        return MAPPER.readTree(answer);
    }

    /** The answer, which is not an error. */
    JsonNode good(String line) throws InterruptedException, JsonProcessingException {
        JsonNode answer = ask(line);
        assertFalse(answer.has("error"), answer.toString());
        return answer;
    }

    String error(String line) throws InterruptedException, JsonProcessingException {
        return ask(line).path("error").asText();
    }

    @Override
    public void close() {
        dialogue.close();
    }
}
