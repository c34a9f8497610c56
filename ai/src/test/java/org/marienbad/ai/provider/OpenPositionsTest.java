package org.marienbad.ai.provider;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.Bandit;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.TricksProvider;

class OpenPositionsTest {
    @Test
    void secretsThatLastLeaveNone() {
        assertFalse(OpenPositions.occur(new Bandit(5, 1, true)));
        assertFalse(OpenPositions.occur(BruteForce.game(new AuctionProvider(), 2, Map.of())));
        assertFalse(OpenPositions.occur(BruteForce.game(new TricksProvider(), 3, Map.of())));
    }

    @Test
    void positionsWithoutSecretsAreFound() {
        assertTrue(OpenPositions.occur(TreeGame.with(new TicTacToe(), Trait.HIDDEN_INFORMATION)));
    }
}
