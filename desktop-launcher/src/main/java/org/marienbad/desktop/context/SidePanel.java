package org.marienbad.desktop.context;

import com.badlogic.gdx.scenes.scene2d.Actor;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.framework.match.MatchView;

/**
 * The panel beside the board when its button is pressed: rules, coach, analysis. One at a time; the game screen gives
 * it a place, a heading and a way to close it.
 */
public interface SidePanel {
    /** Of the actors, for tests: the button is {@code panel.NAME}. */
    String name();

    /** The heading, and the tip of the button, in the language shown. */
    String title();

    /** The icon of the button. */
    Icon icon();

    /** Fills the place, which is at least 280 units wide; scrolls by itself where it needs to. */
    Actor actor();

    /** Whether its button is there now. */
    default boolean isOffered() {
        return true;
    }

    /** Whether it has news that people wait for, and appears by itself in place of any other panel: once for each. */
    default boolean opensItself() {
        return false;
    }

    /** Whether it has nothing to say any more, and goes. */
    default boolean closesItself() {
        return false;
    }

    /** It appears beside the board, or goes. */
    default void open(boolean isOpen) {}

    /** The board shows {@code view} now, and rests there if {@code settled}. Also called when the panel is closed. */
    default void shown(MatchView view, boolean settled) {}
}
