package org.marienbad.games.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.marienbad.framework.game.State;

/** Random games against the rules written down plainly. */
class PlayPropertyTest {
    @Property(tries = 100)
    void chainsAreWhatASearchFinds(@ForAll @IntRange(min = 3, max = 12) int size, @ForAll long seed) {
        HexGame game = Games.of(size, seed % 3 == 0 ? "off" : seed % 3 == 1 ? "pieces" : "sides");
        Random random = new Random(seed);
        HexState state = game.newInitialState();
        int[] legal = new int[game.info().maxLegalActions()];
        while (state.actor() != State.TERMINAL) {
            int side = state.side();
            int action = legal[random.nextInt(state.legalActions(legal))];
            boolean wins = action < size * size && state.wouldWin(action, side);
            state.apply(action);
            assertEquals(Reference.joins(state, 0) || Reference.joins(state, 1), state.actor() == State.TERMINAL);
            assertEquals(wins, state.winningSide() == side);
        }
        assertEquals(Reference.joins(state, 0) ? 0 : 1, state.winningSide());
    }

    /** Mirroring the board and exchanging the colors exchanges the results, also what is estimated. */
    @Property(tries = 100)
    void mirroredBoardsHaveExchangedResults(@ForAll @IntRange(min = 3, max = 12) int size, @ForAll long seed) {
        HexGame game = Games.of(size);
        HexBoard board = game.board();
        Random random = new Random(seed);
        double density = random.nextDouble();
        int[] sides = new int[size * size];
        Arrays.setAll(sides, cell -> random.nextDouble() < density ? random.nextInt(2) : -1);
        int[] images = new int[sides.length];
        for (int cell = 0; cell < sides.length; cell++) {
            images[board.mirrored(cell)] = sides[cell] < 0 ? -1 : 1 - sides[cell];
        }
        HexState state = game.newInitialState();
        state.set(sides, 0, false);
        HexState image = game.newInitialState();
        image.set(images, 1, false);
        assertEquals(state.winningSide(), image.winningSide() < 0 ? -1 : 1 - image.winningSide());
        if (state.winningSide() < 0) {
            double[] estimate = new double[2];
            double[] mirrored = new double[2];
            game.evaluators().forEach(known -> {
                known.evaluator().evaluate(state, estimate);
                known.evaluator().evaluate(image, mirrored);
                assertEquals(estimate[0], mirrored[1], 1e-9, known.name());
            });
        }
    }
}
