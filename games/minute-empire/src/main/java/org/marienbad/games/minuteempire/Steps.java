package org.marienbad.games.minuteempire;

import org.marienbad.games.minuteempire.data.CardAction;
import org.marienbad.games.minuteempire.data.Step;

/** The action that a seat is carrying out, step by step, and the one to follow it. */
final class Steps {
    private static final int NONE = -1;
    private static final CardAction[] ACTS = CardAction.values();

    private final MapBits board;
    private final EmpireRules rules;
    private final Pieces pieces;
    /** Decides which of the legal steps are offered. */
    private final CanonicalOrder order;

    private int seat;
    private int act = NONE;
    private int left;
    private int nextAct = NONE;
    private int nextLeft;
    private boolean begun;

    Steps(EmpireRules rules, Pieces pieces) {
        this.rules = rules;
        this.pieces = pieces;
        board = rules.board;
        order = new CanonicalOrder(rules);
    }

    void copyFrom(Steps other) {
        seat = other.seat;
        act = other.act;
        left = other.left;
        nextAct = other.nextAct;
        nextLeft = other.nextLeft;
        begun = other.begun;
        order.copyFrom(other.order);
    }

    /** The action being carried out, or null. */
    CardAction act() {
        return act == NONE ? null : ACTS[act];
    }

    /** Steps left of it. */
    int left() {
        return left;
    }

    /** What is left of the action being carried out. */
    Step current() {
        return new Step(ACTS[act], left);
    }

    /** The action to follow it, or null. */
    Step next() {
        return nextAct == NONE ? null : new Step(ACTS[nextAct], nextLeft);
    }

    boolean begun() {
        return begun;
    }

    /** How many steps taken before matter for those that are offered. */
    int trailLength() {
        return order.length();
    }

    /** The code of such a step. */
    int trail(int index) {
        return base() + order.step(index);
    }

    /** Starts with {@code first}; {@code then} may be null. */
    void begin(int actor, Step first, Step then) {
        seat = actor;
        start(first.act().ordinal(), first.count());
        nextAct = then == null ? NONE : then.act().ordinal();
        nextLeft = then == null ? 0 : then.count();
    }

    private void start(int newAct, int count) {
        act = newAct;
        left = count;
        begun = false;
        order.clear();
    }

    /** Whether {@code code} is a step of the action at hand. */
    boolean fits(int code) {
        int end = switch (ACTS[act]) {
            case PLACE -> rules.codes.city;
            case CITY -> rules.codes.destroy;
            case DESTROY -> rules.codes.step;
            case MOVE, SAIL -> rules.codes.bid;
        };
        return code >= base() && code < end;
    }

    /** For positions that are set up: adds a step of the current action that was taken before. */
    void recall(int code) {
        order.add(ACTS[act], code - base());
    }

    void setBegun(boolean value) {
        begun = value;
    }

    /** Carries out what is forced. Returns whether there is a decision to take; if not, the turn is over. */
    boolean settle() {
        while (act != NONE) {
            boolean stop = rules.mayStop(ACTS[act], begun);
            int choices = left == 0 ? 0 : choices();
            if (choices > 1 || choices == 1 && stop) {
                return true;
            }
            if (choices == 1) {
                step(only());
            } else {
                end();
            }
        }
        return false;
    }

    /** Whether {@code step} could be begun by {@code actor}. */
    boolean isPossible(int actor, Step step) {
        return switch (step.act()) {
            case PLACE -> pieces.armyStock(actor) > 0;
            case CITY -> pieces.cityStock(actor) > 0 && pieces.where(actor) != 0;
            case MOVE, SAIL -> (pieces.where(actor) & board.connected(step.act() == CardAction.SAIL)) != 0;
            case DESTROY -> {
                boolean any = false;
                for (int owner = 0; owner <= rules.seats; owner++) {
                    any |= isTarget(actor, owner) && pieces.where(owner) != 0;
                }
                yield any;
            }
        };
    }

    private boolean isTarget(int actor, int owner) {
        return rules.destroysAny || owner != actor && owner < rules.seats;
    }

    /** Writes the codes, ascending. */
    int legal(int[] buffer) {
        int count = 0;
        if (rules.mayStop(ACTS[act], begun)) {
            buffer[count++] = Codes.DONE;
        }
        return switch (ACTS[act]) {
            case PLACE, CITY -> write(candidates(), base(), buffer, count);
            case DESTROY -> {
                for (int owner = 0; owner <= rules.seats; owner++) {
                    count = write(victims(owner), base() + owner * board.regions, buffer, count);
                }
                yield count;
            }
            case MOVE, SAIL -> {
                for (long rest = sources(); rest != 0; rest &= rest - 1) {
                    int region = Long.numberOfTrailingZeros(rest);
                    for (long ends = targets(region); ends != 0; ends &= ends - 1) {
                        buffer[count++] = base() + board.edge(region, Long.numberOfTrailingZeros(ends));
                    }
                }
                yield count;
            }
        };
    }

