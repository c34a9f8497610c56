package org.marienbad.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class MatchRecordTest {
    private static final GameCatalogue GAMES = new GameCatalogue(List.of(new Toy()));
    private static final String RECORD = """
            {"format":1,"game":"toy","seats":2,"options":{"counters":4},"starter":0,"seed":3,\
            "players":["random","person"],"plies":["take3","take1"],"payoffs":[-1.0,1.0]}""";

    @Property(tries = 100)
    void aRecordedMatchIsReplayedToTheSameEnd(@ForAll long seed, @ForAll boolean dice) {
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of("dice", dice), GameSetup.BY_LOT);
        MatchResult result = new Match(setup, List.of(ToyPlayers.random(seed), ToyPlayers.random(~seed)))
                .seed(seed)
                .play();
        MatchRecord written = MatchRecord.of(result, List.of("random", "random"));
        MatchRecord read = MatchRecordJson.read(MatchRecordJson.write(written));
        assertEquals(written, read);
        MatchRecord.Replay replay = read.replay(GAMES::get);
        assertArrayEquals(result.plies().stream().mapToInt(Integer::intValue).toArray(), replay.plies());
        double[] payoffs = new double[2];
        replay.state().payoffs(payoffs);
        assertArrayEquals(result.payoffs(), payoffs);
    }

    @Test
    void aForfeitIsKept() {
        MatchResult result =
                new Match(GameSetup.of(new Toy()), List.of(ToyPlayers.failing(), ToyPlayers.always(1))).play();
        MatchRecord read = MatchRecordJson.read(MatchRecordJson.write(MatchRecord.of(result, List.of("a", "b"))));
        assertEquals(result.forfeit().orElseThrow(), read.forfeit());
        assertEquals(0, read.replay(GAMES::get).plies().length);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"take1\"] | \"take2\"] | record: ply 2 'take2' is not legal; legal: take1",
                "\"take1\"] | \"take1\",\"take1\"] | record: ply 3 'take1' comes after the end of the game",
                "\"take1\"] | \"*take1\"] | record: ply 2 '*take1' should not be a chance outcome",
                ",\"take1\"] | ] | record: it has payoffs, but the game is not over after its last ply",
                "[-1.0,1.0] | [1.0,-1.0] | record: payoffs are [1.0, -1.0], but by the rules they are [-1.0, 1.0]",
                "\"toy\" | \"toi\" | unknown game 'toi' (did you mean 'toy'?); there are: toy",
                "\"counters\":4 | \"counters\":77 | option 'counters' of toy: '77' is not allowed; "
                        + "allowed: a whole number from 1 to 50",
                ",\"person\" | '' | record: 'players' has 1 entries, not 2",
                "\"starter\":0 | \"starter\":2 | starter 3 is not a seat; allowed: 1 to 2",
                "\"format\":1 | \"format\":2 | record: format 2 is not known; this version reads 1",
            })
    void aRecordThatDoesNotFitTheRulesSaysWhere(String what, String by, String message) {
        String json = RECORD.replace(what, by == null ? "" : by);
        assertTrue(!json.equals(RECORD), "the test changes the record");
        String actual = assertThrows(
                        IllegalArgumentException.class,
                        () -> MatchRecordJson.read(json).replay(GAMES::get))
                .getMessage();
        assertEquals(message, actual);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"format\":1 | record: not JSON (line 1, column 12): it breaks off",
                "{\"format\":1,\"plies\":[\"a\", | record: not JSON (line 1, column 26): it breaks off",
                "hello | record: not JSON (line 1, column 1): Unrecognized token 'hello'",
                "{\"format\":1} x | record: not JSON (line 1, column 14): Unrecognized token 'x'",
                "'' | record: empty",
                "[] | record: expected a JSON object",
                "3 | record: expected a JSON object",
                "null | record: ",
                "{\"format\":1} | record: entry 'game' is missing",
                "{\"format\":\"x\"} | record: entry 'format' is not allowed; allowed: a whole number",
                "{\"format\":1,\"seed\":1.5} | record: entry 'seed' is not allowed; allowed: a whole number",
                "{\"format\":1,\"plies\":{}} | record: entry 'plies' is not allowed; allowed: a list",
                "{\"format\":1,\"plies\":[[]]} | record: entry 'plies[0]' is not allowed; allowed: a text",
                "{\"format\":1,\"options\":7} | record: entry 'options' is not allowed; allowed: an object",
                "{\"format\":1,\"payoffs\":[\"x\"]} | record: entry 'payoffs[0]' is not allowed; allowed: a number",
                "{\"format\":1,\"forfeit\":{\"cause\":\"x\"}} | record: entry 'forfeit.cause' is not allowed; allowed: one of"
                        + " ILLEGAL,",
                "{\"format\":1,\"gmae\":\"toy\"} | record: unknown entry 'gmae' (did you mean 'game'?); there are: ",
                "{\"format\":1} {} | record: there is more than one; expected a single record",
            })
    void malformedJsonSaysWhereInOneLine(String json, String expected) {
        String message = assertThrows(IllegalArgumentException.class, () -> MatchRecordJson.read(json))
                .getMessage();
        assertTrue(message.contains(expected) && message.lines().count() == 1, message);
        assertFalse(message.contains("jackson") || message.contains("org.marienbad"), message);
    }
}
