package org.marienbad.framework.match;

import org.marienbad.framework.game.PluginFault;

/** A game that breaks its contract: it throws, hangs, or does not end. Not the fault of any player. */
public final class GameFault extends PluginFault {
    private static final long serialVersionUID = 1L;

    public GameFault(String message, Throwable cause) {
        super(message, cause);
    }
}
