package org.marienbad.games.reversi;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The board, a1 at the upper left, with letters above and numbers at the left. */
final class ReversiPicture {
    private static final List<Kind> DISCS = List.of(Kind.BLACK_DISC, Kind.WHITE_DISC);
    private static final double CELL = 10;
    /** Room for letters and numbers. */
    private static final double EDGE = 7;

    private static final double MARGIN = 2;

    private final ReversiRules rules;
    private final double side;

    ReversiPicture(ReversiRules rules) {
        this.rules = rules;
        side = EDGE + CELL * rules.size() + MARGIN;
    }

    Picture of(ReversiState state) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, side, side, 2), Style.BOARD));
        for (int i = 0; i < rules.size(); i++) {
            spots.add(note(String.valueOf((char) ('a' + i)), x(i), side - EDGE / 2));
            spots.add(note(String.valueOf(i + 1), EDGE / 2, y(i)));
        }
        for (int cell = 0; cell < rules.cells(); cell++) {
            spots.add(cell(state, cell));
        }
        return new Picture(side, side, spots, List.of(panel(state, 0), panel(state, 1)), caption(state));
    }

    private static Spot note(String words, double x, double y) {
        return new Spot("edge-" + words, new Circle(x, y, EDGE / 2 - 1), Style.NOTE).label(Text.of(words));
    }

    private Spot cell(ReversiState state, int cell) {
        Box box = new Box(x(cell % rules.size()) - CELL / 2, y(cell / rules.size()) - CELL / 2, CELL, CELL, 0);
        Spot spot = new Spot(rules.nameOf(cell), box, Style.CELL).material("felt");
        int owner = state.owner(cell);
        if (owner >= 0) {
            return spot.tokens(disc(owner));
        }
        if (state.actor() == State.TERMINAL) {
            return spot;
        }
        int turned = state.turned(cell);
        return spot.tip(turned > 0 ? Text.of("cell.turns", turned) : Text.of("cell.nothing", rules.nameOf(cell)));
    }

    /** The disc that is placed, then those that it turns, the nearest first. */
    List<Motion> turn(ReversiState before, int action) {
        List<Motion> motions = new ArrayList<>();
        if (action == rules.pass()) {
            return motions;
        }
        int seat = before.actor();
        ReversiState after = before.copy();
        after.apply(action);
        motions.add(new Motion(0, rules.nameOf(action), rules.nameOf(action), disc(seat)));
        for (int distance = 1; distance < rules.size(); distance++) {
            for (int cell = 0; cell < rules.cells(); cell++) {
                if (before.owner(cell) == 1 - seat && after.owner(cell) == seat && distance(action, cell) == distance) {
                    motions.add(new Motion(distance, rules.nameOf(cell), rules.nameOf(cell), disc(seat)));
                }
            }
        }
        return motions;
    }

    private int distance(int from, int to) {
        int rows = Math.abs(from / rules.size() - to / rules.size());
        return Math.max(rows, Math.abs(from % rules.size() - to % rules.size()));
    }

    private static Tokens disc(int seat) {
        return new Tokens(DISCS.get(seat), seat, 1);
    }

    private static double x(int column) {
        return EDGE + CELL * (column + 0.5);
    }

    private double y(int row) {
        return side - EDGE - CELL * (row + 0.5);
    }

    private static Panel panel(ReversiState state, int seat) {
        return new Panel(seat, List.of(new Row(Text.of("panel.discs"), Text.of(String.valueOf(state.discs(seat))))));
    }

    private Text caption(ReversiState state) {
        if (state.actor() != State.TERMINAL) {
            return Text.of(state.mustPass() ? "turn.pass" : "turn", ReversiView.nameOf(state.actor()));
        }
        int black = state.discs(0);
        int white = state.discs(1);
        if (black == white) {
            return Text.of("result.draw", black);
        }
        int winner = (black > white) != rules.anti() ? 0 : 1;
        return Text.of("result.win", ReversiView.nameOf(winner), state.discs(winner), state.discs(1 - winner));
    }
}
