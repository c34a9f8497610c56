package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.marienbad.desktop.widget.Widgets;

/**
 * Gives the board as much room as its shape can use: the seats and the moves stand beside a high board and below a
 * wide one.
 */
final class GameLayout extends Table {
    /** What is laid out. */
    record Parts(
            Actor headline, Actor board, Actor buttons, List<? extends Actor> seats, Actor controls, Actor moves) {}

    private static final float SIDE = 324;
    private static final float BELOW = 206;
    private static final float GAP = 16;
    private static final float HEADLINE = 44;

    private final Widgets widgets;
    private final Parts parts;
    private final float aspect;
    private Boolean below;

    /** {@code aspect} is the board's width by its height; 0 where there is no picture. */
    GameLayout(Widgets widgets, Parts parts, float aspect) {
        this.widgets = widgets;
        this.parts = parts;
        this.aspect = aspect;
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        boolean wide = isBetterBelow();
        if (getWidth() > 0 && (below == null || below != wide)) {
            below = wide;
            arrange();
        }
    }

    private boolean isBetterBelow() {
        float height = getHeight() - px(HEADLINE);
        float beside = Math.min(getWidth() - px(SIDE + GAP), height * aspect);
        float above = Math.min(getWidth(), (height - px(BELOW + GAP)) * aspect);
        return aspect > 0 && parts.seats.size() <= 3 && above > beside;
    }

    private void arrange() {
        clear();
        Table table = new Table();
        table.add(parts.headline).growX().height(px(HEADLINE)).padBottom(px(6));
        table.row();
        table.add(parts.board).grow();
        table.row();
        table.add(parts.buttons).growX().maxHeight(px(132));
        if (below) {
            add(table).grow();
            row();
            add(below()).growX().height(px(BELOW)).padTop(px(GAP));
        } else {
            add(table).grow().padRight(px(GAP));
            add(side()).width(px(SIDE)).growY();
        }
    }

    private Actor below() {
        Table left = new Table();
        for (Actor seat : parts.seats) {
            left.add(seat).uniformX().grow().padRight(px(12));
        }
        left.row();
        left.add(parts.controls)
                .colspan(parts.seats.size())
                .growX()
                .padTop(px(10))
                .padRight(px(12));
        Table strip = new Table();
        strip.add(left).grow();
        strip.add(parts.moves).width(px(SIDE)).growY();
        return strip;
    }

    private Actor side() {
        Table seats = new Table();
        for (Actor seat : parts.seats) {
            seats.add(seat).growX().padBottom(px(10));
            seats.row();
        }
        Table side = new Table();
        boolean many = parts.seats.size() > 2;
        if (many) {
            side.add(widgets.scroll(seats)).grow().minHeight(px(240));
        } else {
            side.add(seats).growX();
        }
        side.row();
        side.add(parts.controls).growX().padBottom(px(12));
        side.row();
        if (many) {
            side.add(parts.moves).growX().height(px(150));
        } else {
            side.add(parts.moves).grow().minHeight(px(120)).prefHeight(px(120));
        }
        return side;
    }
}
