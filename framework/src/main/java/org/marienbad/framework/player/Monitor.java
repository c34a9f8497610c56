package org.marienbad.framework.player;

/** How the caller follows and cancels the search of a player. Polled often, from the player's thread; never blocks. */
@FunctionalInterface
public interface Monitor {
    /** Ignores progress and never cancels. */
    Monitor NONE = () -> false;

    /** Once true, the player returns the best decision it has, within 50 ms. */
    boolean cancelled();

    /** What the player would decide now; called a few times a second at most. */
    default void progress(Decision soFar) {}
}
