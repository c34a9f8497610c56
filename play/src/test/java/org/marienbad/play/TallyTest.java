package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.store.Standing;

class TallyTest {
    private static final List<Standing> ALL = List.of(
            new Standing("nim", "random", true, 3, 0, 1),
            new Standing("kalaha", "mcts(millis=100)", true, 1, 1, 0),
            new Standing("kalaha", "mcts(millis=100)", false, 0, 0, 2),
            new Standing("kalaha", "mcts(millis=500)", true, 0, 0, 4));

    @Test
    void gamesOfAKindAreCountedTogether() {
        assertEquals(
                List.of(
                        new Tally("kalaha", "", Optional.empty(), 1, 1, 6),
                        new Tally("nim", "", Optional.empty(), 3, 0, 1)),
                Tally.of(ALL, Tally.Group.GAME));
    }

    @Test
    void anOpponentCountsWhateverItsSettings() {
        assertEquals(
                new Tally("kalaha", "mcts", Optional.empty(), 1, 1, 6),
                Tally.of(ALL, Tally.Group.OPPONENT).get(0));
    }

    @Test
    void levelsAndWhoMovedFirstAreToldApart() {
        assertEquals(
                List.of(4L, 4L, 4L),
                Tally.of(ALL, Tally.Group.LEVEL).stream().map(Tally::games).toList());
        assertEquals(
                List.of(
                        "mcts(millis=100) true 2",
                        "mcts(millis=100) false 2",
                        "mcts(millis=500) true 4",
                        "random true 4"),
                Tally.of(ALL, Tally.Group.STARTER).stream()
                        .map(tally -> tally.opponent() + " " + tally.first().orElseThrow() + " " + tally.games())
                        .toList());
    }
}
