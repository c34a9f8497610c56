package org.marienbad.lab.tuning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Seeds;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.space.SettingSpace;

/**
 * The n-tuple bandit evolutionary algorithm. A model keeps the mean of the measurements for every value of each
 * setting, for every pair of values, and for every point. Each step measures the present point. The next is its mutant
 * with the greatest upper confidence bound. It is the mean over the tuples of (mean of the tuple + k sqrt(ln(1 + N) /
 * (n + ε))). N counts all measurements and n those of the tuple. The result is the point measured whose mean over its
 * tuples is greatest, without the second term. Noise is averaged by the tuples that points share, so that hardly any
 * point needs to be measured twice.
 *
 * <p>S. M. Lucas, J. Liu, D. Perez-Liebana: The N-Tuple Bandit Evolutionary Algorithm for Game Agent Optimisation. IEEE
 * Congress on Evolutionary Computation (2018); K. Kunanusont, R. D. Gaina, J. Liu, D. Perez-Liebana, S. M. Lucas: The
 * N-Tuple Bandit Evolutionary Algorithm for Automatic Game Improvement (2017). Ours takes the mean of all measurements
 * for a tuple that was not measured yet.
 */
public final class Ntbea implements Optimizer {
    /** k: measurements are shares of points, whose noise is far below 1. */
    private static final double EXPLORATION = 0.3;

    private static final double EPSILON = 0.5;
    private static final int MUTANTS = 50;

    /** The measurements of a tuple. */
    private static final class Measured {
        private long count;
        private double sum;

        void add(double share) {
            count++;
            sum += share;
        }
    }

    private final List<Axis> axes;
    private final long seed;
    /** The axes of each tuple. */
    private final List<int[]> tuples = new ArrayList<>();
    /** By tuple, by the numbers of its values. */
    private final List<Map<List<Integer>, Measured>> model = new ArrayList<>();

    private final Measured all = new Measured();
    private final Set<List<Integer>> measured = new LinkedHashSet<>();
    private List<Integer> point;
    private long step;

    /** Starts at a random point of the grid of {@code space}. */
    public Ntbea(SettingSpace space, long seed) {
        axes = space.axes();
        this.seed = seed;
        int size = axes.size();
        for (int one = 0; one < size; one++) {
            tuples.add(new int[] {one});
        }
        for (int one = 0; one < size; one++) {
            for (int other = one + 1; other < size; other++) {
                tuples.add(new int[] {one, other});
            }
        }
        if (size > 2) {
            int[] whole = new int[size];
            for (int i = 0; i < size; i++) {
                whole[i] = i;
            }
            tuples.add(whole);
        }
        tuples.forEach(tuple -> model.add(new HashMap<>()));
        SplittableRandom random = Seeds.stream(seed, "ntbea", 0);
        point = new ArrayList<>();
        axes.forEach(axis -> point.add(random.nextInt(axis.values().size())));
    }

    @Override
    public List<Map<String, String>> ask() {
        return List.of(values(point));
    }

    private Map<String, String> values(List<Integer> numbers) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < numbers.size(); i++) {
            values.put(axes.get(i).key(), axes.get(i).values().get(numbers.get(i)));
        }
        return values;
    }

    @Override
    public void tell(double[] shares) {
        measured.add(point);
        all.add(shares[0]);
        for (int i = 0; i < tuples.size(); i++) {
            model.get(i)
                    .computeIfAbsent(part(point, tuples.get(i)), unknown -> new Measured())
                    .add(shares[0]);
        }
        step++;
        SplittableRandom random = Seeds.stream(seed, "ntbea", step);
        List<Integer> next = point;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < MUTANTS; i++) {
            List<Integer> mutant = mutant(random);
            // Equal bounds, as of all that is not known, are told apart by chance.
            double bound = value(mutant, EXPLORATION) + 1e-9 * random.nextDouble();
            if (bound > greatest) {
                greatest = bound;
                next = mutant;
            }
        }
        point = next;
    }

    /** The point with one value drawn again, and each of the others with the chance of one in as many as there are. */
    private List<Integer> mutant(SplittableRandom random) {
        List<Integer> mutant = new ArrayList<>(point);
        int sure = random.nextInt(axes.size());
        for (int i = 0; i < axes.size(); i++) {
            if (i == sure || random.nextInt(axes.size()) == 0) {
                mutant.set(i, random.nextInt(axes.get(i).values().size()));
            }
        }
        return mutant;
    }

    private static List<Integer> part(List<Integer> point, int[] tuple) {
        List<Integer> part = new ArrayList<>(tuple.length);
        for (int axis : tuple) {
            part.add(point.get(axis));
        }
        return part;
    }

    private double value(List<Integer> at, double exploration) {
        double mean = all.sum / all.count;
        double sum = 0;
        for (int i = 0; i < tuples.size(); i++) {
            Measured known = model.get(i).get(part(at, tuples.get(i)));
            long count = known == null ? 0 : known.count;
            sum += (known == null ? mean : known.sum / count)
                    + exploration * Math.sqrt(StrictMath.log1p((double) all.count) / (count + EPSILON));
        }
        return sum / tuples.size();
    }

    @Override
    public Map<String, String> best() {
        List<Integer> best = point;
        double greatest = Double.NEGATIVE_INFINITY;
        for (List<Integer> known : measured) {
            double value = value(known, 0);
            if (value > greatest) {
                greatest = value;
                best = known;
            }
        }
        return values(best);
    }
}
