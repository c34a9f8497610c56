package org.marienbad.desktop.game;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.text.Text;
import org.marienbad.play.LiveGame;

/** The row above a game: its name, and what one can do whoever is to move. */
final class GameHeader extends Table {
    private static final Map<String, Float> SPEEDS = new LinkedHashMap<>();

    static {
        SPEEDS.put("0", 0f);
        SPEEDS.put("slow", .5f);
        SPEEDS.put("normal", 1f);
        SPEEDS.put("fast", 2.2f);
    }

    private final Context context;
    private final GameController play;
    private final Playback playback;
    private final Widgets widgets;
    private final UiMessages words;
    private final TextButton undo;
    private final TextButton redo;
    private final Hint hint;

    /** @param marks shows the spots of an action advised */
    GameHeader(Context context, GameController play, Playback playback, Consumer<Set<String>> marks) {
        this.context = context;
        this.play = play;
        this.playback = playback;
        widgets = context.widgets();
        words = context.words();
        LiveGame live = play.live();
        speed(context.preferences().get("speed", "normal"));
        undo = button(context, "undo", "game.undo", live::undo);
        redo = button(context, "redo", "game.redo", live::redo);
        hint = new Hint(context, play, marks);
        float gap = px(8);
        add(widgets.shortened(words.name(play.provider()), "title")).growX().minWidth(px(80));
        add(undo).padRight(gap).fillY();
        add(redo).padRight(gap).fillY();
        add(hint.button()).padRight(px(20)).fillY();
        add(widgets.label(words.get("game.speed"), "small")).padRight(gap);
        Select<String> speed = new Select<>(
                widgets.theme(),
                SPEEDS.keySet().stream()
                        .map(name -> new Select.Item<>(name, words.get("game.speed." + name)))
                        .toList(),
                context.preferences().get("speed", "normal"),
                this::speed);
        speed.setName("speed");
        add(speed).width(px(104)).padRight(gap);
        add(context.soundButton()).padRight(gap).fillY();
        add(context.languages()).width(px(110)).padRight(px(20));
        if (!play.view().rulebook().isEmpty()) {
            add(button(context, "rules", "game.rules", this::showRules))
                    .padRight(gap)
                    .fillY();
        }
        add(widgets.button("newGame", words.get("game.new"), "default", context.screens()::home))
                .fillY();
    }

    /** Offers what can be done now. */
    void refresh() {
        undo.setDisabled(!play.live().canUndo());
        redo.setDisabled(!play.live().canRedo());
        hint.refresh();
    }

    /** A button with the words {@code key}, and a tip where there are words for that. */
    static TextButton button(Context context, String name, String key, Runnable reaction) {
        UiMessages words = context.words();
        String help = words.get(key + ".help");
        TextButton button = context.widgets().button(name, words.get(key), "default", reaction);
        return context.widgets().tip(button, help.equals(key + ".help") ? "" : help);
    }

    private void showRules() {
        Table paragraphs = new Table();
        for (Text paragraph : play.view().rulebook().texts()) {
            paragraphs
                    .add(widgets.wrapped(words.get(play.provider(), paragraph), "default"))
                    .growX()
                    .padBottom(px(10));
            paragraphs.row();
        }
        new Notice(widgets, "rules.page", words.name(play.provider()))
                .content(paragraphs)
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .show(context.stage());
    }

    private void speed(String name) {
        context.preferences().put("speed", name);
        playback.speed(SPEEDS.getOrDefault(name, 1f));
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }
}
