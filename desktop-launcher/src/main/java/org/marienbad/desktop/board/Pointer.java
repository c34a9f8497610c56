package org.marienbad.desktop.board;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;

/** The mouse over one place. */
final class Pointer extends ClickListener {
    private final BoardView board;
    private final Hover hover;
    private final Place place;

    Pointer(BoardView board, Hover hover, Place place) {
        this.board = board;
        this.hover = hover;
        this.place = place;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        hover.press();
        return super.touchDown(event, x, y, pointer, button);
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        hover.move();
        return super.mouseMoved(event, x, y);
    }

    @Override
    public void clicked(InputEvent event, float x, float y) {
        board.click(place);
    }

    @Override
    public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
        super.enter(event, x, y, pointer, from);
        if (pointer == -1) {
            hover.enter(place);
        }
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
        super.exit(event, x, y, pointer, to);
        if (pointer == -1) {
            hover.leave(place);
        }
    }
}
