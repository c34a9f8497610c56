package org.marienbad.learn.run;

import org.marienbad.lab.statistics.Interval;

/**
 * The score of one side in games.
 *
 * @param games that were played
 * @param points mean in [0, 1]: a game won against each of the others is 1, a draw ½
 */
public record Score(long games, double points) {
    /** The 95 % interval of the points, Wilson's. */
    public Interval interval() {
        return Interval.ofMean(points, games);
    }
}
