package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.HOST;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Visitor;

/** A game begins where somebody wants it, pauses for its host, and gives nothing back if nothing may be taken back. */
class HostSwitchesTest {
    private static final String LATER = "{'pits':[[4,4,0,5,5,5],[4,4,4,4,4,4]],'stores':[1,0],'actor':0}";
    private static final String ALONE = "'seats':[{'kind':'person'},{'kind':'level','level':'easy'}]";
    private static final String BOTH = "'seats':[{'kind':'person'},{'kind':'open'}]";

    @TempDir
    Path directory;

    private TestHouse house;
    private String room;
    private String token;

    @BeforeEach
    void openHouse() {
        house = new TestHouse(directory);
    }

    @AfterEach
    void closeHouse() {
        house.close();
    }

    private JsonNode create(String more) {
        JsonNode made = house.ask("", "", "create", json("{'game':'kalaha'," + more + "}"));
        room = made.get("id").asText();
        token = made.at("/tokens/0").asText();
        return made;
    }

    private JsonNode view() {
        return house.ask(token, room, "view", json("{}"));
    }

    private String refusal(Visitor visitor, String verb, String body) {
        Refusal refused = assertThrows(Refusal.class, () -> house.ask(visitor, token, room, verb, json(body)));
        return ServerWords.of(visitor.locale()).get(refused.words());
    }

    @Test
    void aGameBeginsInThePositionThatSomebodySetsUp() {
        create(BOTH + ",'position':" + LATER);
        assertEquals(json("{'p':" + LATER + "}").get("p"), view().get("position"));
        assertEquals(
                "begun in a position set up", view().at("/room/optionsWords").asText());
        house.restart();
        assertEquals(json("{'p':" + LATER + "}").get("p"), view().get("position"), "it is kept");
    }

    @Test
    void peoplePlayByTheOptionsThatSuitThem() {
        String asked = "{'game':'minute-empire'," + BOTH;
        JsonNode made = house.ask("", "", "create", json(asked + "}"));
        JsonNode usual = house.ask(made.at("/tokens/0").asText(), made.get("id").asText(), "view", json("{}"));
        assertEquals("{\"steps\":\"free\"}", usual.at("/room/options").toString());
        assertEquals("", usual.at("/room/optionsWords").asText(), "nobody has to read what is usual");
        made = house.ask("", "", "create", json(asked + ",'options':{'steps':'merged'}}"));
        JsonNode chosen =
                house.ask(made.at("/tokens/0").asText(), made.get("id").asText(), "view", json("{}"));
        assertEquals(
                "{\"steps\":\"merged\"}",
                chosen.at("/room/options").toString(),
                "a link made of them must not lead to another game");
        assertEquals("Order of steps: merged", chosen.at("/room/optionsWords").asText());
        JsonNode offered = house.ask("", "", "catalogue", json("{'game':'minute-empire'}"));
        for (JsonNode option : offered.findParents("key")) {
            if (option.get("key").asText().equals("steps")) {
                assertEquals("free", option.get("default").asText());
                return;
            }
        }
        fail("the catalogue lists no option 'steps'");
    }

    @Test
    void aLineOfPliesLeadsToThePositionToBeginIn() {
        JsonNode shown = house.ask("", "", "preview", json("{'game':'kalaha','line':['c']}"));
        assertEquals(json("{'p':" + LATER + "}").get("p"), shown.get("setUp"));
        assertFalse(shown.at("/position/legal").isEmpty());
        JsonNode further =
                house.ask("", "", "preview", json("{'game':'kalaha','position':" + LATER + ",'line':['f']}"));
        assertEquals("[\"f\"]", further.get("line").toString());
        assertEquals(1, further.at("/setUp/actor").asInt());
    }

    @Test
    void aRecordIsSteppedThroughWithoutARoom() {
        room = "";
        token = "";
        String record = "'record':{'format':2,'game':'kalaha','seats':2,'options':{},'starter':0,"
                + "'players':['human','human'],'names':['Ann','Bob'],'plies':['c','f','A']}";
        JsonNode end = house.ask("", "", "preview", json("{" + record + "}"));
        assertEquals(3, end.at("/position/length").asInt());
        assertEquals(3, end.at("/position/plies/list").size());
        assertEquals("Bob", end.at("/seats/1/name").asText());
        JsonNode before = house.ask("", "", "preview", json("{" + record + ",'at':1}"));
        assertEquals(json("{'p':" + LATER + "}").get("p"), before.get("setUp"));
        assertTrue(refusal(GUEST, "preview", "{" + record + ",'at':4}").contains("at"));
        assertTrue(refusal(GUEST, "preview", "{" + record.replace("'A'", "'z'") + "}")
                .contains("z"));
        assertTrue(refusal(GUEST, "preview", "{'record':'none'}").startsWith("record"));
        assertTrue(refusal(GUEST, "preview", "{" + record.replace("'A'", "'?'") + "}")
                .startsWith("The record hides plies"));
    }

    @Test
    void nothingBeginsInAPositionThatIsNone() {
        room = "";
        token = "";
        assertEquals(
                "unknown key of a position 'stones' (did you mean 'stores'?); there are: pits, stores, actor",
                refusal(GUEST, "create", "{'game':'kalaha'," + BOTH + ",'position':{'stones':3}}"));
        assertEquals(
                "The game is over in this position.",
                refusal(
                        GUEST,
                        "create",
                        "{'game':'kalaha'," + BOTH
                                + ",'position':{'pits':[[0,0,0,0,0,0],[0,0,0,0,0,0]],'stores':[24,24],'actor':0}}"));
        assertEquals(
                "A game with hidden information cannot begin in a position set up: its author would know the secrets.",
                refusal(GUEST, "create", "{'game':'poker'," + BOTH + ",'position':{'cards':[0,1]}}"));
        assertFalse(
                house.ask("", "", "preview", json("{'game':'poker','line':[]}")).has("setUp"));
    }

