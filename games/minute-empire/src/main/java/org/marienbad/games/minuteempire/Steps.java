package org.marienbad.games.minuteempire;

import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Step;

/**
 * The rules of the actions on cards: where a seat may place, build, destroy and move, step by step. It also knows the
 * action at hand, as far as it has come, and the one to follow.
 */
final class Steps {
    private static final CardAction[] ACTS = CardAction.values();

    private final MapBits board;
    private final EmpireRules rules;
    private final EmpirePieces pieces;

    private int seat;
    /** Null if there is none. */
    private CardAction act;

    private int left;
    private CardAction nextAct;
    private int nextLeft;
    private boolean begun;

    Steps(EmpireRules rules, EmpirePieces pieces) {
        this.rules = rules;
        this.pieces = pieces;
        board = rules.board;
    }

    void copyFrom(Steps other) {
        seat = other.seat;
        act = other.act;
        left = other.left;
        nextAct = other.nextAct;
        nextLeft = other.nextLeft;
        begun = other.begun;
    }

    /** The seat that carries out the action. */
    int seat() {
        return seat;
    }

    /** The action being carried out, or null. */
    CardAction act() {
        return act;
    }

    /** Steps left of it. */
    int left() {
        return left;
    }

    /** The rest of the action being carried out. */
    Step current() {
        return new Step(act, left);
    }

    /** The action to follow it, or null. */
    Step next() {
        return nextAct == null ? null : new Step(nextAct, nextLeft);
    }

    boolean begun() {
        return begun;
    }

    void setBegun(boolean value) {
        begun = value;
    }

    /** Armies come from the stock to the start region and to regions with own cities. */
    long places(int actor) {
        return pieces.armyStock(actor) == 0 ? 0 : pieces.whereCities(actor) | 1L << board.start;
    }

    /** A city comes from the stock to a region with an own army; any number of cities may be there. */
    long sites(int actor) {
        return pieces.cityStock(actor) == 0 ? 0 : pieces.where(actor);
    }

    /** An army is destroyed in any region: one of anybody, nobody's too, or of opponents only. */
    long victims(int actor, int owner) {
        return rules.destroysAny || owner != actor && owner < rules.seats ? pieces.where(owner) : 0;
    }

    /** An own army moves from a region with neighbors, by land; by sea, too, if it sails. */
    long sources(int actor, boolean sails) {
        return pieces.where(actor) & board.connected(sails);
    }

    /** It moves to one of the neighbors. */
    long targets(int region, boolean sails) {
        return board.near(region, sails);
    }

    /** Whether the action at hand is to sail, not to move by land only. */
    boolean sails() {
        return act == CardAction.SAIL;
    }

    /** A move may be ended at any step; any action may be ignored as a whole, if the rules say so. */
    boolean mayStop() {
        return act == CardAction.MOVE || sails() || rules.mayIgnoreAll && !begun;
    }

    /** Whether {@code actor} could take a step of {@code step}. */
    boolean isPossible(int actor, Step step) {
        return switch (step.act()) {
            case PLACE -> places(actor) != 0;
            case CITY -> sites(actor) != 0;
            case MOVE, SAIL -> sources(actor, step.act() == CardAction.SAIL) != 0;
            case DESTROY -> {
                long any = 0;
                for (int owner = 0; owner <= rules.seats; owner++) {
                    any |= victims(actor, owner);
                }
                yield any != 0;
            }
        };
    }

    /** Starts with {@code first}; {@code then} may be null. */
    void begin(int actor, Step first, Step then) {
        seat = actor;
        start(first.act(), first.count());
        nextAct = then == null ? null : then.act();
        nextLeft = then == null ? 0 : then.count();
    }

    private void start(CardAction newAct, int count) {
        act = newAct;
        left = count;
        begun = false;
    }

    /** Takes a step: a region; a region of an owner; an edge. A destroyed army goes back to the stock of its owner. */
    void take(int step) {
        switch (act) {
            case PLACE -> pieces.place(seat, step);
            case CITY -> pieces.build(seat, step);
            case DESTROY -> pieces.destroy(step / board.regions, step % board.regions);
            case MOVE, SAIL -> pieces.move(seat, board.from(step), board.to(step));
        }
        begun = true;
        left--;
    }

    /** Ends the action at hand; the next one begins. */
    void end() {
        start(nextAct, nextLeft);
        nextAct = null;
        nextLeft = 0;
    }

    /** The code of the step number 0 of the action at hand. */
    int base() {
        return switch (act) {
            case PLACE -> rules.codes.place;
            case CITY -> rules.codes.city;
            case DESTROY -> rules.codes.destroy;
            case MOVE, SAIL -> rules.codes.step;
        };
    }

    /** Whether {@code code} is a step of the action at hand. */
    boolean fits(int code) {
        int end = switch (act) {
            case PLACE -> rules.codes.city;
            case CITY -> rules.codes.destroy;
            case DESTROY -> rules.codes.step;
            case MOVE, SAIL -> rules.codes.bid;
        };
        return code >= base() && code < end;
    }

    /** From 1 on; 0 is none. */
    private static long number(CardAction act) {
        return act == null ? 0 : act.ordinal() + 1;
    }

    private static CardAction act(long word) {
        return (word & 0xFF) == 0 ? null : ACTS[(int) (word & 0xFF) - 1];
    }

    /** The actions as a number below 2⁴⁹ with bits 32 to 47 free. */
    long encode() {
        return number(act) | number(nextAct) << 8 | (long) left << 16 | (long) nextLeft << 24 | (begun ? 1L << 48 : 0);
    }

    /** Becomes what {@link #encode} told; {@code actor} takes the steps. */
    void decode(long word, int actor) {
        seat = actor;
        start(act(word), (int) (word >>> 16 & 0xFF));
        nextAct = act(word >>> 8);
        nextLeft = (int) (word >>> 24 & 0xFF);
        begun = word >>> 48 != 0;
    }

    /** Equal exactly for equal actions. */
    long key() {
        long key = ((number(act) * 128 + left) * 8 + number(nextAct)) * 128 + nextLeft;
        return key * 2 + (begun ? 1 : 0);
    }
}
