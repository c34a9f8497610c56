package org.marienbad.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Reach;

class GameRequestTest {
    private static final Catalogue<GameProvider> GAMES = Plugins.load().games();

    private final SetupCache setups = new SetupCache();

    private GameSetup setup(String json) {
        return new GameRequest(
                        SourcedJson.read("a.json", json, Reach.ANYWHERE).object("entry", GameRequest.NAMES), "a.json")
                .setup(GAMES, setups);
    }

    private GameSetup ofAProgram(String game, int seats, Map<String, ?> options, int starter) {
        return GameRequest.of(game, seats, options, Reach.ANYWHERE)
                .setup(GAMES, setups)
                .starting(starter);
    }

    @Test
    void optionsAreCheckedTogether() {
        GameSetup setup = setup("{\"game\": \"backgammon\", \"options\": {\"payoff\": \"points\", \"cube\": \"on\"}}");
        assertEquals(Map.of("payoff", "points", "cube", "on"), setup.options().changed());
        RequestFault fault = assertThrows(
                RequestFault.class, () -> setup("{\"game\": \"backgammon\",\n \"options\": {\"cube\": \"on\"}}"));
        assertTrue(fault.getMessage().startsWith("a.json line 2, $.options.cube: option 'cube': "), fault.getMessage());
        assertEquals(Optional.of("cube"), fault.option());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | a.json: no game is named; allowed: ",
                "{'game': 'nmi'} | a.json line 1, $.game: unknown game 'nmi'",
                "{'game': 'nim', 'seats': 9} | a.json line 1, $.seats: nim cannot be played by 9 seats; allowed: 2 to 6",
                "{'game': 'nim', 'starter': 3} | a.json line 1, $.starter: starter '3' is not a seat; allowed: 1 to 2, or lot",
                "{'game': 'nim', 'starter': 0} | a.json line 1, $.starter: starter '0' is not a seat; allowed: 1 to 2, or lot",
                "{'game': 'nim', 'options': {'heaps': null}} | a.json line 1, $.options.heaps: option 'heaps' of nim: 'null'",
                "{'game': 'nim', 'options': {'hepas': 1}} | a.json line 1, $.options.hepas: unknown option of nim 'hepas'"
            })
    void aRefusalSaysWhere(String json, String message) {
        String refusal = assertThrows(RequestFault.class, () -> setup(json.replace('\'', '"')))
                .getMessage();
        assertTrue(refusal.startsWith(message), refusal);
    }

    @Test
    void thePlaceIsAllThatDiffersBetweenWaysIn() {
        String asked = assertThrows(RequestFault.class, () -> setup("{\"game\": \"nim\", \"seats\": 9}"))
                .getMessage();
        String byProgram = assertThrows(RequestFault.class, () -> ofAProgram("nim", 9, Map.of(), 0))
                .getMessage();
        assertEquals(asked, "a.json line 1, $.seats: " + byProgram);
    }

    @Test
    void peopleCountSeatsFrom1AndProgramsFrom0() {
        assertEquals(1, setup("{\"game\": \"nim\", \"starter\": 2}").starter());
        assertEquals(1, ofAProgram("nim", 2, Map.of(), 1).starter());
        assertEquals(
                "starter 2 is not a seat; allowed: 0 to 1",
                assertThrows(IllegalArgumentException.class, () -> ofAProgram("nim", 2, Map.of(), 2))
                        .getMessage());
        assertEquals(2, GameRequest.plain(1));
        for (String lot : List.of("\"lot\"", "\" lot \"")) {
            assertEquals(
                    GameSetup.BY_LOT,
                    setup("{\"game\": \"nim\", \"starter\": " + lot + "}").starter());
        }
        assertEquals("lot", GameRequest.plain(GameSetup.BY_LOT));
    }

    @Test
    void requestsOfEqualGamesShareTheRules() {
        GameSetup one = ofAProgram("nim", 2, Map.of("heaps", "3-4"), 0);
        GameSetup same = ofAProgram("nim", 2, new HashMap<>(Map.of("heaps", List.of(3, 4))), 1);
        assertSame(one.game(), same.game());
        assertNotSame(
                one.game(), ofAProgram("nim", 2, Map.of("heaps", "3-5"), 0).game());
        assertNotSame(
                one.game(), ofAProgram("nim", 3, Map.of("heaps", "3-4"), 0).game());
        IntStream.rangeClosed(1, 40).forEach(heap -> ofAProgram("nim", 2, Map.of("heaps", List.of(heap)), 0));
        assertSame(one.game(), ofAProgram("nim", 2, Map.of("heaps", "3-4"), 0).game());
    }
}
