package org.marienbad.framework.match;

import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/**
 * Which lifecycle methods the class of a player overrides. The others are not called, so that a player that is a lambda
 * costs nothing but its decisions.
 */
record Lifecycle(boolean begins, boolean observes, boolean ponders, boolean ends, boolean closes) {
    private static final ClassValue<Lifecycle> KNOWN = new ClassValue<>() {
        @Override
        protected Lifecycle computeValue(Class<?> type) {
            return new Lifecycle(
                    writes(type, "begin", GameSetup.class, int.class),
                    writes(type, "observe", Seen.class),
                    writes(type, "ponder", State.class, int.class, Monitor.class),
                    writes(type, "end", double[].class),
                    writes(type, "close"));
        }
    };

    static Lifecycle of(Player player) {
        return KNOWN.get(player.getClass());
    }

    private static boolean writes(Class<?> type, String method, Class<?>... parameters) {
        try {
            return type.getMethod(method, parameters).getDeclaringClass() != Player.class;
        } catch (NoSuchMethodException impossible) { // every player has it, if only from its interface
            throw new IllegalStateException(impossible);
        }
    }
}
