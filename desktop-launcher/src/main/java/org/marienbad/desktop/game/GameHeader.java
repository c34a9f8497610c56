package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Icon;
import org.marienbad.desktop.widget.IconButton;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.play.LiveGame;

/** The row above a game: the way out, its name, and what one can do whoever is to move. */
final class GameHeader extends Table {
    private final GameController play;
    private final Widgets widgets;
    private final UiMessages words;
    private final IconButton undo;
    private final IconButton redo;
    private final List<IconButton> leading;
    private final List<IconButton> tools;
    private final Table icons = new Table();
    private final Actor settings;

    /**
     * A header.
     *
     * @param leading come and go or change their width; they stand first, so that no other moves
     * @param tools turn the board, open the panels beside it
     */
    GameHeader(Context context, GameController play, List<IconButton> leading, List<IconButton> tools) {
        this.play = play;
        this.leading = leading;
        this.tools = tools;
        widgets = context.widgets();
        words = context.words();
        LiveGame live = play.live();
        undo = widgets.icon("undo", Icon.UNDO, "", live::undo);
        redo = widgets.icon("redo", Icon.REDO, words.get("game.redo.help"), live::redo);
        settings = context.gear();
        Actor title = widgets.shortened(words.name(play.provider()), "title");
        title.setName("title");
        add(widgets.iconWords("games", Icon.BACK, words.get("game.leave"), "quiet", context.screens()::home))
                .padRight(widgets.theme().px(10));
        add(title).growX().minWidth(widgets.theme().px(60));
        add(icons).fillY();
        rearrange();
    }

    /** Another panel is offered, or one is not any more. */
    void rearrange() {
        icons.clearChildren();
        float gap = widgets.theme().px(4);
        add(leading, gap);
        icons.add(undo).padLeft(2 * gap);
        icons.add(redo).padRight(3 * gap);
        add(tools, gap);
        icons.add(settings).padLeft(2 * gap);
    }

    private void add(List<IconButton> buttons, float gap) {
        buttons.stream()
                .filter(Actor::isVisible)
                .forEach(button -> icons.add(button).padRight(gap));
    }

    /** Offers what can be done now; in a lesson the game cannot be taken back. */
    void refresh(boolean lesson) {
        LiveGame live = play.live();
        undo.setDisabled(lesson || !live.canUndo());
        widgets.tip(
                undo,
                live.undoObjection()
                        .map(why -> words.get(play.provider(), why))
                        .orElseGet(() -> words.get("game.undo.help")));
        redo.setDisabled(lesson || live.tree().isLatest());
    }

    /** A button with the words {@code key}, and a tip where there are words for that. */
    static TextButton button(Context context, String name, String key, Runnable reaction) {
        UiMessages words = context.words();
        String help = words.get(key + ".help");
        TextButton button = context.widgets().button(name, words.get(key), "default", reaction);
        return context.widgets().tip(button, help.equals(key + ".help") ? "" : help);
    }
}
