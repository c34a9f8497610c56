package org.marienbad.games.minuteempire;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.games.minuteempire.data.Card;
import org.marienbad.games.minuteempire.data.CardAction;

/**
 * A position. Owners of armies are the seats, and after them nobody. The deck has no order: a card is drawn when it is
 * turned up.
 */
public sealed class EmpireState implements State permits SealedState {
    private static final Phase[] PHASES = Phase.values();

    final EmpireRules rules;
    final EmpirePieces pieces;
    final Steps steps;
    final CanonicalOrder canonical;
    final Offer offer;
    final Scoring scoring;
    private final int seats;
    final Hands hands;
    final CardRow row;
    Phase phase;
    int actor;
    /** Turns that are over; in the phases before the first, how many seats or armies have come. */
    int count;
    /** Seats that may have won the bid, as bits. */
    int tied;
    /** Cards that have not been turned up. */
    long deck;

    EmpireState(EmpireRules rules) {
        this.rules = rules;
        seats = rules.seats;
        hands = new Hands(rules);
        row = new CardRow();
        pieces = new EmpirePieces(rules);
        steps = new Steps(rules, pieces);
        canonical = new CanonicalOrder(rules);
        offer = new Offer(rules, steps, canonical);
        scoring = new Scoring(rules);
        deck = rules.cards.all;
        enter(rules.bids || seats == 1 ? Phase.DEAL : Phase.ORDER, CHANCE);
    }

    /** The start of a game. */
    static EmpireState initial(EmpireRules rules) {
        return rules.bids ? new SealedState(rules) : new EmpireState(rules);
    }

    private void enter(Phase next, int who) {
        phase = next;
        actor = who;
    }

    public final Phase phase() {
        return phase;
    }

    @Override
    public final int actor() {
        return actor;
    }

    public final int coins(int seat) {
        return hands.coins(seat);
    }

    /** Icons of a good that {@code seat} has, without wild cards. */
    public final int goods(int seat, int good) {
        return hands.goods(seat, good);
    }

    public final int wilds(int seat) {
        return hands.goods(seat, rules.cards.goods);
    }

    /** The seat whose turn is {@code index}-th in a round; not settled before {@link Phase#PICK}. */
    public final int order(int index) {
        return hands.order(index);
    }

    /** Cards that {@code seat} has taken. */
    public final int cards(int seat) {
        if (phase.compareTo(Phase.PICK) < 0) {
            return 0;
        }
        // In the middle of a turn the seat to move has taken its card already.
        int begun = phase == Phase.STEP && actor == seat ? 1 : 0;
        return (count - hands.place(seat) + seats - 1) / seats + begun;
    }

    public final int armies(int owner, int region) {
        return pieces.armies(owner, region);
    }

    public final int cities(int seat, int region) {
        return pieces.cities(seat, region);
    }

    public final int armyStock(int seat) {
        return pieces.armyStock(seat);
    }

    public final int cityStock(int seat) {
        return pieces.cityStock(seat);
    }

    /** The card at {@code place} of the row, or null. */
    public final Card card(int place) {
        int kind = row.kind(place);
        return kind == CardRow.EMPTY ? null : rules.cards.kinds.get(kind);
    }

    /** Turns that are over, of all seats. */
    final int turnsOver() {
        return phase.compareTo(Phase.PICK) < 0 ? 0 : count;
    }

    /** Points as they would be now. Valid until the position changes or is scored again. */
    public final Scoring scoring() {
        return scoring.count(this);
    }

    /** The action that the seat to move carries out, or null. */
    public final CardAction act() {
        return steps.act();
    }

    /** Steps left of {@link #act()}. */
    public final int stepsLeft() {
        return steps.left();
    }

