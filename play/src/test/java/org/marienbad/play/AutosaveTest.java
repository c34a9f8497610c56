package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.text.Text;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.store.GameFilter;
import org.marienbad.store.GameStore;
import org.marienbad.store.GameSummary;
import org.marienbad.store.Standing;
import org.marienbad.store.StoredGame;

class AutosaveTest {
    private static final Catalogue<GameProvider> GAMES =
            GameProvider.catalogue(List.of(new NoughtsProvider(), new AuctionProvider()));

    @TempDir
    private Path folder;

    private final List<Text> problems = new CopyOnWriteArrayList<>();
    private final List<String> players = new ArrayList<>(List.of("person", "person"));

    private Path file() {
        return folder.resolve("games.db");
    }

    private Autosave autosave() {
        return new Autosave(file(), problems::add);
    }

    private LiveGame game(GameProvider provider) {
        LiveGame live = new LiveGame(GameSetup.of(provider), 7, PlyTree.empty(), Runnable::run);
        live.start();
        return live;
    }

    private LiveGame kept(Autosave autosave, GameProvider provider) {
        LiveGame live = game(provider);
        live.keep(autosave, () -> players, UnaryOperator.identity(), Optional.empty());
        return live;
    }

    private List<StoredGame> stored() {
        try (GameStore store = GameStore.open(file()).store()) {
            return store.find(GameFilter.all()).stream()
                    .map(GameSummary::id)
                    .map(id -> store.load(id).orElseThrow())
                    .toList();
        }
    }

    private static void play(LiveGame live, int... choices) {
        for (int choice : choices) {
            live.play(live.view().legalActions().get(choice).code());
        }
    }

    @Test
    void everyPlyIsKeptWithWhatWasTakenBack() {
        MatchRecord record;
        int shown;
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            play(live, 0, 3, 2);
            live.jump(1);
            play(live, 1, 1);
            live.undo();
            shown = live.tree().node();
            record = live.record(players);
        }
        StoredGame game = stored().get(0);
        assertEquals(record, game.record());
        assertEquals(1, record.plies().get(1).variations().size());
        assertEquals(shown, game.shown());
        assertEquals(2, game.summary().moves());
        assertFalse(game.summary().isFinished());
        assertEquals(List.of(), problems);
    }

    @Test
    void aGameInWhichNobodyPlayedIsNotKept() {
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new DiceRaceProvider())) {
            live.pause();
            live.resume();
        }
        assertFalse(Files.exists(file()));
    }

    @Test
    void aFinishedGameHasItsResultAndItsPlayers() {
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            play(live, 0, 2);
            players.set(1, "somebody(level=3)");
            Player first = (view, seat, budget, monitor) -> {
                int[] legal = new int[9];
                view.legalActions(legal);
                return Decision.of(legal[0]);
            };
            play(live, 0, 2, 0);
            assertTrue(live.tree().isOver());
            live.player(1, first);
        }
        StoredGame game = stored().get(0);
        assertTrue(game.summary().isFinished());
        assertEquals(
                List.of("person", "somebody(level=3)"), game.summary().head().players());
        try (GameStore store = GameStore.open(file()).store()) {
            assertEquals(
                    1, store.statistics("person", Standing.Opponents.ALL).get(0).wins());
        }
    }

    @Test
    void aContinuedGameGoesOnInTheSamePlace() {
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new AuctionProvider())) {
            live.takeOver();
            play(live, 1);
            live.takeOver();
            live.undo();
        }
        ContinuedGame continued = ContinuedGame.of(stored().get(0), GAMES);
        MatchRecord record;
        try (Autosave autosave = autosave();
                LiveGame live = new LiveGame(continued.setup(), continued.seed(), continued.tree(), Runnable::run)) {
            live.keep(autosave, () -> players, UnaryOperator.identity(), Optional.of(continued.stored()));
            live.continueAt(continued.node());
            live.start();
            assertTrue(!live.tree().isLatest());
            live.takeOver();
            live.agree();
            play(live, 2);
            record = live.record(players);
        }
        assertEquals(1, stored().size());
        assertEquals(record, stored().get(0).record());
        assertTrue(record.tags().containsKey("takebacks"), "a bid was sealed");
        assertEquals(List.of(), problems);
    }

    @Test
    void aGamePlayedInTwoPlacesBecomesTwo() {
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            play(live, 0);
        }
        ContinuedGame continued = ContinuedGame.of(stored().get(0), GAMES);
        for (int choice : List.of(1, 2)) {
            try (Autosave autosave = autosave();
                    LiveGame live =
                            new LiveGame(continued.setup(), continued.seed(), continued.tree(), Runnable::run)) {
                live.keep(autosave, () -> players, UnaryOperator.identity(), Optional.of(continued.stored()));
                live.start();
                play(live, choice);
            }
        }
        assertEquals(List.of(Text.of("store.forked", "1", "2")), problems);
        assertEquals(2, stored().size());
        assertTrue(stored().stream().allMatch(game -> game.plies().size() == 2));
    }

    @Test
    void aFailedWriteIsToldOnceAndTheGameGoesOn() throws IOException {
        Files.createDirectory(file());
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            play(live, 0, 0, 0, 0);
            assertEquals(4, live.tree().length());
        }
        assertEquals(
                List.of("store.unopenable"), problems.stream().map(Text::key).toList());
    }

    @Test
    void unexpectedFailuresAreToldAndTriedAgain() {
        players.set(1, "no spec (");
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            play(live, 0);
        }
        assertEquals(List.of("store.failed"), problems.stream().map(Text::key).toList());
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            players.set(1, "no spec (");
            play(live, 0);
            players.set(1, "person");
            play(live, 0);
        }
        assertEquals(2, stored().get(0).plies().size());
    }

    @Test
    void aWrittenGameIsNotHeld() {
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            play(live, 0, 0);
            CompletableFuture<Integer> games = new CompletableFuture<>();
            autosave.ask(store -> store.find(GameFilter.all()).size(), games::complete);
            assertEquals(1, games.join());
            assertEquals(0, autosave.unwritten());
        }
    }

    @Test
    void aVariationThatIsRemovedIsRemovedFromTheStore() {
        MatchRecord record;
        try (Autosave autosave = autosave();
                LiveGame live = kept(autosave, new NoughtsProvider())) {
            play(live, 0, 0, 0);
            live.jump(0);
            play(live, 1);
            int first = live.tree().children(PlyTree.START).get(1);
            live.promote(first);
            live.remove(live.tree().children(PlyTree.START).get(1));
            record = live.record(players);
        }
        assertEquals(record, stored().get(0).record());
        assertEquals(3, stored().get(0).plies().size());
    }
}
