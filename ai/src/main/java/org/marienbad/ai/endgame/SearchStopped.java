package org.marienbad.ai.endgame;

/** A search was told to stop; its results so far stay true. */
public final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The only one: nobody asks where it was thrown. */
    public static final SearchStopped NOW = new SearchStopped();

    private SearchStopped() {
        super(null, null, false, false);
    }
}
