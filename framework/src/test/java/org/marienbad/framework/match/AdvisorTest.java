package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/** A player that is asked outside of a match has the life of one that plays. */
class AdvisorTest {
    private final GameSetup setup = new HookedToy(name -> {}).setup();
    private final DiaryPlayer player = new DiaryPlayer();
    private final Advisor advisor = new Advisor(player);

    private void ask(int seat, Integer... plies) {
        MatchView view = MatchView.of(setup, List.of(plies), Observer.seat(seat));
        assertEquals(Decision.of(1), advisor.ask(view, Budget.UNLIMITED, Monitor.NONE));
    }

    private void told(String... life) {
        assertEquals(List.of(life), new ArrayList<>(player.diary));
        player.diary.clear();
    }

    @Test
    void itIsToldWhatIsNew() {
        ask(0);
        told("begin hooked at 0", "choose in 10 left, seat 0");
        ask(0, 2, 3);
        told("0 takes 2", "1 takes ?", "choose in 5 left, seat 0");
        ask(0, 2, 3);
        told("choose in 5 left, seat 0");
        advisor.close();
        told("close");
    }

    @Test
    void anotherSeatOrAnotherLineIsToldFromTheBeginning() {
        ask(0, 2, 3);
        told("begin hooked at 0", "0 takes 2", "1 takes ?", "choose in 5 left, seat 0");
        ask(1, 2);
        told("begin hooked at 1", "0 takes ?", "choose in 8 left, seat 1");
        ask(0, 1, 3);
        told("begin hooked at 0", "0 takes 1", "1 takes ?", "choose in 6 left, seat 0");
        ask(0);
        told("begin hooked at 0", "choose in 10 left, seat 0");
    }

    @Test
    void itIsToldNothingOfAPositionWithoutAPast() {
        MatchView view = MatchView.of(setup, List.of(3), Observer.seat(1));
        advisor.askUntold(view, Budget.UNLIMITED, Monitor.NONE);
        told("choose in 7 left, seat 1");
    }

    @Test
    void itIsAskedWithTheEyesOfTheSeatToMove() {
        for (Observer wrong : List.of(Observer.REFEREE, Observer.SPECTATOR, Observer.seat(0))) {
            MatchView view = MatchView.of(setup, List.of(3), wrong);
            assertThrows(IllegalArgumentException.class, () -> advisor.ask(view, Budget.UNLIMITED, Monitor.NONE));
        }
        told();
    }
}
