package org.marienbad.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.drawing.Layout;
import org.marienbad.drawing.Pile;
import org.marienbad.drawing.Primitive;

/** Carries a piece from its spot to another one with the mouse: the same as a click on both. */
final class Drag {
    /** A mouse that moves by fewer pixels clicks. */
    private static final float FAR = 6;

    private final BoardView board;
    /** The place where the mouse was pressed; null unless a piece can be carried from there. */
    private Place from;

    private boolean lifted;
    private float beginX;
    private float beginY;
    private float x;
    private float y;

    Drag(BoardView board) {
        this.board = board;
    }

    /** The mouse is pressed at a place; points are in pixels of the board. */
    void begin(Place place, float atX, float atY) {
        from = board.canCarryFrom(place) ? place : null;
        lifted = false;
        beginX = atX;
        beginY = atY;
    }

    /** The mouse is moved while it is pressed; whether that carries the piece. */
    boolean move(float toX, float toY) {
        x = toX;
        y = toY;
        if (from == null || !lifted && Math.hypot(x - beginX, y - beginY) < FAR) {
            return false;
        }
        if (!lifted) {
            lifted = true;
            board.choose(from);
        }
        return true;
    }

    /** The mouse is released; the place that the piece came from, if one was carried. */
    Optional<Place> end() {
        Optional<Place> carried = lifted ? Optional.of(from) : Optional.empty();
        from = null;
        lifted = false;
        return carried;
    }

    /** The tokens that are seen in a place: all but the one that is carried. */
    List<Pile> piles(Place place) {
        List<Pile> all = place.piles();
        if (!lifted || place != from || all.isEmpty()) {
            return all;
        }
        List<Pile> rest = new ArrayList<>(all);
        Pile top = rest.remove(rest.size() - 1);
        if (top.count() > 1) {
            rest.add(top.resized(top.count() - 1, 0));
        }
        return rest;
    }

    /** The token under the mouse, if one is carried. */
    List<Primitive.Icon> icons(Layout layout, DrawingPainter drawing) {
        if (!lifted || from.piles().isEmpty()) {
            return List.of();
        }
        List<Pile> all = from.piles();
        Pile top = all.get(all.size() - 1);
        int last = top.count() - 1;
        double scale = drawing.scale();
        Primitive.Slot at = new Primitive.Slot(
                (x - drawing.x(0)) / scale,
                (y - drawing.y(0)) / scale,
                layout.slot(from.id(), all, top, last).radius());
        return List.of(new Primitive.Icon(from.id(), Primitive.Layer.TOKEN, top.look(last), at));
    }
}
