package org.marienbad.lab.run;

import org.marienbad.framework.match.MatchResult;
import org.marienbad.lab.tournament.GameResult;

/**
 * The workers that play the numbered games of a tournament: threads of this process, or other machines. It decides
 * neither which games are played nor what counts. It may bring games in any order and more than once, but has to bring
 * every game that it took.
 */
public interface GameExecutor {
    /** The largest {@link #window}. */
    int MAX_WINDOW = 1 << 20;

    /**
     * How many games may be taken and not yet counted, in [1, {@link #MAX_WINDOW}]. Games that are finished before
     * earlier ones wait in memory; when the process is killed, at most these are lost.
     */
    int window();

    /**
     * Begins to play what {@code board} hands out, in threads of its own, until the board hands out no more or the work
     * is closed. Does not wait for games.
     */
    Work start(Board board);

    /** Games being played. */
    interface Work extends AutoCloseable {
        /** Ends soon; games in play are dropped. Does not wait for them. */
        @Override
        void close();
    }

    /** Hands out games by their numbers, and is told how they ended. All methods may be called from any thread. */
    interface Board {
        /** The data of the tournament for a {@link GameWorker}: JSON in one line. */
        String plan();

        /**
         * The numbers of the next games to be played, ascending but not without gaps. Waits until the window has room
         * for as many. It counts games that are out, so earlier ones must be in play by then.
         *
         * @param most at most so many, and at most as many as the window has
         * @return empty if no more are wanted, or the calling thread is interrupted
         */
        long[] take(int most);

        /**
         * A game is over that was played elsewhere.
         *
         * @param line as {@link GameWorker#play} returned it; the first of several for the same game counts
         * @throws IllegalArgumentException if it is no line of a game that was taken
         */
        void report(String line);

        /** A game is over that was played in this process. */
        void played(GameResult game, MatchResult result);

        /** A game cannot be played. The tournament ends with {@code failure} when it is the turn of that game. */
        void failed(long index, Throwable failure);

        /** Games cannot be played any more. The tournament ends with {@code failure} at once. */
        void failed(RuntimeException failure);
    }
}
