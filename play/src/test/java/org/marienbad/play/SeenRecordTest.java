package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.GameNotation;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.setting.Reach;
import org.marienbad.games.minuteempire.MinuteEmpireProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.TricksProvider;
import org.marienbad.json.MatchRecordJson;
import org.marienbad.testkit.Worlds;

/** Records of running games, exported as somebody saw them, can be looked at as that one saw them. */
class SeenRecordTest {
    private static final List<GameProvider> GAMES =
            List.of(new AuctionProvider(), new TricksProvider(), new MinuteEmpireProvider());
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final PlayedGames games =
            new PlayedGames(GameProvider.catalogue(GAMES), GameNotation.catalogue(List.of()), Reach.ANYWHERE);

    static Stream<GameSetup> setups() {
        return Stream.of(
                GameSetup.of(new TricksProvider(), 2, Map.of(), 0, Reach.ANYWHERE),
                GameSetup.of(new TricksProvider(), 4, Map.of("ranks", 9, "copies", 4, "hand", 5), 0, Reach.ANYWHERE),
                GameSetup.of(new AuctionProvider(), 3, Map.of(), 0, Reach.ANYWHERE),
                GameSetup.of(
                        new MinuteEmpireProvider(),
                        3,
                        Map.of("order", "bid", "neutralArmies", "none"),
                        0,
                        Reach.ANYWHERE));
    }

    private static String exported(Worlds.World world, Observer observer) {
        List<String> persons = Collections.nCopies(world.setup().seats(), MatchRecord.PERSON);
        MatchView whole = MatchView.of(world.setup(), world.plies(), Observer.REFEREE);
        List<String> plies = new ArrayList<>();
        State state = world.setup().newState();
        for (int code : world.plies()) {
            plies.add(Plies.write(world.setup().game(), state, code));
            state.apply(code);
        }
        MatchRecord record = new MatchRecordBuilder(world.setup(), persons)
                .seed(world.seed())
                .plies(plies)
                .build();
        return MatchRecordJson.write(record.seenBy(whole.as(observer)));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void seenPliesAreThereAgain(GameSetup setup) {
        List<Worlds.Pair> pairs = Worlds.pairs(setup);
        assertFalse(pairs.isEmpty());
        for (Worlds.Pair pair : pairs) {
            MatchView seen = MatchView.of(setup, pair.one().plies(), pair.observer());
            PlayedGame read = games.read(exported(pair.one(), pair.observer()), Optional.empty(), Map.of());
            if (read.observer() != Observer.REFEREE) {
                assertEquals(pair.observer(), read.observer());
            }
            LiveGame live = new LiveGame(read, Runnable::run, PATIENCE);
            live.start();
            assertEquals(seen.plies(), live.view().as(pair.observer()).plies());
            assertEquals(seen.text(), live.view().as(pair.observer()).text());
            assertEquals(seen, live.view().as(pair.observer()));
            live.close();
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void itTellsNothingThatItsObserverDoesNotKnow(GameSetup setup) {
        Worlds.requireAlike(Worlds.pairs(setup), (world, observer) -> {
            String text = exported(world, observer);
            PlayedGame read = games.read(text, Optional.empty(), Map.of());
            return text + read.codes();
        });
    }

    private PlayedGame bid() {
        GameSetup setup = GameSetup.of(new AuctionProvider(), 2, Map.of(), 0, Reach.ANYWHERE);
        String text = exported(new Worlds.World(setup, 1, List.of(3, 5, 2)), Observer.seat(1));
        return games.read(text, Optional.empty(), Map.of());
    }

    @Test
    void nobodyGoesOnWithIt() {
        PlayedGame bid = bid();
        assertEquals(List.of("?", "5", "?"), bid.toRecord().mainLine());
        LiveGame live = new LiveGame(bid, Runnable::run, PATIENCE);
        live.start();
        assertTrue(live.isFrozen());
        assertEquals(Observer.seat(1), live.view().observer());
        assertEquals(3, live.tree().index());
        assertFalse(live.isPersonsTurn());
        assertTrue(live.awaited().isEmpty(), "the screen is handed over to nobody");
        assertThrows(IllegalArgumentException.class, () -> live.play(1));
        live.undo();
        assertEquals(2, live.tree().index());
        live.jump(1);
        assertEquals(
                "[Seen[actor=0, action=-1, notation=?",
                live.view().plies().toString().substring(0, 36));
        live.redo();
        live.resume();
        live.player(0, (view, seat, budget, monitor) -> {
            throw new AssertionError("asked");
        });
        live.redo();
        assertEquals(3, live.tree().index());
        assertTrue(live.thinkingSeat().isEmpty());
        assertFalse(live.hasUntold());
        assertEquals(bid.toRecord(), live.record(List.of("a", "b")));
        live.close();
    }

    @Test
    void callsThatNeedEveryPlyAreRefused() {
        PlayedGame bid = bid();
        assertEquals(
                "record: it tells only what seat 2 saw of the game",
                assertThrows(IllegalArgumentException.class, () -> games.notation(bid))
                        .getMessage());
        assertFalse(games.hasNotation(bid));
        assertThrows(IllegalArgumentException.class, bid.toRecord()::requireResumable);
    }

    @Test
    void pliesThatNobodyCanHavePlayedAreRefused() {
        String text = MatchRecordJson.write(bid().toRecord()).replace("\"5\"", "\"99\"");
        assertEquals(
                "record: its plies do not fit the rules, whatever those are that seat 2 did not see",
                assertThrows(IllegalArgumentException.class, () -> games.read(text, Optional.empty(), Map.of()))
                        .getMessage());
    }
}
