package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.HOST;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Visitor;

/** The owner of a seat, even if an answer is lost. */
class ClaimTest {
    private static final String OWN = "AAAAAAAAAAAAAAAAAAAAAw";

    @TempDir
    Path directory;

    private TestHouse house;
    private JsonNode made;
    private String room;

    @BeforeEach
    void open() {
        house = new TestHouse(directory);
        made = house.ask(
                "",
                "",
                "create",
                json(
                        "{'game':'minute-empire','listed':true,'seats':[{'kind':'person'},{'kind':'open'},{'kind':'open'}]}"));
        room = made.get("id").asText();
    }

    @AfterEach
    void close() {
        house.close();
    }

    private String invitation(int seat) {
        return made.at("/invitations/" + seat).asText();
    }

    @Test
    void theSameClaimGetsTheSameAnswer() {
        JsonNode first = house.ask(invitation(1), room, "claim", json("{'name':'Ben','newToken':'" + OWN + "'}"));
        assertEquals(OWN, first.get("token").asText());
        assertEquals(first, house.ask(invitation(1), room, "claim", json("{'name':'Ben','newToken':'" + OWN + "'}")));
        house.restart();
        JsonNode again = house.ask(invitation(1), room, "claim", json("{'name':'Ben','newToken':'" + OWN + "'}"));
        assertEquals(1, again.get("seat").asInt());
        assertEquals(
                "open",
                house.ask(OWN, room, "view", json("{}"))
                        .at("/room/seats/2/kind")
                        .asText());
    }

    @Test
    void anOpenSeatIsTakenOnceToo() {
        house.ask("", room, "claim", json("{'newToken':'" + OWN + "'}"));
        JsonNode again = house.ask("", room, "claim", json("{'newToken':'" + OWN + "'}"));
        assertEquals(1, again.get("seat").asInt());
        assertEquals(
                "open",
                house.ask(OWN, room, "view", json("{}"))
                        .at("/room/seats/2/kind")
                        .asText());
    }

    @Test
    void anInvitationThatIsUsedUpTakesNoOther() {
        house.ask(invitation(1), room, "claim", json("{'newToken':'" + OWN + "'}"));
        assertEquals(Refusal.Reason.FORBIDDEN, refused(GUEST, invitation(1), "{'newToken':'BBBBBBBBBBBBBBBBBBBBBw'}"));
        assertEquals(Refusal.Reason.FORBIDDEN, refused(GUEST, invitation(1), "{}"));
    }

    @Test
    void aTokenOfOnesOwnIsNoWord() {
        assertEquals(Refusal.Reason.MALFORMED, refused(GUEST, invitation(1), "{'newToken':'secret'}"));
        assertEquals(Refusal.Reason.MALFORMED, refused(GUEST, invitation(1), "{'newToken':'" + OWN + "!'}"));
        // Nor one that is something else here already.
        assertEquals(Refusal.Reason.MALFORMED, refused(GUEST, invitation(1), "{'newToken':'" + invitation(2) + "'}"));
        assertEquals(
                Refusal.Reason.MALFORMED,
                refused(
                        GUEST,
                        invitation(1),
                        "{'newToken':'" + made.get("watch").asText() + "'}"));
    }

    @Test
    void oneWhoSitsHereTakesNoSecondSeat() {
        String ann = made.at("/tokens/0").asText();
        assertEquals(Refusal.Reason.FORBIDDEN, refused(GUEST, ann, "{}"));
        assertEquals(
                "open",
                house.ask(ann, room, "view", json("{}"))
                        .at("/room/seats/1/kind")
                        .asText());
        assertEquals(
                1, house.ask(HOST, ann, room, "claim", json("{}")).get("seat").asInt());
    }

    private Refusal.Reason refused(Visitor visitor, String token, String body) {
        return assertThrows(Refusal.class, () -> house.ask(visitor, token, room, "claim", json(body)))
                .reason();
    }
}
