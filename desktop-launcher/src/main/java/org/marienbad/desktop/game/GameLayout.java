package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.marienbad.desktop.widget.Widgets;

/**
 * Gives the board as much room as its shape can use. The seats and the moves stand beside a high board and below a wide
 * one. A panel stands beside the board, in a column of its own where the window is wide, else in place of the moves.
 */
final class GameLayout extends Table {
    /** The parts to lay out: {@code above} and {@code below} the board stand those that keep their height. */
    record Parts(Above above, Actor board, List<Actor> below, List<SeatCard> seats, Side side) {}

    /** The parts above the board: whose turn it is, and the events. */
    record Above(Actor headline, Actor recap) {}

    /** The parts beside the seats: the controls of players, the moves, and the place for a panel. */
    record Side(Table controls, Actor moves, Table panel) {}

    /** Widths at which there is room for more, in units. */
    private static final float NORMAL = 1120;

    private static final float WIDE = 1560;
    private static final float HEADLINE = 50;
    private static final float RECAP = 26;
    private static final float BELOW = 206;
    private static final float GAP = 16;
    /** The least height of a useful panel below the seats. */
    private static final float PANEL_HEIGHT = 330;

    private static final float MOVES_HEIGHT = 150;
    private static final int MOST_BELOW = 3;
    private static final float NARROWEST_CARD = 240;

    private final Widgets widgets;
    private final Parts parts;
    private final SeatStack stack;
    private final float aspect;
    private Shape shape;
    private boolean open;

    /** The facts that decide the layout. */
    private record Shape(boolean below, float side, boolean wide, boolean open) {}

    /** {@code aspect} is the board's width by its height; 0 where there is no picture. */
    GameLayout(Widgets widgets, Parts parts, float aspect) {
        this.widgets = widgets;
        this.parts = parts;
        this.aspect = aspect;
        stack = new SeatStack(widgets, parts.seats);
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    /** Makes room for the panel, or takes it back. */
    void open(boolean isOpen) {
        open = isOpen;
        fit();
    }

    /** The seats may have other heights. */
    void refit() {
        fit();
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        if (getWidth() > 0) {
            fit();
        }
    }

    private void fit() {
        if (getWidth() <= 0) {
            return;
        }
        float units = getWidth() / widgets.theme().scale();
        boolean wide = units >= WIDE;
        float side = px(units < NORMAL ? 292 : wide ? 400 : 340);
        Shape wanted = new Shape(isBetterBelow(side, wide), side, wide, open);
        if (!wanted.equals(shape)) {
            shape = wanted;
            arrange();
        }
        if (!shape.below) {
            float rest = parts.side.controls.getPrefHeight() + px(20);
            boolean replaced = open && !wide;
            float free = getHeight() - rest;
            stack.room(free - px(replaced ? PANEL_HEIGHT : MOVES_HEIGHT), free - px(MOVES_HEIGHT));
        }
    }

    private boolean isBetterBelow(float side, boolean wide) {
        float width = getWidth() - (open ? side + px(GAP) : 0);
        float besideWidth = getWidth() - side - px(GAP) - (open && wide ? side + px(GAP) : 0);
        float height = getHeight() - px(HEADLINE + RECAP + 84);
        float beside = Math.min(besideWidth, height * aspect);
        float above = Math.min(width, (height - px(BELOW + GAP)) * aspect);
        // Where a panel leaves the board the same room either way, nothing moves, and the moves stay in sight.
        boolean stays = open && above > beside - 1 && width - side >= px(NARROWEST_CARD) * parts.seats.size();
        return aspect > 0 && parts.seats.size() <= MOST_BELOW && (above > beside || stays);
    }

    private void arrange() {
        clearChildren();
        Table table = new Table();
        table.add(parts.above.headline).growX().minWidth(0).height(px(HEADLINE));
        table.row();
        table.add(parts.above.recap).growX().minWidth(0).height(px(RECAP)).padBottom(px(6));
        table.row();
        table.add(parts.board).grow().minWidth(0).minHeight(0);
        table.row();
        for (Actor actor : parts.below) {
            table.add(actor).growX().minWidth(0);
            table.row();
        }
        if (shape.below) {
            table.add(strip()).growX().height(px(BELOW)).padTop(px(GAP / 2));
        }
        add(table).grow().minWidth(0);
        if (shape.open && (shape.below || shape.wide)) {
            add(parts.side.panel).width(shape.side).growY().padLeft(px(GAP));
        }
        if (!shape.below) {
            add(side()).width(shape.side).growY().padLeft(px(GAP));
        }
    }

    private Actor strip() {
        Table left = new Table();
        for (SeatCard seat : parts.seats) {
            seat.show(SeatCard.Detail.WHOLE);
            left.add(seat).uniformX().grow().minWidth(0).padRight(px(12));
        }
        left.row();
        left.add(parts.side.controls)
                .colspan(parts.seats.size())
                .growX()
                .padTop(px(10))
                .padRight(px(12));
        Table strip = new Table();
        strip.add(left).grow().minWidth(0);
        strip.add(parts.side.moves).width(shape.side).growY();
        return strip;
    }

    private Actor side() {
        stack.fill();
        Table side = new Table();
        side.top();
        side.add(stack).growX();
        side.row();
        side.add(parts.side.controls).growX().padTop(px(4)).padBottom(px(12));
        side.row();
        Actor rest = shape.open && !shape.wide ? parts.side.panel : parts.side.moves;
        side.add(rest).grow().minHeight(px(60)).prefHeight(px(60));
        return side;
    }
}
