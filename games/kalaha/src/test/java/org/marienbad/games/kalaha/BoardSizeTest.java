package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.picture.Picture;

/** Boards larger than people are offered. */
class BoardSizeTest {
    @ParameterizedTest
    @ValueSource(ints = {10, 26})
    void everySpotOfALargeBoardHasAnIdOfItsOwn(int pits) {
        KalahaGame game = new KalahaGame(KalahaRules.of(pits, 4).build());
        List<String> ids = game.view().picture(game.newInitialState(), Observer.REFEREE).spots().stream()
                .map(Picture.Spot::id)
                .toList();
        Set<String> different = new HashSet<>(ids);
        assertEquals(ids.size(), different.size());
        assertTrue(different.contains(String.valueOf((char) ('A' + pits - 1))), ids::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 27, 33})
    void boardsWithoutALetterForEachPitAreRefused(int pits) {
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class, () -> KalahaRules.of(pits, 4).build());
        assertEquals(pits + " pits a side; allowed: 1 to 26, as a letter is the name of a pit", refused.getMessage());
    }

    /** The bounds are those of the formula in {@link GameLength}, worked out by hand in numbers of any size. */
    @ParameterizedTest
    @CsvSource({"26, 61090, 2147435680", "26, 1, 35152"})
    void boundOnPliesOfLargeBoardsIsExact(int pits, int stones, int plies) {
        assertEquals(
                plies,
                new KalahaGame(KalahaRules.of(pits, stones).build()).info().maxPlies());
    }

    @ParameterizedTest
    @CsvSource({"26, 61092, 2147505984", "26, 2000000000, 70304000000000", "6, 2000000000, 864000000000"})
    void gamesOfMorePliesThanAnIntCountsAreRefused(int pits, int stones, String plies) {
        KalahaRules rules = KalahaRules.of(pits, stones).pie(true).build();
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> new KalahaGame(rules));
        assertEquals(
                "games with " + pits + " pits a side and " + stones + " stones in each may last " + plies
                        + " plies; allowed: fewer than 2147483647",
                refused.getMessage());
    }
}
