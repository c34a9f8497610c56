package org.marienbad.rbg.play;

/** A search for moves does not come to its end, or would take too long; the position is as before. */
public final class EndlessSearchException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public EndlessSearchException() {
        super("a search for moves does not come to its end: the rules have a loop, or too many ways");
    }
}