    @Override
    public final int legalActions(int[] buffer) {
        Codes codes = rules.codes;
        return switch (phase) {
            case ORDER -> Codes.bits(hands.after(count), codes.seat, buffer);
            case DEAL, REFILL -> rules.cards.kinds(deck, codes.card, buffer);
            case NEUTRAL -> Codes.range(rules.board.regions, codes.place, buffer);
            case BID -> Codes.range(rules.coins + 1, codes.bid, buffer);
            case TIE -> Codes.bits(tied, codes.seat, buffer);
            case NAME -> Codes.range(seats, codes.seat, buffer);
            case PICK -> offer.keepPicks(row, actor, buffer, Picks.legal(this, buffer));
            case STEP -> offer.steps(buffer);
            case WILD -> Codes.bits(canonical.keepGoods(wildGoods()), codes.good, buffer);
            case OVER -> 0;
        };
    }

    /** The goods that a wild card of the actor may count as, as bits. */
    private int wildGoods() {
        int open = 0;
        for (int good = 0; good < rules.cards.goods; good++) {
            open |= rules.wildsAny || goods(actor, good) > 0 ? 1 << good : 0;
        }
        return open;
    }

    /** Merges steps, even with the option {@code steps=free}. */
    @Override
    public final void narrow() {
        canonical.narrow();
    }

    @Override
    public final double chanceWeight(int outcome) {
        return outcome >= rules.codes.card ? rules.cards.count(deck, outcome - rules.codes.card) : 1;
    }

    @Override
    public final int randomOutcome(int[] buffer, SplittableRandom random) {
        if (phase != Phase.DEAL && phase != Phase.REFILL) {
            return State.super.randomOutcome(buffer, random);
        }
        int index = (int) (random.nextDouble() * Long.bitCount(deck));
        return rules.codes.card + rules.cards.kindAt(deck, index);
    }

    @Override
    public final int playoutAction(int[] buffer, SplittableRandom random) {
        return EmpirePlayouts.choose(this, buffer, random);
    }

