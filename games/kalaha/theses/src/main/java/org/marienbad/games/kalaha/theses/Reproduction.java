package org.marienbad.games.kalaha.theses;

import java.util.List;
import java.util.function.LongConsumer;

/** The experiment of a thesis, to be done again. */
public sealed interface Reproduction permits StrategiesReproduction, MaxMinReproduction {
    /** Key in commands and name of its files. */
    String name();

    /** How many games {@link #run} plays. */
    long games();

    /**
     * Plays all games. The same seed gives the same findings, whatever the number of threads.
     *
     * @param progress hears, in any thread, how many more games have been played
     */
    Findings run(int threads, LongConsumer progress);

    /** One of each thesis. */
    static List<Reproduction> all(int gamesPerPair, long seed) {
        return List.of(new StrategiesReproduction(gamesPerPair, seed), new MaxMinReproduction());
    }
}
