package org.marienbad.games.poker;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/**
 * The table: a card and chips before each seat, the first one below, and between them the chips that both have put in. The seat
 * that has to decide clicks a plaque at the right.
 */
final class TablePicture {
    private static final double WIDTH = 140;
    private static final double HEIGHT = 88;
    private static final double RIM = 2.6;
    private static final double MIDDLE = HEIGHT / 2;
    private static final double CARD_X = 48;
    private static final double CARD_WIDTH = 15;
    private static final double CARD_HEIGHT = 20;
    private static final double CHIPS_X = 86;
    /** Words beside the chips. */
    private static final double WORDS_X = 62;

    private static final double PLAQUE_X = 121;
    private static final Kind CHIP = new Kind("chip");
    private static final Kind DOWN = new Kind("card-down");
    private static final String DECK = "deck";
    /** Above the deck: cards that are dealt come from here. */
    private static final String DEALT = "top-card";

    private static final String PUBLIC = "public";

    private final PokerRules rules;

    TablePicture(PokerRules rules) {
        this.rules = rules;
    }

    Picture of(PokerState state, Observer observer) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("rim", new Box(0, 0, WIDTH, HEIGHT, 18), Style.BOARD));
        Box baize = new Box(RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, 18 - RIM);
        spots.add(new Spot("table", baize, Style.BOARD).material("table"));
        spots.add(place(DECK, 20, MIDDLE)
                .tokens(new Tokens(new Kind(DECK), -1, 1))
                .tip(Text.of("spot.deck")));
        spots.add(new Spot(DEALT, box(20, MIDDLE, CARD_WIDTH, CARD_HEIGHT, 2), Style.NOTE));
        if (!rules.isKuhn()) {
            spots.add(card(state, PokerState.BOARD, observer, place(PUBLIC, CARD_X, MIDDLE)));
        }
        for (int seat = 0; seat < PokerRules.SEATS; seat++) {
            Text name = PokerView.nameOf(seat);
            Spot hand = place(hand(seat), CARD_X, fromEdge(seat, 15));
            spots.add(new Spot("name-" + seat, box(20, fromEdge(seat, 15), 24, 8, 2), Style.CARD)
                    .label(name)
                    .owner(seat));
            spots.add(card(state, seat, observer, hand));
            List<Tokens> left = stack(state, seat);
            int chips = left.stream().mapToInt(Tokens::count).sum();
            spots.add(
                    tray(stack(seat), fromEdge(seat, 13), 34, 16).tokens(left).tip(Text.of("spot.stack", name, chips)));
            int paid = state.actor() == State.TERMINAL ? 0 : state.paid(seat);
            spots.add(tray(bet(seat), fromEdge(seat, 33), 30, 14)
                    .tokens(new Tokens(CHIP, seat, paid))
                    .tip(Text.of("spot.bet", name, paid)));
            spots.add(words("left-" + seat, WORDS_X, fromEdge(seat, 13), Text.of("label.left")));
            spots.add(words("paid-" + seat, WORDS_X, fromEdge(seat, 33), Text.of("label.paid")));
        }
        if (state.actor() != State.TERMINAL) {
            Text pot = Text.of("label.pot", state.paid(0) + state.paid(1));
            spots.add(words("pot", CHIPS_X, MIDDLE, pot));
        }
        addPlaques(state, observer, spots);
        return new Picture(WIDTH, HEIGHT, spots, List.of(panel(state, 0), panel(state, 1)), caption(state));
    }

    private static Box box(double x, double y, double width, double height, double corner) {
        return new Box(x - width / 2, y - height / 2, width, height, corner);
    }

    private static double fromEdge(int seat, double distance) {
        return seat == 0 ? distance : HEIGHT - distance;
    }

    private static Spot place(String id, double x, double y) {
        return new Spot(id, box(x, y, CARD_WIDTH, CARD_HEIGHT, 2), Style.CELL).material("place");
    }

    private static Spot tray(String id, double y, double width, double height) {
        return new Spot(id, box(CHIPS_X, y, width, height, height / 2), Style.HEAP).material("place");
    }

    private static Spot words(String id, double x, double y, Text label) {
        return new Spot(id, box(x, y, 11, 4.4, 1.5), Style.CARD).label(label);
    }

    private Spot card(PokerState state, int card, Observer observer, Spot place) {
        if (!state.isDealt(card)) {
            return place;
        }
        boolean shown = state.shows(card, observer);
        Text face = shown ? PokerView.rank(rules.nameOf(state.card(card))) : Text.of("spot.covered");
        return place.tokens(new Tokens(shown ? face(state.card(card)) : DOWN, -1, 1))
                .tip(
                        card == PokerState.BOARD
                                ? Text.of("spot.public", face)
                                : Text.of("spot.hand", PokerView.nameOf(card), face));
    }

    private Kind face(int rank) {
        return new Kind("card-" + rules.nameOf(rank).toLowerCase(Locale.ROOT));
    }

    static String hand(int seat) {
        return "hand-" + seat;
    }

    static String stack(int seat) {
        return "chips-" + seat;
    }

    static String bet(int seat) {
        return "bet-" + seat;
    }

    /** The plaque of a decision. */
    static String plaque(int decision) {
        return PokerView.DECISIONS.get(decision);
    }

    /** The chips that a seat has left: after the game with those of the other seat that it has won. */
    private List<Tokens> stack(PokerState state, int seat) {
        if (state.actor() != State.TERMINAL) {
            return List.of(new Tokens(CHIP, seat, rules.stake() - state.paid(seat)));
        }
        int won = state.won(seat);
        return List.of(
                new Tokens(CHIP, seat, rules.stake() + Math.min(0, won)), new Tokens(CHIP, 1 - seat, Math.max(0, won)));
    }

    /** For eyes that may see what the seat to move can do. */
    private void addPlaques(PokerState state, Observer observer, List<Spot> spots) {
        int actor = state.actor();
        if (actor < 0 || !observer.sees(actor)) {
            return;
        }
        int[] codes = new int[PokerView.DECISIONS.size()];
        int count = state.legalActions(codes);
        for (int i = 0; i < count; i++) {
            int decision = state.decision(codes[i]);
            double y = MIDDLE + 13 * (1 - decision);
            spots.add(new Spot(plaque(decision), box(PLAQUE_X, y, 27, 10, 3), Style.CARD)
                    .label(PokerView.plaque(state, decision)));
        }
    }

    private static Panel panel(PokerState state, int seat) {
        return new Panel(seat, List.of(new Row(Text.of("panel.paid"), Text.of(String.valueOf(state.paid(seat))))));
    }

    private static Text caption(PokerState state) {
        if (state.actor() == State.CHANCE) {
            return Text.of("caption.deal");
        } else if (state.actor() != State.TERMINAL) {
            return Text.of("caption.turn", PokerView.nameOf(state.actor()), state.paid(0) + state.paid(1));
        }
        int won = state.won(0);
        return won == 0
                ? Text.of("caption.split")
                : Text.of("caption.won", PokerView.nameOf(won > 0 ? 0 : 1), Math.abs(won));
    }

    /** A card dealt face down is turned for who may see it; chips go to the middle, and all of them to the winner. */
    List<Motion> motions(PokerState before, int code, Observer observer) {
        List<Motion> motions = new ArrayList<>();
        PokerState after = before.copy();
        after.apply(code);
        if (before.actor() == State.CHANCE) {
            int card = before.receiver();
            String place = card == PokerState.BOARD ? PUBLIC : hand(card);
            motions.add(new Motion(0, DEALT, place, new Tokens(DOWN, -1, 1)));
            if (after.shows(card, observer)) {
                motions.add(new Motion(1, place, place, new Tokens(face(code), -1, 1)));
            }
            return motions;
        }
        int seat = before.actor();
        int paid = after.paid(seat) - before.paid(seat);
        if (paid > 0) {
            motions.add(new Motion(0, stack(seat), bet(seat), new Tokens(CHIP, seat, paid)));
        }
        if (after.actor() == State.TERMINAL) {
            addEnd(after, observer, motions);
        }
        return motions;
    }

    /** Only for eyes that see the cards: a seat that thinks of calling must not be shown what would come of it. */
    private static boolean isKnown(PokerState end, Observer observer) {
        return end.isFolded() || observer.sees(0) && observer.sees(1);
    }

    private void addEnd(PokerState end, Observer observer, List<Motion> motions) {
        if (!isKnown(end, observer)) {
            return;
        }
        for (int seat = 0; seat < PokerRules.SEATS; seat++) {
            if (observer.sees(seat)) {
                Tokens shown = new Tokens(face(end.card(seat)), -1, 1);
                motions.add(new Motion(1, hand(seat), hand(seat), shown));
            }
        }
        for (int seat = 0; seat < PokerRules.SEATS; seat++) {
            int winner = end.won(seat) < 0 ? 1 - seat : seat;
            motions.add(new Motion(2, bet(seat), stack(winner), new Tokens(CHIP, seat, end.paid(seat))));
        }
    }
}
