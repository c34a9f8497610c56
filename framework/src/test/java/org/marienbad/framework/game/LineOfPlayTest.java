package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;

class LineOfPlayTest {
    private final GameSetup setup = GameSetup.of(new Toy(), 2, Map.of(), 0);
    private final CoachStep step = CoachStep.of(Text.of("Take some"));

    @Test
    void aLineHasThePositionsBetweenItsPlies() {
        LineOfPlay line = LineOfPlay.of(setup, List.of(1, 2));
        assertEquals(2, line.length());
        assertEquals(setup.newState().toString(), line.position(0).toString());
        assertEquals(line.position(1).toString(), line.first(1).present().toString());
        assertEquals(2, line.ply(1));
        State start = setup.newState();
        assertEquals(
                "1 positions do not fit 1 plies: there must be one more",
                assertThrows(IllegalArgumentException.class, () -> new LineOfPlay(List.of(start), List.of(1)))
                        .getMessage());
    }

    @Test
    void aStepOfACoachLeadsToItsPosition() {
        LineOfPlay line = LineOfPlay.of(setup, List.of(1, 2));
        String first = setup.game().action(line.position(0), 1).notation();
        String second = setup.game().action(line.position(1), 2).notation();
        assertEquals(
                line.present().toString(),
                step.after(first, second).line(setup.game(), 0).present().toString());
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> step.after(first, "nonsense").line(setup.game(), 0))
                .getMessage();
        assertEquals("ply 2: 'nonsense' is not legal in " + line.position(1), message);
        assertThrows(
                IllegalArgumentException.class,
                () -> step.at(Map.of("heap", 1)).line(setup.game(), 0),
                "a game without set-up");
        assertThrows(IllegalArgumentException.class, () -> step.find(List.of(), Text.EMPTY, Text.EMPTY));
    }
}
