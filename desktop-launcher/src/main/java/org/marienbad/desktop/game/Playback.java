package org.marienbad.desktop.game;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;

/** Shows one animated action after the other on a board; busy until the last has been seen. */
final class Playback {
    private record Scene(List<Motion> motions, Picture after, String text) {}

    private final BoardView board;
    private final Runnable finished;
    private final Queue<Scene> scenes = new ArrayDeque<>();
    private boolean busy;
    private float speed = 1;

    /** {@code finished} is called whenever nothing is left to show. */
    Playback(BoardView board, Runnable finished) {
        this.board = board;
        this.finished = finished;
    }

    /** 1 is normal, 0 means no animation. */
    void speed(float factor) {
        speed = factor;
    }

    boolean isBusy() {
        return busy;
    }

    void add(List<Motion> motions, Picture after, String text) {
        scenes.add(new Scene(motions, after, text));
        if (!busy) {
            busy = true;
            next();
        }
    }

    /** Drops what is still to be shown. */
    void clear() {
        scenes.clear();
        board.skip();
    }

    private void next() {
        Scene scene = scenes.poll();
        if (scene == null) {
            busy = false;
            finished.run();
        } else {
            board.play(scene.motions, scene.after, scene.text, speed, this::next);
        }
    }
}
