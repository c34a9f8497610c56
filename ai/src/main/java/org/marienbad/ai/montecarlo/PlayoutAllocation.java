package org.marienbad.ai.montecarlo;

import java.util.Arrays;

/** Which action gets the next playout. Confined to one thread; allocates nothing but at construction. */
abstract sealed class PlayoutAllocation {
    /** A total that is not limited. */
    static final long ENDLESS = Long.MAX_VALUE;

    /** @param actions most actions of a position */
    static PlayoutAllocation named(String name, int actions) {
        return switch (name) {
            case "ucb" -> new Ucb();
            case "halving" -> new Halving(actions);
            default -> new Uniform();
        };
    }

    /** Spends exactly {@code total} playouts, or fewer if the clock stops it. */
    abstract void spend(Playouts playouts, long total);

    /** How much the allocation itself thinks of an action; of those with most, the best mean is played. */
    abstract double rank(Playouts playouts, int index);

    /** Every action in turn. */
    private static final class Uniform extends PlayoutAllocation {
        @Override
        void spend(Playouts playouts, long total) {
            int next = 0;
            for (long spent = 0; spent < total && playouts.play(next); spent++) {
                next = next + 1 == playouts.count() ? 0 : next + 1;
            }
        }

        @Override
        double rank(Playouts playouts, int index) {
            return 0;
        }
    }

    /** UCB1 (Auer, Cesa-Bianchi and Fischer 2002); plays the action tried most. */
    private static final class Ucb extends PlayoutAllocation {
        @Override
        void spend(Playouts playouts, long total) {
            for (long spent = 0; spent < total && playouts.play(next(playouts, spent)); spent++) {}
        }

        private static int next(Playouts playouts, long spent) {
            if (spent < playouts.count()) {
                return (int) spent;
            }
            double twice = 2 * Math.log((double) spent);
            double highest = Double.NEGATIVE_INFINITY;
            int chosen = 0;
            for (int i = 0; i < playouts.count(); i++) {
                double bound = playouts.mean(i) + Math.sqrt(twice / playouts.visits[i]);
                if (bound > highest) {
                    highest = bound;
                    chosen = i;
                }
            }
            return chosen;
        }

        @Override
        double rank(Playouts playouts, int index) {
            return playouts.visits[index];
        }
    }

    /**
     * Sequential halving (Karnin, Koren and Somekh 2013): as many rounds as it takes to halve the actions to one, an
     * equal share of the total each, after which the worse half is out. Without a total it begins anew with twice as
     * many playouts, again and again.
     */
    private static final class Halving extends PlayoutAllocation {
        private final int[] left;
        /** How many rounds of the last halving an action has survived. */
        private final int[] rounds;

        Halving(int actions) {
            left = new int[actions];
            rounds = new int[actions];
        }

        @Override
        void spend(Playouts playouts, long total) {
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
        double rank(Playouts playouts, int index) {
            return rounds[index];
        }
    }
}
