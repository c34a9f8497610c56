package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.toy.Toy;
import org.marienbad.games.testgames.DiceRaceProvider;

class SeriesTest {
    private final MatchRecord record = MatchRecord.of(GameSetup.of(new Toy()), List.of());

    @Test
    void winsFollowThePartnersThroughTheSeats() {
        Series series = Series.of(2).after(Winners.of(1, -1)).rotated();
        assertEquals(List.of(1, 0), series.seating());
        assertEquals(0, series.winsOf(0));
        assertEquals(1, series.winsOf(1), "who sat on seat 0 sits here now");
        series = series.after(Winners.of(1, -1)).rotated().after(Winners.of(0, 0));
        assertEquals(List.of(1, 1), series.wins());
        assertEquals(1, series.draws());
        assertEquals(3, series.games());
        assertEquals(List.of("c", "a", "b"), Series.rotated(List.of("a", "b", "c")));
    }

    @Test
    void theStarterAlternatesWhereTheGameAllowsIt() {
        assertEquals(1, Series.nextStarter(GameSetup.of(new Toy(), 2, Map.of(), 0)));
        assertEquals(0, Series.nextStarter(GameSetup.of(new Toy(), 2, Map.of(), 1)));
    }

    @Test
    void thoseWhomNothingTellsApartKeepTheirSeats() {
        LiveGame live = new LiveGame(GameSetup.of(new DiceRaceProvider()), 3, PlyTree.empty(), Runnable::run);
        assertFalse(Series.keepsSeats(live.setup()));
        assertTrue(Series.keepsSeats(live));
        live.names(List.of("Anna", ""));
        assertFalse(Series.keepsSeats(live));
    }

    @Test
    void aRecordKeepsIt() {
        assertEquals(record, Series.of(2).write(record), "nothing to keep");
        Series series =
                Series.of(2).after(Winners.of(1, -1)).after(Winners.of(0, 0)).rotated();
        assertEquals(series, Series.read(series.write(record), 2));
        assertEquals(Series.of(2), Series.read(record, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "0:1 0:2 0", "0:1 7:2 0", "0:1 1:2", "0:1 1:2 3:0 0"})
    void nonsenseIsNoScore(String text) {
        assertEquals(Series.of(2), Series.read(record.withTag("series", text), 2));
    }
}
