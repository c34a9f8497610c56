package org.marienbad.framework.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RatingsTest {
    private static final double ELO = 400 / Math.log(10);

    private static void games(Placings placings, int a, int b, long wins, long draws, long losses) {
        int[] seated = {a, b};
        placings.add(seated, new double[] {1, -1}, wins);
        placings.add(seated, new double[] {0, 0}, draws);
        placings.add(seated, new double[] {-1, 1}, losses);
    }

    /** Two players have a closed form: log(wins/losses), variance 1/wins + 1/losses. */
    @Test
    void twoPlayersWithoutDrawsHaveTheLogOddsOfTheirWins() {
        Placings placings = new Placings(2);
        games(placings, 0, 1, 75, 0, 25);
        Ratings ratings = placings.ratings(0);
        assertEquals(ELO * Math.log(3) / 2, ratings.elo(0), 1e-9);
        assertEquals(-ratings.elo(0), ratings.elo(1), 1e-9);
        assertEquals(ELO * Math.sqrt(1 / 75.0 + 1 / 25.0), ratings.standardError(0, 1), 1e-9);
        assertEquals(ratings.standardError(0, 1) / 2, ratings.standardError(0), 1e-9);
        assertEquals(0.75, ratings.win(0, 1), 1e-12);
        assertEquals(0.75, ratings.worth(0), 1e-12);
        assertEquals(0, ratings.draw(0, 1), 1e-12);
    }

    /** Davidson's model has as many parameters as two players have results, so it fits them exactly. */
    @Test
    void twoPlayersWithDrawsAreFittedExactly() {
        Placings placings = new Placings(2);
        games(placings, 0, 1, 50, 30, 20);
        Ratings ratings = placings.ratings(0);
        assertEquals(0.5, ratings.win(0, 1), 1e-12);
        assertEquals(0.3, ratings.draw(0, 1), 1e-12);
        assertEquals(0.2, ratings.win(1, 0), 1e-12);
        assertEquals(ELO * Math.log(2.5), ratings.elo(0) - ratings.elo(1), 1e-9);
        assertEquals(30 / Math.sqrt(50 * 20), ratings.tie(2), 1e-9);
        assertEquals(ELO * Math.sqrt(1 / 50.0 + 1 / 20.0), ratings.standardError(0, 1), 1e-9);
    }
}
