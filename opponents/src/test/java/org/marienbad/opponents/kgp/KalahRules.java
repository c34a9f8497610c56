package org.marienbad.opponents.kgp;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board and the rules of the protocol, written for the tests from its description: independent of our game. */
final class KalahRules {
    final int pits;
    /** By side, South first: the pits in the order of the sowing, then the store. */
    final int[][] sides;

    int mover;

    KalahRules(int pits, int stones) {
        this.pits = pits;
        sides = new int[2][pits + 1];
        for (int[] side : sides) {
            Arrays.fill(side, 0, pits, stones);
        }
    }

    /** Some position in which the game is not over, South to move. */
    static KalahRules random(Random random) {
        while (true) {
            int pits = 3 + random.nextInt(9);
            KalahRules board = new KalahRules(pits, 0);
            int sparseness = 1 + random.nextInt(4);
            for (int[] side : board.sides) {
                for (int i = 0; i < pits; i++) {
                    side[i] = random.nextInt(sparseness) == 0 ? random.nextInt(2 * pits) : 0;
                }
                side[pits] = random.nextInt(4 * pits);
            }
            if (!board.isOver()) {
                return board;
            }
        }
    }

    /** As the side to move is told the board: itself as South. */
    String asSeenByMover() {
        return IntStream.concat(
                        IntStream.of(pits, sides[mover][pits], sides[1 - mover][pits]),
                        IntStream.concat(
                                Arrays.stream(sides[mover], 0, pits), Arrays.stream(sides[1 - mover], 0, pits)))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(",", "<", ">"));
    }

    boolean isLegal(int move) {
        return move >= 1 && move <= pits && sides[mover][move - 1] > 0;
    }

    boolean isOver() {
        int all = total(0) + total(1);
        return Arrays.stream(sides)
                .anyMatch(side ->
                        side[pits] > all / 2 || Arrays.stream(side, 0, pits).sum() == 0);
    }

    int total(int side) {
        return Arrays.stream(sides[side]).sum();
    }

    /** Sows; whether the same side moves again. At the end all stones lie in the stores. */
    boolean sow(int move) {
        int side = mover;
        int place = move - 1;
        int stones = sides[mover][place];
        sides[mover][place] = 0;
        while (stones > 0) {
            place++;
            if (place > pits || place == pits && side != mover) {
                place = 0;
                side = 1 - side;
            }
            sides[side][place]++;
            stones--;
        }
        boolean again = side == mover && place == pits;
        int opposite = pits - 1 - place;
        if (side == mover && place < pits && sides[side][place] == 1 && sides[1 - side][opposite] > 0) {
            sides[side][pits] += 1 + sides[1 - side][opposite];
            sides[side][place] = 0;
            sides[1 - side][opposite] = 0;
        }
        if (isOver()) {
            for (int[] each : sides) {
                each[pits] = Arrays.stream(each).sum();
                Arrays.fill(each, 0, pits, 0);
            }
        }
        return again;
    }

    /** Plays for both sides. */
    void play(int move) {
        if (!sow(move)) {
            mover = 1 - mover;
        }
    }

    int winner() {
        return Integer.compare(sides[0][pits], sides[1][pits]);
    }
}
