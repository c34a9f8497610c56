package org.marienbad.desktop.context;

import java.util.Optional;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.play.PlayedGame;

/**
 * How a screen asks for another one. The screen shown is left; a game in play is kept in the store. A new room adds a
 * method here.
 */
public interface Screens {
    /** The first screen of the window, to which every screen leads back. */
    void home();

    /** Leads back from the lab: to the game that it was opened from, or home. */
    void back();

    /** Shows how {@code game} is set up, to change it. */
    void setup(GameProvider game);

    /** Starts the game that is set up, and its first player. */
    void play();

    /** The same from the usual start, with a person in the first seat if it is set up without any. */
    void playAtOnce();

    /** Starts {@code game} from the usual start with a person in each seat, whoever plays it else. */
    void playTogether(GameProvider game);

    /** Starts {@code game} from the usual start with a person in the first seat, against the weakest computer. */
    void playEasiest(GameProvider game);

    /** The partners of the game that is over play again: another one starts, or all move a seat further. */
    void rematch();

    /**
     * Shows a game that was played elsewhere, at its last position.
     *
     * @throws IllegalArgumentException if it cannot be played again
     */
    void show(PlayedGame played);

    /** Goes on with the game of that number in the history. */
    void resume(long id);

    /** Shows the games that were played. */
    void history();

    /** Shows the plugins, to install and remove some. */
    void plugins();

    /** Shows the settings of the window, in front of the present screen. */
    void settings();

    /** Shows the tournament that is open, or the plan of a new one. */
    void lab();

    /** Fills the screen, or goes back to the window that there was. */
    void toggleFullScreen();

    /** Shows the present screen anew, as words, colors or sizes have changed. */
    void refresh();

    /** Which game is in play; empty on every other screen. */
    Optional<GameProvider> playing();
}
