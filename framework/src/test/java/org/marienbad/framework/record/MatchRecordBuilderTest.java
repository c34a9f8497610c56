package org.marienbad.framework.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.toy.Toy;

class MatchRecordBuilderTest {
    private static final Map<String, Object> POSITION = Map.of("left", 4, "seat", 1, "coin", 0);
    private static final List<String> PLAYERS = List.of("random", MatchRecord.PERSON);
    private static final MatchRecord.Clock CLOCK = new MatchRecord.Clock(
            TimeControl.parse("5+3"),
            Optional.of(new GameClock.Reading(
                    List.of(Duration.ofSeconds(9), Duration.ofSeconds(7)), Instant.parse("2026-01-02T03:04:05Z"))));

    private static MatchRecordBuilder full() {
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of("counters", 6), 1).from(POSITION);
        return new MatchRecordBuilder(setup, PLAYERS)
                .seed(17)
                .names(List.of("Ada", "Bob"))
                .clock(CLOCK)
                .plies(List.of("take2"))
                .payoffs(new double[] {1, -1})
                .forfeit(Optional.of(Forfeit.resigned(1)))
                .observer(Observer.seat(1))
                .keys(List.of(5L))
                .resumable(false)
                .plugins(Map.of("random", "a1"))
                .tag("date", "2026-01-02");
    }

    @Test
    void aRecordSaysWhatItsBuilderWasTold() {
        MatchRecord record = full().build();
        assertEquals(
                new MatchRecord(
                        MatchRecord.FORMAT,
                        "toy",
                        2,
                        Map.of("counters", 6),
                        1,
                        Optional.of(POSITION),
                        Optional.of(17L),
                        List.of("Ada", "Bob"),
                        PLAYERS,
                        Optional.of(CLOCK),
                        List.of(RecordedPly.of("take2")),
                        Optional.of(List.of(1.0, -1.0)),
                        Optional.of(Forfeit.resigned(1)),
                        Optional.of(Observer.seat(1)),
                        List.of(5L),
                        false,
                        Map.of("random", "a1"),
                        Map.of("date", "2026-01-02")),
                record);
    }

    @Test
    void aCopyDiffersInNothingButTheChange() {
        MatchRecord record = full().build();
        assertEquals(record, record.toBuilder().build());
        assertEquals(full().seed(18).build(), record.toBuilder().seed(18).build());
        assertEquals(full().withoutSeed().build(), record.withoutSeed());
        assertEquals(full().names(List.of()).build(), record.withNames(List.of()));
        assertEquals(full().plies(List.of("take1")).build(), record.withPlies(List.of(RecordedPly.of("take1"))));
        assertEquals(full().tag("event", "Cup").build(), record.withTag("event", "Cup"));
    }

    @Test
    void theKnownVersionOfAPluginStays() {
        MatchRecord record = full().build().withPlugins(Map.of("random", "b2", "mcts", "c3"));
        assertEquals(Map.of("random", "a1", "mcts", "c3"), record.plugins());
    }

    @Test
    void aRecordThatSaysNoMoreIsTakenForResumable() {
        MatchRecord record = new MatchRecordBuilder(GameSetup.of(new Toy()), PLAYERS).build();
        record.requireResumable();
        assertFalse(record.hidesPlies());
    }
}
