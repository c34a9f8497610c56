package org.marienbad.games.minuteempire;

import java.util.Arrays;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.CardAction;

/**
 * Symmetry reduction, no rule of the game: of the orders in which actions lead to equal results, it keeps few; every
 * result stays reachable. With the option {@code steps=free} it keeps all, but for a position that a computer player
 * searches ({@link #narrow}).
 *
 * <p>Armies are placed and cities built in ascending order of their regions, and wild cards counted in ascending order
 * of goods. Of a card that places and destroys, destroying comes first. Moves are a flow of armies over edges.
 * A cheapest flow to a result has no cycle and no detour. It is carried out region by region: all that leaves a region
 * does so at once, after all that enters it. Of the possible orders of regions the first in lexicographic order is
 * kept. So a region that was left is closed to who enters. The next region to leave has a greater number than all those
 * left since an army last entered it.
 */
final class CanonicalOrder {
    private static final long NARROWED = 1L << 47;

    private final MapBits board;
    private final boolean usual;
    /** Whether it keeps few orders now. */
    private boolean merges;
    /** The steps of a move so far, or the last army placed or city built. */
    private final short[] trail;

    private int length;
    /** Regions that may be left next, left already, and entered, by moves. */
    private long open = -1;

    private long closed;
    private long entered;
    /** The least good that the next wild card may count as. */
    private int leastGood;

    CanonicalOrder(EmpireRules rules) {
        board = rules.board;
        usual = rules.options.merges();
        merges = usual;
        trail = new short[Math.max(1, rules.mostSteps)];
    }

    /** From now on it keeps few orders, whatever the option says. */
    void narrow() {
        merges = true;
    }

    void copyFrom(CanonicalOrder other) {
        merges = other.merges;
        length = other.length;
        for (int i = 0; i < length; i++) {
            trail[i] = other.trail[i];
        }
        open = other.open;
        closed = other.closed;
        entered = other.entered;
        leastGood = other.leastGood;
    }

    /** Another action begins, or another seat counts its wild cards. */
    void clear() {
        length = 0;
        open = -1;
        closed = 0;
        entered = 0;
        leastGood = 0;
    }

    /** How many steps are remembered that affect which may follow. */
    int length() {
        return merges ? length : 0;
    }

    /** A step that is remembered. */
    int step(int index) {
        return trail[index];
    }

    /** Remembers a step of {@code act}: a region, or an edge. */
    void add(CardAction act, int step) {
        if (act == CardAction.DESTROY || length == trail.length) {
            return;
        }
        if (act == CardAction.PLACE || act == CardAction.CITY) {
            trail[0] = (short) step;
            length = 1;
            return;
        }
        int begin = board.from(step);
        long end = 1L << board.to(step);
        if (length == 0 || begin != board.from(trail[length - 1])) {
            open &= -2L << begin;
            closed |= 1L << begin;
        }
        open |= end;
        entered |= end;
        trail[length++] = (short) step;
    }

    private int last() {
        return length() == 0 ? 0 : trail[length - 1];
    }

    /**
     * Whether the actions of {@code card} may be carried out in the order that begins with {@code first}. Destroying
     * before placing has all results, as it may even refill the own stock. But if an army must be destroyed, and may be
     * an own one, an army placed before can save another.
     */
    boolean keeps(EmpireRules rules, Card card, int first) {
        return !merges || isKept(rules, card, first);
    }

    /** The same where the option {@code steps} says whether it keeps few orders. */
    static boolean usuallyKeeps(EmpireRules rules, Card card, int first) {
        return !rules.options.merges() || isKept(rules, card, first);
    }

    private static boolean isKept(EmpireRules rules, Card card, int first) {
        return !rules.mayIgnoreAll && rules.destroysAny
                || card.steps().get(first).act() != CardAction.PLACE
                || card.steps().get(1 - first).act() != CardAction.DESTROY;
    }

    int leastGood() {
        return leastGood;
    }

    void setLeastGood(int good) {
        leastGood = good;
    }

    /** Remembers what a wild card was counted as. */
    void addGood(int good) {
        leastGood = merges ? good : 0;
    }

    /** Of {@code goods}, as bits, those that the next wild card may count as. */
    int keepGoods(int goods) {
        return goods & -1 << leastGood;
    }

    /** Of {@code regions} those where the next army may be placed or the next city be built. */
    long keepRegions(long regions) {
        return regions & -1L << last();
    }

    /** Of {@code regions} those that an army may leave next. */
    long keepSources(long regions) {
        return length() == 0 ? regions : regions & (open | 1L << board.from(last()));
    }

    /** Of {@code regions} those to which an army may go next from {@code region}. */
    long keepTargets(int region, long regions, boolean sea) {
        if (length() == 0) {
            return regions;
        }
        long ends = regions & ~closed;
        if (region == board.from(last())) {
            ends &= -1L << board.to(last());
        }
        if ((entered >>> region & 1) != 0) {
            for (int i = 0; i < length; i++) {
                if (board.to(trail[i]) == region) {
                    ends &= ~board.detours(trail[i], sea);
                }
            }
        }
        return ends;
    }

    /** Words that {@link #encode} writes. */
    int words() {
        return BitPacking.count(Short.SIZE, trail.length);
    }

    /** Adds how many steps are remembered to the word before {@code from}, and writes them from there on. */
    void encode(long[] out, int from) {
        out[from - 1] |= (long) length() << 32 | (merges == usual ? 0 : NARROWED);
        Arrays.fill(out, from, from + words(), 0);
        for (int i = 0; i < length(); i++) {
            out[from + i / 4] |= (long) trail[i] << Short.SIZE * (i % 4);
        }
    }

    /** Remembers the steps of {@code act} that {@link #encode} wrote. */
    void decode(long[] words, int from, CardAction act) {
        clear();
        merges = usual ^ (words[from - 1] & NARROWED) != 0;
        int count = (int) (words[from - 1] >>> 32 & 0x7FFF);
        for (int i = 0; i < count; i++) {
            add(act, (short) (words[from + i / 4] >>> Short.SIZE * (i % 4)));
        }
    }

    /** {@code key} mixed with the remembered steps that affect which steps may follow. */
    long key(long key) {
        long mixed = key;
        for (int i = 0; i < length(); i++) {
            mixed = mixed * 0x9E3779B97F4A7C15L + trail[i] + 1;
        }
        return mixed;
    }
}
