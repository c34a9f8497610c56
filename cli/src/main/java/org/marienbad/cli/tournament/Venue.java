package org.marienbad.cli.tournament;

import org.marienbad.lab.run.GameExecutor;

/** A place for the games of a tournament other than threads of this process. Opened once the plan is known to be good. */
public interface Venue extends AutoCloseable {
    /** Plays there. */
    GameExecutor executor();

    /** Its name, in a few words. */
    String words();

    @Override
    void close();
}
