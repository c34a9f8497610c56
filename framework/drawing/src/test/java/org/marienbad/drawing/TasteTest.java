package org.marienbad.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marienbad.drawing.Primitive.Layer;

class TasteTest {
    private static int color(Taste taste, String ink, PictureTheme theme) {
        return taste.color(ink, Artwork.common().color(ink, theme), theme);
    }

    @ParameterizedTest
    @EnumSource
    void theUsualTasteLeavesAllAsGamesPaintIt(PictureTheme theme) {
        for (String ink : Artwork.common().inks()) {
            assertEquals(Artwork.common().color(ink, theme), color(Taste.USUAL, ink, theme), ink);
        }
        assertEquals(theme.isShaded(), Taste.USUAL.isShaded(Layer.TOKEN, theme));
    }

    @Test
    void nothingChangesInHighContrast() {
        for (String boards : Taste.BOARDS) {
            for (String pieces : Taste.PIECES) {
                Taste taste = new Taste(boards, pieces);
                for (String ink : Artwork.common().inks()) {
                    assertEquals(
                            Artwork.common().color(ink, PictureTheme.HIGH_CONTRAST),
                            color(taste, ink, PictureTheme.HIGH_CONTRAST),
                            ink);
                }
            }
        }
    }

    @Test
    void boardsAndPiecesAreChosenApart() {
        Taste slate = new Taste("slate", "lit");
        Taste walnut = new Taste("wood", "walnut");
        assertNotEquals(color(Taste.USUAL, "wood", PictureTheme.LIGHT), color(slate, "wood", PictureTheme.LIGHT));
        assertEquals(color(Taste.USUAL, "wood", PictureTheme.LIGHT), color(walnut, "wood", PictureTheme.LIGHT));
        assertNotEquals(
                color(Taste.USUAL, "black-piece", PictureTheme.LIGHT),
                color(walnut, "black-piece", PictureTheme.LIGHT));
        assertEquals(color(Taste.USUAL, "seat-0", PictureTheme.LIGHT), color(walnut, "seat-0", PictureTheme.LIGHT));
    }

    @Test
    void seatsAreToldApartByLightAndDarkInEveryTaste() {
        for (String pieces : Taste.PIECES) {
            Taste taste = new Taste("wood", pieces);
            double contrast = PictureColors.contrast(
                    color(taste, "black-piece", PictureTheme.LIGHT), color(taste, "white-piece", PictureTheme.LIGHT));
            assertTrue(contrast > 7, pieces + " " + contrast);
        }
    }

    @Test
    void flatPiecesHaveNoLightButTheirBoardHas() {
        Taste flat = new Taste("wood", "flat");
        assertFalse(flat.isShaded(Layer.TOKEN, PictureTheme.LIGHT));
        assertTrue(flat.isShaded(Layer.BOARD, PictureTheme.LIGHT));
    }

    @Test
    void anUnknownChoiceIsTheUsualOne() {
        assertEquals(Taste.USUAL, new Taste("gold", ""));
    }
}
