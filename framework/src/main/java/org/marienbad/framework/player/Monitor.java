package org.marienbad.framework.player;

/** How the caller follows and cancels the search of a player. Polled often, from the player's thread; never blocks. */
@FunctionalInterface
public interface Monitor {
    /** Ignores progress and never cancels. */
    Monitor NONE = () -> false;

    /** Once true, the player returns the best decision it has, within 50 ms. */
    boolean cancelled();

    /**
     * Whether the caller wants the value of the only legal action as much as that of any other. A match does not: there a
     * player may play such an action at once, whatever its value.
     */
    default boolean wantsValue() {
        return true;
    }

    /** Who watches the steps of the search; null, as unless overridden, for nobody. A monitor that wraps another hands its observer on. */
    default SearchObserver observer() {
        return null;
    }

    /** The player's best decision so far; called a few times a second at most. */
    default void progress(Decision soFar) {}
}
