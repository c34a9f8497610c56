package org.marienbad.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class MatchRecordTest {
    private static final Catalogue<GameProvider> GAMES = GameProvider.catalogue(List.of(new Toy()));
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
    void allThatFormatTwoTellsComesBack() {
        RecordedPly other = RecordedPly.of("take2").with(List.of(List.of(RecordedPly.of("take1"))));
        MatchRecord written = new MatchRecordBuilder(
                        GameSetup.of(new Toy(), 2, Map.of("counters", 4), 0), List.of("random", "person"))
                .seed(-5)
                .names(List.of("Ann", "Bob"))
                .clock(new MatchRecord.Clock(TimeControl.parse("1+0.5"), Optional.empty()))
                .tree(List.of(
                        RecordedPly.of("take3")
                                .with(new RecordedPly.Time(1200, Optional.of(58_800L)))
                                .with("too many")
                                .with(List.of(List.of(other, RecordedPly.of("take1")))),
                        RecordedPly.of("take1").with(new RecordedPly.Time(3, Optional.empty()))))
                .payoffs(new double[] {-1, 1})
                .observer(Observer.seat(1))
                .resumable(false)
                .tag("date", "2026-11-22")
                .build();
        String json = MatchRecordJson.write(written);
        assertEquals(written, MatchRecordJson.read(json));
        assertEquals("""
                {"format":2,"game":"toy","seats":2,"options":{"counters":4},"starter":0,"seed":-5,"names":["Ann","Bob"],\
                "players":["random","person"],"clock":{"millis":60000,"increment":500},"plies":[{"ply":"take3",\
                "time":{"spent":1200,"left":58800},"comment":"too many","variations":[[{"ply":"take2",\
                "variations":[["take1"]]},"take1"]]},{"ply":"take1","time":{"spent":3}}],"payoffs":[-1.0,1.0],\
                "observer":1,"resumable":false,"tags":{"date":"2026-11-22"}}""", json);
        assertEquals(List.of("take3", "take1"), written.mainLine());
        assertEquals(2, written.replay(GAMES::get).plies().length);
        assertThrows(IllegalArgumentException.class, written::requireResumable);
    }

    @Test
    void aRecordOfFormatOneIsReadAsItWasMeant() {
        MatchRecord read = MatchRecordJson.read(RECORD);
        assertEquals(Optional.of(3L), read.seed());
        assertTrue(read.resumable());
        assertEquals(List.of("take3", "take1"), read.mainLine());
        read.requireResumable();
    }

    /** A running game with chance does not tell its seed to others; kept for oneself, it does. */
    @Test
    void aRunningGameIsExportedAsItIsSeen() {
        Session session = new Session(GameSetup.of(new Toy(), 2, Map.of("dice", true), 0), 77, Runnable::run);
        session.start();
        session.play(session.view(Observer.REFEREE).legalActions().get(0).code());
        List<String> players = List.of(MatchRecord.PERSON, MatchRecord.PERSON);
        MatchRecord kept = MatchRecord.of(session, players);
        assertEquals(Optional.of(77L), kept.seed());
        MatchRecord shown = MatchRecord.export(session, players, Observer.SPECTATOR);
        String json = MatchRecordJson.write(shown);
        assertFalse(json.contains("seed") || json.contains("77"), json);
        assertTrue(json.endsWith("\"observer\":\"spectator\",\"resumable\":false}"), json);
        assertEquals(kept.mainLine(), MatchRecordJson.read(json).mainLine());
        session.close();
        Session open = new Session(GameSetup.of(new Toy()), 77, Runnable::run);
        assertEquals(MatchRecord.of(open, players), MatchRecord.export(open, players, Observer.SPECTATOR));
    }

    @Test
    void aForfeitIsKept() {
        MatchResult result =
                new Match(GameSetup.of(new Toy()), List.of(ToyPlayers.failing(), ToyPlayers.always(1))).play();
        MatchRecord read = MatchRecordJson.read(MatchRecordJson.write(MatchRecord.of(result, List.of("a", "b"))));
        assertEquals(result.forfeit(), read.forfeit());
        assertEquals(0, read.replay(GAMES::get).plies().length);
    }

    @Test
    void aDrawByAgreementIsKept() {
        String text =
                RECORD.replace("\"plies\"", "\"forfeit\":{\"seat\":-1,\"cause\":\"AGREED\",\"detail\":\"\"},\"plies\"");
        MatchRecord read = MatchRecordJson.read(text);
        assertEquals(Optional.of(Forfeit.agreed()), read.forfeit());
        assertEquals(
                read.forfeit(),
                MatchRecordJson.read(MatchRecordJson.write(read)).forfeit());
        assertThrows(IllegalArgumentException.class, () -> MatchRecordJson.read(text.replace("AGREED", "RESIGNED")));
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
                "\"starter\":0 | \"starter\":2 | starter 2 is not a seat; allowed: 0 to 1",
                "\"format\":1 | \"format\":3 | record: format 3 is not known; this version reads 1 to 2",
                "\"plies\":[\"take3\",\"take1\"], | '' | record: entry 'plies' is missing",
                "\"options\":{\"counters\":4}, | '' | record: entry 'options' is missing",
                "\"players\":[\"random\",\"person\"], | '' | record: entry 'players' is missing",
                "\"take3\" | \"?\" | record: it has plies that somebody did not see, but no 'observer'",
                "\"take3\" | {\"ply\":\"take3\",\"variations\":[[\"take2\",\"take9\"]]} | record: ply 1, variation 1, ply 2"
                        + " 'take9' is not legal; legal: take1 take2",
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
                "{\"format\":1,\"seed\":1,\"seed\":2} | record: not JSON (line 1, column 28): Duplicate field 'seed'",
                "{\"format\":1} | record: entry 'game' is missing",
                "{\"format\":\"x\"} | record: entry 'format' is not allowed; allowed: a whole number",
                "{\"format\":1,\"seed\":1.5} | record: entry 'seed' is not allowed; allowed: a whole number",
                "{\"format\":1,\"plies\":{}} | record: entry 'plies' is not allowed; allowed: a list",
                "{\"format\":1,\"plies\":[[]]} | record: entry 'plies[0]' is not allowed; allowed: a text, or an object",
                "{\"format\":2,\"plies\":[null]} | record: entry 'plies[0]' is not allowed; allowed: a text, or an object",
                "{\"format\":2,\"plies\":[{\"comment\":\"x\"}]} | record: entry 'plies[0]' is not allowed; allowed: a text,",
                "{\"format\":2,\"plies\":[{\"ply\":\"a\",\"variations\":[[]]}]} | record: entry 'plies[0]' is not allowed",
                "{\"format\":2,\"plies\":[{\"ply\":\"a\",\"variations\":[[7]]}]} | record: entry"
                        + " 'plies[0].variations[0][0]' is not allowed; allowed: a text,",
                "{\"format\":2,\"plies\":[{\"timee\":1}]} | record: unknown entry 'plies[0].timee'; there are: ",
                "{\"format\":2,\"observer\":\"me\"} | record: entry 'observer' is not allowed; allowed: a seat (0 …),",
                "{\"format\":2,\"observer\":64} | record: entry 'observer' is not allowed; allowed: a seat (0 …),",
                "{\"format\":2,\"resumable\":\"x\"} | record: entry 'resumable' is not allowed; allowed: true or false",
                "{\"format\":2,\"seed\":111111111111111111111111111111} | record: ",
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"millis\":300000,\"increment\":3000}",
                "{\"millis\":30000,\"per\":\"ply\"}",
                "{\"millis\":259200000,\"per\":\"days\",\"left\":[1000,2000],\"at\":\"2026-01-01T00:00:00.500Z\"}"
            })
    void clocksAreWrittenAndRead(String clock) {
        String json =
                "{\"format\":2,\"game\":\"toy\",\"seats\":2,\"options\":{},\"starter\":0,\"players\":[\"a\",\"b\"],"
                        + "\"clock\":" + clock + ",\"plies\":[]}";
        MatchRecord record = MatchRecordJson.read(json);
        assertTrue(MatchRecordJson.write(record).contains("\"clock\":" + clock), () -> MatchRecordJson.write(record));
        assertEquals(record, MatchRecordJson.read(MatchRecordJson.write(record)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"millis\":0}",
                "{\"millis\":5,\"per\":\"week\"}",
                "{\"millis\":5,\"increment\":-1}",
                "{\"millis\":5,\"left\":[1,1]}",
                "{\"millis\":5,\"left\":[1,1],\"at\":\"noon\"}",
                "\"5+3\""
            })
    void badClocksAreRefused(String clock) {
        assertTrue(assertThrows(
                        IllegalArgumentException.class,
                        () -> MatchRecordJson.read("{\"format\":2,\"clock\":" + clock + "}"))
                .getMessage()
                .startsWith("record: entry 'clock' is not allowed"));
    }
}
