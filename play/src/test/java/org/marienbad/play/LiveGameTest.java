package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.SessionListener;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Reach;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class LiveGameTest {
    private static final OptionalInt NOBODY = OptionalInt.empty();

    /** Bids two coins, and says so before. */
    private static final Player TWO = (view, seat, budget, monitor) -> {
        Decision decision = Decision.of(2);
        monitor.progress(decision);
        return decision;
    };

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final LiveGame game = auction(2, 2);

    private LiveGame auction(int seats, int lots) {
        return new LiveGame(
                GameSetup.of(new AuctionProvider(), seats, Map.of("lots", lots), 0, Reach.ANYWHERE),
                7,
                PlyTree.empty(),
                tasks::add);
    }

    @AfterEach
    void end() {
        game.close();
    }

    private void runUntil(int plies) throws InterruptedException {
        while (game.tree().index() < plies) {
            tasks.take().run();
        }
    }

    private Observer observer() {
        return game.view().observer();
    }

    @Test
    void theScreenIsAwaitedByOnePersonAfterTheOther() {
        assertEquals(Observer.SPECTATOR, observer(), "before the start");
        game.start();
        assertEquals(NOBODY, game.awaited(), "nobody has a secret yet");
        assertEquals(Observer.seat(0), observer());
        game.play(3);
        assertEquals(OptionalInt.of(1), game.awaited());
        assertEquals(Observer.SPECTATOR, observer());
        assertThrows(IllegalArgumentException.class, () -> game.play(3), "nobody has the screen");
        assertEquals(List.of(), game.view().legalActions());
        assertFalse(game.view().seen(0).isKnown());
        game.takeOver();
        assertEquals(Observer.seat(1), observer());
        assertFalse(game.view().seen(0).isKnown());
    }

    @Test
    void onePersonHasTheScreenAllTheTime() throws InterruptedException {
        game.player(0, TWO);
        List<Optional<Decision>> thoughts = new ArrayList<>();
        game.listener(new SessionListener() {
            @Override
            public void thinking(int seat, Optional<Decision> soFar) {
                thoughts.add(soFar);
            }
        });
        game.start();
        assertEquals(NOBODY, game.awaited());
        assertEquals(Observer.seat(1), observer());
        runUntil(1);
        assertEquals(List.of(Optional.empty()), thoughts, "what it thinks of bidding is its secret");
        assertFalse(game.view().seen(0).isKnown());
        game.play(1);
        assertTrue(game.view().seen(1).isKnown());
    }

    @Test
    void aPersonWithoutASeatIsASpectator() throws InterruptedException {
        game.player(0, TWO);
        game.player(1, TWO);
        game.start();
        runUntil(2);
        assertEquals(Observer.SPECTATOR, game.view().after(1).observer());
        assertFalse(game.view().seen(0).isKnown());
        runUntil(4);
        assertTrue(game.tree().isOver());
        assertEquals(Observer.REFEREE, observer(), "after the end all is seen");
        game.jump(1);
        assertTrue(game.view().seen(0).isKnown(), "in earlier positions, too");
        assertFalse(game.hasUntold());
    }

    @Test
    void givingOnesSeatAwayDoesNotOpenAnothers() {
        game.start();
        game.takeOver();
        game.play(3);
        game.takeOver();
        assertEquals(Observer.seat(1), observer());
        game.player(1, TWO);
        assertEquals(OptionalInt.of(0), game.awaited(), "only seat 1 is a person's now, but not the one who looks");
        assertFalse(game.view().seen(0).isKnown());
    }

    @Test
    void takingBackAsksForThePersonAndLookingBackDoesNot() {
        game.start();
        game.takeOver();
        game.play(3);
        game.takeOver();
        game.jump(0);
        assertEquals(NOBODY, game.awaited());
        assertEquals(Observer.seat(1), observer());
        assertTrue(game.isAnothersTurn());
        assertFalse(game.line().seen(0).isKnown(), "nor is the bid that could be redone told");
        assertThrows(IllegalArgumentException.class, () -> game.play(0));
        game.jump(1);
        game.undo();
        assertEquals(OptionalInt.of(0), game.awaited());
        game.redo();
        assertEquals(OptionalInt.of(1), game.awaited(), "whoever had the screen takes it back, too");
        game.takeOver();
        game.jump(0);
        game.handOver();
        assertEquals(OptionalInt.of(0), game.awaited());
        game.takeOver();
        assertEquals(List.of(1), game.askedToAgree());
        assertThrows(IllegalStateException.class, () -> game.play(5));
        game.agree();
        game.play(5);
        assertEquals(1, game.tree().length());
        assertEquals(List.of(), game.askedToAgree());
        assertEquals(
                Map.of("takebacks", "1"),
                game.record(List.of("person", "person")).tags());
    }

    @Test
    void aRecordTellsWhatIsNotKnownYetOrNot() {
        game.start();
        assertTrue(game.hasUntold());
        LiveGame dice = new LiveGame(GameSetup.of(new DiceRaceProvider()), 7, PlyTree.empty(), tasks::add);
        dice.start();
        assertTrue(dice.hasUntold(), "with its seed all dice are known");
        assertFalse(dice.hasUntoldPlies());
        assertEquals(NOBODY, dice.awaited());
        dice.close();
        LiveGame noughts = new LiveGame(GameSetup.of(new NoughtsProvider()), 7, PlyTree.empty(), tasks::add);
        noughts.start();
        assertFalse(noughts.hasUntold());
        noughts.play(noughts.view().legalActions().get(0).code());
        assertEquals(NOBODY, noughts.awaited());
        assertEquals(1, noughts.played().plies().size());
        noughts.close();
    }

    @Test
    void aConsultationKnowsWhatItsSeatKnows() {
        game.start();
        game.takeOver();
        game.play(6);
        assertThrows(IllegalArgumentException.class, () -> Consultation.of(game.view()), "nobody has the screen");
        game.takeOver();
        String asked = Consultation.of(game.view()).toString();
        LiveGame other = auction(2, 2);
        other.start();
        other.takeOver();
        other.play(0);
        other.takeOver();
        assertEquals(asked, Consultation.of(other.view()).toString());
        other.close();
    }
}