    @Test
    void theSeatsChangeInTheRematchOfAPositionSetUp() {
        JsonNode made = create(BOTH + ",'position':" + LATER);
        String other = house.ask(made.at("/invitations/1").asText(), room, "claim", json("{}"))
                .get("token")
                .asText();
        house.ask(token, room, "resign", json("{}"));
        house.ask(token, room, "rematch", json("{}"));
        house.ask(other, room, "answer", json("{'what':'rematch','yes':true}"));
        String next = view().at("/room/next").asText();
        JsonNode again = house.ask(other, next, "view", json("{}"));
        assertEquals(0, again.get("seat").asInt(), "the other one begins now");
        assertEquals(json("{'p':" + LATER + "}").get("p"), again.get("position"));
    }

    @Test
    void allGoOnInThePositionThatTheHostSetsForARunningGame() {
        JsonNode made = create(BOTH);
        String body = "{'position':" + LATER + "}";
        assertEquals("Only the host of the server may do that.", refusal(GUEST, "set-position", body));
        assertTrue(refusal(HOST, "set-position", "{'position':{'stones':3}}").startsWith("unknown key"));
        assertFalse(view().get("over").asBoolean(), "nothing has happened");
        String next = house.ask(HOST, token, room, "set-position", json(body))
                .get("next")
                .asText();
        assertEquals(next, view().at("/room/next").asText());
        assertTrue(view().get("over").asBoolean());
        assertEquals(view().at("/payoffs/0"), view().at("/payoffs/1"), "nobody has lost");
        assertEquals(
                next,
                house.ask(HOST, token, room, "set-position", json(body))
                        .get("next")
                        .asText(),
                "asked twice, done once");
        room = next;
        assertEquals(json("{'p':" + LATER + "}").get("p"), view().get("position"));
        assertEquals(0, view().get("seat").asInt(), "with the same token at the same seat");
        String invitation = made.at("/invitations/1").asText();
        assertEquals(
                1, house.ask(invitation, room, "claim", json("{}")).get("seat").asInt(), "who was invited still is");
    }

    @Test
    void aPersonWhoMayNotTakeBackIsTold() {
        create(ALONE + ",'takebacks':false");
        house.ask(token, room, "play", json("{'version':" + view().get("version") + ",'ply':'a'}"));
        assertEquals("Nothing can be taken back in this game.", refusal(GUEST, "ask-takeback", "{}"));
        assertFalse(view().at("/room/takebacks").asBoolean());
    }

    @Test
    void aConditionStandsInTheRecord() {
        create(ALONE + ",'condition':'hints late'");
        String record = house.ask(token, room, "record", json("{}")).get("text").asText();
        assertTrue(
                record.contains("\"condition\" : \"hints late\"") || record.contains("\"condition\":\"hints late\""),
                record);
    }

    @Test
    void nobodyPlaysAndNoTimeRunsWhileTheHostPauses() {
        create(ALONE + ",'clock':'5+0'");
        house.ask(token, room, "play", json("{'version':" + view().get("version") + ",'ply':'c'}"));
        house.ask(token, room, "play", json("{'version':" + view().get("version") + ",'ply':'f'}"));
        assertEquals("Only the host of the server may do that.", refusal(GUEST, "pause", "{}"));
        house.ask(HOST, token, room, "pause", json("{'paused':true}"));
        JsonNode paused = view();
        house.pass(Duration.ofMinutes(9));
        assertEquals(paused.get("clock"), view().get("clock"));
        assertEquals(
                "The host has paused the game.",
                refusal(GUEST, "play", "{'version':" + paused.get("version") + ",'ply':'a'}"));
        house.restart();
        assertTrue(view().at("/room/paused").asBoolean(), "it is kept");
        assertFalse(view().get("over").asBoolean());
        house.ask(HOST, token, room, "pause", json("{'paused':false}"));
        assertFalse(view().at("/room/paused").asBoolean());
        house.ask(
                token,
                room,
                "play",
                json("{'version':" + view().get("version") + ",'code':" + view().at("/legal/0/code") + "}"));
    }

    @Test
    void aGameWithDaysForEachMoveIsNotPaused() {
        create(BOTH + ",'clock':'1d'");
        assertEquals("A game with days for each move cannot be paused.", refusal(HOST, "pause", "{}"));
    }

    @Test
    void programsAreToldWhereAGameBegan() {
        create(BOTH + ",'position':" + LATER);
        assertEquals(json("{'p':" + LATER + "}").get("p"), view().at("/setup/position"));
    }

    @Test
    void guestsSearchWithUsualSettingsAtMost() {
        create(ALONE);
        assertTrue(refusal(GUEST, "explain", "{'players':['mcts(threads=64)']}").startsWith("threads may be at most"));
        JsonNode listed = house.ask(token, room, "explain", json("{}"));
        listed = listed.has("players") ? listed : house.ask(token, room, "explain", json("{}"));
        assertTrue(listed.get("players").size() > 3, listed.toString());
        for (JsonNode player : listed.get("players")) {
            String body = "{'players':['" + player.get("spec").asText() + "']}";
            try {
                house.ask(token, room, "explain", json(body));
            } catch (Refusal silent) {
                assertEquals(Refusal.Reason.ILLEGAL, silent.reason(), body);
            }
        }
    }
}
