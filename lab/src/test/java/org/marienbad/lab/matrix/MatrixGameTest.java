package org.marienbad.lab.matrix;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.hipparchus.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.marienbad.lab.matrix.Dominance.Player;
import org.marienbad.lab.matrix.Dominance.Reduction;

class MatrixGameTest {
    /** Example 1.1 of the thesis. */
    @Test
    void aSaddlePointThatIsNotStrict() {
        MatrixGame game = MatrixGame.of(new double[][] {{0, -40}, {0, 40}});
        assertEquals(List.of(new Cell(1, 0)), game.saddlePoints());
        assertEquals(List.of(new Dominance(Player.ROW, 0, 1, false)), game.dominated());
        assertEquals(0, game.solve().value());
        assertArrayEquals(new double[] {0, 1}, game.solve().row());
        assertArrayEquals(new double[] {1, 0}, game.solve().column());
        assertEquals(List.of(), game.eliminate(true).steps());
        Reduction reduction = game.eliminate(false);
        assertEquals(List.of(1), reduction.rows());
        assertEquals(List.of(0), reduction.columns());
        assertEquals(
                List.of(new Dominance(Player.ROW, 0, 1, false), new Dominance(Player.COLUMN, 1, 0, true)),
                reduction.steps());
    }

    /** Example 1.2 of the thesis. */
    @Test
    void aSaddlePointInTheFirstRowAndThirdColumn() {
        MatrixGame game = MatrixGame.of(new double[][] {{5, 6, 4, 5}, {-3, 5, 3, 7}, {7, 8, -1, 6}});
        assertEquals(List.of(new Cell(0, 2)), game.saddlePoints());
        MatrixGame.Solution solution = game.solve();
        assertEquals(4, solution.value());
        assertEquals(new BigFraction(4), solution.exact().orElseThrow().value());
        assertArrayEquals(new double[] {1, 0, 0}, solution.row());
        assertArrayEquals(new double[] {0, 0, 1, 0}, solution.column());
        assertEquals(new BigFraction(4), game.maximin());
        assertEquals(new BigFraction(4), game.minimax());
    }

    /** Example 1.3 of the thesis. */
    @Test
    void noSaddlePoint() {
        MatrixGame game = MatrixGame.of(new double[][] {{1, 1.5, -1}, {0, 4, 2}});
        assertEquals(List.of(), game.saddlePoints());
        assertEquals(new BigFraction(0), game.maximin());
        assertEquals(new BigFraction(1), game.minimax());
        MatrixGame.Exact exact = game.solve().exact().orElseThrow();
        assertEquals(new BigFraction(1, 2), exact.value());
        assertEquals(List.of(new BigFraction(1, 2), new BigFraction(1, 2)), exact.row());
        assertEquals(List.of(new BigFraction(3, 4), BigFraction.ZERO, new BigFraction(1, 4)), exact.column());
    }

    /** All saddle points are found, and the value is theirs. */
    @Test
    void constantGamesHaveSaddlePointsEverywhere() {
        MatrixGame game = MatrixGame.of(new double[][] {{7, 7, 7}, {7, 7, 7}});
        assertEquals(6, game.saddlePoints().size());
        assertEquals(7, game.solve().value());
        assertEquals(List.of(), game.dominated());
    }

    /** Scissors, paper, stone with stone twice: many optimal strategies. */
    @Test
    void aDegenerateGameIsSolvedExactly() {
        MatrixGame game = MatrixGame.of(new double[][] {{0, 1, -1, -1}, {-1, 0, 1, 1}, {1, -1, 0, 0}, {1, -1, 0, 0}});
        MatrixGame.Exact exact = game.solve().exact().orElseThrow();
        assertEquals(BigFraction.ZERO, exact.value());
        BigFraction third = new BigFraction(1, 3);
        assertEquals(third, exact.row().get(0));
        assertEquals(third, exact.row().get(2).add(exact.row().get(3)));
    }

    /** Colonel Blotto and others as large as people enter them are solved in fractions. */
    @Test
    void aGreatDegenerateGameIsSolvedExactly() {
        List<int[]> troops = new ArrayList<>();
        for (int a = 0; a <= 10; a++) {
            for (int b = 0; a + b <= 10; b++) {
                troops.add(new int[] {a, b, 10 - a - b});
            }
        }
        double[][] payoffs = new double[troops.size()][troops.size()];
        for (int row = 0; row < payoffs.length; row++) {
            for (int column = 0; column < payoffs.length; column++) {
                int won = 0;
                for (int field = 0; field < 3; field++) {
                    won += Integer.signum(troops.get(row)[field] - troops.get(column)[field]);
                }
                payoffs[row][column] = Integer.signum(won);
            }
        }
        MatrixGame.Solution solution = MatrixGame.of(payoffs).solve();
        assertEquals(BigFraction.ZERO, solution.exact().orElseThrow().value());
    }

