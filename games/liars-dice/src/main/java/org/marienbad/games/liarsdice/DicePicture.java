package org.marienbad.games.liarsdice;

import static org.marienbad.games.liarsdice.DiceRules.NONE;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/**
 * Above is a tray with dice for each seat, in rows of at most three. Below is a table of all bids, a row a face and a
 * column a quantity. The disc of a seat lies on each bid that it has made.
 */
final class DicePicture {
    private static final double EDGE = 3;
    private static final double GAP = 3;
    private static final double DIE = 9;
    private static final double SMALL = 4.6;
    private static final double NAME = 6.5;
    private static final int IN_ROW = 3;
    private static final double CELL_HEIGHT = 7.5;
    private static final double WIDEST_CELL = 12;
    private static final double HEAD = 11;
    private static final double PLAQUE = 26;
    private static final Kind DISC = Kind.DISC;

    private final DiceRules rules;
    private final DiceText text;
    private final double trayWidth;
    private final double trayHeight;
    /** The space of the last round's dice below those of the present one. */
    private final double strip;

    private final double width;
    private final double height;
    private final double cell;
    /** The left and upper edge of the table's cells. */
    private final double left;

    private final double top;

    DicePicture(DiceRules rules) {
        this.rules = rules;
        text = new DiceText(rules);
        strip = rules.elimination() ? SMALL + 1.5 : 0;
        trayHeight = NAME + DIE + strip + 3;
        trayWidth = Math.max(30, DIE * rules.dice() + 6);
        int trays = Math.min(IN_ROW, rules.seats());
        int rows = (rules.seats() + IN_ROW - 1) / IN_ROW;
        double traysWide = trays * (trayWidth + GAP) - GAP;
        double room = Math.max(traysWide, 110) - HEAD - PLAQUE - GAP;
        cell = Math.min(WIDEST_CELL, room / rules.allDice());
        double table = HEAD + cell * rules.allDice();
        width = Math.max(traysWide, table + GAP + PLAQUE) + 2 * EDGE;
        height = 2 * EDGE + rows * (trayHeight + GAP) + HEAD + CELL_HEIGHT * rules.sides();
        left = (width - table - GAP - PLAQUE) / 2 + HEAD;
        top = EDGE + CELL_HEIGHT * rules.sides();
    }

