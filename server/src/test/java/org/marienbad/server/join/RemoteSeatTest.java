package org.marienbad.server.join;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.toy.RecordingContext;

class RemoteSeatTest {
    /** Notes what it is told. */
    private static final class Diary implements Player {
        final List<String> told = new ArrayList<>();
        Budget budget;

        @Override
        public void begin(GameSetup setup, int seat) {
            told.add("begin " + setup.provider().id() + " " + setup.options().changed() + " starter " + setup.starter()
                    + " seat " + seat);
        }

        @Override
        public void observe(Seen ply) {
            told.add(ply.actor() + ":" + (ply.isKnown() ? ply.action() : ply.notation()));
        }

        @Override
        public Decision choose(State view, int seat, Budget given, Monitor monitor) {
            budget = given;
            int[] legal = new int[100];
            view.legalActions(legal);
            told.add("choose in " + view.toString().lines().findFirst().orElse(""));
            return Decision.of(legal[0]);
        }

        @Override
        public void end(double[] payoffs) {
            told.add("end " + Arrays.toString(payoffs));
        }
    }

    private static RoomView view(String clock, boolean over, String... plies) {
        return view("kalaha", "stones", 3, clock, over, plies);
    }

    private static RoomView view(String game, String option, int value, String clock, boolean over, String... plies) {
        ObjectNode json = RoomApi.JSON.createObjectNode().put("version", 1).put("seat", 1);
        json.putObject("room").put("clock", clock);
        ObjectNode setup =
                json.putObject("setup").put("game", game).put("seats", 2).put("starter", game.equals("kalaha") ? 1 : 0);
        setup.putObject("options").put(option, value);
        json.put("length", plies.length).put("actor", over ? -2 : 1).put("over", over);
        var list = json.putObject("plies").putArray("list");
        for (String ply : plies) {
            String[] parts = ply.split(" ");
            list.addObject()
                    .put("actor", Integer.parseInt(parts[0]))
                    .put("code", Integer.parseInt(parts[1]))
                    .put("ply", parts[2]);
        }
        if (over) {
            json.putArray("payoffs").add(1).add(-1);
        }
        if (!clock.equals("unlimited")) {
            json.putObject("clock").putArray("left").add(60_000).add(20_000);
        }
        return RoomView.of(json);
    }

    private static RemoteSeat seat(Diary diary) {
        RoomView first = view("unlimited", false);
        return new RemoteSeat(first.setup(RecordingContext.PLUGINS.games()), 1, seed -> diary, 1);
    }

    @Test
    void aPlayerHearsOnlyNewPliesAndAllAfterATakeBack() {
        Diary diary = new Diary();
        RemoteSeat seat = seat(diary);
        seat.tell(view("unlimited", false, "1 3 C", "1 0 F"));
        seat.tell(view("unlimited", false, "1 3 C", "1 0 F", "0 3 d"));
        seat.tell(view("unlimited", false, "1 3 C"));
        seat.tell(view("unlimited", true, "1 3 C", "1 1 E"));
        seat.tell(view("unlimited", true, "1 3 C", "1 1 E"));
        String begin = "begin kalaha {stones=3} starter 1 seat 1";
        assertEquals(List.of(begin, "1:3", "1:0", "0:3", begin, "1:3", "1:1", "end [1.0, -1.0]"), diary.told);
    }

    @Test
    void aPlyRevealedAtTheEndStaysUnseenForTheSeat() {
        Diary diary = new Diary();
        RoomView first = view("liars-dice", "dice", 1, "unlimited", false);
        RemoteSeat seat = new RemoteSeat(first.setup(RecordingContext.PLUGINS.games()), 1, seed -> diary, 1);
        seat.tell(view("liars-dice", "dice", 1, "unlimited", false, "-1 -1 ?", "-1 3 *4"));
        seat.tell(view("liars-dice", "dice", 1, "unlimited", true, "-1 2 *3", "-1 3 *4", "1 5 x"));
        assertEquals(
                List.of("begin liars-dice {dice=1} starter 0 seat 1", "-1:?", "-1:3", "1:5", "end [1.0, -1.0]"),
                diary.told);
    }

    @Test
    void aClockLimitsTheDecision() {
        Diary diary = new Diary();
        RemoteSeat seat = seat(diary);
        RoomView unlimited = view("unlimited", false, "1 3 C");
        seat.tell(unlimited);
        assertEquals(0, seat.decide(unlimited, Monitor.NONE));
        assertTrue(diary.budget.isUnlimited());
        seat.decide(view("1+0", false, "1 3 C"), Monitor.NONE);
        long share = diary.budget.nanos();
        assertTrue(share > 100_000_000L && share < 10_000_000_000L, share + " ns of 20 s");
        seat.decide(view("20s", false, "1 3 C"), Monitor.NONE);
        assertTrue(diary.budget.nanos() > 15_000_000_000L, diary.budget.nanos() + " ns of 20 s");
    }

    @Test
    void aServerWithOtherRulesIsNoticed() {
        RemoteSeat seat = seat(new Diary());
        String illegal = assertThrows(
                        IllegalArgumentException.class, () -> seat.tell(view("unlimited", false, "1 3 C", "1 3 C")))
                .getMessage();
        assertEquals("ply 2, C, is not legal here: the server has other rules of kalaha", illegal);
        String other = assertThrows(
                        IllegalArgumentException.class, () -> seat(new Diary()).tell(view("unlimited", false, "1 3 B")))
                .getMessage();
        assertEquals("ply 1, B, is not legal here: the server has other rules of kalaha", other);
    }
}
