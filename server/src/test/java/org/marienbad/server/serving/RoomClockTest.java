package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.server.house.RoomSettings;

/** Clocks of rooms, whose process may end at any time. */
class RoomClockTest {
    private static final long DAY = Duration.ofDays(1).toMillis();

    @TempDir
    Path directory;

    private TestHouse house;
    private JsonNode made;
    private String room;
    private String ann;
    private String ben;

    @BeforeEach
    void open() {
        house = new TestHouse(directory);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private void openRoom(String clock) {
        made = house.ask(
                "",
                "",
                "create",
                json("{'game':'kalaha','clock':'" + clock + "','seats':[{'kind':'person'},{'kind':'open'}]}"));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
    }

    private void seat(String clock) {
        openRoom(clock);
        claim();
    }

    private void claim() {
        ben = house.ask(made.at("/invitations/1").asText(), room, "claim", json("{}"))
                .get("token")
                .asText();
    }

    private JsonNode view() {
        return house.ask(ann, room, "view", json("{}"));
    }

    private long left(int seat) {
        return view().at("/clock/left/" + seat).asLong();
    }

    /** Ann plays what leaves the turn to Ben. */
    private void play() {
        JsonNode view = view();
        house.ask(ann, room, "play", json("{'version':" + view.get("version") + ",'ply':'a'}"));
        assertEquals(1, view().get("actor").asInt());
    }

    @Test
    void lookingAtAClockChangesNothing() {
        seat("5+3");
        long version = view().get("version").asLong();
        house.pass(Duration.ofSeconds(1));
        assertEquals(version, view().get("version").asLong());
    }

    @Test
    void aClockContinuesWithTheTimeLeftAtTheLastPly() {
        seat("5+3");
        play();
        house.pass(Duration.ofSeconds(60));
        house.ask(ben, room, "play", json("{'version':" + view().get("version") + ",'ply':'A'}"));
        house.pass(Duration.ofSeconds(10));
        assertEquals(290_000, left(0));
        house.restart();
        house.pass(Duration.ofHours(1));
        assertEquals(300_000, left(0));
        assertEquals(243_000, left(1));
        house.pass(Duration.ofSeconds(20));
        assertEquals(280_000, left(0));
        assertEquals(243_000, left(1));
    }

    @Test
    void clocksThatGoOnChargeTheTimeWithoutAProcess() {
        house.close();
        house = new TestHouse(directory, RoomSettings.DEFAULT.withClocksThatGoOn());
        seat("5+3");
        house.restart();
        house.pass(Duration.ofMinutes(1));
        play();
        assertEquals(300_000, left(0), "it does not run before the first ply");
        house.pass(Duration.ofSeconds(10));
        house.restart();
        house.pass(Duration.ofSeconds(20));
        assertEquals(300_000, left(0));
        assertEquals(270_000, left(1));
        house.restart();
        house.pass(Duration.ofHours(1));
        assertTrue(view().get("over").asBoolean(), "the flag has fallen");
    }

    @Test
    void clocksThatGoOnChargeNoComputerForTheTimeWithoutAProcess() {
        house.close();
        house = new TestHouse(directory, RoomSettings.DEFAULT.withClocksThatGoOn());
        made = house.ask(
                "",
                "",
                "create",
                json("{'game':'kalaha','clock':'5+3','seats':[{'kind':'person'},{'kind':'level','level':'easy'}]}"));
        room = made.get("id").asText();
        ann = made.at("/tokens/0").asText();
        JsonNode view = view();
        house.begin(GUEST, ann, room, "play", json("{'version':" + view.get("version") + ",'ply':'a'}"));
        house.runTasks();
        house.restart();
        house.pass(Duration.ofHours(1));
        assertFalse(view().get("over").asBoolean());
    }

    @Test
    void aClockDoesNotRunBeforeTheFirstPly() {
        seat("5+3");
        house.pass(Duration.ofHours(1));
        assertEquals(300_000, left(0));
        play();
        house.pass(Duration.ofSeconds(10));
        assertEquals(290_000, left(1));
    }

    @Test
    void aStoppingServerKeepsTheStateOfTheClock() {
        seat("5+3");
        play();
        house.pass(Duration.ofSeconds(10));
        house.rooms().stopping(Duration.ofSeconds(1));
        house.runAll();
        house.restart();
        house.pass(Duration.ofHours(1));
        assertEquals(290_000, left(1));
    }

    @Test
    void daysGoOnWhileTheServerDoesNotRun() {
        seat("3d");
        play();
        house.pass(Duration.ofDays(1));
        house.restart();
        house.pass(Duration.ofDays(1));
        assertEquals(DAY, left(1));
        assertEquals(3 * DAY, left(0));
    }

    @Test
    void daysDoNotRunBeforeEverybodyIsHere() {
        openRoom("3d");
        view();
        house.restart();
        house.pass(Duration.ofDays(2));
        claim();
        assertEquals(3 * DAY, left(0));
        house.pass(Duration.ofDays(1));
        assertEquals(2 * DAY, left(0));
    }

    @Test
    void aFlagFallsWhileNobodyHasTheRoomInMemory() {
        seat("3d");
        play();
        house.pass(Duration.ofSeconds(61));
        house.rooms().sweep();
        house.runAll();
        assertEquals(0, house.rooms().figures().rooms());
        house.pass(Duration.ofDays(2));
        house.rooms().sweep();
        house.runAll();
        assertFalse(isFinished());
        assertEquals(0, house.rooms().figures().rooms());
        house.pass(Duration.ofDays(1));
        house.rooms().sweep();
        house.runAll();
        assertTrue(isFinished());
        assertEquals(1, view().at("/payoffs/0").asInt());
    }

    @Test
    void aFlagFallsThatIsDueWhenTheServerStarts() {
        seat("3d");
        play();
        house.restart();
        house.pass(Duration.ofDays(4));
        assertTrue(view().get("over").asBoolean());
    }

    private boolean isFinished() {
        return house.store()
                .load(room)
                .orElseThrow()
                .game()
                .summary()
                .head()
                .payoffs()
                .isPresent();
    }
}
