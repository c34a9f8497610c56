package org.marienbad.examples.tictactoe;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Messages;
import org.marienbad.testkit.GoldenDrawing;

class TicTacToeTest {
    private final Game game = new TicTacToe().create(2, Settings.NONE);

    /** The 255 168 games by length. The shortest: 8 lines, filled in 3! ways, the other seat on 6 · 5 cells, 1440. */
    @Test
    void thereAreExactlyAsManyGamesAsIsWellKnown() {
        long[] byLength = new long[10];
        count(game.newInitialState(), 0, byLength);
        assertArrayEquals(new long[] {0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872}, byLength);
    }

    private static void count(State state, int plies, long[] byLength) {
        int[] cells = new int[9];
        int count = state.legalActions(cells);
        byLength[plies] += count == 0 ? 1 : 0;
        for (int i = 0; i < count; i++) {
            State next = state.copy();
            next.apply(cells[i]);
            count(next, plies + 1, byLength);
        }
    }

    @Test
    void aLineWinsAndIsDrawn() {
        State state = play("a1", "b1", "b2", "c1", "c3");
        assertEquals(State.TERMINAL, state.actor());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {1, -1}, payoffs);
        Picture picture = game.view().picture(state, Observer.seat(0));
        Picture.Spot row = picture.spots().get(picture.spots().size() - 1);
        assertEquals(Position.BOARD.mark("row", 0, 4, 8).shape(), row.shape());
        assertEquals(
                List.of("..X", ".X.", "XOO"), game.position(state).orElseThrow().get("board"));
    }

    @Test
    void theBoardIsDrawnAsKept() {
        GameProvider provider = new TicTacToe();
        Picture picture = game.view().picture(play("a1", "b1", "b2", "c1", "c3"), Observer.SPECTATOR);
        Layout layout = Layout.of(picture, Artwork.of(provider), provider.messages(Locale.ENGLISH)::get);
        GoldenDrawing.requireSame(Path.of("src/test/resources/pictures/won.txt"), layout.drawing(Marks.NONE));
    }

    @Test
    void captionsAreSentencesInBothLanguages() {
        State won = play("a1", "b1", "b2", "c1", "c3");
        State draw = play("a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2");
        assertEquals("Cross to move", words("en", play()));
        assertEquals("Vyhrává Kolečko. Tři v řadě.", words("cs", play("a1", "a2", "b1", "b2", "a3", "c2")));
        assertEquals("Cross wins. Three in a row.", words("en", won));
        assertEquals("Remíza.", words("cs", draw));
    }

    private String words(String language, State state) {
        return Messages.of(Locale.forLanguageTag(language))
                .with(getClass().getClassLoader(), new TicTacToe().messages())
                .get(game.view().picture(state, Observer.seat(0)).caption());
    }

    @Test
    void theServiceIsListed() {
        assertTrue(ServiceLoader.load(GameProvider.class).stream().anyMatch(p -> p.type() == TicTacToe.class));
    }

    private State play(String... cells) {
        State state = game.newInitialState();
        for (String cell : cells) {
            state.apply(game.parse(state, cell).orElseThrow());
        }
        return state;
    }
}
