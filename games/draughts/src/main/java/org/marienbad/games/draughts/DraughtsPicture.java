package org.marienbad.games.draughts;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Panel;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Row;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** The board with Black's men below, numbers in the corners of the dark squares, and captured pieces on the right. */
final class DraughtsPicture {
    private static final List<Kind> MEN = List.of(Kind.BLACK_DISC, Kind.WHITE_DISC);
    private static final List<Kind> KINGS = List.of(Kind.BLACK_KING, Kind.WHITE_KING);

    private static final double CELL = 10;
    private static final double FRAME = 4;
    private static final double SIDE = 2 * FRAME + Squares.ROWS * CELL;
    private static final double TRAY = 8.5;
    private static final double TRAY_LENGTH = 38;
    private static final double TRAY_LEFT = SIDE - 0.5;
    private static final double WIDTH = TRAY_LEFT + TRAY + FRAME - 1;
    /** The place of the number of a square, from its middle, and its size. */
    private static final double CORNER = 3.9;

    private static final double NUMBER = 1;

    private DraughtsPicture() {}

    static Picture of(DraughtsState state) {
        List<Spot> spots = new ArrayList<>();
        spots.add(new Spot("board", new Box(0, 0, WIDTH, SIDE, 2), Style.BOARD).material("walnut"));
        Box light = new Box(FRAME, FRAME, SIDE - 2 * FRAME, SIDE - 2 * FRAME, 0);
        spots.add(new Spot("light", light, Style.BOARD).material("light-square"));
        for (int square = 0; square < Squares.COUNT; square++) {
            spots.add(cell(state, square));
        }
        for (int square = 0; square < Squares.COUNT; square++) {
            Circle corner = new Circle(x(square) - CORNER, y(square) + CORNER, NUMBER);
            spots.add(
                    new Spot("number" + Squares.name(square), corner, Style.NOTE).label(Text.of(Squares.name(square))));
        }
        spots.add(tray(state, DraughtsState.BLACK));
        spots.add(tray(state, DraughtsState.WHITE));
        List<Panel> panels = List.of(panel(state, DraughtsState.BLACK), panel(state, DraughtsState.WHITE));
        return new Picture(WIDTH, SIDE, spots, panels, caption(state));
    }

    private static Spot cell(DraughtsState state, int square) {
        Box box = new Box(x(square) - CELL / 2, y(square) - CELL / 2, CELL, CELL, 0);
        Spot spot = new Spot(Squares.name(square), box, Style.CELL).material("dark-square");
        int owner = state.owner(square);
        if (owner < 0) {
            return spot;
        }
        String piece = state.isKing(square) ? "tip.king" : "tip.man";
        return spot.tokens(piece(state, square)).tip(Text.of(piece, DraughtsView.nameOf(owner), Squares.name(square)));
    }

    private static Tokens piece(DraughtsState state, int square) {
        int owner = state.owner(square);
        return new Tokens((state.isKing(square) ? KINGS : MEN).get(owner), owner, 1);
    }

    private static double x(int square) {
        return FRAME + CELL * (Squares.column(square) + 0.5);
    }

    private static double y(int square) {
        return FRAME + CELL * (Squares.row(square) + 0.5);
    }

    private static String trayOf(int seat) {
        return "captured." + seat;
    }

    /** The pieces that {@code seat} has captured, stacked from its own side on. */
    private static Spot tray(DraughtsState state, int seat) {
        int other = 1 - seat;
        int captured = state.captured(seat);
        double right = TRAY_LEFT + TRAY;
        double low = FRAME;
        double high = FRAME + TRAY_LENGTH;
        List<Double> outline = seat == DraughtsState.BLACK
                ? List.of(TRAY_LEFT, low, right, low, right, high, TRAY_LEFT, high)
                : List.of(TRAY_LEFT, SIDE - low, right, SIDE - low, right, SIDE - high, TRAY_LEFT, SIDE - high);
        return new Spot(trayOf(seat), new Polygon(outline), Style.POINT)
                .material("trough")
                .tokens(new Tokens(MEN.get(other), other, captured))
                .tip(Text.of("tip.captured", DraughtsView.nameOf(seat), captured));
    }

    private static Panel panel(DraughtsState state, int seat) {
        return new Panel(
                seat,
                List.of(
                        new Row(Text.of("panel.men"), Text.of(String.valueOf(state.men(seat)))),
                        new Row(Text.of("panel.kings"), Text.of(String.valueOf(state.kings(seat))))));
    }

    /** A step or jump; then the piece jumped over leaves, and a man that has arrived is crowned. */
    static List<Motion> motions(DraughtsState before, int action) {
        List<Motion> motions = new ArrayList<>();
        int from = Squares.from(action);
        int to = Squares.to(before, action);
        motions.add(new Motion(0, Squares.name(from), Squares.name(to), piece(before, from)));
        int captured = Squares.captured(before, action);
        if (captured >= 0) {
            motions.add(new Motion(1, Squares.name(captured), trayOf(before.side()), piece(before, captured)));
        }
        DraughtsState after = before.copy();
        after.apply(action);
        if (after.isKing(to) && !before.isKing(from)) {
            motions.add(new Motion(captured < 0 ? 1 : 2, Squares.name(to), Squares.name(to), piece(after, to)));
        }
        return motions;
    }

    private static Text caption(DraughtsState state) {
        if (state.actor() == State.TERMINAL) {
            Text why = DraughtsView.ending(state);
            return state.end() == DraughtsState.End.NO_MOVE
                    ? Text.of("result.win", DraughtsView.nameOf(1 - state.side()), why)
                    : Text.of("result.draw", why);
        }
        Text seat = DraughtsView.nameOf(state.side());
        if (state.jumper() != 0) {
            return Text.of("turn.jumpOn", seat, Squares.name(DraughtsBits.index(state.jumper())));
        }
        return Text.of(state.mustJump() ? "turn.capture" : "turn", seat);
    }
}