    @Override
    public final void apply(int action) {
        Codes codes = rules.codes;
        switch (phase) {
            case ORDER -> draw(action - codes.seat);
            case DEAL, REFILL -> turnUp(action - codes.card);
            case NEUTRAL -> {
                pieces.place(seats, action - codes.place);
                count++;
                prepare();
            }
            case BID -> {
                hands.putBid(actor, action - codes.bid);
                if (++actor == seats) {
                    openBids();
                }
            }
            case TIE -> win(action - codes.seat);
            case NAME -> {
                for (int i = 0; i < seats; i++) {
                    hands.putOrder(i, (action - codes.seat + i) % seats);
                }
                startTurn();
            }
            case PICK -> {
                Picks.take(this, (action - Codes.PICK) / 2, (action - Codes.PICK) % 2);
                proceed();
            }
            case STEP -> {
                offer.apply(action);
                proceed();
            }
            case WILD -> {
                count(action - codes.good);
                settleWilds();
            }
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    private void draw(int seat) {
        // Those not drawn yet stay in ascending order, so that equal draws make equal positions.
        for (int i = hands.place(seat); i > count; i--) {
            hands.putOrder(i, hands.order(i - 1));
        }
        hands.putOrder(count++, seat);
        if (count == seats - 1) {
            count = 0;
            enter(Phase.DEAL, CHANCE);
        }
    }

    private void turnUp(int kind) {
        deck = rules.cards.without(deck, kind);
        int place = row.add(kind);
        if (phase == Phase.REFILL) {
            startTurn();
        } else if (place == rules.places - 1) {
            prepare();
        }
    }

    /** Places the next army of nobody's, or goes on. */
    private void prepare() {
        if (count < rules.neutralArmies) {
            enter(Phase.NEUTRAL, order(count % seats));
            return;
        }
        count = 0;
        if (rules.bids && seats > 1) {
            enter(Phase.BID, 0);
        } else {
            startTurn();
        }
    }

    private void openBids() {
        tied = hands.highestBidders();
        if (Integer.bitCount(tied) == 1) {
            win(Integer.numberOfTrailingZeros(tied));
        } else {
            enter(Phase.TIE, CHANCE);
        }
    }

    private void win(int seat) {
        hands.payBid(seat);
        tied = 0;
        enter(Phase.NAME, seat);
    }

    private void startTurn() {
        enter(Phase.PICK, order(count % seats));
    }

    /** Carries out forced steps; ends the turn if nothing is left to decide. */
    private void proceed() {
        if (offer.settle()) {
            phase = Phase.STEP;
        } else {
            endTurn();
        }
    }

    private void endTurn() {
        count++;
        if (count == seats * rules.turns) {
            actor = 0;
            phase = Phase.WILD;
            settleWilds();
        } else if (deck == 0) {
            startTurn();
        } else {
            enter(Phase.REFILL, CHANCE);
        }
    }

    /** Counts wild cards where there is no choice, and ends the game when all are counted. */
    private void settleWilds() {
        while (rules.options.choosesWilds() && actor < seats) {
            int open = canonical.keepGoods(wildGoods());
            if (wilds(actor) == 0 || open == 0) {
                actor++;
                canonical.clear();
            } else if (Integer.bitCount(open) == 1) {
                count(Integer.numberOfTrailingZeros(open));
            } else {
                return;
            }
        }
        enter(Phase.OVER, TERMINAL);
    }

    private void count(int good) {
        hands.gain(actor, rules.cards.goods, -1);
        hands.gain(actor, good, 1);
        canonical.addGood(good);
    }

    @Override
    public final void payoffs(double[] out) {
        scoring.payoffs(this, out);
    }

    @Override
    public EmpireState copy() {
        EmpireState copy = new EmpireState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public final void copyFrom(State other) {
        EmpireState from = (EmpireState) other;
        pieces.copyFrom(from.pieces);
        steps.copyFrom(from.steps);
        canonical.copyFrom(from.canonical);
        hands.copyFrom(from.hands);
        phase = from.phase;
        actor = from.actor;
        count = from.count;
        tied = from.tied;
        row.copyFrom(from.row);
        deck = from.deck;
    }

    @Override
    public final long hash() {
        return hash(0);
    }

    /** The hash of the same position if the seats of {@code unknown}, as bits, had not bid. */
    final long hash(int unknown) {
        int choice = tied * 32 + canonical.leastGood();
        long hash = Seeds.mix(((phase.ordinal() * 64L + actor + 2) * 1024 + count) * 1024 + choice);
        hash = Seeds.mix(hash ^ row.key());
        hash = Seeds.mix(hash ^ deck);
        hash = Seeds.mix(hash ^ canonical.key(steps.key()));
        return ByteBlocks.mix(hands.mix(hash, unknown), pieces.cells);
    }

    /** Length of {@link #encode}. */
    final int words() {
        return 4 + canonical.words() + (hands.cells.length + pieces.cells.length) / Long.BYTES;
    }

    @Override
    public final void encode(long[] out) {
        out[0] = phase.ordinal() | actor + 2L << 8 | (tied << 8 | canonical.leastGood()) << 16 | (long) count << 32;
        out[1] = row.key();
        out[2] = deck;
        out[3] = steps.encode();
        canonical.encode(out, 4);
        int word = ByteBlocks.encode(hands.cells, out, 4 + canonical.words());
        ByteBlocks.encode(pieces.cells, out, word);
    }

    @Override
    public final void decode(long[] words) {
        phase = PHASES[(int) words[0] & 0xFF];
        actor = (int) (words[0] >>> 8 & 0xFF) - 2;
        tied = (int) (words[0] >>> 24 & 0xFF);
        count = (int) (words[0] >>> 32);
        row.become(words[1]);
        deck = words[2];
        steps.decode(words[3], actor);
        canonical.decode(words, 4, steps.act());
        canonical.setLeastGood((int) (words[0] >>> 16 & 0xFF));
        int word = ByteBlocks.decode(words, 4 + canonical.words(), hands.cells);
        ByteBlocks.decode(words, word, pieces.cells);
        pieces.find();
    }

    @Override
    public final String toString() {
        return PositionText.of(this, Observer.REFEREE);
    }
}
