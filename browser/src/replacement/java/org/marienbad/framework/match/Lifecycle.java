package org.marienbad.framework.match;

import org.marienbad.framework.player.Player;

/** All methods of players are called: in a browser nobody can tell which of them a class overrides. */
record Lifecycle(boolean begins, boolean observes, boolean ponders, boolean ends, boolean closes) {
    static Lifecycle of(Player player) {
        return new Lifecycle(true, true, true, true, true);
    }
}
