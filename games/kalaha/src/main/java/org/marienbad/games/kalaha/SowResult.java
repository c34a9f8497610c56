package org.marienbad.games.kalaha;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.PitNames;

/**
 * The result of one sowing, from which pictures, motions, notation and annotations are made: where the stones fall, and
 * what the rules make of it.
 */
public final class SowResult {
    private final KalahaRules rules;
    private final int seat;
    private final List<Integer> path;
    private final int storeBefore;
    /** The position afterwards, before stones left at the end are moved to a store. */
    private final PlainState after;

    private SowResult(KalahaState before, int seat, int pit) {
        rules = before.rules;
        this.seat = seat;
        path = IntStream.rangeClosed(pit + 1, pit + before.stones(seat, pit))
                .mapToObj(place -> place % (2 * rules.pits() + 1))
                .toList();
        storeBefore = before.store(seat);
        after = new PlainState(rules.toBuilder().leftoversToOwner(false).build());
        after.flags = seat;
        for (int row = 0; row < 2; row++) {
            for (int i = 0; i < rules.pits(); i++) {
                after.putPit(row == seat, i, before.stones(row, i));
            }
            after.putStore(row == seat, before.store(row));
        }
        after.sow(pit);
    }

    /** The effect of the sowing {@code code}, not the swap, in {@code before}. */
    public static SowResult of(KalahaState before, int code) {
        return of(before, before.actor(), code);
    }

    /** The result if {@code seat}, whether or not it is its turn, sows from {@code pit}, which holds stones. */
    static SowResult of(KalahaState before, int seat, int pit) {
        return new SowResult(before, seat, pit);
    }

    /** Who sows. */
    public int seat() {
        return seat;
    }

    /**
     * The places of the stones, one by one: 0 and on are the own pits, then the own store, then the other side's pits.
     */
    public List<Integer> path() {
        return path;
    }

    /** The ids of the {@link #path} in pictures. */
    List<String> places() {
        int pits = rules.pits();
        return path.stream()
                .map(place -> place == pits
                        ? PitNames.storeId(seat)
                        : place < pits ? letter(seat, place) : letter(1 - seat, place - pits - 1))
                .toList();
    }

    private String letter(int row, int pit) {
        return rules.names().label(row, pit);
    }

    /** The own pit into which the last stone falls; −1 if it falls elsewhere. */
    public int last() {
        int place = path.get(path.size() - 1);
        return place < rules.pits() ? place : -1;
    }

    /** Whether the last stone falls into the own store, even if that ends the game. */
    public boolean endsInStore() {
        return path.get(path.size() - 1) == rules.pits();
    }

    /** Whether what lies in {@link #last} goes to the store. */
    public boolean captures() {
        return last() >= 0 && after.stones(seat, last()) == 0;
    }

    /** Stones captured out of the pit opposite, possibly none. */
    public int captured() {
        return captures() ? store() - storeBefore - Collections.frequency(path, rules.pits()) - 1 : 0;
    }

    /** Stones in the own store, before rows are swept. */
    public int store() {
        return after.store(seat);
    }

    public boolean endsTheGame() {
        return after.actor() == State.TERMINAL;
    }

    public boolean movesAgain() {
        return after.actor() == seat;
    }

    /**
     * The result as move lists have it. It is {@code +} if the last stone falls into the store, else the stones in the
     * store afterwards. A capture puts the own pit before them: {@code [a](8)}.
     */
    public String notation() {
        if (endsInStore()) {
            return "+";
        }
        return (captures() ? "[" + letter(seat, last()) + "]" : "") + "(" + store() + ")";
    }

    /** The side without stones when the game is over, before the other row is swept, which makes both alike. */
    int emptied() {
        return after.flags & KalahaState.SIDE;
    }

    /** Stones that go from the pits of {@code row} to its owner's store because the game is over. */
    int swept(int row) {
        return IntStream.range(0, rules.pits()).map(pit -> swept(row, pit)).sum();
    }

    /** Stones that go from a pit of {@code row} to its owner's store because the game is over. */
    public int swept(int row, int pit) {
        return endsTheGame() && rules.leftoversToOwner() ? after.stones(row, pit) : 0;
    }
}
