package org.marienbad.games.draughts.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.draughts.DraughtsGame;
import org.marienbad.games.draughts.DraughtsProvider;

class TablePlayerTest {
    private final DraughtsGame game =
            (DraughtsGame) GameSetup.of(new DraughtsProvider()).game();
    private final Player player = new TablePlayer(game, Settings.NONE);

    private Decision choose(String fen, Budget budget) {
        State state = game.stateOf(Map.of("fen", fen));
        return player.choose(state.copy(), state.actor(), budget, Monitor.NONE);
    }

    @Test
    void endgamesAreWonInTheFewestPlies() {
        State state = game.stateOf(Map.of("fen", "W:WK32,K31:BK4"));
        Decision first = choose("W:WK32,K31:BK4", Budget.ofDepth(1));
        assertEquals(Text.of("perfect.win", 11), first.explanation());
        assertTrue(first.lines().stream().allMatch(Decision.ActionValue::exact));
        int plies = 0;
        while (state.actor() != State.TERMINAL) {
            state.apply(player.choose(state.copy(), state.actor(), Budget.ofDepth(1), Monitor.NONE)
                    .action());
            plies++;
        }
        assertEquals(11, plies);
    }

    @Test
    void drawsAreKnown() {
        Decision decision = choose("W:WK32,K31:BK1,K4", Budget.ofDepth(1));
        assertEquals(Text.of("perfect.draw"), decision.explanation());
        assertEquals(0, decision.lines().get(0).value()[0]);
    }

    @Test
    void aWinThatMayComeTooLateIsNotPromised() {
        DraughtsProvider draughts = new DraughtsProvider();
        DraughtsGame endless = (DraughtsGame)
                draughts.create(2, Settings.of("option", "draughts", draughts.options(), Map.of("repetition", "off")));
        State state = endless.stateOf(Map.of("fen", "W:WK32,K31:BK4"));
        String[] round = {"32-28", "4-8", "28-32", "8-4"};
        for (int ply = 0; ply < 72; ply++) {
            state.apply(endless.parse(state, round[ply % 4]).orElseThrow());
        }
        Decision decision = new TablePlayer(endless, Settings.NONE).choose(state, 1, Budget.ofDepth(1), Monitor.NONE);
        assertEquals(Text.of("perfect.estimated", 1), decision.explanation(), "8 plies are left, 11 are needed");
        assertFalse(decision.lines().get(0).exact());
    }

    @Test
    void searchesEndInTheTables() {
        Decision decision = choose("W:WK14,K15,22:B18,K4", Budget.ofDepth(2));
        assertEquals("perfect.win", decision.explanation().key(), "a capture leaves three against one");
        assertEquals(1, decision.lines().get(0).value()[1]);
        assertFalse(decision.lines().get(0).exact(), "a search may meet repetitions");
    }

    @Test
    void limitsAreKept() {
        Decision decision = choose("B:W21-32:B1-12", Budget.ofIterations(3000));
        assertEquals(3000, decision.iterations());
        assertTrue(decision.depth() >= 2);
        assertEquals(1, choose("B:W21-32:B1-12", Budget.ofDepth(1)).depth());
    }
}
