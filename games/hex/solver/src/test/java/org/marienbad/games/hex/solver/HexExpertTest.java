package org.marienbad.games.hex.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.hex.HexGame;
import org.marienbad.games.hex.HexProvider;
import org.marienbad.games.hex.HexState;

class HexExpertTest {
    private static final HexExpertProvider PROVIDER = new HexExpertProvider();

    private static HexGame game(int size, String swap) {
        return (HexGame) GameSetup.of(new HexProvider(), 2, Map.of("size", size, "swap", swap), 0)
                .game();
    }

    private static HexState play(HexGame game, String moves) {
        HexState state = game.newInitialState();
        for (String move : moves.split(" ")) {
            state.apply(game.parse(state, move).orElseThrow());
        }
        return state;
    }

    private static Decision decide(HexGame game, HexState state, Budget budget) {
        Player player = PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), Map.of()), 1);
        Decision decision = player.choose(state, state.actor(), budget, Monitor.NONE);
        player.close();
        return decision;
    }

    @Test
    void playsWinningMovesOfSmallBoards() throws IOException {
        for (String line : HexSolverTest.positions().toList()) {
            String[] fields = line.split("\\|", -1);
            HexGame game = game(Integer.parseInt(fields[0].trim()), "off");
            HexState state = play(game, fields[1].trim());
            Decision decision = decide(game, state, Budget.ofIterations(10_000_000));
            boolean wins = !fields[2].isBlank();
            assertTrue(decision.lines().get(0).exact());
            assertEquals(wins ? 1 : -1, decision.lines().get(0).value()[state.actor()]);
            String move = game.board().nameOf(decision.action());
            assertTrue(!wins || List.of(fields[2].trim().split(" ")).contains(move), line + " " + move);
            assertEquals(
                    wins ? "Proven: wins with best play." : "Proven: loses with best play.",
                    PROVIDER.messages(Locale.ENGLISH).get(decision.explanation()));
        }
    }

    /** A gap to close, anything, and a stone in the middle to take over. */
    @ParameterizedTest
    @CsvSource({
        "f1 a1 f2 a2 e3 a4 e4 a5 d5 a7 d6 a8 c7 a9 c8 b10 b9 d9 a10 d10, a11",
        "f6 swap, ",
        "f6, swap",
    })
    void playsWhatMustBePlayed(String moves, String answers) {
        HexGame game = game(11, "pieces");
        HexState state = play(game, moves);
        Decision decision = decide(game, state, Budget.ofIterations(20_000));
        String move = game.action(state, decision.action()).notation();
        assertTrue(answers == null || List.of(answers.split(" ")).contains(move), move);
        assertFalse(decision.lines().get(0).exact());
    }

    /** Its proofs are true whatever was searched before. Of the other moves it has bounds, and says nothing. */
    @Test
    void onlyValuesAreListedAsValues() {
        HexGame game = game(8, "off");
        HexState state = play(game, "d4 e5 c6");
        SelectiveSearch all = new SelectiveSearch(game);
        all.run(state, 2, () -> false);
        assertTrue(all.count() > 1);
        assertFalse(Double.isNaN(all.value(0)));
        Evaluator evaluator = game.evaluators().get(0).evaluator().forThread();
        double[] payoffs = new double[2];
        int seat = state.actor();
        int told = 0;
        for (int rank = 0; rank < all.count(); rank++) {
            if (!Double.isNaN(all.value(rank))) {
                told++;
                HexState next = state.copy();
                next.apply(all.move(rank));
                double worst = Double.POSITIVE_INFINITY;
                for (int answer : legal(game, next)) {
                    HexState end = next.copy();
                    end.apply(answer);
                    evaluator.evaluate(end, payoffs);
                    worst = Math.min(worst, payoffs[seat]);
                }
                assertEquals(worst, all.value(rank), 1e-12, game.board().nameOf(all.move(rank)));
            }
        }
        assertTrue(told < all.count(), "some are cut off");
    }

    private static int[] legal(HexGame game, HexState state) {
        return game.legalActions(state);
    }

    /** As it looks further ahead, it beats the estimate alone, on either seat of each opening. */
    @Test
    void beatsTheEstimateAlone() {
        HexGame game = game(8, "pieces");
        int won = 0;
        for (String opening : List.of("b2", "g3", "d4", "a7")) {
            for (int seat = 0; seat < 2; seat++) {
                HexState state = play(game, opening);
                while (state.actor() != State.TERMINAL) {
                    Budget budget = Budget.ofDepth(state.actor() == seat ? 2 : 1);
                    state.apply(decide(game, state, budget).action());
                }
                won += state.seatOf(state.winningSide()) == seat ? 1 : 0;
            }
        }
        assertTrue(won > 4, "won " + won + " of 8");
    }

    @Test
    void isAskedForHintsInHexOnly() {
        assertEquals(PlayerProvider.EXPERT, PROVIDER.hintRank(game(5, "off")));
        assertTrue(PROVIDER.unsupportedReason(game(19, "sides")).isEmpty());
    }
}
