package org.marienbad.framework.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.PlyTime;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.SecretNumber;
import org.marienbad.framework.toy.Toy;

class ReplayTest {
    private static final List<String> PERSONS = List.of(MatchRecord.PERSON, MatchRecord.PERSON);

    private static MatchRecordBuilder toy(Map<String, ?> options, RecordedPly... plies) {
        return new MatchRecordBuilder(GameSetup.of(new Toy(), 2, options, 0), PERSONS).tree(List.of(plies));
    }

    private static MatchRecordBuilder secret(String... plies) {
        return new MatchRecordBuilder(GameSetup.of(new SecretNumber()), PERSONS).plies(List.of(plies));
    }

    private static MatchRecord.Replay replay(GameProvider provider, MatchRecordBuilder record) {
        return record.build().replay(id -> provider);
    }

    private static void refused(String message, GameProvider provider, MatchRecordBuilder record) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> replay(provider, record))
                        .getMessage());
    }

    @Test
    void everyLineIsPlayedFromThePositionInWhichItBegins() {
        RecordedPly.Time time = new RecordedPly.Time(1500, Optional.of(60_000L));
        RecordedPly second = RecordedPly.of("take2")
                .with(time)
                .with(List.of(List.of(RecordedPly.of("take3"), RecordedPly.of("take1"))));
        MatchRecord.Replay replay =
                replay(new Toy(), toy(Map.of("counters", 6), RecordedPly.of("take1"), second, RecordedPly.of("take3")));
        assertArrayEquals(new int[] {1, 2, 3}, replay.plies());
        assertEquals("0 left, seat 1", replay.state().toString());
        assertEquals("6 left, seat 0", replay.start().toString());
        PlyTree tree = replay.tree();
        int first = tree.child(PlyTree.START, 1).orElseThrow();
        int variation = tree.child(first, 3).orElseThrow();
        assertTrue(tree.child(variation, 1).isPresent());
        assertEquals(PlyTime.UNKNOWN, tree.time(first));
        assertEquals(
                new PlyTime(Duration.ofMillis(1500), Optional.of(Duration.ofMinutes(1))),
                tree.time(tree.child(first, 2).orElseThrow()));
    }

    @Test
    void aVariationThatRepeatsTheLineMakesItLonger() {
        RecordedPly first = RecordedPly.of("take1")
                .with(List.of(List.of(RecordedPly.of("take1"), RecordedPly.of("take2"), RecordedPly.of("take3"))));
        MatchRecord.Replay replay = replay(new Toy(), toy(Map.of("counters", 9), first));
        assertArrayEquals(new int[] {1, 2, 3}, replay.plies());
        assertEquals("3 left, seat 1", replay.state().toString());
    }

    @Test
    void chanceOutcomesAreMarked() {
        Map<String, Boolean> dice = Map.of("dice", true);
        MatchRecord.Replay replay = replay(
                new Toy(), toy(dice, RecordedPly.of("take3"), RecordedPly.of("*take1"), RecordedPly.of("take2")));
        assertArrayEquals(new int[] {3, 1, 2}, replay.plies());
        assertEquals(
                List.of("take3", "*take1"),
                written(new Toy().create(2, replay.setup().options()), 3, 1));
        refused(
                "record: ply 2 'take1' should be a chance outcome, marked with *",
                new Toy(),
                toy(dice, RecordedPly.of("take3"), RecordedPly.of("take1")));
    }

    private static List<String> written(Game game, int first, int second) {
        var state = game.newInitialState();
        String one = Plies.write(game, state, first);
        state.apply(first);
        return List.of(one, Plies.write(game, state, second));
    }

    @Test
    void payoffsAreComparedOnlyWhereTheRulesEndedTheGame() {
        RecordedPly all = RecordedPly.of("take3");
        Map<String, Integer> three = Map.of("counters", 3);
        replay(new Toy(), toy(three, all).payoffs(new double[] {1, -1}));
        refused(
                "record: payoffs are [-1.0, 1.0], but by the rules they are [1.0, -1.0]",
                new Toy(),
                toy(three, all).payoffs(new double[] {-1, 1}));
        MatchRecordBuilder resigned = toy(Map.of(), all).payoffs(new double[] {-1, 1});
        refused("record: it has payoffs, but the game is not over after its last ply", new Toy(), resigned);
        replay(new Toy(), resigned.forfeit(Optional.of(Forfeit.resigned(0))));
    }

    @Test
    void anUnseenPlyIsGuessedAsItsObserverSawThePosition() {
        MatchRecordBuilder record = secret("?").observer(Observer.seat(1));
        assertEquals(1, replay(new SecretNumber(), record).plies().length);
        assertEquals(1, replay(new SecretNumber(), record.keys(List.of(0L))).plies().length);
        String misfit = "record: its plies do not fit the rules, whatever those are that seat 2 did not see";
        refused(misfit, new SecretNumber(), record.keys(List.of(1L)));
        refused("record: 'keys' has 2 entries, not 1", new SecretNumber(), record.keys(List.of(0L, 0L)));
    }

    @Test
    void nobodyIsUnawareOfItsOwnPly() {
        refused(
                "record: its plies do not fit the rules, whatever those are that seat 1 did not see",
                new SecretNumber(),
                secret("?").observer(Observer.seat(0)));
        refused("record: it has plies that somebody did not see, but no 'observer'", new SecretNumber(), secret("?"));
    }

    @Test
    void theCandidatesOfAnUnseenPlyAreAlwaysTheSame() {
        SecretNumber game = new SecretNumber();
        int[] candidates = HiddenPlies.candidates(game, game.newInitialState(), "?", Observer.seat(1), 0);
        assertArrayEquals(
                IntStream.range(0, 10).toArray(),
                Arrays.stream(candidates).sorted().toArray());
        assertArrayEquals(candidates, HiddenPlies.candidates(game, game.newInitialState(), "?", Observer.seat(1), 0));
        assertFalse(
                Arrays.equals(
                        candidates, HiddenPlies.candidates(game, game.newInitialState(), "?", Observer.seat(1), 1)),
                "each ply has an order of its own");
        assertEquals(0, HiddenPlies.candidates(game, game.newInitialState(), "*?", Observer.seat(1), 0).length);
        assertEquals(0, HiddenPlies.candidates(game, game.newInitialState(), "?kind", Observer.seat(1), 0).length);
    }
}