    private static int write(long set, int base, int[] buffer, int from) {
        int count = from;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            buffer[count++] = base + Long.numberOfTrailingZeros(rest);
        }
        return count;
    }

    /** The code of the step number 0 of the action at hand. */
    int base() {
        return switch (ACTS[act]) {
            case PLACE -> rules.codes.place;
            case CITY -> rules.codes.city;
            case DESTROY -> rules.codes.destroy;
            case MOVE, SAIL -> rules.codes.step;
        };
    }

    void apply(int code) {
        if (code == Codes.DONE) {
            end();
        } else {
            step(code - base());
        }
    }

    private void end() {
        start(nextAct, nextLeft);
        nextAct = NONE;
        nextLeft = 0;
    }

    private void step(int what) {
        switch (ACTS[act]) {
            case PLACE -> pieces.place(seat, what);
            case CITY -> pieces.build(seat, what);
            case DESTROY -> pieces.destroy(what / board.regions, what % board.regions);
            case MOVE, SAIL -> pieces.move(seat, board.from(what), board.to(what));
        }
        begun = true;
        if (--left > 0) {
            order.add(ACTS[act], what);
        }
    }

    /** How many different steps there are; of moves, only whether there are any. */
    private int choices() {
        return switch (ACTS[act]) {
            case PLACE, CITY -> Long.bitCount(candidates());
            case DESTROY -> {
                int count = 0;
                for (int owner = 0; owner <= rules.seats; owner++) {
                    count += Long.bitCount(victims(owner));
                }
                yield count;
            }
            case MOVE, SAIL -> {
                long rest = sources();
                while (rest != 0 && targets(Long.numberOfTrailingZeros(rest)) == 0) {
                    rest &= rest - 1;
                }
                yield rest == 0 ? 0 : 1;
            }
        };
    }

    /** The step where there is one choice, which is no move. */
    private int only() {
        if (act != CardAction.DESTROY.ordinal()) {
            return Long.numberOfTrailingZeros(candidates());
        }
        int owner = 0;
        while (victims(owner) == 0) {
            owner++;
        }
        return owner * board.regions + Long.numberOfTrailingZeros(victims(owner));
    }

    /** Armies come to the start region and to own cities, cities to where own armies are. */
    private long candidates() {
        if (act == CardAction.PLACE.ordinal()) {
            return pieces.armyStock(seat) == 0 ? 0 : order.places(pieces.whereCities(seat) | 1L << board.start);
        }
        return pieces.cityStock(seat) == 0 ? 0 : order.places(pieces.where(seat));
    }

    /** Regions where an army of {@code owner} can be destroyed. */
    private long victims(int owner) {
        return isTarget(seat, owner) ? pieces.where(owner) : 0;
    }

    private boolean bySea() {
        return act == CardAction.SAIL.ordinal();
    }

    /** Regions that an own army can leave. */
    private long sources() {
        return order.sources(pieces.where(seat) & board.connected(bySea()));
    }

    /** Regions that an army can reach from {@code region} in a step. */
    private long targets(int region) {
        return order.targets(region, board.near(region, bySea()), bySea());
    }

    /** Words that {@link #encode} writes. */
    int words() {
        return 1 + order.words();
    }

    /** Writes the action and its steps from word {@code from} on; returns the word after the last. */
    int encode(long[] out, int from) {
        out[from] = act + 1L | nextAct + 1L << 8 | (long) left << 16 | (long) nextLeft << 24;
        out[from] |= (long) order.length() << 32 | (begun ? 1L << 48 : 0);
        order.encode(out, from + 1);
        return from + words();
    }

    /** Becomes what {@link #encode} wrote; {@code actor} takes the steps. Returns the word after the last. */
    int decode(long[] words, int from, int actor) {
        seat = actor;
        start((int) (words[from] & 0xFF) - 1, (int) (words[from] >>> 16 & 0xFF));
        nextAct = (int) (words[from] >>> 8 & 0xFF) - 1;
        nextLeft = (int) (words[from] >>> 24 & 0xFF);
        begun = (words[from] >>> 48) != 0;
        if (act != NONE) {
            order.decode(words, from + 1, (int) (words[from] >>> 32 & 0xFFFF), ACTS[act]);
        }
        return from + words();
    }

    /** A hash of everything that affects which steps may follow. */
    long key() {
        long key = (((act + 1L) * 128 + left) * 8 + nextAct + 1) * 128 + nextLeft;
        key = key * 2 + (begun ? 1 : 0);
        return order.key(key);
    }
}
