package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.BoardPictures;

class GoldenDrawingTest {
    private static Drawing drawing(String name) {
        return Layout.of(BoardPictures.all().get(name), Artwork.common(), Text::key)
                .drawing(Marks.NONE);
    }

    /** Hexagons, crossings, points, lines to click, dice and cards stay where they are. */
    @ParameterizedTest
    @ValueSource(strings = {"go", "hex", "draughts", "dots", "backgammon", "dice"})
    void boardsOfWellKnownGamesAreDrawnAsKept(String name) {
        GoldenDrawing.requireSame(Path.of("src/test/resources/pictures", name + ".txt"), drawing(name));
    }

    @Test
    void aDifferenceIsALineToRead(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("dots.txt");
        Files.writeString(file, drawing("dots").text().replace("fill circle 10 10 0.8", "fill circle 10 11 0.8"));
        String said = assertThrows(AssertionError.class, () -> GoldenDrawing.requireSame(file, drawing("dots")))
                .getMessage();
        assertTrue(said.contains("kept: board d4 fill circle 10 11 0.8"), said);
        assertTrue(said.contains("now:  board d4 fill circle 10 10 0.8"), said);
        Files.writeString(file, drawing("dots").text());
        assertDoesNotThrow(() -> GoldenDrawing.requireSame(file, drawing("dots")));
    }
}
