package org.marienbad.games.poker;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A position: the cards, and the decisions of the game from its first one, all of which are public. Outcomes of chance are
 * ranks. Decisions are kept as {@link #FOLD}, {@link #CALL} and {@link #RAISE}; in Kuhn poker {@link #PASS} stands for
 * folding or checking, {@link #BET} for calling or betting.
 */
final class PokerState implements ImperfectInformationState, OneWordState {
    static final int FOLD = 0;
    /** Also to check: to call nothing. */
    static final int CALL = 1;
    /** Also to bet: the first raise. */
    static final int RAISE = 2;

    static final int PASS = 0;
    static final int BET = 1;

    /** No card: not dealt yet. */
    private static final int NONE = -1;
    /** In a word, a card that the observer does not see; 0 is none, then come the ranks. */
    private static final int HIDDEN = 7;

    private static final int CARD_BITS = 3;
    private static final int DECISION_BITS = 2;
    /** The place of the public card, after those of the seats. */
    static final int BOARD = PokerRules.SEATS;

    private final PokerRules rules;
    /** The card of each seat, and then the public one. */
    private final int[] cards = {NONE, NONE, NONE};
    /** The chips that each seat has put in. */
    private final int[] paid = {PokerRules.ANTE, PokerRules.ANTE};
    /** All decisions, the last one in the lowest bits. */
    private long decisions;

    private int decided;
    private int round;
    private int decidedInRound;
    private int raisesInRound;
    private int turn;
    private boolean folded;

    PokerState(PokerRules rules) {
        this.rules = rules;
    }

    @Override
    public int actor() {
        if (folded || isShowdown()) {
            return TERMINAL;
        }
        return isCardDue() ? CHANCE : turn;
    }

    private boolean isCardDue() {
        return cards[1] == NONE || round > 0 && cards[BOARD] == NONE;
    }

    /** Whether both cards lie open: nobody has folded, and the betting is over. */
    private boolean isShowdown() {
        return round == rules.bets().length;
    }

    /** The target of the next card: a seat, or, as 2, the middle. */
    int receiver() {
        return cards[0] == NONE ? 0 : cards[1] == NONE ? 1 : BOARD;
    }

    boolean isFacingBet() {
        return paid[turn] < paid[1 - turn];
    }

    int paid(int seat) {
        return paid[seat];
    }

    /** The chips of the seat to move after a call, or, if it bets or raises, after that. */
    int paidAfter(int decision) {
        return paid[1 - turn] + (decision == RAISE ? rules.bets()[round] : 0);
    }

    /** Which decision the action {@code code} is for the seat to move. */
    int decision(int code) {
        if (!rules.isKuhn()) {
            return code;
        }
        return code == PASS ? isFacingBet() ? FOLD : CALL : isFacingBet() ? CALL : RAISE;
    }

    @Override
    public int legalActions(int[] buffer) {
        int actor = actor();
        if (actor == TERMINAL) {
            return 0;
        }
        int count = 0;
        if (actor == CHANCE) {
            for (int rank = 0; rank < rules.ranks(); rank++) {
                if (left(rank) > 0) {
                    buffer[count++] = rank;
                }
            }
        } else if (rules.isKuhn()) {
            buffer[count++] = PASS;
            buffer[count++] = BET;
        } else {
            if (isFacingBet()) {
                buffer[count++] = FOLD;
            }
            buffer[count++] = CALL;
            if (raisesInRound < rules.raises()) {
                buffer[count++] = RAISE;
            }
        }
        return count;
    }

    /** How many cards of a rank nobody has. */
    private int left(int rank) {
        int left = rules.copies();
        for (int card : cards) {
            left -= card == rank ? 1 : 0;
        }
        return left;
    }

    @Override
    public double chanceWeight(int outcome) {
        return left(outcome);
    }

    @Override
    public void apply(int action) {
        if (isCardDue()) {
            cards[receiver()] = action;
        } else {
            decide(decision(action));
        }
    }

    private void decide(int decision) {
        decisions = decisions << DECISION_BITS | decision;
        decided++;
        folded = decision == FOLD;
        // A call, and a check after a check of the other seat, ends the round.
        boolean endsRound = decision == CALL && decidedInRound > 0;
        if (decision != FOLD) {
            paid[turn] = paidAfter(decision);
        }
        decidedInRound++;
        raisesInRound += decision == RAISE ? 1 : 0;
        turn = 1 - turn;
        if (endsRound) {
            round++;
            decidedInRound = 0;
            raisesInRound = 0;
            turn = 0;
        }
    }

    @Override
    public void payoffs(double[] out) {
        out[0] = won(0);
        out[1] = 0 - out[0];
    }

    /** The winnings of a seat when the game is over: less than 0 if it has lost. */
    int won(int seat) {
        // A seat that folds has passed the turn, so that it is the other one's.
        int sign = folded ? turn == seat ? 1 : -1 : Integer.compare(strength(seat), strength(1 - seat));
        return sign * Math.min(paid[0], paid[1]);
    }

    boolean isFolded() {
        return folded;
    }

    boolean isPair(int seat) {
        return cards[seat] != NONE && cards[seat] == cards[BOARD];
    }

    boolean isDealt(int card) {
        return cards[card] != NONE;
    }

    /** The rank of a card that {@link #isDealt}. */
    int card(int card) {
        return cards[card];
    }

    /** A pair with the public card beats all else, then the higher card wins. */
    private int strength(int seat) {
        return cards[seat] == cards[BOARD] ? rules.ranks() : cards[seat];
    }

    @Override
    public void determinize(Observer observer, SplittableRandom random) {
        if (!hasHiddenInformation() || observer == Observer.REFEREE) {
            return;
        }
        boolean[] dealt = {cards[0] != NONE, cards[1] != NONE};
        for (int seat = 0; seat < PokerRules.SEATS; seat++) {
            cards[seat] = observer.sees(seat) ? cards[seat] : NONE;
        }
        for (int seat = 0; seat < PokerRules.SEATS; seat++) {
            if (dealt[seat] && !observer.sees(seat)) {
                cards[seat] = draw(random);
            }
        }
    }

    /** The rank of one of the cards that nobody has, all of which are equally likely. */
    private int draw(SplittableRandom random) {
        int all = rules.ranks() * rules.copies();
        for (int card : cards) {
            all -= card == NONE ? 0 : 1;
        }
        int rank = 0;
        for (int before = left(0), index = Playout.index(all, random); before <= index; before += left(rank)) {
            rank++;
        }
        return rank;
    }

    /** Cards are shown at a showdown; those of a game that ends with a fold stay hidden. */
    @Override
    public boolean hasHiddenInformation() {
        return !isShowdown();
    }

    /** Whether {@code observer} sees the face of a card. */
    boolean shows(int card, Observer observer) {
        return card == BOARD || isShowdown() || observer.sees(card);
    }

    @Override
    public long pack() {
        return pack(Observer.REFEREE);
    }

    private long pack(Observer observer) {
        long word = decisions << 4 | decided;
        for (int card = 0; card < cards.length; card++) {
            boolean known = cards[card] == NONE || shows(card, observer);
            word = word << CARD_BITS | (known ? cards[card] - NONE : HIDDEN);
        }
        return word;
    }

    @Override
    public void unpack(long word) {
        clear();
        int shift = CARD_BITS * cards.length;
        int all = (int) (word >>> shift) & 0xF;
        // The second card is dealt before the first decision, so that decisions can be made again in order.
        for (int i = 1; i <= all; i++) {
            decide((int) (word >>> shift + 4 + DECISION_BITS * (all - i)) & 3);
        }
        for (int card = 0; card < cards.length; card++) {
            cards[card] = (int) (word >>> CARD_BITS * (cards.length - 1 - card) & HIDDEN) + NONE;
        }
    }

    private void clear() {
        Arrays.fill(paid, PokerRules.ANTE);
        decisions = 0;
        decided = 0;
        round = 0;
        decidedInRound = 0;
        raisesInRound = 0;
        turn = 0;
        folded = false;
    }

    @Override
    public long observationKey(Observer observer) {
        return Seeds.mix(pack(observer));
    }

    @Override
    public PokerState copy() {
        PokerState copy = new PokerState(rules);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        PokerState from = (PokerState) other;
        System.arraycopy(from.cards, 0, cards, 0, cards.length);
        System.arraycopy(from.paid, 0, paid, 0, paid.length);
        decisions = from.decisions;
        decided = from.decided;
        round = from.round;
        decidedInRound = from.decidedInRound;
        raisesInRound = from.raisesInRound;
        turn = from.turn;
        folded = from.folded;
    }

    /** The cards of the seats as far as they are dealt, and the public one. */
    String cards(Observer observer) {
        StringBuilder text = new StringBuilder();
        for (int card = 0; card < cards.length && cards[card] != NONE; card++) {
            text.append(shows(card, observer) ? rules.names().charAt(cards[card]) : '?');
        }
        return text.toString();
    }

    /** The decisions so far, a letter each: those of {@link PokerGame#letter}, for this variant. */
    String betting() {
        PokerState again = new PokerState(rules);
        StringBuilder text = new StringBuilder();
        for (int i = decided - 1; i >= 0; i--) {
            int decision = (int) (decisions >>> DECISION_BITS * i) & 3;
            text.append(PokerGame.letter(rules, again.isFacingBet(), decision));
            int before = again.round;
            again.decide(decision);
            text.append(again.round > before && i > 0 ? "/" : "");
        }
        return text.toString();
    }

    @Override
    public String text(Observer observer) {
        String shown = cards(observer);
        String hands = shown.isEmpty()
                ? "-"
                : String.join(
                        " ", shown.substring(0, Math.min(2, shown.length())).split(""));
        return "cards " + hands + (shown.length() > BOARD ? ", public card " + shown.charAt(BOARD) : "") + ", betting "
                + (decided == 0 ? "-" : betting()) + ", paid " + paid[0] + " " + paid[1];
    }

    @Override
    public String toString() {
        return text(Observer.REFEREE);
    }
}
