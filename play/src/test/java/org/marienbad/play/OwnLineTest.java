package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Reach;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;

class OwnLineTest {
    private static final GameSetup NOUGHTS = GameSetup.of(new NoughtsProvider(), 2, Map.of(), 0, Reach.ANYWHERE);
    private static final GameSetup TRICKS = GameSetup.of(new TricksProvider(), 2, Map.of(), 0, Reach.ANYWHERE);

    @Test
    void followsThePliesFromThePositionInTheGame() {
        List<String> first = OwnLine.of(NOUGHTS, List.of(), List.of()).orElseThrow().view().legalActions().stream()
                .map(action -> action.notation())
                .toList();
        OwnLine line = OwnLine.of(NOUGHTS, List.of(0), List.of(first.get(4), first.get(8)))
                .orElseThrow();
        assertEquals(List.of(first.get(4), first.get(8)), line.plies());
        assertEquals(3, line.view().length());
        assertEquals(1, line.view().actor());
    }

    @Test
    void refusesAPlyThatIsNotLegal() {
        String taken = OwnLine.of(NOUGHTS, List.of(), List.of())
                .orElseThrow()
                .view()
                .legalActions()
                .get(0)
                .notation();
        assertTrue(OwnLine.of(NOUGHTS, List.of(), List.of(taken, taken)).isEmpty());
    }

    @Test
    void drawsTheSameChanceForTheSameLine() {
        OwnLine line = OwnLine.of(TRICKS, List.of(), List.of()).orElseThrow();
        assertTrue(line.plies().size() > 0);
        assertEquals(
                line.plies(),
                OwnLine.of(TRICKS, List.of(), line.plies()).orElseThrow().plies());
    }
}
