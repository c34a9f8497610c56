package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameNotation.Mark;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.games.testgames.DiceRaceProvider;

/** Judges a game in which each seat rolls a die and goes ahead. */
class LuckTest {
    private static final int ROLL = 2;

    private final MatchView game = MatchView.of(
            GameSetup.of(new DiceRaceProvider(), 2, Map.of(), 0), List.of(ROLL, 0, ROLL + 1, 1), Observer.SPECTATOR);

    /** Seat 0 expects nothing of its step, and seat 1, after its die, {@code payoff}. */
    private Judge judge(double payoff) {
        Judge judge = new Judge(game, Double.POSITIVE_INFINITY);
        know(judge, 1, 0);
        know(judge, 3, payoff);
        return judge;
    }

    private void know(Judge judge, int position, double payoff) {
        int seat = position == 1 ? 0 : 1;
        double[] payoffs = {seat == 0 ? payoff : -payoff, seat == 0 ? -payoff : payoff};
        judge.know(
                position,
                Evidence.of(game.after(position).determinized())
                        .with(Decision.of(seat).with(List.of(new ActionValue(seat, 100, payoffs, false, new int[0])))));
    }

    @Test
    void aDieThatChangesMuchIsTheLuckOfWhoGains() {
        assertEquals(Map.of(2, 1), Luck.of(game, judge(.5)));
        assertEquals(Map.of(2, 0), Luck.of(game, judge(-.5)));
    }

    @Test
    void itIsNobodysMistake() {
        assertEquals(List.of(), judge(.5).marked(Mark.WEAK));
    }

    @Test
    void aDieThatChangesLittleIsNot() {
        assertEquals(Map.of(), Luck.of(game, judge(.1)));
    }

    @Test
    void aDieBeforeWhichNothingIsKnownIsNot() {
        Judge judge = new Judge(game, Double.POSITIVE_INFINITY);
        know(judge, 3, .5);
        assertEquals(Map.of(), Luck.of(game, judge));
    }
}
