package org.marienbad.framework.player;

/**
 * Watches a search: gets each {@link SearchStep} when it is done. A {@link Monitor} hands it to any player, solver or search,
 * which reports nothing unless it can. A search that is watched runs on one thread and calls from it; it decides as it would
 * have alone.
 */
@FunctionalInterface
public interface SearchObserver {
    void observe(SearchStep step);
}
