package org.marienbad.games.kalaha;

/**
 * What one sowing does, before the game ends by it and rows are swept.
 *
 * @param seat who sows
 * @param last the own pit into which the last stone falls; −1 if it falls into a store or a pit of the other side
 * @param again whether the last stone falls into the own store
 * @param captures whether what lies in {@code last} goes to the store
 * @param captured stones taken out of the pit opposite, possibly none
 * @param store stones in the own store afterwards
 */
public record SowResult(int seat, int last, boolean again, boolean captures, int captured, int store) {
    /** What the sowing {@code code}, not the swap, does in {@code before}. */
    public static SowResult of(KalahaState before, int code) {
        int seat = before.actor();
        KalahaRules rules = before.rules;
        int pits = rules.pits();
        int ring = 2 * pits + 1;
        int stones = before.stones(seat, code);
        int place = (code + stones) % ring;
        boolean inStore = place == pits;
        int store = before.store(seat) + stonesAfter(0, code, stones, pits, ring);
        if (place >= pits) {
            return new SowResult(seat, -1, inStore, false, 0, store);
        }
        int opposite = pits - 1 - place;
        int there = stonesAfter(place == code ? 0 : before.stones(seat, place), code, stones, place, ring);
        int across = stonesAfter(before.stones(1 - seat, opposite), code, stones, pits + 1 + opposite, ring);
        boolean captures = there == 1 && (across > 0 || rules.emptyCapture());
        int taken = captures ? across : 0;
        return new SowResult(seat, place, false, captures, taken, captures ? store + taken + 1 : store);
    }

    /** Stones at {@code place} after sowing, if there were {@code before}. */
    private static int stonesAfter(int before, int code, int stones, int place, int ring) {
        int distance = Math.floorMod(place - code - 1, ring) + 1;
        return before + (stones >= distance ? 1 + (stones - distance) / ring : 0);
    }
}
