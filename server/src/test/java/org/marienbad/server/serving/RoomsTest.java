package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.HOST;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Tokens;
import org.marienbad.server.protocol.Visitor;

/** The actions of people in rooms, as the carrier of their requests sees them. */
class RoomsTest {
    @TempDir
    Path directory;

    private TestHouse house;
    private String room;
    private String ann;
    private String ben;
    private String watcher;

    @BeforeEach
    void open() {
        house = new TestHouse(directory);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** Two persons at a board of noughts and crosses. */
    private void seat(String game) {
        JsonNode made = house.ask(
                "",
                "",
                "create",
                json("{'game':'" + game
                        + "','clock':'unlimited','seats':[{'kind':'person','name':'Ann'},{'kind':'open'}]}"));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
        watcher = made.get("watch").asText();
        JsonNode claimed = house.ask(made.at("/invitations/1").asText(), room, "claim", json("{'name':'Ben'}"));
        assertEquals(1, claimed.get("seat").asInt());
        ben = claimed.get("token").asText();
    }

    private JsonNode position(String token) {
        return house.ask(token, room, "position", json("{}"));
    }

    private long version() {
        return position(watcher).at("/position/version").asLong();
    }

    private JsonNode play(String token, String ply) {
        return house.ask(token, room, "play", json("{'version':" + version() + ",'ply':'" + ply + "'}"));
    }

    private String firstLegal(String token) {
        return position(token).at("/position/legal/0/ply").asText();
    }

    private Refusal refused(String token, String verb, String body) {
        return assertThrows(Refusal.class, () -> house.ask(token, room, verb, json(body)));
    }

    @Test
    void personsPlayInTurn() {
        seat("nim");
        Refusal notYet = refused(ben, "play", "{'version':" + version() + ",'ply':'" + firstLegal(ann) + "'}");
        assertEquals(Refusal.Reason.CONFLICT, notYet.reason());
        play(ann, firstLegal(ann));
        assertEquals(1, position(watcher).at("/position/actor").asInt());
        assertTrue(position(ann).at("/position/legal").isEmpty(), "it is not her turn");
        assertTrue(position(watcher).at("/position/legal").isEmpty(), "spectators play nothing");
        assertFalse(position(ben).at("/position/legal").isEmpty());
    }

    @Test
    void aPlyForAnOlderPositionIsAConflictThatNamesTheNewestVersion() {
        seat("nim");
        long before = version();
        play(ann, firstLegal(ann));
        Refusal late = refused(ben, "play", "{'version':" + before + ",'ply':'" + firstLegal(ben) + "'}");
        assertEquals(Refusal.Reason.CONFLICT, late.reason());
        assertEquals(version(), late.version().orElseThrow());
    }

    @Test
    void anIllegalPlyIsRefusedWithWhatIsLegal() {
        seat("nim");
        Refusal refusal = refused(ann, "play", "{'version':" + version() + ",'ply':'z99'}");
        assertEquals(Refusal.Reason.ILLEGAL, refusal.reason());
        assertTrue(ServerWords.of(Locale.ENGLISH).get(refusal.words()).contains(firstLegal(ann)));
    }

    @Test
    void clicksThatAreNoMoveAreRefusedInTheWordsOfTheGame() {
        seat("kalaha");
        Refusal refusal = refused(ann, "play", "{'version':" + version() + ",'spots':['north0']}");
        assertEquals(Refusal.Reason.ILLEGAL, refusal.reason());
        assertFalse(ServerWords.of(Locale.ENGLISH).get(refusal.words()).isBlank());
    }

    @Test
    void tokensOpenOnlyWhatTheyAreFor() {
        seat("nim");
        assertEquals(Refusal.Reason.FORBIDDEN, refused("", "position", "{}").reason());
        assertEquals(
                Refusal.Reason.FORBIDDEN,
                refused(Tokens.make(), "position", "{}").reason());
        assertEquals(
                Refusal.Reason.FORBIDDEN,
                refused(watcher, "play", "{'version':1,'ply':'a'}").reason());
        assertEquals(
                Refusal.Reason.FORBIDDEN,
                refused(ann, "set-player", "{'seat':1,'spec':'random'}").reason());
        assertEquals(Refusal.Reason.FORBIDDEN, refused(ann, "claim", "{}").reason());
    }

    @Test
    void anInvitationIsUsedUp() {
        JsonNode made = house.ask("", "", "create", json("{'game':'nim','seats':[{'kind':'open'},{'kind':'open'}]}"));
        room = made.get("id").asText();
        String invitation = made.at("/invitations/0").asText();
        JsonNode invited = house.ask(invitation, room, "position", json("{}"));
        assertEquals(0, invited.get("invited").asInt());
        assertTrue(invited.has("room"));
        assertFalse(invited.has("position"), "who is only invited does not see the game");
        house.ask(invitation, room, "claim", json("{'name':'Eve'}"));
        assertEquals(
                Refusal.Reason.FORBIDDEN, refused(invitation, "claim", "{}").reason());
        // Nor does it open another seat to the host, who may sit down anywhere without one.
        assertEquals(
                Refusal.Reason.FORBIDDEN,
                assertThrows(
                                Refusal.class,
                                () -> house.ask(TestHouse.HOST, invitation, room, "claim", json("{'name':'Eve'}")))
                        .reason());
        assertEquals(
                1,
                house.ask(TestHouse.HOST, "", room, "claim", json("{}"))
                        .get("seat")
                        .asInt());
    }

    @Test
    void strangersSitDownInListedRooms() {
        JsonNode made = house.ask(
                "", "", "create", json("{'game':'nim','listed':true,'seats':[{'kind':'person'},{'kind':'open'}]}"));
        room = made.get("id").asText();
        JsonNode open = house.ask("", "", "open", json("{}"));
        assertEquals(room, open.at("/rooms/0/id").asText());
        assertEquals(1, house.ask("", room, "claim", json("{}")).get("seat").asInt());
        assertEquals(Refusal.Reason.CONFLICT, refused("", "claim", "{}").reason());
        JsonNode running = house.ask("", "", "open", json("{}"));
        assertEquals("person", running.at("/rooms/0/seats/1/kind").asText(), "it can be watched still");
        house.ask(made.at("/tokens/0").asText(), room, "resign", json("{}"));
        assertTrue(house.ask("", "", "open", json("{}")).get("rooms").isEmpty());
    }

    @Test
    void theHostGetsAllGamesThatAreOver() {
        seat("nim");
        play(ann, firstLegal(ann));
        assertTrue(house.ask(HOST, "", "", "export", json("{}")).get("games").isEmpty(), "it goes on");
        house.ask(ann, room, "resign", json("{}"));
        JsonNode games = house.ask(HOST, "", "", "export", json("{}")).get("games");
        assertEquals(room, games.at("/0/room").asText());
        assertEquals(1, games.at("/0/record/plies").size());
        assertFalse(games.at("/0/record").has("seed"));
        assertTrue(house.ask(HOST, "", "", "export", json("{'after':'" + room + "'}"))
                .get("games")
                .isEmpty());
        assertThrows(Refusal.class, () -> house.ask("", "", "export", json("{}")));
    }

    @Test
    void aGameSurvivesTheEndOfItsProcess() {
        seat("nim");
        play(ann, firstLegal(ann));
        JsonNode before = position(ben);
        house.restart();
        JsonNode after = position(ben);
        assertEquals(before.at("/position/length"), after.at("/position/length"));
        assertEquals(before.at("/position/drawing"), after.at("/position/drawing"));
        assertEquals(before.at("/position/legal"), after.at("/position/legal"));
        assertEquals("Ann", after.at("/room/seats/0/name").asText());
        play(ben, firstLegal(ben));
    }

    @Test
    void aRoomThatNobodyNeedsIsLeftAndComesBack() {
        seat("nim");
        play(ann, firstLegal(ann));
        JsonNode before = position(ann).at("/position/plies");
        house.rooms().sweep();
        house.runAll();
        assertEquals(1, house.rooms().figures().rooms(), "somebody was here a moment ago");
        house.pass(Duration.ofSeconds(61));
        house.rooms().sweep();
        house.runAll();
        assertEquals(0, house.rooms().figures().rooms());
        assertEquals(before, position(ann).at("/position/plies"));
        assertEquals(1, house.rooms().figures().rooms());
    }

    @Test
    void aComputerAnswers() {
        JsonNode made = house.ask(
                "", "", "create", json("{'game':'nim','seats':[{'kind':'person'},{'kind':'level','level':'easy'}]}"));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
        watcher = made.get("watch").asText();
        play(ann, firstLegal(ann));
        assertEquals(2, position(ann).at("/position/length").asInt());
    }

    @Test
    void subscribersAreToldTheChanges() {
        seat("kalaha");
        TestHouse.Reader reader = house.watch(GUEST, watcher, room);
        ObjectNode first = reader.last("position");
        assertTrue(first.at("/drawing/full/primitives").size() > 10);
        assertEquals(-1, reader.last("room").get("you").asInt());
        play(ann, firstLegal(ann));
        ObjectNode second = reader.last("position");
        assertEquals(first.get("version"), second.at("/drawing/base"));
        assertTrue(second.at("/drawing/changes").size() > 0);
        assertEquals(1, second.at("/plies/list").size());
        assertFalse(second.get("motions").isEmpty());
        assertTrue(second.toString().length() < first.toString().length(), "only what has changed");
    }

    @Test
    void changesOfADrawingMakeTheDrawing() {
        seat("kalaha");
        TestHouse.Reader reader = house.watch(GUEST, watcher, room);
        ObjectNode drawn = (ObjectNode) reader.last("position").at("/drawing/full");
        for (int ply = 0; ply < 6; ply++) {
            String mover = position(watcher).at("/position/actor").asInt() == 0 ? ann : ben;
            play(mover, firstLegal(mover));
            drawn = Redrawn.of(drawn, (ObjectNode) reader.last("position").get("drawing"));
            JsonNode full = position(watcher).at("/position/drawing/full");
            assertEquals(full.get("primitives"), drawn.get("primitives"));
            assertEquals(full.get("targets"), drawn.get("targets"));
        }
    }

    @Test
    void aTakebackNeedsTheOthersConsentAndRemovesThePlies() {
        seat("kalaha");
        TestHouse.Reader reader = house.watch(GUEST, ann, room);
        JsonNode start = position(watcher).at("/position/drawing/full/primitives");
        play(ann, firstLegal(ann));
        house.ask(ann, room, "ask-takeback", json("{}"));
        assertEquals(1, position(watcher).at("/position/length").asInt(), "Ben has not agreed");
        assertEquals("takeback", position(ben).at("/room/offers/0/what").asText());
        house.ask(ben, room, "answer", json("{'what':'takeback','yes':true}"));
        assertEquals(0, position(watcher).at("/position/length").asInt());
        assertEquals(start, position(watcher).at("/position/drawing/full/primitives"));
        assertEquals(0, reader.last("position").at("/plies/from").asInt());
        assertEquals(0, reader.last("position").at("/length").asInt());
        house.restart();
        assertEquals(0, position(watcher).at("/position/length").asInt());
        play(ann, firstLegal(ann));
    }

    /** Neither behind the dice of two people, who would agree, nor against a computer. */
    @Test
    void aTakebackBehindARevealedSecretIsRefusedWithTheReason() {
        seat("backgammon");
        int first = position(watcher).at("/position/actor").asInt();
        String token = first == 0 ? ann : ben;
        while (position(watcher).at("/position/actor").asInt() == first) {
            play(token, firstLegal(token));
        }
        requireShown(token, "takeback.chance");

        JsonNode made = house.ask("", "", "create", json("""
                {"game":"minute-empire","options":{"order":"bid","neutralArmies":"none"},"clock":"unlimited",
                 "seats":[{"kind":"person","name":"Ann"},{"kind":"level","level":"easy"}]}
                """));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
        watcher = made.get("watch").asText();
        play(ann, firstLegal(ann));
        requireShown(ann, "takeback.hidden");
    }

    private void requireShown(String token, String key) {
        JsonNode position = position(watcher).get("position");
        Refusal refusal = refused(token, "ask-takeback", "{}");
        assertEquals(Refusal.Reason.ILLEGAL, refusal.reason());
        assertEquals(key, refusal.words().key());
        for (Locale language : List.of(Locale.ENGLISH, Locale.forLanguageTag("cs"))) {
            assertTrue(ServerWords.of(language).get(refusal.words()).endsWith("."));
        }
        assertTrue(position(ann).at("/room/offers").isEmpty());
        assertEquals(position.get("length"), position(watcher).at("/position/length"));
    }

    @Test
    void anOfferIsWithdrawnByTheNextPly() {
        seat("nim");
        play(ann, firstLegal(ann));
        house.ask(ann, room, "offer-draw", json("{}"));
        play(ben, firstLegal(ben));
        assertTrue(position(ann).at("/room/offers").isEmpty());
        assertEquals(
                Refusal.Reason.CONFLICT,
                refused(ben, "answer", "{'what':'draw','yes':true}").reason());
    }

    @Test
    void aDrawIsAgreedOn() {
        seat("nim");
        house.ask(ann, room, "offer-draw", json("{}"));
        house.ask(ben, room, "answer", json("{'what':'draw','yes':true}"));
        JsonNode after = position(watcher).get("position");
        assertTrue(after.get("over").asBoolean());
        assertEquals(after.at("/payoffs/0"), after.at("/payoffs/1"));
        assertEquals("A draw", after.get("headline").asText());
        house.restart();
        assertTrue(position(watcher).at("/position/over").asBoolean());
    }

    @Test
    void aPlayerWhoResignsLoses() {
        seat("nim");
        house.ask(ben, room, "resign", json("{}"));
        JsonNode after = position(watcher).get("position");
        assertTrue(after.at("/payoffs/0").asDouble() > after.at("/payoffs/1").asDouble());
        JsonNode record = house.ask(ann, room, "record", json("{}"));
        assertTrue(record.get("text").asText().contains("RESIGNED"), record.toString());
        assertFalse(record.get("text").asText().contains("seed"), "no client gets the seed");
        assertEquals(Refusal.Reason.CONFLICT, refused(ann, "resign", "{}").reason());
    }

    @Test
    void aRematchKeepsTheScoreAndTheTokens() {
        seat("nim");
        house.ask(ben, room, "resign", json("{}"));
        house.ask(ann, room, "rematch", json("{}"));
        assertTrue(position(ann).at("/room/next").isNull());
        house.ask(ben, room, "answer", json("{'what':'rematch','yes':true}"));
        String next = position(ann).at("/room/next").asText();
        assertNotEquals(room, next);
        room = next;
        JsonNode again = position(ann);
        int seat = again.at("/room/you").asInt();
        assertEquals("Ann", again.at("/room/seats/" + seat + "/name").asText());
        assertEquals(1.0, again.at("/room/series/" + seat).asDouble());
        assertEquals(0, again.at("/position/length").asInt());
        String starter = again.at("/position/actor").asInt() == seat ? ann : ben;
        play(starter, firstLegal(starter));
    }

    @Test
    void aComputerStandsInForAnAbsentPersonUntilItComesBack() {
        seat("nim");
        play(ann, firstLegal(ann));
        assertEquals(
                Refusal.Reason.ILLEGAL,
                refused(ann, "stand-in", "{'seat':1,'level':'easy'}").reason());
        house.pass(Duration.ofSeconds(61));
        house.ask(ann, room, "stand-in", json("{'seat':1,'level':'easy'}"));
        JsonNode now = position(ann);
        assertEquals(2, now.at("/position/length").asInt(), "the stand-in has played");
        assertTrue(now.at("/room/seats/1/standIn").asBoolean());
        JsonNode back = position(ben);
        assertFalse(back.at("/room/seats/1/standIn").asBoolean());
        play(ann, firstLegal(ann));
        assertEquals(1, position(ann).at("/position/actor").asInt(), "Ben plays himself");
    }

    @Test
    void nobodyStandsInForAPersonWhoIsHereAgain() {
        KnownRoom three = KnownRoom.keep(
                house,
                "three",
                GameSetup.of(TestHouse.PLUGINS.games().get("liars-dice"), 3, Map.of(), 0),
                1,
                List.of());
        room = three.id();
        TestHouse.Reader second = house.watch(GUEST, three.tokens().get(1), room);
        house.pass(Duration.ofSeconds(61));
        house.ask(three.tokens().get(0), room, "stand-in", json("{'seat':2,'level':'easy'}"));
        assertEquals("stand-in", second.last("room").at("/offers/0/what").asText());
        house.ask(three.tokens().get(2), room, "view", json("{}"));
        assertTrue(second.last("room").get("offers").isEmpty());
        assertEquals(
                Refusal.Reason.CONFLICT,
                refused(three.tokens().get(1), "answer", "{'what':'stand-in','yes':true}")
                        .reason());
    }

    @Test
    void theHostExchangesPlayersInMidGame() {
        seat("nim");
        house.ask(HOST, "", room, "set-player", json("{'seat':0,'spec':'random'}"));
        assertEquals(1, position(watcher).at("/position/length").asInt());
        Refusal refusal = assertThrows(
                Refusal.class, () -> house.ask(HOST, "", room, "set-player", json("{'seat':0,'spec':'nobody'}")));
        assertEquals(Refusal.Reason.ILLEGAL, refusal.reason());
    }

    @Test
    void aLateThoughtIsOfNoConsequence() {
        JsonNode made = house.ask(
                "", "", "create", json("{'game':'nim','seats':[{'kind':'person'},{'kind':'level','level':'easy'}]}"));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
        watcher = made.get("watch").asText();
        String ply = firstLegal(ann);
        CompletableFuture<JsonNode> played =
                house.begin(GUEST, ann, room, "play", json("{'version':" + version() + ",'ply':'" + ply + "'}"));
        house.runTasks();
        assertNotNull(played.getNow(null));
        CompletableFuture<JsonNode> resigned = house.begin(GUEST, ann, room, "resign", json("{}"));
        house.runTasks(); // the computer has not been asked yet
        house.runAll();
        assertNotNull(resigned.getNow(null));
        assertEquals(1, position(ann).at("/position/length").asInt());
    }

    @Test
    void aPollIsAnsweredWhenSomethingHappens() {
        seat("nim");
        long version = position(ann).get("version").asLong();
        CompletableFuture<JsonNode> poll =
                house.begin(GUEST, ben, room, "view", json("{'after':" + version + ",'wait':20}"));
        house.runAll();
        assertFalse(poll.isDone());
        play(ann, firstLegal(ann));
        assertEquals(1, poll.getNow(null).get("actor").asInt());
        CompletableFuture<JsonNode> idle = house.begin(
                GUEST,
                ben,
                room,
                "view",
                json("{'after':" + position(ben).get("version").asLong() + ",'wait':20}"));
        house.runAll();
        house.pass(Duration.ofSeconds(20));
        assertTrue(idle.isDone(), "nothing has happened in time");
    }

    @Test
    void theClockWaitsUntilAllAreHere() {
        JsonNode made = house.ask(
                "", "", "create", json("{'game':'nim','clock':'5+3','seats':[{'kind':'person'},{'kind':'open'}]}"));
        room = made.get("id").asText();
        watcher = made.get("watch").asText();
        assertEquals(-1, position(watcher).at("/position/clock/running").asInt());
        ann = made.at("/tokens/0").asText();
        house.ask(made.at("/invitations/1").asText(), room, "claim", json("{}"));
        assertEquals(-1, position(watcher).at("/position/clock/running").asInt(), "nobody has played yet");
        play(ann, firstLegal(ann));
        assertEquals(1, position(watcher).at("/position/clock/running").asInt());
    }

    @Test
    void othersAreToldThatSomebodyIsAway() {
        seat("nim");
        TestHouse.Reader reader = house.watch(GUEST, ann, room);
        assertTrue(reader.last("room").at("/seats/1/connected").asBoolean());
        house.pass(Duration.ofSeconds(61));
        house.rooms().sweep();
        house.runAll();
        assertFalse(reader.last("room").at("/seats/1/connected").asBoolean());
        assertTrue(reader.last("room").at("/seats/0/connected").asBoolean());
    }

    @Test
    void peopleSayPhrasesOnly() {
        seat("nim");
        TestHouse.Reader czech = house.watch(new Visitor("192.0.2.7", false, Locale.forLanguageTag("cs")), ben, room);
        house.ask(ann, room, "phrase", json("{'id':'hello'}"));
        assertEquals("Ahoj!", czech.last("phrase").get("words").asText());
        assertEquals(
                Refusal.Reason.TOO_MANY,
                refused(ann, "phrase", "{'id':'hello'}").reason());
        assertEquals(
                Refusal.Reason.MALFORMED,
                refused(ann, "phrase", "{'id':'anything else'}").reason());
    }

    @Test
    void aFinishedGameIsReviewed() {
        seat("nim");
        assertEquals(Refusal.Reason.ILLEGAL, refused(ann, "review", "{}").reason());
        play(ann, firstLegal(ann));
        play(ben, firstLegal(ben));
        house.ask(ben, room, "resign", json("{}"));
        JsonNode first = house.ask(ann, room, "review", json("{}"));
        assertTrue(first.has("done"));
        JsonNode review = house.ask(ann, room, "review", json("{}"));
        assertEquals(3, review.get("values").size(), review.toString());
        assertEquals(3, review.get("told").size(), review.toString());
        assertFalse(review.at("/told/0").asText().isBlank(), "a value is told in words, too");
        assertTrue(house.ask(ann, room, "analysis", json("{'ply':0}")).has("done"));
        assertFalse(
                house.ask(ann, room, "analysis", json("{'ply':0}")).get("moves").isEmpty());
    }

    @Test
    void aServerThatStopsTellsEverybody() {
        seat("nim");
        TestHouse.Reader reader = house.watch(GUEST, ann, room);
        house.rooms().stopping(Duration.ofSeconds(3));
        house.runAll();
        assertEquals(3, reader.last("gone").get("retry").asInt());
        assertEquals(1, reader.closed.size());
        assertEquals(Refusal.Reason.BUSY, refused(ann, "position", "{}").reason());
    }

    @Test
    void aGameWhoseProcessHasDiedGoesOnByItself() {
        JsonNode made = house.ask(
                "", "", "create", json("{'game':'nim','seats':[{'kind':'person'},{'kind':'level','level':'easy'}]}"));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
        watcher = made.get("watch").asText();
        String ply = firstLegal(ann);
        house.begin(GUEST, ann, room, "play", json("{'version':" + version() + ",'ply':'" + ply + "'}"));
        house.runTasks(); // kept, but the computer has not been asked
        house.restart();
        house.rooms().sweep();
        house.runAll();
        assertEquals(2, position(ann).at("/position/length").asInt());
    }

    @Test
    void theCatalogueTellsAllGames() {
        JsonNode all = house.ask("", "", "catalogue", json("{}"));
        assertTrue(all.get("games").size() > 10, all.toString());
        List<String> first = List.of("/games/0/id", "/games/1/id", "/games/2/id");
        assertEquals(
                List.of("kalaha", "minute-empire", "nim"),
                first.stream().map(id -> all.at(id).asText()).toList());
        for (JsonNode game : all.get("games")) {
            assertFalse(game.get("name").asText().isBlank());
            assertFalse(game.get("levels").isEmpty(), game.toString());
            assertEquals(game.get("maxSeats").asInt(), game.get("signs").size());
        }
        JsonNode one = house.ask("", "", "catalogue", json("{'game':'kalaha'}"));
        assertTrue(one.get("lesson").asBoolean());
        assertFalse(house.ask("", "", "catalogue", json("{'game':'noughts'}"))
                .get("lesson")
                .asBoolean());
        assertTrue(one.at("/drawing/primitives").size() > 10);
        JsonNode rules = house.ask("", "", "rules", json("{'game':'kalaha'}"));
        assertFalse(rules.get("rules").isEmpty());
        assertFalse(rules.get("coach").isEmpty());
    }

    /** Each step of a lesson tells what has been played since, and its drawing as changes of the one before. */
    @Test
    void aLessonThatPlaysAGameGoesOnFromStepToStep() {
        JsonNode steps = house.ask("", "", "rules", json("{'game':'minute-empire','seats':5}"))
                .get("coach");
        assertTrue(steps.size() > 10, steps.size() + " steps");
        assertTrue(steps.at("/0/position/drawing/full/primitives").size() > 10);
        int length = steps.at("/0/position/length").asInt();
        for (JsonNode step : steps) {
            JsonNode position = step.get("position");
            assertEquals(length, position.at("/plies/from").asInt(), step.get("words")::asText);
            length = position.get("length").asInt();
            if (step.has("task")) {
                JsonNode after = step.at("/task/after");
                assertEquals(++length, after.get("length").asInt());
                assertTrue(after.at("/drawing/changes").isArray());
            }
        }
        assertTrue(steps.at("/" + (steps.size() - 1) + "/position/over").asBoolean());
        assertTrue(steps.toString().length() < 800_000, steps.toString().length() + " letters");
    }

    @Test
    void aPreviewTellsWhyOptionsDoNotFit() {
        assertFalse(house.ask("", "", "preview", json("{'game':'kalaha','options':{'stones':4}}"))
                .get("drawing")
                .isEmpty());
        Visitor czech = new Visitor("::1", false, Locale.forLanguageTag("cs"));
        Refusal refusal = assertThrows(
                Refusal.class,
                () -> house.ask(czech, "", "", "preview", json("{'game':'kalaha','options':{'stones':4000}}")));
        assertEquals(Refusal.Reason.ILLEGAL, refusal.reason());
        assertEquals(Optional.of("stones"), refusal.field());
        assertEquals(
                "Kameny v jamce: „4000“ nelze. Celé číslo od 1 do 10",
                ServerWords.of(czech.locale()).get(refusal.words()));
        Refusal together = assertThrows(
                Refusal.class,
                () -> house.ask(czech, "", "", "preview", json("{'game':'backgammon','options':{'jacoby':true}}")));
        assertEquals(Optional.of("jacoby"), together.field());
        String said = ServerWords.of(czech.locale()).get(together.words());
        assertTrue(said.startsWith("Jacobyho pravidlo: s ostatními zvolenými možnostmi nelze. Zapnuto: "), said);
    }
}
