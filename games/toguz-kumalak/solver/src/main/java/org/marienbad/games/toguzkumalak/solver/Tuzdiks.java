package org.marienbad.games.toguzkumalak.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.games.toguzkumalak.ToguzGame;

/**
 * Which tuzdiks the seats may have from a position on, as seats to move see them: they stay, and others may come. Both views of
 * each pair are among them, since the seats take turns. Immutable.
 */
final class Tuzdiks {
    static final int NONE = -1;

    /**
     * One pair of tuzdiks.
     *
     * @param own the house of the other row that is the mover's, or {@link #NONE}
     * @param others the house of the mover's row that is the other seat's, or {@link #NONE}
     */
    record Pair(int own, int others) {
        int count() {
            return (own == NONE ? 0 : 1) + (others == NONE ? 0 : 1);
        }

        Pair turned() {
            return new Pair(/* own= */ others, /* others= */ own);
        }

        private boolean mayBecome(Pair later) {
            return (own == NONE || own == later.own) && (others == NONE || others == later.others);
        }
    }

    private final List<Pair> pairs = new ArrayList<>();
    private final int houses;
    private final int[] numbers;

    /** Those that may come from {@code first} on. */
    Tuzdiks(ToguzGame game, Pair first) {
        houses = game.houses();
        numbers = new int[(houses + 1) * (houses + 1)];
        Arrays.fill(numbers, -1);
        for (int own = NONE; own < houses - 1; own++) {
            for (int others = NONE; others < houses - 1; others++) {
                Pair pair = new Pair(own, others);
                boolean allowed = own == NONE || others == NONE || own != game.forbidden(others);
                if (allowed && (first.mayBecome(pair) || first.mayBecome(pair.turned()))) {
                    numbers[place(own, others)] = pairs.size();
                    pairs.add(pair);
                }
            }
        }
    }

    private int place(int own, int others) {
        return (own + 1) * (houses + 1) + others + 1;
    }

    List<Pair> pairs() {
        return pairs;
    }

    /** The place of a pair in {@link #pairs}. */
    int number(int own, int others) {
        return numbers[place(own, others)];
    }
}
