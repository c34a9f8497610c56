package org.marienbad.games.oware.solver;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/**
 * For every position of few seeds in the houses, bounds of how many more of them the seat to move gets than the other one, if
 * all are played for: what it can force, and what the other one cannot prevent. Where both agree the value is exact.
 *
 * <p>A game that goes round ends with what lies in the rows, and where it is stopped depends on the past. So a seat may count
 * on going round only as far as no position on its way, wherever it is stopped, gives it less: a greatest fixed point. From
 * there retrograde analysis goes on in rounds, fewer than the limit allows plies without a capture; a seat that follows it
 * never comes back to a position. Each number of seeds comes after the smaller ones, as for Awari by J. W. Romein and H. E. Bal
 * ("Solving Awari with Parallel Retrograde Analysis", 2003), where seeds that go round are shared. Of positions without history.
 */
final class Endgames {
    /** Marks a sowing that is not legal. */
    private static final byte NONE = -1;

    private final OwareGame game;
    private final SeedIndex index;
    private final int houses;
    private final byte[][] lows;
    private final byte[][] highs;
    private final int[] scratch;

    /** Those of up to {@code most} seeds, no more than the game has. */
    Endgames(OwareGame game, int most, BooleanSupplier cancelled) {
        this.game = game;
        houses = game.houses();
        index = new SeedIndex(2 * houses, most);
        lows = new byte[most + 1][];
        highs = new byte[most + 1][];
        scratch = new int[2 * houses];
        for (int seeds = 0; seeds <= most; seeds++) {
            build(seeds, cancelled);
        }
    }

    /** The greatest number of seeds of which all positions, and those of fewer, are at most {@code positions}. */
    static int most(OwareGame game, long positions) {
        int most = 0;
        while (most < Math.min(game.total(), Byte.MAX_VALUE)
                && SeedIndex.ways(2 * game.houses() + 1, most + 1) <= positions) {
            most++;
        }
        return most;
    }

    /** Most seeds of positions in the tables. */
    int most() {
        return index.most();
    }

    /** Memory of the tables. */
    long bytes() {
        return 2 * Arrays.stream(lows).mapToLong(table -> table.length).sum();
    }

    /** The positions of one number of seeds, while their bounds are computed. */
    private final class Level {
        private final int seeds;
        private final int size;
        /** By position and house: what the sowing captures, {@link #NONE} if it is not legal, and where it leads to. */
        private final byte[] captured;

        private final int[] next;
        /** What the seat to move has in its row more than the other one. */
        private final byte[] lead;

        private byte[] low;
        private byte[] high;

        Level(int seeds) {
            this.seeds = seeds;
            size = index.size(seeds);
            captured = new byte[size * houses];
            Arrays.fill(captured, NONE);
            next = new int[size * houses];
            lead = new byte[size];
            low = new byte[size];
            high = new byte[size];
        }

        boolean isOver(int position) {
            for (int i = position * houses; i < (position + 1) * houses; i++) {
                if (captured[i] != NONE) {
                    return false;
                }
            }
            return true;
        }

        /** What the seat to move gets at least, or at most, if every sowing that captures nothing is worth {@code worth}. */
        private int best(int position, byte[] worth, boolean stopped, byte[][] smaller) {
            int best = -seeds;
            for (int i = position * houses; i < (position + 1) * houses; i++) {
                if (captured[i] == 0) {
                    int other = worth[next[i]];
                    if (stopped) {
                        // A later visit may be the end.
                        other = worth == high ? Math.max(other, lead[next[i]]) : Math.min(other, lead[next[i]]);
                    }
                    best = Math.max(best, -other);
                } else if (captured[i] != NONE) {
                    best = Math.max(best, captured[i] - smaller[seeds - captured[i]][next[i]]);
                }
            }
            return best;
        }

        /** The bounds of a seat that may go round for ever. */
        void goRound(BooleanSupplier cancelled) {
            for (int position = 0; position < size; position++) {
                boolean over = isOver(position);
                low[position] = over ? lead[position] : (byte) seeds;
                high[position] = over ? lead[position] : (byte) -seeds;
            }
            for (boolean changed = true; changed; ) {
                requireGoing(cancelled);
                changed = false;
                for (int position = 0; position < size; position++) {
                    if (!isOver(position)) {
                        int least = best(position, high, true, highs);
                        int most = best(position, low, true, lows);
                        changed |= least != low[position] || most != high[position];
                        low[position] = (byte) least;
                        high[position] = (byte) most;
                    }
                }
            }
        }

        /** Better bounds by what is reached without coming back to a position, and before the limit stops the game there. */
        void improve(BooleanSupplier cancelled) {
            boolean changed = true;
            for (int round = 1; changed && round < game.limit(); round++) {
                requireGoing(cancelled);
                byte[] nextLow = low.clone();
                byte[] nextHigh = high.clone();
                changed = false;
                for (int position = 0; position < size; position++) {
                    if (low[position] < high[position]) {
                        nextLow[position] = (byte) Math.max(low[position], best(position, high, false, highs));
                        nextHigh[position] = (byte) Math.min(high[position], best(position, low, false, lows));
                        changed |= nextLow[position] != low[position] || nextHigh[position] != high[position];
                    }
                }
                low = nextLow;
                high = nextHigh;
            }
        }
    }

    private void build(int seeds, BooleanSupplier cancelled) {
        Level level = new Level(seeds);
        expand(level, cancelled);
        level.goRound(cancelled);
        level.improve(cancelled);
        lows[seeds] = level.low;
        highs[seeds] = level.high;
    }

    /** Plays every sowing of every position by the rules of the game. */
    private void expand(Level level, BooleanSupplier cancelled) {
        int[] places = new int[2 * houses + 2];
        int[] lying = new int[2 * houses];
        lying[2 * houses - 1] = level.seeds;
        int stored = game.total() - level.seeds;
        OwareState state = game.newInitialState();
        OwareState after = game.newInitialState();
        int[] legal = new int[houses];
        for (int position = 0; position < level.size; position++) {
            if ((position & 0xffff) == 0) {
                requireGoing(cancelled);
            }
            System.arraycopy(lying, 0, places, 0, lying.length);
            // Stores as equal as possible, so that the majority does not end the game.
            places[2 * houses] = stored / 2;
            places[2 * houses + 1] = stored - stored / 2;
            state.setUp(places, 0);
            level.lead[position] = (byte) (state.inRow(0) - state.inRow(1));
            int count = state.legalActions(legal);
            for (int i = 0; i < count; i++) {
                after.copyFrom(state);
                after.apply(legal[i]);
                int taken = after.store(0) - state.store(0);
                level.captured[position * houses + legal[i]] = (byte) taken;
                level.next[position * houses + legal[i]] = index(after, level.seeds - taken);
            }
            index.next(lying);
        }
    }

    private static void requireGoing(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    /** The number of a position as the seat that is to move, or would be, sees it. */
    private int index(OwareState state, int seeds) {
        int side = state.side();
        for (int house = 0; house < houses; house++) {
            scratch[house] = state.seeds(side, house);
            scratch[houses + house] = state.seeds(1 - side, house);
        }
        return index.of(scratch, seeds);
    }

    /** What the seat to move gets at least, of a position with {@code seeds} in the houses. */
    int low(OwareState state, int seeds) {
        return lows[seeds][index(state, seeds)];
    }

    /** What it gets at most. */
    int high(OwareState state, int seeds) {
        return highs[seeds][index(state, seeds)];
    }
}
