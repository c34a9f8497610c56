package org.marienbad.ai.search.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

class RequirementTest {
    /** Only its facts are asked for. */
    private record Facts(GameInfo info) implements Game {
        @Override
        public State newInitialState() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Action action(State before, int code) {
            throw new UnsupportedOperationException();
        }
    }

    @ParameterizedTest
    @CsvSource({"IRRELEVANT, true", "ENDS_GAME, true", "ENDS_WITH_SCORES, false", "ILLEGAL, false"})
    void cyclesAreDrawsUnlessRepetitionPaysOrIsForbidden(GameInfo.Repetition repetition, boolean met) {
        GameInfo info = GameInfo.builder()
                .seats(2)
                .actions(2)
                .plies(9)
                .repetition(repetition)
                .build();
        Optional<Text> missing = Requirement.firstMissing(new Facts(info), Requirement.CYCLES_ARE_DRAWS);
        assertEquals(met ? Optional.empty() : Optional.of(Text.of("unsupported.repetition")), missing);
    }
}
