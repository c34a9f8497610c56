package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.WindowOptions;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.play.LiveGame;

/** The row above a game: its name, and what one can do whoever is to move. */
final class GameHeader extends Table {
    private final GameController play;
    private final Widgets widgets;
    private final UiMessages words;
    private final Label title;
    private final TextButton undo;
    private final TextButton redo;
    private final List<TextButton> panels;
    private final Label speedLabel;
    private final Select<String> speed;
    private final Actor sound;
    private final Actor languages;
    private final TextButton newGame;

    /**
     * A header.
     *
     * @param panels open the panels beside the board
     */
    GameHeader(Context context, GameController play, List<TextButton> panels) {
        this.play = play;
        this.panels = panels;
        widgets = context.widgets();
        words = context.words();
        LiveGame live = play.live();
        title = widgets.shortened(words.name(play.provider()), "title");
        title.setName("title");
        undo = button(context, "undo", "game.undo", live::undo);
        redo = button(context, "redo", "game.redo", live::redo);
        speedLabel = widgets.label(words.get("game.speed"), "small");
        speed = new Select<>(
                widgets.theme(),
                WindowOptions.SPEEDS.keySet().stream()
                        .map(name -> new Select.Item<>(name, words.get("game.speed." + name)))
                        .toList(),
                context.options().speedName(),
                context.options()::speed);
        speed.setName("speed");
        widgets.tip(speed, words.get("game.speed"));
        sound = context.soundButton();
        languages = context.languages();
        newGame = widgets.button("newGame", words.get("game.new"), "default", context.screens()::home);
        arrange(Room.ALL);
    }

    /** The buttons that find room, beside the title and the parts of the game. */
    private enum Room {
        ALL,
        NO_LABEL,
        NO_LANGUAGE,
        NO_SOUND,
        NO_SPEED
    }

    private void arrange(Room room) {
        clearChildren();
        float gap = px(8);
        defaults().minWidth(0); // buttons end in an ellipsis, and are whole in their tips
        add(title).growX().minWidth(px(60));
        add(undo).padLeft(gap).padRight(gap).fillY();
        add(redo).padRight(gap).fillY();
        panels.stream()
                .filter(Actor::isVisible)
                .forEach(button -> add(button).padRight(gap).fillY());
        if (room == Room.ALL) {
            add(speedLabel).padLeft(gap).padRight(gap);
        }
        if (room.compareTo(Room.NO_SPEED) < 0) {
            add(speed).width(px(104)).padRight(gap);
        }
        if (room.compareTo(Room.NO_SOUND) < 0) {
            add(sound).padRight(gap).fillY();
        }
        if (room.compareTo(Room.NO_LANGUAGE) < 0) {
            add(languages).width(px(110)).padRight(gap);
        }
        add(newGame).fillY();
    }

    @Override
    protected void sizeChanged() {
        super.sizeChanged();
        for (Room room : Room.values()) {
            arrange(room);
            float others = getPrefWidth() - getCell(title).getPrefWidth();
            if (others + title.getPrefWidth() <= getWidth()) {
                return;
            }
        }
    }

    /** Offers what can be done now. */
    void refresh() {
        LiveGame live = play.live();
        undo.setDisabled(!live.canUndo());
        widgets.tip(
                undo,
                live.undoObjection()
                        .map(why -> words.get(play.provider(), why))
                        .orElseGet(() -> words.get("game.undo.help")));
        redo.setDisabled(live.tree().isLatest());
    }

    /** Another panel is offered, or one is not any more. */
    void rearrange() {
        sizeChanged();
    }

    /** A button with the words {@code key}, and a tip where there are words for that. */
    static TextButton button(Context context, String name, String key, Runnable reaction) {
        UiMessages words = context.words();
        String help = words.get(key + ".help");
        TextButton button = context.widgets().button(name, words.get(key), "default", reaction);
        return context.widgets().tip(button, help.equals(key + ".help") ? "" : help);
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }
}
