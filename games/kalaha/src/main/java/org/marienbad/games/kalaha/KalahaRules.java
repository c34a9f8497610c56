package org.marienbad.games.kalaha;

import org.marienbad.games.mancala.PitNames;

/**
 * The options of a game.
 *
 * @param pits pits a side, 1 to 26, as many as there are letters; people are offered 1 to 9
 * @param stones stones in every pit at the start; people are offered 1 to 10
 * @param emptyCapture a last stone in an own empty pit goes to the store even if the opposite pit is empty
 * @param endsWithEmptyRow the game ends as soon as either row is empty; otherwise when the seat to move has no stones
 * @param leftoversToOwner stones left at the end go to the owner of their row; otherwise they stay where they lie
 * @param clockwise the picture is mirrored
 * @param pie the other seat may take the starter's side after the starter's first turn
 * @param margin the payoff is the difference of the stores by {@link #total}; otherwise +1, 0 or −1
 */
public record KalahaRules(
        int pits,
        int stones,
        boolean emptyCapture,
        boolean endsWithEmptyRow,
        boolean leftoversToOwner,
        boolean clockwise,
        boolean pie,
        boolean margin) {
    static final int MAX_PITS = 9;
    static final int MAX_STONES = 10;
    /** Each pit is called by a letter. */
    private static final int MOST_PITS = 26;

    public KalahaRules {
        if (pits < 1 || pits > MOST_PITS) {
            throw new IllegalArgumentException(
                    pits + " pits a side; allowed: 1 to " + MOST_PITS + ", as a letter is the name of a pit");
        }
    }

    /** A board of that size, with all optional rules off. */
    public static Builder of(int pits, int stones) {
        return new Builder(pits, stones);
    }

    public Builder toBuilder() {
        return of(pits, stones)
                .emptyCapture(emptyCapture)
                .endsWithEmptyRow(endsWithEmptyRow)
                .leftoversToOwner(leftoversToOwner)
                .clockwise(clockwise)
                .pie(pie)
                .margin(margin);
    }

    /** Stones at the start; a position that was set up may have fewer. */
    public int total() {
        return 2 * pits * stones;
    }

    /** The names of the pits: South's a, b, c … from its left, North's A, B, C … from its store. */
    public PitNames names() {
        return new PitNames(
                pits, (seat, pit) -> String.valueOf((char) (seat == PitNames.SOUTH ? 'a' + pit : 'A' + opposite(pit))));
    }

    /** Code of the action that takes the starter's side; the codes below it are pits. */
    public int swap() {
        return pits;
    }

    /** The pit of the other side that faces {@code pit}. */
    public int opposite(int pit) {
        return pits - 1 - pit;
    }

    /** See the components of {@link KalahaRules}. */
    public static final class Builder {
        private final int pits;
        private final int stones;
        private boolean emptyCapture;
        private boolean endsWithEmptyRow;
        private boolean leftoversToOwner;
        private boolean clockwise;
        private boolean pie;
        private boolean margin;

        private Builder(int pits, int stones) {
            this.pits = pits;
            this.stones = stones;
        }

        public Builder emptyCapture(boolean on) {
            emptyCapture = on;
            return this;
        }

        public Builder endsWithEmptyRow(boolean on) {
            endsWithEmptyRow = on;
            return this;
        }

        public Builder leftoversToOwner(boolean on) {
            leftoversToOwner = on;
            return this;
        }

        public Builder clockwise(boolean on) {
            clockwise = on;
            return this;
        }

        public Builder pie(boolean on) {
            pie = on;
            return this;
        }

        public Builder margin(boolean on) {
            margin = on;
            return this;
        }

        public KalahaRules build() {
            return new KalahaRules(
                    pits, stones, emptyCapture, endsWithEmptyRow, leftoversToOwner, clockwise, pie, margin);
        }
    }
}
