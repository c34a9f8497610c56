package org.marienbad.play.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Solution;

class PositionFindingsTest {
    /** A margin of up to 48 stones. */
    private static final GameInfo STONES = GameInfo.builder()
            .seats(2)
            .actions(6)
            .plies(100)
            .payoffs(-48, 48)
            .constantSum(0)
            .build();

    private static double[] shares(double margin, boolean exact, Optional<Solution> verdict) {
        Line line =
                new Line(Action.of(1, "b"), List.of(-margin, margin), exact, 1, List.of(), List.of(), Optional.empty());
        return new PositionFindings(List.of(line), Decision.of(1), List.of(), List.of(), verdict).shares(STONES, 1);
    }

    @Test
    void aProvenWinnerHasAllThereIs() {
        Solution won = Solution.of(1, Solution.Measure.MARGIN, Solution.Value.exactly(8))
                .build();
        assertArrayEquals(new double[] {0, 1}, shares(8, true, Optional.empty()));
        assertArrayEquals(new double[] {1, 0}, shares(-1, true, Optional.empty()));
        assertArrayEquals(new double[] {.5, .5}, shares(0, true, Optional.empty()));
        assertArrayEquals(new double[] {0, 1}, shares(Double.NaN, false, Optional.of(won)));
    }

    @Test
    void anEstimateFillsItsPart() {
        assertArrayEquals(new double[] {.25, .75}, shares(24, false, Optional.empty()));
        assertArrayEquals(new double[0], shares(Double.NaN, false, Optional.empty()));
    }
}
