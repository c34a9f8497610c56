package org.marienbad.games.testgames;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position of the auction: what all know, and the bids for the present lot, each known to its seat alone. */
final class AuctionState implements ImperfectInformationState {
    private static final int UNKNOWN = 31;

    private final AuctionGame game;
    private final int[] coins;
    private final int[] won;
    private final int[] bids;
    /** How many seats have bid for the present lot. */
    private int placed;
    /** Lots that are gone. */
    private int lot;

    AuctionState(AuctionGame game) {
        this.game = game;
        coins = new int[game.seats];
        won = new int[game.seats];
        bids = new int[game.seats];
        Arrays.fill(coins, game.coins);
    }

    void set(int lot, int[] coins, int[] won, int[] bids) {
        for (int seat = 0; seat < bids.length; seat++) {
            if (bids[seat] > coins[seat] || lot == game.lots) {
                throw new IllegalArgumentException("position: 'bids' must not exceed the coins, nor go on at the end");
            }
        }
        this.lot = lot;
        System.arraycopy(coins, 0, this.coins, 0, coins.length);
        System.arraycopy(won, 0, this.won, 0, won.length);
        System.arraycopy(bids, 0, this.bids, 0, bids.length);
        placed = bids.length;
    }

    @Override
    public int actor() {
        return lot == game.lots ? TERMINAL : placed;
    }

    @Override
    public int legalActions(int[] buffer) {
        if (lot == game.lots) {
            return 0;
        }
        int count = coins[placed] + 1;
        for (int bid = 0; bid < count; bid++) {
            buffer[bid] = bid;
        }
        return count;
    }

    @Override
    public void apply(int action) {
        bids[placed++] = action;
        if (placed == game.seats) {
            sell();
        }
    }

    private void sell() {
        int highest = -1;
        int buyer = -1;
        for (int seat = 0; seat < game.seats; seat++) {
            if (bids[seat] > highest) {
                highest = bids[seat];
                buyer = seat;
            } else if (bids[seat] == highest) {
                buyer = -1;
            }
            bids[seat] = 0;
        }
        lot++;
        placed = 0;
        if (buyer >= 0) {
            coins[buyer] -= highest;
            won[buyer] += lot;
        }
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.ranks(won, out);
    }

    /** By how much each has won more than the mean. */
    void estimate(double[] out) {
        int sum = 0;
        for (int value : won) {
            sum += value;
        }
        int all = game.lots * (game.lots + 1) / 2;
        for (int seat = 0; seat < won.length; seat++) {
            out[seat] = (won[seat] - (double) sum / won.length) / all;
        }
    }

    @Override
    public void determinize(Observer observer, SplittableRandom random) {
        for (int seat = 0; seat < placed; seat++) {
            if (!observer.sees(seat)) {
                bids[seat] = random.nextInt(coins[seat] + 1);
            }
        }
    }

    @Override
    public long observationKey(Observer observer) {
        long key = Seeds.mix(lot * 4L + placed + 1);
        for (int seat = 0; seat < game.seats; seat++) {
            int bid = seat < placed && observer.sees(seat) ? bids[seat] : UNKNOWN;
            key = Seeds.mix(key + (coins[seat] * 64L + won[seat]) * 32L + bid);
        }
        return key;
    }

    int lot() {
        return lot;
    }

    int[] coins() {
        return coins.clone();
    }

    int[] won() {
        return won.clone();
    }

    int[] bids() {
        return Arrays.copyOf(bids, placed);
    }

    @Override
    public State copy() {
        AuctionState copy = new AuctionState(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        AuctionState from = (AuctionState) other;
        for (int seat = 0; seat < game.seats; seat++) {
            coins[seat] = from.coins[seat];
            won[seat] = from.won[seat];
            bids[seat] = from.bids[seat];
        }
        placed = from.placed;
        lot = from.lot;
    }

    @Override
    public long hash() {
        long hash = Seeds.mix(lot * 4L + placed + 1);
        for (int seat = 0; seat < game.seats; seat++) {
            hash = Seeds.mix(hash + (coins[seat] * 64L + won[seat]) * 32L + (seat < placed ? bids[seat] : UNKNOWN));
        }
        return hash;
    }

    @Override
    public void encode(long[] out) {
        out[0] = lot * 8L + placed;
        for (int seat = 0; seat < game.seats; seat++) {
            out[seat + 1] = (coins[seat] * 64L + won[seat]) * 64 + bids[seat];
        }
    }

    @Override
    public void decode(long[] words) {
        lot = (int) (words[0] / 8);
        placed = (int) (words[0] % 8);
        for (int seat = 0; seat < game.seats; seat++) {
            coins[seat] = (int) (words[seat + 1] / 4096);
            won[seat] = (int) (words[seat + 1] / 64 % 64);
            bids[seat] = (int) (words[seat + 1] % 64);
        }
    }

    @Override
    public String text(Observer observer) {
        return "lot " + lot + ", coins " + Arrays.toString(coins) + ", won " + Arrays.toString(won) + ", bids "
                + IntStream.range(0, placed)
                        .mapToObj(seat -> observer.sees(seat) ? String.valueOf(bids[seat]) : "?")
                        .toList();
    }

    @Override
    public String toString() {
        return text(Observer.REFEREE);
    }
}
