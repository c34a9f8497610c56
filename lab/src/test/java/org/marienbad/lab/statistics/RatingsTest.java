package org.marienbad.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingsTest {
    private static final double ELO = 400 / Math.log(10);

    private static void games(Placings placings, int a, int b, long wins, long draws, long losses) {
        int[] seated = {a, b};
        placings.add(seated, new double[] {1, -1}, wins);
        placings.add(seated, new double[] {0, 0}, draws);
        placings.add(seated, new double[] {-1, 1}, losses);
    }

    /** The log-worth of an entrant over that of another. */
    private static double log(Ratings ratings, int entrant, int over) {
        return (ratings.elo(entrant) - ratings.elo(over)) / ELO;
    }

    /** Two players have a closed form: log(wins/losses) with the variance 1/wins + 1/losses. */
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
        assertEquals(0, ratings.tie(2));
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

    /** American League 1987 (A. Agresti: Categorical Data Analysis, 2nd edition 2002, tables 10.10 and 10.11). */
    @Test
    void baseballAsPublished() {
        int[][] wins = {
            {0, 7, 9, 7, 7, 9, 11},
            {6, 0, 7, 5, 11, 9, 9},
            {4, 6, 0, 7, 7, 8, 12},
            {6, 8, 6, 0, 6, 7, 10},
            {6, 2, 6, 7, 0, 7, 12},
            {4, 4, 5, 6, 6, 0, 6},
            {2, 4, 1, 3, 1, 7, 0}
        };
        Placings placings = new Placings(7);
        for (int a = 0; a < 7; a++) {
            for (int b = 0; b < a; b++) {
                games(placings, a, b, wins[a][b], 0, wins[b][a]);
            }
        }
        Ratings ratings = placings.ratings(0);
        double[] published = {1.58, 1.44, 1.29, 1.25, 1.11, 0.68};
        for (int team = 0; team < 6; team++) {
            assertEquals(published[team], log(ratings, team, 6), 0.005);
        }
    }

    /**
     * Brands of pudding (R. R. Davidson 1970), the estimates and standard errors as in the vignette of the R package
     * PlackettLuce, which stops as early as Davidson did.
     */
    @Test
    void puddingsWithTiesAsPublished() {
        int[][] results = {
            {1, 2, 19, 22, 16},
            {1, 3, 16, 19, 12},
            {2, 3, 19, 19, 10},
            {1, 4, 18, 23, 13},
            {2, 4, 23, 19, 9},
            {3, 4, 19, 20, 15},
            {1, 5, 13, 19, 18},
            {2, 5, 16, 20, 12},
            {3, 5, 16, 15, 17},
            {4, 5, 17, 14, 16},
            {1, 6, 18, 21, 12},
            {2, 6, 22, 20, 12},
            {3, 6, 13, 18, 10},
            {4, 6, 14, 19, 18},
            {5, 6, 11, 21, 12}
        };
        Placings placings = new Placings(6);
        for (int[] result : results) {
            games(placings, result[0] - 1, result[1] - 1, result[2], result[4], result[3]);
        }
        assertEquals(745, placings.games());
        Ratings ratings = placings.ratings(0);
        double[] worths = {0.1388005, 0.1729985, 0.1617420, 0.1653930, 0.1586805, 0.2023855};
        double[] errors = {0.121949, 0.121818, 0.126823, 0.122003, 0.127054, 0.126594};
        double[] errorsOverFirst = {0, 0.1872168, 0.1935181, 0.1882110, 0.1927043, 0.1924059};
        for (int brand = 0; brand < 6; brand++) {
            assertEquals(worths[brand], ratings.worth(brand), 5e-5);
            assertEquals(errors[brand], ratings.standardError(brand) / ELO, 2e-5);
            assertEquals(errorsOverFirst[brand], ratings.standardError(brand, 0) / ELO, 2e-5);
        }
        assertEquals(0.7468147, ratings.tie(2), 1e-4);
    }

    /** D lost its only game: the example of the same vignette, with its prior, which is ours where nothing is tied. */
    @Test
    void anEntrantThatLostEverythingIsRatedByThePrior() {
        Placings placings = new Placings(4);
        games(placings, 0, 1, 1, 0, 1);
        games(placings, 2, 0, 1, 0, 0);
        games(placings, 1, 2, 1, 0, 0);
        assertEquals(0.8392, log(threeOf(placings), 1, 0), 5e-5);
        games(placings, 0, 3, 1, 0, 0);
        assertThrows(IllegalStateException.class, () -> placings.ratings(0));
        Ratings ratings = placings.ratings();
        assertEquals(0.5184185, log(ratings, 1, 0), 1e-6);
        assertEquals(0.1354707, log(ratings, 2, 0), 1e-6);
        assertEquals(-1.1537565, log(ratings, 3, 0), 1e-6);
    }

    private static Ratings threeOf(Placings four) {
        assertThrows(IllegalStateException.class, () -> four.ratings(0), "the fourth has not played");
        Placings three = new Placings(3);
        games(three, 0, 1, 1, 0, 1);
        games(three, 2, 0, 1, 0, 0);
        games(three, 1, 2, 1, 0, 0);
        return three.ratings(0);
    }

    @Test
    void allWinsAllDrawsAndNoGamesHaveFiniteRatingsOnlyWithThePrior() {
        long[][] separated = {{100, 0, 0}, {0, 100, 0}, {1, 9, 0}, {0, 0, 0}};
        for (long[] results : separated) {
            Placings placings = new Placings(2);
            games(placings, 0, 1, results[0], results[1], results[2]);
            assertThrows(IllegalStateException.class, () -> placings.ratings(0));
            Ratings ratings = placings.ratings();
            assertTrue(Double.isFinite(ratings.elo(0)) && ratings.elo(0) < 1000 && ratings.elo(0) > -1e-9);
            assertTrue(ratings.standardError(0, 1) > 50 && ratings.standardError(0, 1) < 2000);
            assertEquals(0, ratings.elo(0) + ratings.elo(1), 1e-9);
        }
    }

    @Test
    void thePriorFadesAsGamesGrow() {
        Placings placings = new Placings(2);
        games(placings, 0, 1, 750_000, 0, 250_000);
        assertEquals(placings.ratings(0).elo(0), placings.ratings().elo(0), 0.001);
        assertThrows(IllegalArgumentException.class, () -> placings.ratings(-1));
    }

    /** The likelihood equations of three entrants, written out. */
    @Test
    void threeSeatsAreChoicesOneAfterAnother() {
        Placings placings = new Placings(3);
        int[] seated = {2, 0, 1};
        placings.add(seated, new double[] {1, 3, 2}, 60);
        placings.add(seated, new double[] {1, 2, 3}, 30);
        placings.add(seated, new double[] {3, 2, 1}, 10);
        // First 0 : 1 : 2 = 60 : 30 : 10 among all; then 1 over 2 60 times, 0 over 2 30 times, 0 over 1 10 times.
        Ratings ratings = placings.ratings(0);
        double first = ratings.worth(0);
        double second = ratings.worth(1);
        double third = ratings.worth(2);
        assertEquals(1, first + second + third, 1e-12);
        assertEquals(100, 100 * first + 30 * first / (first + third) + 10 * first / (first + second), 1e-6);
        assertEquals(90, 100 * second + 60 * second / (second + third) + 10 * second / (first + second), 1e-6);
    }

    @Test
    void nothingIsReadIntoSharedLastPlacesOrAnEntrantAtTwoSeats() {
        Placings winnerOnly = new Placings(3);
        winnerOnly.add(new int[] {0, 1, 2}, new double[] {1, -0.5, -0.5}, 50);
        winnerOnly.add(new int[] {0, 1, 2}, new double[] {-0.5, 1, -0.5}, 30);
        winnerOnly.add(new int[] {0, 1, 2}, new double[] {-0.5, -0.5, 1}, 20);
        assertFalse(winnerOnly.add(new int[] {0, 0, 1}, new double[] {1, 0, 0}));
        assertEquals(100, winnerOnly.games());
        Ratings ratings = winnerOnly.ratings(0);
        assertEquals(0.5, ratings.worth(0), 1e-12);
        assertEquals(0.3, ratings.worth(1), 1e-12);
        assertEquals(0.2, ratings.worth(2), 1e-12);
        assertEquals(0, ratings.tie(2));
    }

    @Test
    void entrantsThatDoNotExistAreRefused() {
        Placings placings = new Placings(2);
        assertThrows(IllegalArgumentException.class, () -> placings.add(new int[] {0, 2}, new double[] {1, -1}));
        assertThrows(IllegalArgumentException.class, () -> new Placings(1));
    }

    /** Games of three or four seats with shared places: the payoffs by entrant, NaN for those not at the table. */
    private static List<double[]> randomGames(long seed, int games) {
        SplittableRandom random = new SplittableRandom(seed);
        List<double[]> all = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            double[] payoffs = new double[4];
            for (int entrant = 0; entrant < 4; entrant++) {
                payoffs[entrant] = random.nextInt(4) + (random.nextInt(4) < entrant ? 1 : 0);
            }
            if (random.nextBoolean()) {
                payoffs[random.nextInt(4)] = Double.NaN;
            }
            all.add(payoffs);
        }
        return all;
    }

    /** The log-likelihood with the prior, written down anew from the definition. */
    private static double logLikelihood(List<double[]> games, double[] theta, double phantom, double[] logTies) {
        double sum = 0;
        for (double[] payoffs : games) {
            int rest = 0;
            for (int entrant = 0; entrant < 4; entrant++) {
                rest |= Double.isNaN(payoffs[entrant]) ? 0 : 1 << entrant;
            }
            boolean first = true;
            while (Integer.bitCount(rest) > 1) {
                int best = 0;
                double greatest = Double.NEGATIVE_INFINITY;
                for (int entrant = 0; entrant < 4; entrant++) {
                    if ((rest >> entrant & 1) == 1 && payoffs[entrant] >= greatest) {
                        best = payoffs[entrant] > greatest ? 1 << entrant : best | 1 << entrant;
                        greatest = payoffs[entrant];
                    }
                }
                if (best == rest && !first) {
                    break;
                }
                double all = 0;
                for (int set = 1; set < 16; set++) {
                    if ((set & ~rest) == 0 && (first || set != rest)) {
                        all += Math.exp(weight(set, theta, logTies));
                    }
                }
                sum += weight(best, theta, logTies) - Math.log(all);
                rest &= ~best;
                first = false;
            }
        }
        for (double one : theta) {
            sum += (one + phantom) / 2 - Math.log(Math.exp(one) + Math.exp(phantom));
        }
        for (int shared = 2; shared < logTies.length; shared++) {
            if (logTies[shared] > Double.NEGATIVE_INFINITY) {
                sum += logTies[shared] / 2 - Math.log1p(Math.exp(logTies[shared]));
            }
        }
        return sum;
    }

    private static double weight(int set, double[] theta, double[] logTies) {
        double sum = 0;
        for (int entrant = 0; entrant < 4; entrant++) {
            sum += (set >> entrant & 1) * theta[entrant];
        }
        int size = Integer.bitCount(set);
        return sum / size + (size == 1 ? 0 : logTies[size]);
    }

    @Property(tries = 30)
    void noOtherRatingsAreMoreLikely(@ForAll long seed) {
        List<double[]> games = randomGames(seed, 60);
        Placings placings = new Placings(4);
        for (double[] payoffs : games) {
            int[] seated = IntStream.range(0, 4)
                    .filter(entrant -> !Double.isNaN(payoffs[entrant]))
                    .toArray();
            placings.add(
                    seated,
                    Arrays.stream(seated)
                            .mapToDouble(entrant -> payoffs[entrant])
                            .toArray());
        }
        Ratings ratings = placings.ratings();
        double[] theta = new double[4];
        double[] logTies = new double[5];
        for (int i = 0; i < 4; i++) {
            theta[i] = ratings.elo(i) / ELO;
            logTies[i + 1] = Math.log(ratings.tie(i + 1));
        }
        // The phantom's worth is not told: the best for these is found first.
        double phantom = 0;
        for (int round = 0; round < 200; round++) {
            double slope = 0;
            for (double one : theta) {
                slope += 0.5 - 1 / (1 + Math.exp(one - phantom));
            }
            phantom += slope / 2;
        }
        double best = logLikelihood(games, theta, phantom, logTies);
        double step = 1e-3;
        for (int i = 0; i < 4; i++) {
            for (double change : new double[] {step, -step}) {
                double[] other = theta.clone();
                other[i] += change;
                assertTrue(logLikelihood(games, other, phantom, logTies) < best, "rating " + i);
                if (i > 0 && ratings.tie(i + 1) > 0) {
                    double[] ties = logTies.clone();
                    ties[i + 1] += change;
                    assertTrue(logLikelihood(games, theta, phantom, ties) < best, "tie " + (i + 1));
                }
            }
        }
    }

    /**
     * Results so lopsided that Newton's steps alone do not climb. At the maximum everybody has the points, and the table
     * the draws, that the ratings expect.
     */
    @ParameterizedTest
    @CsvSource({
        "10, 10, 10,      0, 0, 0,        1, 0, 100000",
        "0, 100, 0,       0, 0, 0,        1, 0, 1000000",
        "1000000, 0, 1,   10, 10, 1,      1, 0, 100000",
        "0, 1000000, 1,   1000, 10000, 100, 1000000, 100, 100",
        "0, 100, 100,     100, 0, 0,      1000000, 0, 1"
    })
    void lopsidedResultsAreFittedToo(
            long wins01,
            long draws01,
            long losses01,
            long wins02,
            long draws02,
            long losses02,
            long wins12,
            long draws12,
            long losses12) {
        long[][] results = {
            {0, 1, wins01, draws01, losses01}, {0, 2, wins02, draws02, losses02}, {1, 2, wins12, draws12, losses12}
        };
        Placings placings = new Placings(3);
        for (long[] result : results) {
            games(placings, (int) result[0], (int) result[1], result[2], result[3], result[4]);
        }
        Ratings ratings = placings.ratings(0);
        double[] surplus = new double[3];
        double draws = 0;
        for (long[] result : results) {
            int a = (int) result[0];
            int b = (int) result[1];
            long played = result[2] + result[3] + result[4];
            surplus[a] += result[2] + result[3] / 2.0 - played * (ratings.win(a, b) + ratings.draw(a, b) / 2);
            surplus[b] += result[4] + result[3] / 2.0 - played * (ratings.win(b, a) + ratings.draw(a, b) / 2);
            draws += result[3] - played * ratings.draw(a, b);
        }
        assertArrayEquals(new double[3], surplus, 1e-4);
        assertEquals(0, draws, 1e-4);
    }

    /** Standard errors against the spread of ratings of simulated tournaments with known strengths. */
    @Test
    void standardErrorsAreTheSpreadOfRatings() {
        SplittableRandom random = new SplittableRandom(1);
        double[] worths = {4, 2, 1};
        Moments first = new Moments();
        Moments claimed = new Moments();
        for (int tournament = 0; tournament < 2000; tournament++) {
            Placings placings = new Placings(3);
            for (int game = 0; game < 300; game++) {
                int a = game % 3;
                int b = (game + 1) % 3;
                double tie = 0.8 * Math.sqrt(worths[a] * worths[b]);
                double at = random.nextDouble() * (worths[a] + worths[b] + tie);
                double payoff = at < worths[a] ? 1 : at < worths[a] + tie ? 0 : -1;
                placings.add(new int[] {a, b}, new double[] {payoff, -payoff});
            }
            Ratings ratings = placings.ratings(0);
            first.add(ratings.elo(0));
            claimed.add(ratings.standardError(0));
        }
        assertEquals(ELO * Math.log(2), first.mean(), 4 * first.standardError() + 1);
        assertEquals(1, claimed.mean() / first.deviation(), 0.06);
    }
}
