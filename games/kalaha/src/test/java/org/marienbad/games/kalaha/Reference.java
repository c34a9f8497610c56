package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules once more, stone by stone as the rule sheet tells them: slow, plain, and independent of the game's code.
 */
final class Reference {
    private final int pits;
    private final boolean emptyCapture;
    private final boolean endsWithEmptyRow;
    private final boolean leftoversToOwner;
    private final boolean pie;
    final int[][] row;
    final int[] store = new int[2];
    int turn;
    boolean over;
    private final int starter;
    private boolean starterHasPassed;
    private boolean decided;

    Reference(
            int pits,
            int stones,
            boolean emptyCapture,
            boolean endsWithEmptyRow,
            boolean leftoversToOwner,
            boolean pie,
            int starter) {
        this.pits = pits;
        this.emptyCapture = emptyCapture;
        this.endsWithEmptyRow = endsWithEmptyRow;
        this.leftoversToOwner = leftoversToOwner;
        this.pie = pie;
        this.starter = starter;
        turn = starter;
        row = new int[2][pits];
        for (int seat = 0; seat < 2; seat++) {
            java.util.Arrays.fill(row[seat], stones);
        }
    }

    List<Integer> legal() {
        List<Integer> legal = new ArrayList<>();
        if (over) {
            return legal;
        }
        for (int pit = 0; pit < pits; pit++) {
            if (row[turn][pit] > 0) {
                legal.add(pit);
            }
        }
        if (pie && starterHasPassed && !decided) {
            legal.add(pits);
        }
        return legal;
    }

    void play(int action) {
        if (action == pits) {
            decided = true;
            int[] rowOfSouth = row[0];
            row[0] = row[1];
            row[1] = rowOfSouth;
            int storeOfSouth = store[0];
            store[0] = store[1];
            store[1] = storeOfSouth;
            turn = starter;
            return;
        }
        if (starterHasPassed) {
            decided = true;
        }
        int mover = turn;
        int hand = row[mover][action];
        row[mover][action] = 0;
        int side = mover;
        int place = action;
        while (hand > 0) {
            place++;
            if (place == pits && side == mover) {
                store[mover]++;
                hand--;
            } else {
                if (place >= pits) {
                    side = 1 - side;
                    place = 0;
                }
                row[side][place]++;
                hand--;
            }
        }
        boolean again = place == pits;
        if (!again && side == mover && row[mover][place] == 1) {
            int opposite = pits - 1 - place;
            if (emptyCapture || row[1 - mover][opposite] > 0) {
                store[mover] += 1 + row[1 - mover][opposite];
                row[mover][place] = 0;
                row[1 - mover][opposite] = 0;
            }
        }
        if (!again) {
            turn = 1 - mover;
            starterHasPassed = true;
        }
        over = endsWithEmptyRow ? inRow(0) == 0 || inRow(1) == 0 : inRow(turn) == 0;
        if (over && leftoversToOwner) {
            for (int seat = 0; seat < 2; seat++) {
                store[seat] += inRow(seat);
                row[seat] = new int[pits];
            }
        }
    }

    int inRow(int seat) {
        return java.util.Arrays.stream(row[seat]).sum();
    }
}
