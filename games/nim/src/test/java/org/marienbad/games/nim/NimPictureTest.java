package org.marienbad.games.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Svg;

/** The table as it is drawn, to the millimetre: places of trays, numbers and matches, and what is written on them. */
class NimPictureTest {
    @ParameterizedTest
    @CsvSource({
        "usual, 1-3-5-7, 0, 2:3 4:2",
        "single, 1, 0, ''",
        "wrapped, 40-12, 0, 1:30",
        "limited, 9-9-9-9-9, 3, 5:3",
    })
    void theTableIsDrawnAsKept(String name, String heaps, int limit, String plies) throws IOException {
        Game game = Nim.game(2, Map.of("heaps", heaps, "limit", limit));
        State state = Nim.play(game, plies.isEmpty() ? new String[0] : plies.split(" "));
        String now = Svg.render(game.view().picture(state, Observer.SPECTATOR), Nim.PROVIDER.messages(Locale.ENGLISH));
        Path file = Path.of("src", "test", "resources", "pictures", name + ".svg");
        if (!Files.exists(file)) {
            // A new file is to be looked at and kept with the sources.
            assertNotEquals("true", System.getenv("CI"), file + " is missing");
            Files.createDirectories(file.getParent());
            Files.writeString(file, now);
        }
        assertEquals(Files.readString(file), now);
    }
}
