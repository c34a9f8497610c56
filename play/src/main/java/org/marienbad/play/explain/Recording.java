package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;

/**
 * Records the steps of a search: the first ones, or a window of them. Later steps are only counted. Thread-safe, so
 * that the steps can be read while the search goes on.
 */
public final class Recording implements SearchObserver {
    /** Of so many actions the numbers are kept; a selection among more of them keeps the best ones. */
    private static final int MOST_OPTIONS = 32;

    private final long first;
    private final int most;
    /** The tree before the first step that is kept. */
    private final GrowingTree base = new GrowingTree();

    private final List<SearchStep> steps = new ArrayList<>();
    private long seen;

    /** Records the first {@code most} steps. */
    public Recording(int most) {
        this(0, most);
    }

    /**
     * Records {@code most} steps after the first {@code first} ones.
     *
     * @throws IllegalArgumentException if {@code first} is negative, or {@code most} not positive
     */
    public Recording(long first, int most) {
        if (first < 0 || most < 1) {
            throw new IllegalArgumentException(
                    "steps from " + first + ", " + most + " of them: from 0, and at least 1 are needed");
        }
        this.first = first;
        this.most = most;
    }

    @Override
    public synchronized void observe(SearchStep step) {
        if (seen >= first && steps.size() < most) {
            steps.add(slim(step));
        } else if (seen < first) {
            base.take(step);
        }
        seen++;
    }

    private static SearchStep slim(SearchStep step) {
        if (step instanceof SearchStep.Select select && select.options().size() > MOST_OPTIONS) {
            List<SearchStep.Option> kept = new ArrayList<>(select.options());
            kept.sort(Comparator.comparing((SearchStep.Option option) -> option.action() != select.chosen())
                    .thenComparing(SearchStep.Option::score, Comparator.reverseOrder()));
            return new SearchStep.Select(select.rule(), kept.subList(0, MOST_OPTIONS), select.chosen());
        }
        return step;
    }

    /** The steps kept so far. */
    public synchronized List<SearchStep> steps() {
        return List.copyOf(steps);
    }

    /** How many steps the search has taken, kept or not. */
    public synchronized long seen() {
        return seen;
    }

    /** The number of the first step that is kept, from 0. */
    public long first() {
        return first;
    }

    /** Whether no more steps will be kept. */
    public synchronized boolean isFull() {
        return steps.size() == most;
    }

    synchronized GrowingTree base() {
        return base.copy();
    }
}
