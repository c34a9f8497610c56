package org.marienbad.desktop.game;

import java.util.List;
import java.util.Optional;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.picture.Motion;
import org.marienbad.play.ShownGame;

/** Shows one animated ply after the other on a board; busy until the last has been seen. */
final class Playback {
    private final BoardView board;
    private final ShownGame shown;
    private final Runnable changed;
    private boolean busy;
    private float speed = 1;

    /** {@code changed} is called whenever another ply is in motion, and when nothing is left to show. */
    Playback(BoardView board, ShownGame shown, Runnable changed) {
        this.board = board;
        this.shown = shown;
        this.changed = changed;
    }

    /** 1 is normal, 0 means no animation. */
    void speed(float factor) {
        speed = factor;
    }

    float speed() {
        return speed;
    }

    boolean isBusy() {
        return busy;
    }

    /** Begins with the motions to be seen, or stops if another position is shown at once. */
    void follow() {
        if (busy && !shown.isBusy()) {
            board.skip();
        } else if (!busy && shown.isBusy()) {
            busy = true;
            next();
        }
    }

    /** Drops the motions still to be shown. */
    void clear() {
        shown.skip();
        follow();
    }

    private void next() {
        Optional<MatchView> ply = shown.next();
        busy = ply.isPresent();
        if (busy) {
            MatchView before = shown.board();
            board.show(before.picture(), before.text());
        }
        try {
            changed.run();
        } finally {
            ply.ifPresent(this::play); // or a game that throws when it is asked for words would stand still for ever
        }
    }

    private void play(MatchView now) {
        List<Motion> motions = List.of();
        try {
            motions = now.motions(now.length() - 1);
        } finally {
            board.play(motions, now.picture(), now.text(), speed, this::next);
        }
    }
}
