package org.marienbad.games.minuteempire;

import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.CardAction;

/**
 * The actions that a seat is asked to choose from: a part of those that the rules allow in {@link Picks} and {@link
 * Steps}. An alternative of a card that cannot be begun is left out while the other one can. {@link CanonicalOrder}
 * leaves out orders with equal results. A forced step is no decision, but carried out at once.
 */
final class Offer {
    private final EmpireRules rules;
    private final Steps steps;
    private final CanonicalOrder canonical;

    Offer(EmpireRules rules, Steps steps, CanonicalOrder canonical) {
        this.rules = rules;
        this.steps = steps;
        this.canonical = canonical;
    }

    /** Whether {@code card} can be offered in two ways: for either action, or in either order. */
    static boolean hasWays(EmpireRules rules, Card card) {
        return switch (card.op()) {
            case ONE -> false;
            case OR -> true;
            case AND -> CanonicalOrder.usuallyKeeps(rules, card, 0) && CanonicalOrder.usuallyKeeps(rules, card, 1);
        };
    }

    /** Keeps those of {@code count} codes in {@code buffer} by which {@code seat} may take a card; returns how many. */
    int keepPicks(CardRow row, int seat, int[] buffer, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int pick = buffer[i] - Codes.PICK;
            if (keepsPick(row.kind(pick / 2), pick % 2, seat)) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    private boolean keepsPick(int kind, int way, int seat) {
        Card.Combination op = rules.cards.op(kind);
        if (op == Card.Combination.ONE) {
            return true;
        }
        // If neither can be begun, the first one stands for both.
        return op == Card.Combination.AND
                ? canonical.keeps(rules, rules.cards.kinds.get(kind), way)
                : isPossible(seat, kind, way) || way == 0 && !isPossible(seat, kind, 1);
    }

    private boolean isPossible(int seat, int kind, int part) {
        return steps.isPossible(seat, rules.cards.part(kind, part));
    }

    /** Regions for an army or a city. */
    private long regions() {
        int seat = steps.seat();
        return canonical.keepRegions(steps.act() == CardAction.PLACE ? steps.places(seat) : steps.sites(seat));
    }

    private long victims(int owner) {
        return steps.victims(steps.seat(), owner);
    }

    private long sources() {
        return canonical.keepSources(steps.sources(steps.seat(), steps.sails()));
    }

    private long targets(int region) {
        return canonical.keepTargets(region, steps.targets(region, steps.sails()), steps.sails());
    }

    /** Writes the codes of the steps of the action at hand, ascending. */
    int steps(int[] buffer) {
        int count = 0;
        if (steps.mayStop()) {
            buffer[count++] = Codes.DONE;
        }
        int base = steps.base();
        return switch (steps.act()) {
            case PLACE, CITY -> write(regions(), base, buffer, count);
            case DESTROY -> {
                for (int owner = 0; owner <= rules.seats; owner++) {
                    count = write(victims(owner), base + owner * rules.board.regions, buffer, count);
                }
                yield count;
            }
            case MOVE, SAIL -> {
                for (long rest = sources(); rest != 0; rest &= rest - 1) {
                    int region = Long.numberOfTrailingZeros(rest);
                    for (long ends = targets(region); ends != 0; ends &= ends - 1) {
                        buffer[count++] = base + rules.board.edge(region, Long.numberOfTrailingZeros(ends));
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

    /** Carries out forced steps. Returns whether there is a decision to take; if not, the turn is over. */
    boolean settle() {
        while (steps.act() != null) {
            int choices = steps.left() == 0 ? 0 : choices();
            if (choices > 1 || choices == 1 && steps.mayStop()) {
                return true;
            }
            if (choices == 1) {
                take(only());
            } else {
                end();
            }
        }
        return false;
    }

    /** How many different steps there are; of moves, only whether there are any. */
    private int choices() {
        return switch (steps.act()) {
            case PLACE, CITY -> Long.bitCount(regions());
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
        if (steps.act() != CardAction.DESTROY) {
            return Long.numberOfTrailingZeros(regions());
        }
        int owner = 0;
        while (victims(owner) == 0) {
            owner++;
        }
        return owner * rules.board.regions + Long.numberOfTrailingZeros(victims(owner));
    }

    /** Takes the step of that code, or ends the action at hand. */
    void apply(int code) {
        if (code == Codes.DONE) {
            end();
        } else {
            take(code - steps.base());
        }
    }

    private void take(int step) {
        steps.take(step);
        if (steps.left() > 0) {
            canonical.add(steps.act(), step);
        }
    }

    private void end() {
        steps.end();
        canonical.clear();
    }
}