    @Test
    void aGreatGameOfWholeNumbersIsSolvedExactly() {
        Random random = new Random(1);
        double[][] payoffs = IntStream.range(0, 60)
                .mapToObj(row -> random.ints(60, 0, 10).asDoubleStream().toArray())
                .toArray(double[][]::new);
        MatrixGame.Solution solution = MatrixGame.of(payoffs).solve();
        assertTrue(solution.exact().isPresent());
        requireOptimal(payoffs, solution);
    }

    @Test
    void strictDominanceIsEliminatedInRounds() {
        // Only when the last row is gone is the first column dominated, and only then the first row.
        BimatrixGame game = new BimatrixGame(
                PayoffMatrix.of(new double[][] {{3, 0}, {2, 1}, {1, 0}}),
                PayoffMatrix.of(new double[][] {{2, 3}, {3, 4}, {5, 0}}));
        Reduction reduction = game.eliminate(true);
        assertEquals(
                List.of(
                        new Dominance(Player.ROW, 2, 1, true),
                        new Dominance(Player.COLUMN, 0, 1, true),
                        new Dominance(Player.ROW, 0, 1, true)),
                reduction.steps());
        assertEquals(List.of(1), reduction.rows());
        assertEquals(List.of(1), reduction.columns());
    }

    /** The prisoners' dilemma: one equilibrium, by strict dominance. */
    @Test
    void thePrisonersBothConfess() {
        PayoffMatrix row = PayoffMatrix.of(new double[][] {{-1, -10}, {0, -8}});
        BimatrixGame game = new BimatrixGame(row, row.transposed());
        assertEquals(List.of(new Cell(1, 1)), game.pureEquilibria());
        assertEquals(2, game.dominated().size());
        Reduction reduction = game.eliminate(true);
        assertEquals(List.of(1), reduction.rows());
        assertEquals(List.of(1), reduction.columns());
    }

    @Test
    void bimatrixGamesMayHaveSeveralPureEquilibriaOrNone() {
        PayoffMatrix his = PayoffMatrix.of(new double[][] {{2, 0}, {0, 1}});
        PayoffMatrix hers = PayoffMatrix.of(new double[][] {{1, 0}, {0, 2}});
        assertEquals(List.of(new Cell(0, 0), new Cell(1, 1)), new BimatrixGame(his, hers).pureEquilibria());
        PayoffMatrix pennies = PayoffMatrix.of(new double[][] {{1, -1}, {-1, 1}});
        assertEquals(List.of(), new BimatrixGame(pennies, pennies.negated()).pureEquilibria());
        assertThrows(
                IllegalArgumentException.class, () -> new BimatrixGame(his, PayoffMatrix.of(new double[][] {{1, 2}})));
    }

