package org.marienbad.desktop.board;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

/** Any click or key skips the animation and is then handled as usual; Escape takes back clicks. */
final class BoardKeys extends InputListener {
    private final BoardView board;
    private final Runnable skip;

    BoardKeys(BoardView board, Runnable skip) {
        this.board = board;
        this.skip = skip;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        skip.run();
        return false;
    }

    @Override
    public boolean keyDown(InputEvent event, int key) {
        skip.run();
        if (key == Keys.ESCAPE && board.isNarrowed()) {
            board.reset();
            event.stop();
            return true;
        }
        return false;
    }
}
