package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.HOST;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Subscription;
import org.marienbad.server.protocol.Visitor;

/** The people who may change the seats of a running game, the news of it to others, and the loss of a place by it. */
class SeatChangesTest {
    private static final String OPENED = "{'seat':1,'spec':null}";
    private static final String RANDOM = "{'seat':1,'spec':'random'}";
    private static final Visitor CZECH = new Visitor("192.0.2.2", false, Locale.forLanguageTag("cs"));

    @TempDir
    Path directory;

    private TestHouse house;
    private JsonNode made;
    private String room;

    @BeforeEach
    void open() {
        house = new TestHouse(directory);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** A listed room of three seats: a person's, a computer's, and an open one. */
    private void make(Visitor visitor, String game, String first) {
        made = house.ask(
                visitor,
                "",
                "",
                "create",
                json("{'game':'" + game + "','listed':true,'seats':[{'kind':'" + first
                        + "'},{'kind':'level','level':'easy'},{'kind':'open'}]}"));
        room = made.get("id").asText();
    }

    private String ann() {
        return made.at("/tokens/0").asText();
    }

    private String invitation() {
        return made.at("/invitations/2").asText();
    }

    private Refusal refused(Visitor visitor, String token, String verb, String body) {
        return assertThrows(Refusal.class, () -> house.ask(visitor, token, room, verb, json(body)));
    }

    private JsonNode view(String token) {
        return house.ask(token, room, "view", json("{}"));
    }

    private List<String> notices(Visitor reader) {
        return house.ask(reader, "", room, "view", json("{}"))
                .at("/room/notices")
                .findValuesAsText("words");
    }

    private void requireThatComputersStay() {
        for (String token : List.of("", ann(), made.get("watch").asText())) {
            for (String change : List.of(OPENED, RANDOM)) {
                Refusal refusal = refused(HOST, token, "set-player", change);
                assertEquals(Refusal.Reason.FORBIDDEN, refusal.reason());
                assertEquals(
                        "A host who has a seat cannot change the seat of a computer in a running game with hidden information.",
                        ServerWords.of(Locale.ENGLISH).get(refusal.words()));
            }
        }
        assertTrue(view(ann()).at("/room/computersStay").asBoolean());
        assertEquals("level", view(ann()).at("/room/seats/1/kind").asText());
        assertEquals(List.of(), notices(GUEST));
    }

    @Test
    void aHostWhoHasMadeItselfASeatChangesNoComputersSeatWhereThereAreSecrets() {
        make(HOST, "liars-dice", "person");
        requireThatComputersStay();
        house.restart();
        requireThatComputersStay();
    }

    @Test
    void aHostWhoHasTakenASeatChangesNoComputersSeatEither() {
        make(GUEST, "liars-dice", "open");
        String host = house.ask(HOST, "", room, "claim", json("{'seat':0}"))
                .get("token")
                .asText();
        assertEquals(
                Refusal.Reason.FORBIDDEN,
                refused(HOST, "", "set-player", OPENED).reason());
        assertEquals(
                Refusal.Reason.FORBIDDEN,
                refused(HOST, host, "set-player", RANDOM).reason());
    }

    @Test
    void aPersonWhoLaterComesAsTheHostIsTheHostFromThenOn() {
        make(GUEST, "liars-dice", "person");
        assertFalse(view(ann()).at("/room/computersStay").asBoolean());
        house.watch(HOST, ann(), room);
        requireThatComputersStay();
    }

    @Test
    void computersMayBeChangedWhereThereIsNothingToSee() {
        make(HOST, "nim", "person");
        assertFalse(view(ann()).at("/room/computersStay").asBoolean());
        house.ask(HOST, ann(), room, "set-player", json(RANDOM));
        assertEquals("player", view(ann()).at("/room/seats/1/kind").asText());
    }

    @Test
    void theTableIsToldTheHostsChangesOfSeats() {
        make(GUEST, "liars-dice", "person");
        TestHouse.Reader bystander = house.watch(GUEST, "", room);
        String invitation = house.ask(HOST, "", room, "set-player", json(OPENED))
                .get("invitation")
                .asText();
        house.ask(invitation, room, "claim", json("{}"));
        house.ask(HOST, "", room, "set-player", json(RANDOM));
        house.ask(HOST, "", room, "set-player", json(OPENED));
        house.ask(HOST, "", room, "set-player", json(OPENED)); // it plays already
        List<String> told = List.of(
                "The host has opened the seat of Player 2 to an invited person.",
                "A person has taken the seat of Player 2.",
                "The host has given the seat of Player 2 to a computer: Random.",
                "The person at the seat of Player 2 plays again.");
        assertEquals(told, bystander.last("room").get("notices").findValuesAsText("words"));
        house.restart();
        assertEquals(told, notices(GUEST));
        assertEquals("Na místo „Hráč 2“ usedl člověk.", notices(CZECH).get(1));
    }

    @Test
    void theTableIsToldOfAStandInAndOfThePersonsReturn() {
        make(GUEST, "nim", "person");
        String ben =
                house.ask(invitation(), room, "claim", json("{}")).get("token").asText();
        house.pass(Duration.ofMinutes(2));
        house.ask(ann(), room, "stand-in", json("{'seat':2,'level':'easy'}"));
        view(ben);
        assertEquals(
                List.of("claimed", "stand-in", "person"),
                view(ann()).at("/room/notices").findValuesAsText("what"));
    }

    @Test
    void aWatcherByInvitationIsSentAwayWhenItIsUsed() {
        make(GUEST, "liars-dice", "person");
        TestHouse.Reader mallory = house.watch(GUEST, invitation(), room);
        assertEquals(-1, mallory.last("room").get("you").asInt());
        assertEquals(List.of(), mallory.closed);
        int told = mallory.messages.size();
        house.ask("", room, "claim", json("{'seat':2}"));
        assertEquals(List.of("This link does not fit the room; it may have been used already."), mallory.closed);
        view(ann());
        assertEquals(told, mallory.messages.size());
    }

    @Test
    void aSubscriberWhoWasSentAwayHearsNothingMore() {
        make(GUEST, "liars-dice", "person");
        TestHouse.Reader mallory = new TestHouse.Reader();
        Subscription subscription = house.rooms().subscribe(GUEST, invitation(), room, mallory);
        house.runAll();
        house.ask("", room, "claim", json("{'seat':2}"));
        assertEquals(1, mallory.closed.size());
        int told = mallory.messages.size();
        subscription.refresh();
        house.runAll();
        assertEquals(told, mallory.messages.size());
    }

    /** The tokens of a game open the seats of the next one, of which each sees its own alone. */
    @Test
    void afterARematchEveryTokenSeesItsOwnSeatAlone() {
        make(GUEST, "liars-dice", "person");
        String ben =
                house.ask(invitation(), room, "claim", json("{}")).get("token").asText();
        TestHouse.Reader mallory = house.watch(GUEST, made.get("watch").asText(), room);
        house.ask(ann(), room, "resign", json("{}"));
        house.ask(ann(), room, "rematch", json("{}"));
        house.ask(ben, room, "rematch", json("{}"));
        int told = mallory.messages.size();
        room = view(ann()).at("/room/next").asText();
        assertEquals(Set.of(), knownRolls(made.get("watch").asText()));
        assertFalse(knownRolls(ann()).isEmpty());
        assertFalse(knownRolls(ben).isEmpty());
        assertTrue(Collections.disjoint(knownRolls(ann()), knownRolls(ben)));
        assertEquals(
                Refusal.Reason.FORBIDDEN,
                refused(GUEST, invitation(), "view", "{}").reason());
        assertEquals(told, mallory.messages.size(), "the next game is told in its own room alone");
    }

    /** The numbers of the plies by which chance told the owner of {@code token} a die. */
    private Set<Integer> knownRolls(String token) {
        JsonNode plies = view(token).at("/plies/list");
        return IntStream.range(0, plies.size())
                .filter(ply -> plies.get(ply).get("actor").asInt() < 0)
                .filter(ply -> !plies.get(ply).get("ply").asText().contains("?"))
                .boxed()
                .collect(Collectors.toSet());
    }

    @Test
    void aWaitingRequestByInvitationIsRefusedWhenItIsUsed() {
        make(GUEST, "liars-dice", "person");
        long version = view(ann()).get("version").asLong();
        CompletableFuture<JsonNode> waiting = house.begin(
                GUEST,
                invitation(),
                room,
                "view",
                ServerJson.object().put("wait", 30).put("after", version));
        house.runAll();
        assertFalse(waiting.isDone());
        house.ask("", room, "claim", json("{'seat':2}"));
        assertEquals(
                "refused.token",
                ((Refusal) assertThrows(CompletionException.class, waiting::join)
                                .getCause())
                        .words()
                        .key());
    }

    @Test
    void anInvitationMakesNobodyPresent() {
        make(GUEST, "nim", "person");
        JsonNode before = view(ann()).at("/room/seats/2/connected");
        TestHouse.Reader reader = house.watch(HOST, invitation(), room);
        assertEquals(before, reader.last("room").at("/seats/2/connected"));
        assertEquals(1, reader.last("room").get("spectators").asInt());
        String ben =
                house.ask(invitation(), room, "claim", json("{}")).get("token").asText();
        house.pass(Duration.ofMinutes(2));
        house.ask(ann(), room, "stand-in", json("{'seat':2,'level':'easy'}"));
        assertTrue(view(ann()).at("/room/seats/2/standIn").asBoolean(), "Ben is away, whoever has his invitation");
        view(ben);
        assertFalse(view(ann()).at("/room/seats/2/standIn").asBoolean());
    }
}