    @Test
    void matricesThatAreNoneAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> PayoffMatrix.of(new double[][] {}));
        assertThrows(IllegalArgumentException.class, () -> PayoffMatrix.of(new double[][] {{}}));
        assertThrows(IllegalArgumentException.class, () -> PayoffMatrix.of(new double[][] {{1, 2}, {3}}));
        assertThrows(IllegalArgumentException.class, () -> PayoffMatrix.of(new double[][] {{Double.NaN}}));
    }

    /** Few different payoffs, so that most games are degenerate. */
    @Provide
    Arbitrary<double[][]> smallGames() {
        return games(Arbitraries.integers().between(-2, 2).map(Integer::doubleValue), 6);
    }

    @Provide
    Arbitrary<double[][]> realGames() {
        return games(Arbitraries.doubles().between(-1000, 1000), 8);
    }

    private static Arbitrary<double[][]> games(Arbitrary<Double> payoffs, int most) {
        return Arbitraries.integers()
                .between(1, most)
                .flatMap(columns -> payoffs.array(Double[].class)
                        .ofSize(columns)
                        .map(row -> Arrays.stream(row).mapToDouble(x -> x).toArray())
                        .array(double[][].class)
                        .ofMinSize(1)
                        .ofMaxSize(most));
    }

    private static void requireOptimal(double[][] payoffs, MatrixGame.Solution solution) {
        double scale = 1e-9
                * Math.max(
                        1,
                        Arrays.stream(payoffs)
                                .flatMapToDouble(Arrays::stream)
                                .map(Math::abs)
                                .max()
                                .orElseThrow());
        requireMix(solution.row());
        requireMix(solution.column());
        double[] against = LinearPrograms.times(payoffs, solution.column());
        double[] secured =
                LinearPrograms.times(PayoffMatrix.of(payoffs).transposed().toDoubles(), solution.row());
        assertTrue(Arrays.stream(against).allMatch(payoff -> payoff <= solution.value() + scale));
        assertTrue(Arrays.stream(secured).allMatch(payoff -> payoff >= solution.value() - scale));
    }

    private static void requireMix(double[] mix) {
        assertTrue(Arrays.stream(mix).allMatch(share -> share >= 0));
        assertEquals(1, Arrays.stream(mix).sum(), 1e-12);
    }

    @Property(tries = 500)
    void strategiesAreOptimalAgainstEveryReplyAndTheValueIsProven(@ForAll("smallGames") double[][] payoffs) {
        MatrixGame game = MatrixGame.of(payoffs);
        MatrixGame.Solution solution = game.solve();
        assertTrue(solution.exact().isPresent(), "not proven: " + Arrays.deepToString(payoffs));
        requireOptimal(payoffs, solution);
        BigFraction value = solution.exact().orElseThrow().value();
        assertTrue(game.maximin().compareTo(value) <= 0 && value.compareTo(game.minimax()) <= 0);
        assertEquals(game.saddlePoints().isEmpty(), game.maximin().compareTo(game.minimax()) < 0);
    }

    @Property(tries = 300)
    void realPayoffsAreSolvedAsExactly(@ForAll("realGames") double[][] payoffs) {
        MatrixGame.Solution solution = MatrixGame.of(payoffs).solve();
        assertTrue(solution.exact().isPresent());
        requireOptimal(payoffs, solution);
    }

    @Property(tries = 300)
    void theValueDoesNotDependOnTheOrderOfStrategies(@ForAll("smallGames") double[][] payoffs, @ForAll long seed) {
        Random random = new Random(seed);
        List<double[]> rows = new ArrayList<>(Arrays.asList(payoffs));
        Collections.shuffle(rows, random);
        double[][] other =
                PayoffMatrix.of(rows.toArray(double[][]::new)).transposed().toDoubles();
        List<double[]> columns = new ArrayList<>(Arrays.asList(other));
        Collections.shuffle(columns, random);
        PayoffMatrix shuffled =
                PayoffMatrix.of(columns.toArray(double[][]::new)).transposed();
        assertEquals(value(PayoffMatrix.of(payoffs)), value(shuffled));
    }

    private static BigFraction value(PayoffMatrix payoffs) {
        return new MatrixGame(payoffs).solve().exact().orElseThrow().value();
    }

    @Property(tries = 300)
    void aConstantMovesTheValueAndAFactorScalesIt(
            @ForAll("smallGames") double[][] payoffs,
            @ForAll @IntRange(min = 1, max = 9) int factor,
            @ForAll @IntRange(min = -99, max = 99) int constant) {
        double[][] moved = Arrays.stream(payoffs)
                .map(row -> Arrays.stream(row)
                        .map(payoff -> factor * payoff + constant)
                        .toArray())
                .toArray(double[][]::new);
        assertEquals(value(PayoffMatrix.of(payoffs)).multiply(factor).add(constant), value(PayoffMatrix.of(moved)));
    }

    @Property(tries = 300)
    void exchangedPlayersExchangeTheSign(@ForAll("smallGames") double[][] payoffs) {
        PayoffMatrix matrix = PayoffMatrix.of(payoffs);
        assertEquals(value(matrix), value(matrix.transposed().negated()).negate());
    }

    /** Taking dominated strategies away, even weakly, does not change the value. */
    @Property(tries = 300)
    void eliminationKeepsTheValue(@ForAll("smallGames") double[][] payoffs, @ForAll boolean strictOnly) {
        Reduction reduction = MatrixGame.of(payoffs).eliminate(strictOnly);
        double[][] left = reduction.rows().stream()
                .map(row -> reduction.columns().stream()
                        .mapToDouble(column -> payoffs[row][column])
                        .toArray())
                .toArray(double[][]::new);
        assertEquals(value(PayoffMatrix.of(payoffs)), value(PayoffMatrix.of(left)));
        assertEquals(payoffs.length + payoffs[0].length, reduction.steps().size() + left.length + left[0].length);
        assertEquals(List.of(), MatrixGame.of(left).eliminate(strictOnly).steps());
    }

    /** The scale of the payoffs does not matter, however great or small. */
    @Property(tries = 100)
    void theScaleDoesNotMatter(@ForAll @DoubleRange(min = -300, max = 300) double exponent) {
        double unit = Math.pow(10, Math.rint(exponent));
        double[][] payoffs = {{unit, 1.5 * unit, -unit}, {0, 4 * unit, 2 * unit}};
        MatrixGame.Solution solution = MatrixGame.of(payoffs).solve();
        assertEquals(1, solution.value() / (0.5 * unit), 1e-9);
        assertArrayEquals(new double[] {0.5, 0.5}, solution.row(), 1e-9);
    }

    @Test
    void aGreatRandomGameIsSolvedToNineDigits() {
        Random random = new Random(3);
        double[][] payoffs = IntStream.range(0, 60)
                .mapToObj(row -> random.doubles(50).toArray())
                .toArray(double[][]::new);
        requireOptimal(payoffs, MatrixGame.of(payoffs).solve());
    }
}
