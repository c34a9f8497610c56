package org.marienbad.framework.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.Toy;

class SeatNamesTest {
    private static final Game UNNAMED = GameSetup.of(new Toy()).game();

    /** Players have numbers of their own where there are reports of them. */
    @Test
    void aSeatWithoutANameIsNotCalledAPlayer() {
        for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.forLanguageTag("cs")}) {
            Messages words = Messages.of(locale);
            assertEquals("2", SeatNames.numbered(UNNAMED, 1, words));
            assertEquals(locale == Locale.ENGLISH ? "Seat 2" : "Místo 2", SeatNames.of(UNNAMED, 1, words));
        }
    }

    @Test
    void aNameOfTheGameIsKept() {
        Game named = new Game() {
            @Override
            public GameInfo info() {
                return UNNAMED.info();
            }

            @Override
            public State newInitialState() {
                return UNNAMED.newInitialState();
            }

            @Override
            public Action action(State before, int code) {
                return UNNAMED.action(before, code);
            }

            @Override
            public GameView view() {
                return new GameView() {
                    @Override
                    public Text seatName(int seat) {
                        return Text.of("value.wins");
                    }
                };
            }
        };
        Messages words = Messages.of(Locale.ENGLISH);
        assertEquals("2 wins", SeatNames.numbered(named, 1, words));
        assertEquals("wins", SeatNames.of(named, 1, words));
    }
}
