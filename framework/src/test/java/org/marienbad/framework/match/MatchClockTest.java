package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.DecisionsToGo;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.FakeTime;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class MatchClockTest {
    private static final GameSetup SETUP = GameSetup.of(new Toy());
    private static final long SECOND = 1_000_000_000L;
    private final FakeTime time = new FakeTime();
    private final List<Budget> budgets = new ArrayList<>();

    private Player slow(int seconds) {
        return (view, seat, budget, monitor) -> {
            budgets.add(budget);
            time.seconds(seconds);
            return Decision.of(1);
        };
    }

    private MatchResult play(String control, Player first, Player second) {
        return new Match(SETUP, List.of(first, second))
                .clock(TimeControl.parse(control), time::clock)
                .play();
    }

    @Test
    void theTimeLeftAfterEachPlyIsKept() {
        MatchResult result = play("1+2", slow(7), slow(3));
        assertTrue(result.forfeit().isEmpty());
        assertEquals(TimeControl.parse("1+2"), result.clock());
        long[] seconds =
                Arrays.stream(result.plyLeft()).map(left -> left / SECOND).toArray();
        assertArrayEquals(new long[] {55, 59, 50, 58, 45, 57, 40, 56, 35, 55}, seconds);
    }

    @Test
    void playersGetAShareOfWhatTheyHave() {
        play("1+2", slow(7), slow(3));
        Budget.Clock last = budgets.get(9).clock().orElseThrow();
        assertEquals(56 * SECOND, last.remaining().get(1).toNanos());
        assertEquals(2, last.pliesToGo(), "the last counter is left, but games need not end soon");
        assertTrue(budgets.get(0).clock().orElseThrow().pliesToGo() >= 2);
        budgets.forEach(budget -> assertTrue(budget.nanos() < 30 * SECOND));
    }

    @Test
    void aPlayerThatUsesUpItsTimeLoses() {
        MatchResult result = play("0.5+0", slow(8), slow(1));
        Forfeit forfeit = result.forfeit().orElseThrow();
        assertEquals(new Forfeit(0, Forfeit.Cause.FLAG, "0.5+0"), forfeit);
        assertArrayEquals(new double[] {-1, 1}, result.payoffs());
        assertEquals(6, result.plies().size(), "the fourth decision of seat 0 comes too late");
        assertEquals(
                "Player 1 loses on time (clock 0.5+0).",
                Messages.of(Locale.ENGLISH).get(forfeit.words(seat -> Text.of("seat", seat + 1))));
    }

    @Test
    void aPlayerThatNeverComesBackLosesWhenTheFlagFalls() {
        CountDownLatch never = new CountDownLatch(1);
        Player hanging = (view, seat, budget, monitor) -> {
            try {
                never.await();
            } catch (InterruptedException late) {
                Thread.currentThread().interrupt();
            }
            return Decision.of(1);
        };
        MatchResult result = new Match(SETUP, List.of(ToyPlayers.always(1), hanging))
                .clock(TimeControl.parse("0.02s"))
                .play();
        assertEquals(Forfeit.Cause.FLAG, result.forfeit().orElseThrow().cause());
        assertEquals(1, result.forfeit().orElseThrow().seat());
    }

    /** A spectator may look before anybody has begun to decide. */
    @Test
    void aShortTurnIsWatchedFromItsBeginning() {
        assertTrue(new MatchTurn(600 * SECOND, true).nanosLeft() < SECOND);
        assertTrue(new MatchTurn(600 * SECOND, false).nanosLeft() > SECOND);
    }

    /** The player may come back in the moment in which its time ends. */
    @Test
    void theFallenFlagIsKnownThoughTheDecisionEndsMeanwhile() {
        MatchTurn turn = new MatchTurn(SECOND, true);
        turn.limit(1, true);
        turn.pass(MatchTurn.NOBODY, 1);
        OptionalInt late = turn.expire();
        while (late.isEmpty()) {
            late = turn.expire();
        }
        turn.unlimit();
        assertEquals(1, late.getAsInt());
        assertTrue(turn.isFlag());
    }

    @Test
    void aGameThatFailsWhileTimeIsAllottedIsNoFaultOfThePlayer() {
        GameSetup broken = new HookedToy(name -> {
                    if (name.equals("apply")) {
                        throw new IllegalStateException("broken");
                    }
                })
                .setup();
        Match match = new Match(broken, List.of(slow(1), slow(1))).clock(TimeControl.parse("1+0"), time::clock);
        assertThrows(PluginFault.class, match::play);
        assertTrue(budgets.isEmpty());
    }

    @Test
    void openingsAndChanceCostNothing() {
        GameSetup dice = GameSetup.of(new Toy(), 2, Map.of("dice", "on"), 0);
        MatchResult result = new Match(dice, List.of(slow(1), slow(1)))
                .opening(2, 7)
                .clock(TimeControl.parse("1+0"), time::clock)
                .play();
        assertEquals(-1, result.plyLeft()[0]);
        assertEquals(-1, result.plyLeft()[1]);
        for (int ply = 0; ply < result.plies().size(); ply++) {
            assertTrue(result.plyLeft()[ply] == -1 || result.plyNanos()[ply] >= 0);
        }
        assertFalse(budgets.isEmpty());
    }

    @Test
    void withoutAClockNothingIsLimited() {
        MatchResult result = new Match(SETUP, List.of(slow(1), slow(1))).play();
        assertTrue(result.clock().isUnlimited());
        assertTrue(Arrays.stream(result.plyLeft()).allMatch(left -> left == -1));
        assertTrue(budgets.stream().allMatch(Budget::isUnlimited));
    }

    @Test
    void thoseWhoDidNotFlagShareTheRest() {
        GameInfo three = GameInfo.builder()
                .seats(3)
                .actions(1)
                .plies(1)
                .payoffs(0, 1)
                .constantSum(1)
                .build();
        assertArrayEquals(
                new double[] {0.5, 0, 0.5},
                Forfeit.onTime(1, TimeControl.parse("5+3")).payoffs(three));
    }

    @Test
    void decisionsToGoAreCountedByRandomPlay() {
        State start = GameSetup.of(new Toy(), 2, Map.of("counters", 50), 0).newState();
        int toGo = new DecisionsToGo(SETUP.game()).estimate(start, 0);
        assertTrue(toGo >= 10 && toGo <= 17, "about 50 counters, two a ply, two seats: " + toGo);
        assertEquals(toGo, new DecisionsToGo(SETUP.game()).estimate(start, 0), "it draws from the position alone");
    }
}