    Picture of(DiceState state, Observer observer) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, width, height, 6), Style.BOARD));
        List<Panel> panels = new ArrayList<>();
        for (int seat = 0; seat < rules.seats(); seat++) {
            addTray(state, seat, observer, spots);
            panels.add(new Panel(
                    seat, List.of(new Row(Text.of("panel.dice"), Text.of(String.valueOf(state.dice(seat)))))));
        }
        addTable(state, spots);
        return new Picture(width, height, spots, panels, caption(state));
    }

    private double trayX(int seat) {
        int row = seat / IN_ROW;
        int inRow = Math.min(IN_ROW, rules.seats() - row * IN_ROW);
        double all = inRow * (trayWidth + GAP) - GAP;
        return (width - all) / 2 + seat % IN_ROW * (trayWidth + GAP);
    }

    private double trayY(int seat) {
        int row = seat / IN_ROW;
        return height - EDGE - trayHeight - row * (trayHeight + GAP);
    }

    private void addTray(DiceState state, int seat, Observer observer, List<Spot> spots) {
        double x = trayX(seat);
        double y = trayY(seat);
        Text name = DiceView.nameOf(seat);
        spots.add(new Spot(tray(seat), new Box(x, y, trayWidth, trayHeight, 3), Style.CELL)
                .material("tray")
                .owner(seat)
                .tip(Text.of("tray.tip", name, state.dice(seat))));
        double nameY = y + trayHeight - NAME - .5;
        spots.add(new Spot("name-" + seat, new Box(x + 2, nameY, trayWidth - 4, NAME, 0), Style.NOTE).label(name));
        List<Kind> faces = faces(state, seat, observer);
        for (int i = 0; i < faces.size(); i++) {
            double dieX = x + (trayWidth - faces.size() * DIE) / 2 + i * DIE;
            spots.add(new Spot(die(seat, i), new Box(dieX, y + strip + 1.5, DIE, DIE, 1), Style.PIECE)
                    .tokens(Tokens.of(faces.get(i), 1)));
        }
        // The dice shown at the end of the last round, while those of a new one lie above.
        int[] shown = isShown(state, seat) ? new int[0] : state.faces(seat, true);
        for (int i = 0; i < shown.length; i++) {
            double dieX = x + (trayWidth - shown.length * SMALL) / 2 + i * SMALL;
            spots.add(new Spot("last-" + seat + "-" + i, new Box(dieX, y + 1.5, SMALL, SMALL, .5), Style.PIECE)
                    .tokens(Tokens.of(Kind.die(shown[i] + 1), 1))
                    .tip(Text.of("last.tip")));
        }
    }

    /** Whether the dice of the last round still lie there: the seat has not rolled again. */
    private static boolean isShown(DiceState state, int seat) {
        return state.loser() != NONE && state.faces(seat, false).length == 0;
    }

    private List<Kind> faces(DiceState state, int seat, Observer observer) {
        boolean shown = isShown(state, seat);
        List<Kind> kinds = new ArrayList<>();
        for (int face : state.faces(seat, shown)) {
            kinds.add(Kind.die(shown || observer.sees(seat) ? face + 1 : 0));
        }
        return kinds;
    }

    static String tray(int seat) {
        return "tray-" + seat;
    }

    static String die(int seat, int index) {
        return "die-" + seat + "-" + index;
    }

    /** The spot of an action. */
    String spot(int code) {
        return text.action(code);
    }

    private void addTable(DiceState state, List<Spot> spots) {
        int columns = rules.allDice();
        double right = left + cell * columns;
        spots.add(new Spot("table", new Box(left, EDGE, cell * columns, top - EDGE, 0), Style.BOARD).material("table"));
        int open = state.inPlay();
        if (open < columns) {
            double from = left + cell * open;
            spots.add(new Spot("closed", new Box(from, EDGE, right - from, top - EDGE, 0), Style.CARD)
                    .material("closed")
                    .tip(Text.of("closed.tip", open)));
        }
        for (int quantity = 1; quantity <= columns; quantity++) {
            double x = left + cell * quantity;
            addLine("column-" + quantity, x, EDGE, x, top, quantity == columns, spots);
            double label = Math.min(cell, HEAD);
            Box head = new Box(x - cell / 2 - label / 2, top + (HEAD - label) / 2, label, label, 0);
            spots.add(new Spot("quantity-" + quantity, head, Style.NOTE).label(Text.of(String.valueOf(quantity))));
        }
        for (int face = 0; face < rules.sides(); face++) {
            double y = faceY(face);
            addLine("row-" + face, left, y, right, y, face == rules.sides() - 1, spots);
            double size = CELL_HEIGHT - 1;
            spots.add(new Spot("face-" + face, new Box(left - size - .8, y + .5, size, size, 0), Style.PIECE)
                    .tokens(Tokens.of(Kind.die(face + 1), 1))
                    .tip(face == rules.wild() ? Text.of("face.wild", face + 1) : Text.EMPTY));
        }
        if (rules.wild() != NONE) {
            Box box = new Box(left - HEAD - .5, faceY(rules.wild()) + 2, 3.5, 3.5, 0);
            spots.add(new Spot("wild", box, Style.NOTE)
                    .tokens(Tokens.of(Kind.STAR, 1))
                    .tip(Text.of("face.wild", rules.wild() + 1)));
        }
        for (int bid = 0; bid < rules.bids() && state.actor() != State.TERMINAL; bid++) {
            if (rules.quantity(bid) <= open) {
                spots.add(cellOf(state, bid));
            }
        }
        if (state.highestBid() == NONE && state.calledBid() != NONE) {
            spots.add(new Spot("called", box(state.calledBid()), Style.MARK));
        }
        if (state.highestBid() != NONE) {
            Box plaque = new Box(right + GAP, EDGE + (top - EDGE) / 2 - 5.5, PLAQUE, 11, 3);
            spots.add(new Spot(spot(rules.liar()), plaque, Style.CARD).label(Text.of("liar")));
        }
    }

    private void addLine(String id, double x, double y, double toX, double toY, boolean outermost, List<Spot> spots) {
        if (!outermost) {
            spots.add(new Spot(id, new Line(List.of(x, y, toX, toY)), Style.LINE).material("grid"));
        }
    }

    /** The lower edge of a row: ones above, as they are the lowest bids. */
    private double faceY(int face) {
        return top - CELL_HEIGHT * (face + 1);
    }

    private Spot cellOf(DiceState state, int bid) {
        Spot spot = new Spot(spot(bid), box(bid), Style.HIDDEN).tip(DiceView.bid(rules, bid));
        int bidder = bidder(state, bid);
        return bidder == NONE ? spot : spot.tokens(new Tokens(DISC, bidder, 1));
    }

    /** The seat that has made {@code bid} in this round, or NONE. */
    private int bidder(DiceState state, int bid) {
        if (!state.isBid(bid)) {
            return NONE;
        }
        int seat = state.first();
        for (int rank = 0; rank < rules.rank(bid); rank++) {
            seat = state.isBid(rules.bid(rank)) ? state.after(seat) : seat;
        }
        return seat;
    }

    private Box box(int bid) {
        double x = left + cell * (rules.quantity(bid) - 1);
        return new Box(x, faceY(rules.face(bid)), cell, CELL_HEIGHT, .5);
    }

    private Text caption(DiceState state) {
        int actor = state.actor();
        if (actor == State.TERMINAL) {
            return DiceView.end(rules, state);
        } else if (actor == State.CHANCE) {
            return Text.of("caption.roll");
        }
        int highest = state.highestBid();
        return highest == NONE
                ? Text.of("caption.first", DiceView.nameOf(actor))
                : Text.of("caption.turn", DiceView.nameOf(actor), text.bid(highest));
    }

    /** A bid brings a disc; a call turns up the dice of everybody, for eyes that may see them. */
    List<Motion> motions(DiceState before, int code, Observer observer) {
        List<Motion> motions = new ArrayList<>();
        if (before.actor() == State.CHANCE) {
            return motions;
        }
        if (code != rules.liar()) {
            motions.add(new Motion(0, tray(before.actor()), spot(code), new Tokens(DISC, before.actor(), 1)));
            return motions;
        }
        for (int seat = 0; seat < rules.seats(); seat++) {
            int[] faces = before.faces(seat, false);
            for (int i = 0; i < faces.length && observer.sees(seat); i++) {
                motions.add(new Motion(i, die(seat, i), die(seat, i), Tokens.of(Kind.die(faces[i] + 1), 1)));
            }
        }
        motions.sort((one, other) -> Integer.compare(one.step(), other.step()));
        return motions;
    }
}
