package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.Processors;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class MatchTest {
    private static final GameSetup SETUP = GameSetup.of(new Toy());
    private static final GameSetup DICE =
            GameSetup.of(new Toy(), 2, Map.of("dice", "on", "counters", 50), GameSetup.BY_LOT);

    @Test
    void theLastTakeWins() {
        MatchResult result = new Match(SETUP, List.of(ToyPlayers.always(2), ToyPlayers.always(1))).play();
        assertEquals(List.of(2, 1, 2, 1, 2, 1, 1).subList(0, 6), result.plies().subList(0, 6));
        assertTrue(result.forfeit().isPresent(), "seat 0 wants two where one is left");
        MatchResult whole = new Match(SETUP, List.of(ToyPlayers.always(1), ToyPlayers.always(1))).play();
        assertArrayEquals(new double[] {-1, 1}, whole.payoffs());
        assertTrue(whole.forfeit().isEmpty());
    }

    @Test
    void sameSeedSameGame() {
        assertEquals(randomGame(7).plies(), randomGame(7).plies());
        assertNotEquals(randomGame(7).plies(), randomGame(8).plies());
    }

    private static MatchResult randomGame(long seed) {
        return new Match(DICE, List.of(ToyPlayers.random(seed), ToyPlayers.random(seed + 1)))
                .seed(seed)
                .play();
    }

    @Test
    void theLotFallsOnEverySeat() {
        Set<Integer> starters = LongStream.range(0, 20)
                .mapToObj(seed -> randomGame(seed).setup().starter())
                .collect(Collectors.toSet());
        assertEquals(Set.of(0, 1), starters);
    }

    @Test
    void anIllegalActionLosesWithTheReason() {
        MatchResult result = new Match(SETUP, List.of(ToyPlayers.always(1), ToyPlayers.always(9))).play();
        assertEquals(
                new Forfeit(1, Forfeit.Cause.ILLEGAL, "action 9"),
                result.forfeit().orElseThrow());
        assertArrayEquals(new double[] {1, -1}, result.payoffs());
        assertEquals(List.of(1), result.plies());
    }

    @Test
    void noDecisionLoses() {
        Player silent = (view, seat, budget, monitor) -> null;
        Forfeit forfeit =
                new Match(SETUP, List.of(silent, silent)).play().forfeit().orElseThrow();
        assertEquals(new Forfeit(0, Forfeit.Cause.ILLEGAL, "no decision"), forfeit);
    }

    @Test
    void aPlayerThatThrowsLoses() {
        Player deep = new Player() {
            @Override
            public Decision choose(
                    State view, int seat, Budget budget, org.marienbad.framework.player.Monitor monitor) {
                return choose(view, seat, budget, monitor);
            }
        };
        for (Player failing : List.of(ToyPlayers.failing(), deep)) {
            Forfeit forfeit = new Match(SETUP, List.of(failing, ToyPlayers.always(1)))
                    .play()
                    .forfeit()
                    .orElseThrow();
            assertEquals(0, forfeit.seat());
            assertEquals(Forfeit.Cause.FAILED, forfeit.cause());
        }
    }

    @Test
    void aPlayerThatNeverAnswersLosesAndIsToldToStop() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        Player endless = (view, seat, budget, monitor) -> {
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            stopped.countDown();
            return Decision.of(1);
        };
        MatchResult result = new Match(SETUP, List.of(ToyPlayers.always(1), endless))
                .patience(Duration.ofMillis(30))
                .play();
        assertEquals(Forfeit.Cause.TIMEOUT, result.forfeit().orElseThrow().cause());
        assertEquals(1, result.forfeit().orElseThrow().seat());
        assertArrayEquals(new double[] {1, -1}, result.payoffs());
        stopped.await();
    }

    @Test
    void aPlayerCannotTouchTheGameThroughItsView() {
        Player vandal = (view, seat, budget, monitor) -> {
            view.apply(3);
            view.apply(3);
            return Decision.of(1);
        };
        MatchResult result = new Match(SETUP, List.of(vandal, ToyPlayers.always(1))).play();
        assertEquals(10, result.plies().size());
    }

    @Test
    void aGameThatThrowsIsNoPlayersLoss() {
        GameSetup broken = GameSetup.of(new BrokenGame());
        PluginFault fault = assertThrows(
                PluginFault.class, () -> new Match(broken, List.of(ToyPlayers.always(0), ToyPlayers.always(0))).play());
        assertTrue(fault.getMessage().startsWith("broken failed at ply 1: "), fault.getMessage());
    }

    @Test
    void aListenerThatThrowsIsNeitherThePlayersNorTheGamesFault() {
        Player reporting = (view, seat, budget, monitor) -> {
            monitor.progress(Decision.of(1));
            return Decision.of(1);
        };
        MatchListener onPly = new MatchListener() {
            @Override
            public void playing(State before, int action) {
                throw new IllegalStateException("no ink");
            }
        };
        MatchListener onThought = new MatchListener() {
            @Override
            public void thinking(int seat, Decision soFar) {
                throw new IllegalStateException("no ink");
            }
        };
        for (MatchListener listener : List.of(onPly, onThought)) {
            Match match = new Match(SETUP, List.of(reporting, reporting)).listener(listener);
            assertEquals(
                    "no ink",
                    assertThrows(IllegalStateException.class, match::play).getMessage());
        }
    }

    @Test
    void aSlowListenerIsNotAHangingGame() {
        MatchRunner[] playing = new MatchRunner[1];
        int[] asked = new int[1];
        MatchListener slow = new MatchListener() {
            @Override
            public void playing(State before, int action) {
                listens();
            }

            @Override
            public void thinking(int seat, Decision soFar) {
                listens();
            }

            private void listens() {
                assertNull(playing[0].expire(), "patience is over at once, but for the listener there is no limit");
                asked[0]++;
            }
        };
        Player thinking = (view, seat, budget, monitor) -> {
            monitor.progress(Decision.of(1));
            return Decision.of(1);
        };
        List<Player> players = List.of(thinking, thinking);
        MatchTime time = new MatchTime(SETUP, Budget.UNLIMITED, 0, Optional.empty(), Optional.empty(), false);
        playing[0] =
                new MatchRunner(SETUP, players, 0, new Match.Opening(List.of(), 0, 0), time, slow, Optional.empty());
        playing[0].gamePatience(0);
        assertEquals(10, playing[0].play().plies().size());
        assertEquals(20, asked[0]);
    }

    @Test
    void payoffsThatAreNoneAreTheGamesFault() {
        for (double wrong : new double[] {Double.NaN, Double.POSITIVE_INFINITY, 2}) {
            GameSetup lying = new HookedToy(name -> {}, payoff -> wrong).setup();
            PluginFault fault = assertThrows(
                    PluginFault.class,
                    () -> new Match(lying, List.of(ToyPlayers.always(1), ToyPlayers.always(1))).play());
            assertTrue(fault.getMessage().startsWith("hooked pays [" + wrong), fault.getMessage());
        }
    }

    @Test
    void roundingIsNotTheGamesFault() {
        assertEquals(1 + 1.9e-9, payoffOff(1.9e-9), "a billionth of the range of 2");
        assertThrows(PluginFault.class, () -> payoffOff(2.1e-9));
    }

    private static double payoffOff(double error) {
        GameSetup setup = new HookedToy(name -> {}, payoff -> payoff * (1 + error)).setup();
        return new Match(setup, List.of(ToyPlayers.always(1), ToyPlayers.always(1)))
                .play()
                .payoffs()[1];
    }

    @Test
    void aGameMayTakeThePliesItDeclaredAndNotOneMore() {
        List<Player> ones = List.of(ToyPlayers.always(1), ToyPlayers.always(1));
        assertEquals(
                10,
                new Match(HookedToy.ofPlies(10).setup(), ones).play().plies().size());
        Match longer = new Match(HookedToy.ofPlies(9).setup(), ones);
        assertEquals(
                "hooked did not end within the 9 plies it declared",
                assertThrows(PluginFault.class, longer::play).getMessage());
    }

    @Test
    void aSeatThatForfeitsGetsTheLeastAndTheOthersShareTheRest() {
        GameInfo.Builder three = GameInfo.builder().seats(3).actions(1).plies(1).payoffs(0, 6);
        assertArrayEquals(new double[] {6, 0, 6}, forfeit(1).payoffs(three.build()));
        GameInfo sharing = three.constantSum(6).build();
        assertArrayEquals(new double[] {0, 3, 3}, forfeit(0).payoffs(sharing));
        GameInfo alone = three.seats(1).build();
        assertArrayEquals(new double[] {0}, forfeit(0).payoffs(alone));
    }

    private static Forfeit forfeit(int seat) {
        return new Forfeit(seat, Forfeit.Cause.TIMEOUT, "no answer within 30 ms");
    }

    @Test
    void aForfeitHasItsSentence() {
        assertEquals(
                "Player 1 loses: the player did not answer in time (no answer within 30 ms).", sentence(forfeit(0)));
        assertEquals("Player 2 resigns.", sentence(Forfeit.resigned(1)));
        assertEquals("The players agree on a draw.", sentence(Forfeit.agreed()));
    }

    private static String sentence(Forfeit reason) {
        return Messages.of(Locale.ENGLISH).get(reason.words(seat -> Text.of("seat", seat + 1)));
    }

    @Test
    void inADrawByAgreementAllShareEqually() {
        GameInfo.Builder three = GameInfo.builder().seats(3).actions(1).plies(1).payoffs(0, 6);
        assertArrayEquals(new double[] {3, 3, 3}, Forfeit.agreed().payoffs(three.build()));
        assertArrayEquals(
                new double[] {2, 2, 2},
                Forfeit.agreed().payoffs(three.constantSum(6).build()));
        assertThrows(IllegalArgumentException.class, () -> new Forfeit(0, Forfeit.Cause.AGREED, ""));
        assertThrows(IllegalArgumentException.class, () -> new Forfeit(-1, Forfeit.Cause.RESIGNED, ""));
    }

    @Test
    void everyDecisionIsAskedForInThePresentPosition() {
        List<String> views = new ArrayList<>();
        Player watching = (view, seat, budget, monitor) -> {
            views.add(view.toString());
            return Decision.of(3);
        };
        MatchResult result = new Match(SETUP, List.of(watching, watching)).play();
        assertEquals(List.of("10 left, seat 0", "7 left, seat 1", "4 left, seat 0", "1 left, seat 1"), views);
        assertEquals(List.of(3, 3, 3), result.plies());
    }

    @Test
    void interruptingTheCallerStopsThePlayers() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(2);
        Player endless = (view, seat, budget, monitor) -> {
            asked.countDown();
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            stopped.countDown();
            return Decision.of(1);
        };
        Thread caller = new Thread(() -> {
            assertEquals(
                    "the match was interrupted",
                    assertThrows(IllegalStateException.class, new Match(SETUP, List.of(endless, endless))::play)
                            .getMessage());
            if (Thread.currentThread().isInterrupted()) {
                stopped.countDown();
            }
        });
        caller.start();
        asked.await();
        caller.interrupt();
        stopped.await();
    }

    @Test
    void theBudgetIsThePlayers() {
        List<Budget> budgets = new ArrayList<>();
        Player one = (view, seat, budget, monitor) -> {
            budgets.add(budget);
            return Decision.of(1);
        };
        new Match(SETUP, List.of(one, one)).budget(Budget.ofMillis(1234)).play();
        assertEquals(Collections.nCopies(10, Budget.ofMillis(1234)), budgets);
    }

    @Test
    void threadsAreAsManyAsThereAreProcessorsUnlessSaid() {
        assertEquals(3, Processors.orAll(3));
        assertEquals(Runtime.getRuntime().availableProcessors(), Processors.orAll(0));
    }

    @Test
    void theNumberOfPlayersMustFit() {
        assertThrows(IllegalArgumentException.class, () -> new Match(SETUP, List.of(ToyPlayers.always(1))));
    }

    @Test
    void aSetupSaysWhatIsNotAllowed() {
        Toy toy = new Toy();
        assertEquals(
                "toy cannot be played by 3 seats; allowed: 2",
                assertThrows(IllegalArgumentException.class, () -> GameSetup.of(toy, 3, Map.of(), 0))
                        .getMessage());
        assertEquals(
                "starter 2 is not a seat; allowed: 0 to 1",
                assertThrows(IllegalArgumentException.class, () -> GameSetup.of(toy, 2, Map.of(), 2))
                        .getMessage());
    }
}
