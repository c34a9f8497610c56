package org.marienbad.games.connectfour.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourState;

class PerfectConnectFourTest {
    private static final ConnectFourPerfectProvider PROVIDER = new ConnectFourPerfectProvider();

    private final ConnectFourGame game = Positions.game();
    private final Player player =
            PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), Map.of()), 1);

    @AfterEach
    void close() {
        player.close();
    }

    private Decision decide(String columns, Budget budget, Monitor monitor) {
        ConnectFourState state = Positions.after(game, columns);
        return player.choose(state, state.actor(), budget, monitor);
    }

    private static String words(Decision decision) {
        return PROVIDER.messages(Locale.ENGLISH).get(decision.explanation());
    }

    @Test
    void playsABestMoveOfRandomPositions() {
        for (Positions.Scored known : Positions.scored()) {
            Decision decision = decide(known.columns(), Budget.ofIterations(5_000_000), Monitor.NONE);
            assertEquals(known.score(), known.scores()[decision.action()], known.columns());
            Decision.ActionValue best = decision.lines().get(0);
            assertTrue(best.exact());
            assertEquals(
                    Integer.signum(known.score()), best.value()[known.columns().length() % 2]);
        }
    }

    @Test
    void beginsInTheMiddleByTheBook() {
        Decision decision = decide("", Budget.ofIterations(1), Monitor.NONE);
        assertEquals(3, decision.action());
        assertEquals(0, decision.iterations());
        assertEquals("By the book: wins in 41 plies with best play.", words(decision));
    }

    @Test
    void saysHowLongItTakes() {
        assertEquals("Proven: wins in 1 ply with best play.", words(decide("121212", Budget.UNLIMITED, Monitor.NONE)));
        Decision lost = decide("4141415", Budget.ofIterations(2_000_000), Monitor.NONE);
        assertTrue(words(lost).startsWith("Proven: ") || words(lost).startsWith("Not proven"), words(lost));
    }

    @Test
    void withoutAProofItPlaysWhatIsNotRefuted() {
        Decision decision = decide("44", Budget.ofIterations(20_000), Monitor.NONE);
        assertEquals("perfect.estimated", decision.explanation().key());
        assertEquals(7, decision.lines().size());
        assertFalse(decision.lines().get(0).exact());
        assertTrue(decision.iterations() <= 20_000 + (1 << 12), () -> decision.iterations() + " nodes");
    }

    @Test
    void neverOverlooksALineEvenIfItIsStoppedAtOnce() {
        assertEquals(0, decide("121212", Budget.UNLIMITED, () -> true).action());
    }

    @Test
    void ponderingHelpsTheNextMove() {
        ConnectFourState state = Positions.after(game, "4317431371613");
        player.ponder(state.copy(), 1, Monitor.NONE);
        Decision decision = player.choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
        assertTrue(decision.iterations() < 10_000, () -> decision.iterations() + " nodes");
        assertEquals(0, decision.lines().get(0).value()[0]);
    }
}
