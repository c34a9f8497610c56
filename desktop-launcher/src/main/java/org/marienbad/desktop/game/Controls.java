package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.function.Consumer;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.play.LiveGame;

/** The controls of players that are no persons, and of the clock; nothing if there is nothing to do. */
final class Controls extends Table {
    private final GameController play;
    private final LiveGame live;
    private final UiMessages words;
    private final float gap;
    private final TextButton moveNow;
    private final TextButton pause;
    private final TextButton step;

    /** {@code agreed} plays on from the position shown, once all agree. */
    Controls(Context context, GameController play, Consumer<Runnable> agreed) {
        this.play = play;
        live = play.live();
        words = context.words();
        gap = context.theme().px(8);
        moveNow = GameHeader.button(context, "moveNow", "game.moveNow", live::moveNow);
        pause = GameHeader.button(context, "pause", "game.pause", () -> {
            if (live.isPersonsTurn() && live.isPaused()) {
                live.resume(); // takes nothing back
            } else if (live.isPaused() || !isLatest()) {
                agreed.accept(live::resume);
            } else {
                live.pause();
            }
        });
        step = GameHeader.button(context, "step", "game.step", () -> agreed.accept(live::step));
        setName("controls");
        defaults().uniformX().growX().minWidth(0);
        for (TextButton button : List.of(moveNow, pause, step)) {
            // Three of them stand in a column of a small window.
            button.padLeft(gap * 3 / 4).padRight(gap * 3 / 4);
            button.getLabel().setEllipsis(true);
            button.getLabelCell().minWidth(0);
        }
    }

    /** Stops the players or lets them go on; false where there is nothing to stop. */
    boolean pauseOrResume() {
        boolean possible = hasChildren() && !pause.isDisabled();
        if (possible) {
            pause.toggle();
        }
        return possible;
    }

    private boolean isLatest() {
        return live.tree().index() == live.tree().length();
    }

    /** Offers the present commands. */
    void refresh() {
        boolean thinking = live.thinkingSeat().isPresent();
        boolean clocked = !live.timeControl().isUnlimited();
        boolean useful = !live.isFrozen()
                && (play.hasPlayers() || clocked)
                && !(live.tree().isOver() && isLatest());
        if (useful != hasChildren()) {
            fill(useful);
        }
        boolean waits = live.isPaused() || !isLatest() && !live.tree().isOver() && !live.isPersonsTurn();
        moveNow.setDisabled(!thinking);
        pause.setText(words.get(waits ? "game.resume" : "game.pause"));
        step.setDisabled(!live.isPaused() || thinking || live.tree().isOver() || live.isPersonsTurn());
    }

    private void fill(boolean useful) {
        clearChildren();
        if (useful) {
            add(moveNow).padRight(gap);
            add(pause).padRight(gap);
            add(step);
        }
    }
}
