package org.marienbad.lab.statistics;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who came before whom, counted over games of two or more seats: all that {@link Ratings} need. Memory does not grow
 * with the number of games, only with the number of different groups of entrants that met.
 *
 * <p>A game is read as a sequence of choices. Its winners (one, or several who share the greatest payoff) are chosen
 * among all at the table, the next ones among the rest. Those who share the last place below a winner were not chosen:
 * of their order nothing is known, as where only the winner is paid.
 */
public final class Placings {
    private final int entrants;
    /** [t − 1][i]: how often entrant i was one of t who were chosen together. */
    private final long[][] chosen;

    private final Map<Choice, Long> choices = new HashMap<>();
    private long games;

    /**
     * A choice among entrants.
     *
     * @param among the entrants it is made from
     * @param first whether it is for the first place: then all may share it
     */
    record Choice(BitSet among, boolean first) implements Comparable<Choice> {
        @Override
        public int compareTo(Choice other) {
            int byEntrants = Arrays.compare(among.toLongArray(), other.among.toLongArray());
            return byEntrants != 0 ? byEntrants : Boolean.compare(first, other.first);
        }
    }

    /** @param entrants how many there are */
    public Placings(int entrants) {
        if (entrants < 2) {
            throw new IllegalArgumentException("ratings need at least two entrants");
        }
        this.entrants = entrants;
        chosen = new long[entrants][entrants];
    }

    /** Counts one game; see {@link #add(int[], double[], long)}. */
    public boolean add(int[] seated, double[] payoffs) {
        return add(seated, payoffs, 1);
    }

    /**
     * Counts {@code times} games with the same result. Not counted is a game in which an entrant sits twice: it says
     * little of strength.
     *
     * @param seated by seat, the number of the entrant, 0 …
     * @param payoffs by seat
     * @return whether it is counted
     */
    public boolean add(int[] seated, double[] payoffs, long times) {
        BitSet rest = new BitSet(entrants);
        for (int entrant : seated) {
            if (entrant < 0 || entrant >= entrants) {
                throw new IllegalArgumentException("entrant " + entrant + " is not one of 0 to " + (entrants - 1));
            }
            if (rest.get(entrant)) {
                return false;
            }
            rest.set(entrant);
        }
        games += times;
        boolean first = true;
        while (rest.cardinality() > 1) {
            BitSet best = best(seated, payoffs, rest);
            int shared = best.cardinality();
            if (!first && shared == rest.cardinality()) {
                break;
            }
            choices.merge(new Choice((BitSet) rest.clone(), first), times, Long::sum);
            best.stream().forEach(entrant -> chosen[shared - 1][entrant] += times);
            rest.andNot(best);
            first = false;
        }
        return true;
    }

    private static BitSet best(int[] seated, double[] payoffs, BitSet rest) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seated.length; seat++) {
            if (rest.get(seated[seat])) {
                greatest = Math.max(greatest, payoffs[seat]);
            }
        }
        BitSet best = new BitSet();
        for (int seat = 0; seat < seated.length; seat++) {
            if (rest.get(seated[seat]) && payoffs[seat] == greatest) {
                best.set(seated[seat]);
            }
        }
        return best;
    }

    public int entrants() {
        return entrants;
    }

    /** How many games are counted. */
    public long games() {
        return games;
    }

    /** The ratings with the prior {@link Ratings#PRIOR}. */
    public Ratings ratings() {
        return ratings(Ratings.PRIOR);
    }

    /**
     * The ratings most likely after these games.
     *
     * @param prior how many wins and as many losses against a common phantom every entrant is given, see {@link
     *     Ratings}; 0 for maximum likelihood
     * @throws IllegalArgumentException if the prior is negative
     * @throws IllegalStateException if without a prior the likelihood has no maximum, since some entrants won all their
     *     games, have not met, or drew everything
     */
    public Ratings ratings(double prior) {
        return new RatingsFit(this, prior).ratings();
    }

    long[][] chosen() {
        return chosen;
    }

    /** In an order that does not depend on that of the games, since it decides how sums over them are rounded. */
    SortedMap<Choice, Long> choices() {
        return new TreeMap<>(choices);
    }
}
