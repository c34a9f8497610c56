package org.marienbad.ai.montecarlo;

import java.util.Arrays;
import org.marienbad.framework.game.Game;

/**
 * Sequential halving has as many rounds as it takes to halve the actions to one, with an equal share of the total each.
 * After each round the worse half is out. It looks for the best action in the end and not, as UCB1, for many good
 * playouts on the way. Without a total it begins anew with twice as many playouts, again and again.
 *
 * <p>Karnin, Koren and Somekh: Almost Optimal Exploration in Multi-Armed Bandits (2013).
 */
public final class SequentialHalving implements PlayoutAllocation {
    private final int[] left;
    /** How many rounds of the last halving an action has survived. */
    private final int[] rounds;

    /** @param game whose positions it is for */
    public SequentialHalving(Game game) {
        left = new int[game.info().maxLegalActions()];
        rounds = new int[left.length];
    }

    @Override
    public void spend(Playouts playouts, long total) {
        if (total != ENDLESS) {
            halve(playouts, total);
            return;
        }
        long part = (long) playouts.count() * rounds(playouts.count()) * 2;
        while (halve(playouts, part)) {
            part = Math.min(ENDLESS / 4, 2 * part);
        }
    }

    /** How often a number is halved, rounded up, until it is one; at least once. */
    private static int rounds(int count) {
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(count - 1));
    }

    private boolean halve(Playouts playouts, long total) {
        int count = playouts.count();
        for (int i = 0; i < count; i++) {
            left[i] = i;
        }
        Arrays.fill(rounds, 0);
        long unspent = total;
        for (int round = rounds(count); round > 0; round--) {
            long share = round == 1 ? unspent : Math.min(unspent, Math.max(count, unspent / round));
            for (long i = 0; i < share; i++) {
                if (!playouts.play(left[(int) (i % count)])) {
                    return false;
                }
            }
            unspent -= share;
            sort(playouts, count);
            count = (count + 1) / 2;
            for (int i = 0; i < count; i++) {
                rounds[left[i]]++;
            }
        }
        return true;
    }

    /** Best mean first; equals stay in order. */
    private void sort(Playouts playouts, int count) {
        for (int i = 1; i < count; i++) {
            int index = left[i];
            double mean = playouts.mean(index);
            int j = i;
            for (; j > 0 && playouts.mean(left[j - 1]) < mean; j--) {
                left[j] = left[j - 1];
            }
            left[j] = index;
        }
    }

    @Override
    public double rank(Playouts playouts, int index) {
        return rounds[index];
    }
}
