package org.marienbad.opponents.kgp;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board as the protocol counts it, for what it asks over and above the rules of the game: see {@code mode verify}. */
record KgpBoard(int pits, int[] numbers) {
    private static final int STORES = 1;
    private static final int SOUTH = 3;

    /** Reads a board that a notation has accepted. */
    static KgpBoard parse(String text) {
        int[] numbers = Arrays.stream(text.substring(1, text.length() - 1).split(","))
                .mapToInt(Integer::parseInt)
                .toArray();
        return new KgpBoard(numbers[0], numbers);
    }

    /** Whether the last stone of South's pit {@code number}, from 1, falls into South's store. */
    boolean endsInStore(int number) {
        return (numbers[SOUTH + number - 1] - (pits - number + 1)) % (2 * pits + 1) == 0;
    }

    /** The board if nobody holds more than half of the stones; else, since the game is over then, with all stones in the stores. */
    KgpBoard settled() {
        int half = Arrays.stream(numbers).skip(STORES).sum() / 2;
        if (numbers[STORES] <= half && numbers[STORES + 1] <= half) {
            return this;
        }
        int[] settled = new int[numbers.length];
        settled[0] = pits;
        for (int side = 0; side < 2; side++) {
            int row = SOUTH + side * pits;
            settled[STORES + side] = numbers[STORES + side]
                    + IntStream.range(row, row + pits).map(i -> numbers[i]).sum();
        }
        return new KgpBoard(pits, settled);
    }

    @Override
    public String toString() {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(",", "<", ">"));
    }
}
