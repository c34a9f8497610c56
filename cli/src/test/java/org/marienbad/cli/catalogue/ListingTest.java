package org.marienbad.cli.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;

class ListingTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"games", "games kalaha", "games nim", "players", "players --game kalaha", "players mcts"})
    void listsFitIntoAHundredColumns(String line) {
        Cli.Result result = Cli.run(line.split(" "));
        assertEquals(0, result.status(), result.err());
        assertEquals("", result.err());
        result.outLines().forEach(text -> assertTrue(text.length() <= 100, text));
        result.outLines().forEach(text -> assertEquals(text.stripTrailing(), text));
    }

    @Test
    void aGameIsToldWithAllItsOptions() {
        Cli.Result result = Cli.run("games", "kalaha");
        for (String option : List.of("pits", "stones", "emptyCapture", "end", "leftovers", "direction", "pie")) {
            assertTrue(result.outLines().stream().anyMatch(line -> line.startsWith("  " + option + " ")), option);
        }
        assertTrue(result.out().contains("from 1 to 10)"), result.out());
    }

    @Test
    void jsonHasTypesAndRanges() throws IOException {
        JsonNode games = new ObjectMapper().readTree(Cli.run("games", "--json").out());
        assertTrue(games.size() >= 2);
        JsonNode kalaha =
                new ObjectMapper().readTree(Cli.run("games", "kalaha", "--json").out());
        assertEquals("kalaha", kalaha.get("id").textValue());
        JsonNode stones = kalaha.get("options").get(1);
        assertEquals("stones", stones.get("key").textValue());
        assertEquals("int", stones.get("type").textValue());
        assertEquals(4, stones.get("default").intValue());
        assertEquals(1, stones.get("min").intValue());
        assertEquals(10, stones.get("max").intValue());
        JsonNode player =
                new ObjectMapper().readTree(Cli.run("players", "mcts", "--json").out());
        assertEquals("mcts", player.get("id").textValue());
        assertTrue(player.get("settings").size() >= 3);
    }

    @Test
    void aPlayerThatCannotPlayAGameSaysWhy() {
        Cli.Result two = Cli.run("players", "--game", "nim");
        assertTrue(two.out().contains("minimax – Minimax (plays nim)"), two.out());
        Cli.Result three = Cli.run("players", "--game", "nim", "--seats", "3");
        assertTrue(
                three.outLines().stream().anyMatch(line -> line.startsWith("minimax – Minimax (does not play nim: ")),
                three.out());
        Cli.Result play = Cli.run("match", "nim", "-p", "minimax", "-p", "random", "-p", "random");
        assertEquals(2, play.status());
        assertTrue(play.err().startsWith("marienbad: player 'minimax' cannot play this game: "), play.err());
    }

    @Test
    void aPluginWithoutTranslationsIsListed() throws IOException {
        String jar = PluginJar.goodGame(directory).toString();
        Cli.Result result = Cli.run("games", "count", "--plugins", jar);
        assertEquals(0, result.status(), result.err());
        assertTrue(result.out().startsWith("count (2 seats)"), result.out());
        assertTrue(result.out().contains("No options."), result.out());
    }
}
