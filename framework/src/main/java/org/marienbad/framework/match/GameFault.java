package org.marienbad.framework.match;

/** A game that breaks its contract: it throws, hangs, or does not end. Not the fault of any player. */
public final class GameFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public GameFault(String message, Throwable cause) {
        super(message, cause);
    }
}
