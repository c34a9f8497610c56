package org.marienbad.cli.tournament;

import org.marienbad.lab.GameExecutor;

/** Where the games of a tournament are played, if not in threads of this process. Opened once the plan is known to be good. */
public interface Venue extends AutoCloseable {
    /** Plays there. */
    GameExecutor executor();

    /** What it is called, in a few words. */
    String words();

    @Override
    void close();
}
