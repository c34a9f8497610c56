package org.marienbad.games.liarsdice;

import static org.marienbad.games.liarsdice.DiceRules.NONE;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.BitPacking;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A position of liar's dice: the present round, and how the last one ended. Dice are counted by face, so that the order in
 * which they were rolled cannot tell anything. The bids of a round rise and go round the table from {@link #first}, so that
 * it is enough to know which were made.
 */
final class DiceState implements ImperfectInformationState {
    /** Enough for five dice. */
    private static final int BITS = 3;
    /** Enough for the rank of any bid, and none. */
    private static final int RANK_BITS = 8;

    private final DiceRules rules;
    /** By seat, the dice that it still has. */
    private final int[] dice;
    /** By seat and face, the dice of this round that have been rolled. */
    private final int[] rolled;
    /** The same for the last round, of which everybody has seen all dice; all 0 before the first one ends. */
    private final int[] shown;
    /** The bids of this round, a bit each by rank. */
    private final long[] bids;
    /** The rank of the highest bid of this round, or NONE. */
    private int highest = NONE;
    /** The seat that bids first in this round. */
    private int first;
    /** The seat to bid or to call, once all dice are rolled. */
    private int turn;
    /** The seat that lost the last round, or NONE. */
    private int loser = NONE;
    /** The rank of the bid that was called in it, or NONE. */
    private int called = NONE;

    DiceState(DiceRules rules) {
        this.rules = rules;
        dice = new int[rules.seats()];
        rolled = new int[rules.seats() * rules.sides()];
        shown = new int[rolled.length];
        bids = new long[bidWords(rules)];
        Arrays.fill(dice, rules.dice());
    }

    private static int bidWords(DiceRules rules) {
        return (rules.bids() + Long.SIZE - 1) / Long.SIZE;
    }

    /** Length of the encoding: a head, the dice of both rounds, the bids. */
    static int words(DiceRules rules) {
        return 1 + 2 * BitPacking.count(BITS, rules.seats() * rules.sides()) + bidWords(rules);
    }

    @Override
    public int actor() {
        if (isOver()) {
            return TERMINAL;
        }
        return receiver() == NONE ? turn : CHANCE;
    }

    private boolean isOver() {
        return loser != NONE && (!rules.elimination() || seatsLeft() == 1);
    }

    private int seatsLeft() {
        int left = 0;
        for (int each : dice) {
            left += each > 0 ? 1 : 0;
        }
        return left;
    }

    /** The seat that rolls the next die, or NONE if all are rolled. */
    int receiver() {
        for (int seat = 0; seat < dice.length; seat++) {
            if (count(rolled, seat) < dice[seat]) {
                return seat;
            }
        }
        return NONE;
    }

    private int count(int[] faces, int seat) {
        int sum = 0;
        for (int face = 0; face < rules.sides(); face++) {
            sum += faces[seat * rules.sides() + face];
        }
        return sum;
    }

    /** The dice of all seats. */
    int inPlay() {
        int sum = 0;
        for (int each : dice) {
            sum += each;
        }
        return sum;
    }

    @Override
    public int legalActions(int[] buffer) {
        int actor = actor();
        int count = 0;
        if (actor == CHANCE) {
            for (int face = 0; face < rules.sides(); face++) {
                buffer[count++] = face;
            }
        } else if (actor != TERMINAL) {
            int most = inPlay() * rules.sides();
            for (int bid = rules.byFace() ? 0 : highest + 1; bid < most; bid++) {
                if (rules.rank(bid) > highest) {
                    buffer[count++] = bid;
                }
            }
            if (highest != NONE) {
                buffer[count++] = rules.liar();
            }
        }
        return count;
    }

    @Override
    public void apply(int action) {
        int receiver = receiver();
        if (receiver != NONE) {
            rolled[receiver * rules.sides() + action]++;
        } else if (action == rules.liar()) {
            call();
        } else {
            highest = rules.rank(action);
            bids[highest / Long.SIZE] |= 1L << highest;
            turn = after(turn);
        }
    }

    /** All dice are shown: if the bid was true, the seat that called loses the round, otherwise the one that bid. */
    private void call() {
        int bid = rules.bid(highest);
        loser = matching(rules.face(bid)) >= rules.quantity(bid) ? turn : before(turn);
        called = highest;
        System.arraycopy(rolled, 0, shown, 0, rolled.length);
        Arrays.fill(rolled, 0);
        Arrays.fill(bids, 0);
        highest = NONE;
        if (rules.elimination()) {
            dice[loser]--;
        }
        first = dice[loser] > 0 ? loser : after(loser);
        turn = first;
    }

    /** Dice of this round that show {@code face}, or what counts as that. */
    private int matching(int face) {
        int sum = 0;
        for (int seat = 0; seat < dice.length; seat++) {
            sum += matching(rolled, seat, face);
        }
        return sum;
    }

    private int matching(int[] faces, int seat, int face) {
        int wild = rules.wild() != NONE && rules.wild() != face ? faces[seat * rules.sides() + rules.wild()] : 0;
        return faces[seat * rules.sides() + face] + wild;
    }

    /** The next seat with dice. */
    int after(int seat) {
        int next = seat;
        do {
            next = (next + 1) % dice.length;
        } while (dice[next] == 0 && next != seat);
        return next;
    }

    private int before(int seat) {
        int last = seat;
        do {
            last = (last + dice.length - 1) % dice.length;
        } while (dice[last] == 0);
        return last;
    }

    @Override
    public void payoffs(double[] out) {
        double shared = 1.0 / (dice.length - 1);
        for (int seat = 0; seat < dice.length; seat++) {
            if (rules.elimination()) {
                out[seat] = dice[seat] > 0 ? 1 : -shared;
            } else {
                out[seat] = seat == loser ? -1 : shared;
            }
        }
    }

    int dice(int seat) {
        return dice[seat];
    }

    @Override
    public void determinize(Observer observer, SplittableRandom random) {
        for (int seat = 0; seat < dice.length; seat++) {
            if (!observer.sees(seat)) {
                int count = count(rolled, seat);
                Arrays.fill(rolled, seat * rules.sides(), (seat + 1) * rules.sides(), 0);
                for (int i = 0; i < count; i++) {
                    rolled[seat * rules.sides() + Playout.index(rules.sides(), random)]++;
                }
            }
        }
    }

    @Override
    public boolean hasHiddenInformation() {
        return !isOver();
    }

    @Override
    public long observationKey(Observer observer) {
        long key = Seeds.mix(head());
        for (long word : bids) {
            key = Seeds.mix(key * 31 + word);
        }
        for (int number : shown) {
            key = Seeds.mix(key * 31 + number + 1);
        }
        for (int seat = 0; seat < dice.length; seat++) {
            boolean sees = observer.sees(seat);
            key = Seeds.mix(key * 31 + count(rolled, seat) + 1);
            for (int face = 0; face < rules.sides() && sees; face++) {
                key = Seeds.mix(key * 31 + rolled[seat * rules.sides() + face] + 1);
            }
        }
        return key;
    }

    @Override
    public long hash() {
        return observationKey(Observer.REFEREE);
    }

    @Override
    public DiceState copy() {
        DiceState copy = new DiceState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        DiceState from = (DiceState) other;
        System.arraycopy(from.dice, 0, dice, 0, dice.length);
        System.arraycopy(from.rolled, 0, rolled, 0, rolled.length);
        System.arraycopy(from.shown, 0, shown, 0, shown.length);
        System.arraycopy(from.bids, 0, bids, 0, bids.length);
        highest = from.highest;
        first = from.first;
        turn = from.turn;
        loser = from.loser;
        called = from.called;
    }

    /** All but the dice and the bids, which have words of their own; the turn follows from them. */
    private long head() {
        long head = (long) called - NONE;
        head = head << BITS | loser - NONE;
        head = head << BITS | first;
        for (int each : dice) {
            head = head << BITS | each;
        }
        return head;
    }

    @Override
    public void encode(long[] out) {
        out[0] = head();
        int next = BitPacking.pack(BITS, rolled, out, 1);
        next = BitPacking.pack(BITS, shown, out, next);
        System.arraycopy(bids, 0, out, next, bids.length);
    }

    @Override
    public void decode(long[] words) {
        long head = words[0];
        for (int seat = dice.length - 1; seat >= 0; seat--) {
            dice[seat] = (int) head & 7;
            head >>>= BITS;
        }
        first = (int) head & 7;
        loser = (int) (head >>> BITS & 7) + NONE;
        called = (int) (head >>> 2 * BITS & (1 << RANK_BITS) - 1) + NONE;
        int next = BitPacking.unpack(BITS, words, 1, rolled);
        next = BitPacking.unpack(BITS, words, next, shown);
        System.arraycopy(words, next, bids, 0, bids.length);
        highest = NONE;
        turn = first;
        for (int rank = 0; rank < rules.bids(); rank++) {
            if ((bids[rank / Long.SIZE] >>> rank & 1) != 0) {
                highest = rank;
                turn = after(turn);
            }
        }
    }

    @Override
    public String text(Observer observer) {
        return new DiceText(rules).of(this, observer);
    }

    @Override
    public String toString() {
        return text(Observer.REFEREE);
    }

    // For text, set-up and picture.

    int first() {
        return first;
    }

    int loser() {
        return loser;
    }

    /** The bid that was called in the last round, or NONE. */
    int calledBid() {
        return called == NONE ? NONE : rules.bid(called);
    }

    /** The highest bid of this round, or NONE. */
    int highestBid() {
        return highest == NONE ? NONE : rules.bid(highest);
    }

    boolean isBid(int bid) {
        int rank = rules.rank(bid);
        return (bids[rank / Long.SIZE] >>> rank & 1) != 0;
    }

    /** Dice of this round that show {@code face}, or what counts as that, of one seat. */
    int matching(int seat, int face) {
        return matching(rolled, seat, face);
    }

    /** Dice of the last round that were as the called bid said, of one seat. */
    int shownMatching(int seat) {
        return matching(shown, seat, rules.face(calledBid()));
    }

    /** The faces that a seat has rolled, ascending: in this round, or in the last one. */
    int[] faces(int seat, boolean last) {
        int[] from = last ? shown : rolled;
        int[] faces = new int[count(from, seat)];
        int next = 0;
        for (int face = 0; face < rules.sides(); face++) {
            for (int i = 0; i < from[seat * rules.sides() + face]; i++) {
                faces[next++] = face;
            }
        }
        return faces;
    }

    /** Sets up the last round, which {@code lost} has lost when {@code bid} was called. */
    void setLast(int lost, int bid, int[][] faces) {
        loser = lost;
        called = rules.rank(bid);
        set(shown, faces);
    }

    /** Sets up a round that {@code bidder} begins, with the dice that seats have and those that are rolled. */
    void setRound(int bidder, int[] each, int[][] faces) {
        first = bidder;
        turn = bidder;
        System.arraycopy(each, 0, dice, 0, dice.length);
        set(rolled, faces);
    }

    private void set(int[] counts, int[][] faces) {
        Arrays.fill(counts, 0);
        for (int seat = 0; seat < faces.length; seat++) {
            for (int face : faces[seat]) {
                counts[seat * rules.sides() + face]++;
            }
        }
    }
}
