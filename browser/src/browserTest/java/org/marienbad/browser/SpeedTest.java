package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Services;

/** Measures games here and in the browser, for the table of the README; the figures are in {@code speeds.md}. */
class SpeedTest extends PageInBrowser {
    private static final double SECONDS = Double.parseDouble(System.getProperty("marienbad.speed", "0.2"));
    private static final String TEXT = "knightthrough";
    private static final List<String> GAMES = List.of("connect-four", "kalaha", "hex", "reversi", TEXT);
    private static final String MEASURED =
            "const worker = new Worker(new URL('worker.js', document.baseURI), {type: 'module', name: 'trial'});"
                    + "worker.onmessage = ({data}) => { worker.terminate(); done(JSON.stringify(data)); };"
                    + "worker.postMessage({measure: JSON.parse(arguments[0])});";

    @Test
    void theSameCodeMeasuresTheBrowserAndAJdk() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        JsonNode examples = MAPPER.readTree(Files.readString(PAGE.resolve("examples.json")));
        List<String> lines = new ArrayList<>();
        for (String game : GAMES) {
            var asked = MAPPER.createObjectNode().put("game", game).put("seconds", SECONDS);
            TextGames games = new TextGames();
            if (game.equals(TEXT)) {
                var texts = MAPPER.createObjectNode().set(TEXT + ".rbg", examples.path(TEXT + ".rbg"));
                asked.put("file", TEXT + ".rbg").set("texts", texts);
                games.add(TEXT + ".rbg", texts.toString());
            }
            JsonNode here = MAPPER.readTree(GameSpeed.measure(games.plugins(Services.NONE), game, SECONDS));
            JsonNode there = MAPPER.readTree(String.valueOf(house(MEASURED, asked.toString())));
            lines.add(line(game, here, there));
            assertTrue(
                    there.path("playouts").asDouble() > 0 && there.path("uct").asDouble() > 0, there.toString());
        }
        Path folder = Files.createDirectories(Path.of(System.getProperty("marienbad.screenshots")));
        Files.write(folder.resolve("speeds.md"), lines);
    }

    private static String line(String game, JsonNode here, JsonNode there) {
        return String.format(
                Locale.ROOT,
                "| %s | %,.0f | %,.0f | %,.0f | %,.0f |",
                game,
                here.path("playouts").asDouble(),
                there.path("playouts").asDouble(),
                here.path("uct").asDouble(),
                there.path("uct").asDouble());
    }
}
