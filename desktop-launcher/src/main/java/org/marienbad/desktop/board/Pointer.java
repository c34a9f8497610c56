package org.marienbad.desktop.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;

/** The mouse over one place. */
final class Pointer extends ClickListener {
    private final BoardView board;
    private final Hover hover;
    private final RefusedClick refusal;
    private final Drag drag;
    private final Place place;

    Pointer(BoardView board, Hover hover, RefusedClick refusal, Drag drag, Place place) {
        this.board = board;
        this.hover = hover;
        this.refusal = refusal;
        this.drag = drag;
        this.place = place;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        hover.press();
        Vector2 at = onBoard(x, y);
        drag.begin(place, at.x, at.y);
        return super.touchDown(event, x, y, pointer, button);
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        super.touchDragged(event, x, y, pointer);
        Vector2 at = onBoard(x, y);
        if (drag.move(at.x, at.y)) {
            cancel(); // it clicks no more
            if (under(x, y) instanceof Place over) {
                hover.enter(over);
            } else {
                hover.clear();
            }
            Gdx.graphics.requestRendering();
        }
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        super.touchUp(event, x, y, pointer, button);
        drag.end().ifPresent(from -> board.drop(from, under(x, y)));
    }

    private Vector2 onBoard(float x, float y) {
        return place.localToParentCoordinates(new Vector2(x, y));
    }

    private Actor under(float x, float y) {
        Vector2 at = onBoard(x, y);
        return board.hit(at.x, at.y, true);
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
            refusal.leave(place);
        }
    }
}
