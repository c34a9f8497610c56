package org.marienbad.games.nim;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Marks;
import org.marienbad.testkit.GoldenDrawing;

/** The table as it is drawn, to the millimetre: places of trays, numbers and matches, and what is written on them. */
class NimPictureTest {
    @ParameterizedTest
    @CsvSource({
        "usual, 1-3-5-7, 0, 2:3 4:2",
        "finished, 1-2, 0, 1:1 2:2",
        "single, 1, 0, ''",
        "wrapped, 40-12, 0, 1:30",
        "limited, 9-9-9-9-9, 3, 5:3",
    })
    void theTableIsDrawnAsKept(String name, String heaps, int limit, String plies) {
        Game game = Nim.game(2, Map.of("heaps", heaps, "limit", limit));
        State state = Nim.play(game, plies.isEmpty() ? new String[0] : plies.split(" "));
        Layout layout = Layout.of(
                game.view().picture(state, Observer.SPECTATOR),
                Artwork.of(Nim.PROVIDER),
                Nim.PROVIDER.messages(Locale.ENGLISH)::get);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", name + ".txt"), layout.drawing(Marks.NONE));
    }
}
