package org.marienbad.games.minuteempire;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;

/**
 * A cheap playout policy. It takes a random one of the actions that gain most regions. Of two cards it takes the one
 * with more points for its price; its bids are low. Allocates nothing.
 */
final class EmpirePlayouts {
    /** Points that a coin is worth. */
    private static final double COIN = 0.3;
    /** Points that an icon is worth beyond those it brings at once. */
    private static final double ICON = 0.5;

    private EmpirePlayouts() {}

    /** An action of the seat to move; {@code buffer} has room for the legal ones. */
    static int choose(EmpireState state, int[] buffer, SplittableRandom random) {
        int count = state.legalActions(buffer);
        if (count < 2) {
            return count == 0 ? -1 : buffer[0];
        }
        return switch (state.phase) {
            case PICK -> pick(state, buffer, count, random);
            case STEP -> step(state, buffer, count, random);
            // Bids are in ascending order; the winner's coins do not come back.
            case BID -> buffer[lowest(count, random)];
            default -> buffer[Playout.index(count, random)];
        };
    }

    /** The least of three random numbers below {@code count}. */
    private static int lowest(int count, SplittableRandom random) {
        int two = Math.min(Playout.index(count, random), Playout.index(count, random));
        return Math.min(two, Playout.index(count, random));
    }

    private static int pick(EmpireState state, int[] buffer, int count, SplittableRandom random) {
        int one = buffer[Playout.index(count, random)];
        int other = buffer[Playout.index(count, random)];
        return worth(state, one) >= worth(state, other) ? one : other;
    }

    private static double worth(EmpireState state, int code) {
        EmpireRules rules = state.rules;
        int place = (code - Codes.PICK) / 2;
        int kind = state.row.kind(place);
        int good = rules.cards.good(kind);
        int icons = rules.cards.icons(kind);
        int own = state.goods(state.actor, good);
        int gain =
                good == rules.cards.goods ? 1 : rules.cards.points(good, own + icons) - rules.cards.points(good, own);
        return gain + ICON * icons - COIN * rules.price(place);
    }

    private static int step(EmpireState state, int[] buffer, int count, SplittableRandom random) {
        Steps steps = state.steps;
        int base = steps.base();
        int most = Integer.MIN_VALUE;
        int equals = 0;
        for (int i = 0; i < count; i++) {
            int gain = buffer[i] == Codes.DONE ? 0 : gain(state, steps, buffer[i] - base);
            if (gain >= most) {
                equals = gain > most ? 0 : equals;
                most = gain;
                buffer[equals++] = buffer[i];
            }
        }
        return buffer[Playout.index(equals, random)];
    }

    /** Regions that the seat wins by a step, and others lose, less those it loses and others win. */
    private static int gain(EmpireState state, Steps steps, int what) {
        MapBits board = state.rules.board;
        return switch (steps.act()) {
            case PLACE, CITY -> arriving(lead(state, what));
            case DESTROY -> {
                int region = what % board.regions;
                int victim = what / board.regions;
                int before = lead(state, region);
                yield victim == state.actor
                        ? leaving(before)
                        : before == 0 || before == -1 ? strongest(state, region, victim) ? 1 : 0 : 0;
            }
            case MOVE, SAIL -> arriving(lead(state, board.to(what))) + leaving(lead(state, board.from(what)));
        };
    }

    private static int arriving(int lead) {
        return lead == 0 || lead == -1 ? 1 : 0;
    }

    private static int leaving(int lead) {
        return lead == 0 || lead == 1 ? -1 : 0;
    }

    /** By how much the seat to move is stronger in a region than the strongest other owner. */
    private static int lead(EmpireState state, int region) {
        EmpirePieces pieces = state.pieces;
        int seats = state.rules.seats;
        int most = pieces.armies(seats, region);
        for (int seat = 0; seat < seats; seat++) {
            if (seat != state.actor) {
                most = Math.max(most, pieces.armies(seat, region) + pieces.cities(seat, region));
            }
        }
        return pieces.armies(state.actor, region) + pieces.cities(state.actor, region) - most;
    }

    /** Whether nobody else but the seat to move is as strong in a region as {@code victim}. */
    private static boolean strongest(EmpireState state, int region, int victim) {
        EmpirePieces pieces = state.pieces;
        int seats = state.rules.seats;
        int strength = pieces.armies(victim, region) + (victim == seats ? 0 : pieces.cities(victim, region));
        for (int owner = 0; owner <= seats; owner++) {
            int other = pieces.armies(owner, region) + (owner == seats ? 0 : pieces.cities(owner, region));
            if (owner != victim && owner != state.actor && other >= strength) {
                return false;
            }
        }
        return true;
    }
}
