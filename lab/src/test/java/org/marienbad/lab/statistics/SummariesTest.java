package org.marienbad.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SummariesTest {
    @Property
    void momentsAreThoseOfTheDefinition(
            @ForAll @Size(min = 2, max = 50) List<@DoubleRange(min = -1e6, max = 1e6) Double> numbers) {
        Moments moments = new Moments();
        numbers.forEach(moments::add);
        double mean = numbers.stream().mapToDouble(x -> x).average().orElseThrow();
        double squares =
                numbers.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum();
        assertEquals(numbers.size(), moments.count());
        assertEquals(mean, moments.mean(), 1e-6);
        assertEquals(squares / (numbers.size() - 1), moments.variance(), 1e-9 * squares + 1e-9);
        assertEquals(numbers.stream().min(Double::compare).orElseThrow(), moments.min());
        assertEquals(numbers.stream().max(Double::compare).orElseThrow(), moments.max());
    }

    @Property
    void twoStreamsUniteToOne(
            @ForAll @Size(max = 20) List<@DoubleRange(min = -100, max = 100) Double> one,
            @ForAll @Size(max = 20) List<@DoubleRange(min = -100, max = 100) Double> other) {
        Moments all = new Moments();
        Moments united = new Moments();
        Moments second = new Moments();
        one.forEach(all::add);
        other.forEach(all::add);
        one.forEach(united::add);
        other.forEach(second::add);
        united.add(second);
        assertEquals(all.count(), united.count());
        assertEquals(all.mean(), united.mean(), 1e-9);
        assertEquals(all.variance(), united.variance(), 1e-6);
        assertEquals(all.min(), united.min());
        assertEquals(all.max(), united.max());
    }

    @Property
    void momentsDoNotDependOnTheOrderOfTheNumbers(
            @ForAll @Size(max = 30) List<@DoubleRange(min = -1e9, max = 1e9) Double> numbers, @ForAll Random random) {
        Moments moments = new Moments();
        numbers.forEach(moments::add);
        List<Double> others = new ArrayList<>(numbers);
        Collections.shuffle(others, random);
        Moments one = new Moments();
        Moments two = new Moments();
        others.forEach(number -> (random.nextBoolean() ? one : two).add(number));
        one.add(two);
        assertEquals(moments.mean(), one.mean());
        assertEquals(moments.variance(), one.variance());
    }

    @Property
    void sumsAreExact(@ForAll @Size(max = 40) List<@DoubleRange(min = -1e300, max = 1e300) Double> numbers) {
        ExactSum sum = new ExactSum();
        BigDecimal exact = BigDecimal.ZERO;
        for (double number : numbers) {
            sum.add(number * 1e-10);
            exact = exact.add(new BigDecimal(number * 1e-10));
            sum.add(1 / (number + 2e300));
            exact = exact.add(new BigDecimal(1 / (number + 2e300)));
        }
        assertEquals(0, exact.compareTo(sum.value()));
        assertEquals(exact.doubleValue(), sum.doubleValue());
    }

    @Test
    void tooLargeNumbersAreInfinite() {
        Moments moments = new Moments();
        moments.add(1e300);
        moments.add(1);
        assertEquals(5e299, moments.mean());
        assertEquals(Double.POSITIVE_INFINITY, moments.variance());
    }

    @Test
    void momentsDoNotCancelFarFromZero() {
        Moments moments = new Moments();
        for (double x : new double[] {4, 7, 13, 16}) {
            moments.add(1e9 + x);
        }
        assertEquals(30, moments.variance(), 1e-9);
        assertEquals(Math.sqrt(30.0 / 4), moments.standardError(), 1e-9);
    }

    @Test
    void nothingHasNoMoments() {
        Moments moments = new Moments();
        assertTrue(Double.isNaN(moments.mean()) && Double.isNaN(moments.min()) && Double.isNaN(moments.variance()));
        moments.add(1);
        assertEquals(1, moments.mean());
        assertTrue(Double.isNaN(moments.deviation()));
    }

    @Property
    void histogramsCountAndSort(@ForAll @Size(min = 1, max = 60) List<@IntRange(max = 300) Integer> numbers) {
        Histogram histogram = new Histogram();
        Moments moments = new Moments();
        for (int number : numbers) {
            histogram.add(number);
            moments.add(number);
        }
        int[] sorted = numbers.stream().mapToInt(x -> x).sorted().toArray();
        assertEquals(numbers.size(), histogram.total());
        assertEquals(moments.mean(), histogram.mean(), 1e-9);
        assertEquals(moments.deviation(), histogram.deviation(), 1e-9);
        assertEquals(sorted[0], histogram.quantile(0));
        assertEquals(sorted[sorted.length - 1], histogram.quantile(1));
        assertEquals(sorted[(sorted.length - 1) / 2], histogram.quantile(0.5));
        assertEquals(Arrays.stream(sorted).filter(x -> x == sorted[0]).count(), histogram.count(sorted[0]));
        for (int most : new int[] {1, 7, 1000}) {
            List<Histogram.Bar> bars = histogram.bars(most);
            assertTrue(bars.size() <= most);
            assertEquals(
                    numbers.size(),
                    bars.stream().mapToLong(Histogram.Bar::count).sum());
            assertEquals(sorted[0], bars.get(0).low());
            assertTrue(bars.get(bars.size() - 1).high() >= sorted[sorted.length - 1]);
        }
    }

    @Test
    void histogramsUniteAndKnowTheirLimits() {
        Histogram one = new Histogram();
        assertTrue(one.bars(10).isEmpty());
        assertTrue(Double.isNaN(one.mean()));
        assertThrows(IllegalStateException.class, () -> one.quantile(0.5));
        one.add(3, 2);
        Histogram other = new Histogram();
        other.add(1000);
        one.add(other);
        assertEquals(3, one.total());
        assertEquals(1, one.count(1000));
        assertEquals(0, one.count(1001));
        assertThrows(IllegalArgumentException.class, () -> one.add(-1));
        assertThrows(IllegalArgumentException.class, () -> one.quantile(1.5));
    }

    @Test
    void resultsByStarterHaveTheNamesOfTheThesis() {
        StarterResults results = StarterResults.NONE;
        for (int i = 0; i < 10; i++) {
            results = results.with(true, i < 7 ? 1 : i < 9 ? -1 : 0);
            results = results.with(false, i < 3 ? 1 : i < 4 ? 0 : -1);
        }
        assertEquals(new Proportion(7, 10), results.ppAA());
        assertEquals(new Proportion(2, 10), results.ppAB());
        assertEquals(new Proportion(1, 10), results.ppRA());
        assertEquals(new Proportion(6, 10), results.ppBB());
        assertEquals(new Proportion(3, 10), results.ppBA());
        assertEquals(new Proportion(1, 10), results.ppRB());
        assertEquals(new Proportion(13, 20), results.starterWins());
        assertEquals(new Proportion(2, 20), results.draws());
        StarterResults swapped = results.swapped();
        assertEquals(results.ppAA(), swapped.ppBB());
        assertEquals(results.ppAB(), swapped.ppBA());
        assertEquals(results.ppRA(), swapped.ppRB());
        assertEquals(results, swapped.swapped());
        assertEquals(40, results.plus(swapped).games());
        assertEquals(0.7, results.ppAA().value());
        assertEquals(Interval.wilson(7, 10), results.ppAA().interval());
        assertThrows(IllegalArgumentException.class, () -> new Proportion(3, 2));
    }
}
