package org.marienbad.games.minuteempire;

import java.util.Arrays;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.games.minuteempire.data.RuleSet;

/**
 * Points as they would be if the game were over now. Holds its results, so each position has its own; call {@link
 * #count} before the other methods.
 */
public final class Scoring {
    /** Exclusive limit of a bit field in a tie-break key: {@link EmpireRules} allows no greater numbers. */
    private static final int FIELD = 128;

    private final EmpireRules rules;
    private final RuleSet.TieBreak[] tieBreaks;
    private final int owners;
    /** By owner: the regions it controls. */
    private final long[] controlled;
    /** By owner: continents it holds. */
    private final int[] continents;
    /** By continent: the owner who holds it, or −1. */
    private final int[] holders;
    /** By seat. */
    private final int[] goods;

    /** Buffer for estimates of points by seat. */
    final double[] estimates;
    /** Buffer for counts by seat of {@link MapCounts}. */
    final byte[] counts;

    private final int[] keys;
    private final int[] bestWilds;
    private final double mostPoints;

    Scoring(EmpireRules rules) {
        this.rules = rules;
        tieBreaks = rules.set.tieBreak().toArray(new RuleSet.TieBreak[0]);
        owners = rules.seats + 1;
        controlled = new long[owners];
        continents = new int[owners];
        holders = new int[rules.board.continents.length];
        goods = new int[rules.seats];
        estimates = new double[rules.seats];
        counts = new byte[rules.seats * MapCounts.KINDS];
        keys = new int[rules.seats];
        bestWilds = new int[rules.cards.wilds + 1];
        mostPoints = mostPoints(rules);
    }

    /** More points than these no seat can have: what margins are measured by. */
    static int mostPoints(EmpireRules rules) {
        return rules.board.regions + rules.board.continents.length + rules.cards.mostPoints;
    }

    /** The most points that leave room in a key for the numbers that break ties. */
    static int mostPointsInKeys(RuleSet set) {
        int most = Integer.MAX_VALUE;
        for (int i = 0; i < set.tieBreak().size(); i++) {
            most /= FIELD;
        }
        return most;
    }

    /** Computes the points of {@code state}. */
    Scoring count(EmpireState state) {
        countRegions(state.pieces);
        countContinents(state.pieces);
        for (int seat = 0; seat < rules.seats; seat++) {
            goods[seat] = countGoods(state, seat);
        }
        return this;
    }

    /** Points of {@code seat}. */
    public int points(int seat) {
        return regions(seat) + continents[seat] + goods[seat];
    }

    /** Regions that {@code seat} controls. */
    public int regions(int seat) {
        return Long.bitCount(controlled[seat]);
    }

    /** Continents that {@code seat} holds. */
    public int continents(int seat) {
        return continents[seat];
    }

    /** The owner who holds {@code continent}: a seat, after them nobody's armies; −1 if there is none. */
    int holder(int continent) {
        return holders[continent];
    }

    /** Points for goods of {@code seat}, wild cards counted as well as they can be. */
    public int goods(int seat) {
        return goods[seat];
    }

    /** The owner who controls {@code region}: a seat, after them nobody's armies; −1 if there is none. */
    public int controller(int region) {
        for (int owner = 0; owner < owners; owner++) {
            if ((controlled[owner] >>> region & 1) != 0) {
                return owner;
            }
        }
        return -1;
    }

    long controlled(int owner) {
        return controlled[owner];
    }

    private void countRegions(EmpirePieces pieces) {
        long many = pieces.contested();
        for (int owner = 0; owner < owners; owner++) {
            controlled[owner] = pieces.present(owner) & ~many;
        }
        for (long rest = many; rest != 0; rest &= rest - 1) {
            int region = Long.numberOfTrailingZeros(rest);
            int most = pieces.armies(rules.seats, region);
            int owner = rules.seats;
            for (int seat = 0; seat < rules.seats; seat++) {
                int strength = pieces.strength(seat, region);
                if (strength >= most) {
                    owner = strength == most ? -1 : seat;
                    most = strength;
                }
            }
            if (owner >= 0) {
                controlled[owner] |= 1L << region;
            }
        }
    }

    private void countContinents(EmpirePieces pieces) {
        Arrays.fill(continents, 0);
        for (int index = 0; index < holders.length; index++) {
            int most = 0;
            int holder = -1;
            for (int owner = 0; owner < owners; owner++) {
                int strength = strengthIn(pieces, owner, index);
                if (strength >= most) {
                    holder = strength == most ? -1 : owner;
                    most = strength;
                }
            }
            holders[index] = holder;
            if (holder >= 0) {
                continents[holder]++;
            }
        }
    }

    /** How strong {@code owner} is in a continent, by the strength that decides its holder. */
    int strengthIn(EmpirePieces pieces, int owner, int index) {
        long continent = rules.board.continents[index];
        return rules.byRegions ? Long.bitCount(controlled[owner] & continent) : strength(pieces, owner, continent);
    }

    private int strength(EmpirePieces pieces, int owner, long continent) {
        int sum = 0;
        for (long rest = continent & pieces.present(owner); rest != 0; rest &= rest - 1) {
            sum += pieces.strength(owner, Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    private int countGoods(EmpireState state, int seat) {
        int wilds = state.wilds(seat);
        if (wilds == 0) {
            int sum = 0;
            for (int good = 0; good < rules.cards.goods; good++) {
                sum += rules.cards.points(good, state.goods(seat, good));
            }
            return sum;
        }
        // By number of wild cards: the most points from the goods so far with at most that many.
        Arrays.fill(bestWilds, 0, wilds + 1, 0);
        for (int good = 0; good < rules.cards.goods; good++) {
            int own = state.goods(seat, good);
            boolean open = rules.wildsAny || own > 0;
            for (int spent = wilds; spent >= 0; spent--) {
                int best = bestWilds[spent] + rules.cards.points(good, own);
                for (int added = 1; open && added <= spent; added++) {
                    best = Math.max(best, bestWilds[spent - added] + rules.cards.points(good, own + added));
                }
                bestWilds[spent] = best;
            }
        }
        return bestWilds[wilds];
    }

    /** Payoffs as if {@code state} were the end. */
    void payoffs(EmpireState state, double[] out) {
        count(state);
        if (rules.options.margin()) {
            for (int seat = 0; seat < rules.seats; seat++) {
                estimates[seat] = points(seat);
            }
            margins(estimates, out);
            return;
        }
        for (int seat = 0; seat < rules.seats; seat++) {
            int key = points(seat);
            for (RuleSet.TieBreak rule : tieBreaks) {
                key = key * FIELD + tieBreak(state, rule, seat);
            }
            keys[seat] = key;
        }
        Payoffs.ranks(keys, out);
    }

    /** The number of {@code seat} that {@code rule} compares: the more the better. */
    int tieBreak(EmpireState state, RuleSet.TieBreak rule, int seat) {
        return switch (rule) {
            case COINS -> state.coins(seat);
            case ARMIES -> rules.set.armies() - state.armyStock(seat);
            case REGIONS -> regions(seat);
        };
    }

    /** How far each seat is above the mean of the others, in parts of the most points there are. */
    void margins(double[] points, double[] out) {
        double sum = 0;
        for (double one : points) {
            sum += one;
        }
        for (int seat = 0; seat < points.length; seat++) {
            double others = (sum - points[seat]) / (points.length - 1);
            out[seat] = Math.max(-1, Math.min(1, (points[seat] - others) / mostPoints));
        }
    }
}
