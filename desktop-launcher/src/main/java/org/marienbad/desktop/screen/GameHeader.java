package org.marienbad.desktop.screen;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
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

    private final Application application;
    private final GameController play;
    private final Playback playback;
    private final Widgets widgets;
    private final UiMessages words;
    private final TextButton undo;
    private final TextButton redo;
    private final Hint hint;

    /** @param marks shows the spots of an action advised */
    GameHeader(Application application, GameController play, Playback playback, Consumer<Set<String>> marks) {
        this.application = application;
        this.play = play;
        this.playback = playback;
        widgets = application.widgets();
        words = application.words();
        LiveGame live = play.live();
        speed(application.preferences().get("speed", "normal"));
        undo = button(application, "undo", "game.undo", live::undo);
        redo = button(application, "redo", "game.redo", live::redo);
        hint = new Hint(application, play, marks);
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
                application.preferences().get("speed", "normal"),
                this::speed);
        speed.setName("speed");
        add(speed).width(px(104)).padRight(gap);
        add(sound(application)).padRight(gap).fillY();
        add(application.languages()).width(px(110)).padRight(px(20));
        if (!play.view().rulebook().isEmpty()) {
            add(button(application, "rules", "game.rules", this::showRules))
                    .padRight(gap)
                    .fillY();
        }
        add(widgets.button("newGame", words.get("game.new"), "default", application::showNewGame))
                .fillY();
    }

    /** Offers what can be done now. */
    void refresh() {
        undo.setDisabled(!play.live().canUndo());
        redo.setDisabled(!play.live().canRedo());
        hint.refresh();
    }

    /** A button with the words {@code key}, and a tip where there are words for that. */
    static TextButton button(Application application, String name, String key, Runnable reaction) {
        UiMessages words = application.words();
        String help = words.get(key + ".help");
        TextButton button = application.widgets().button(name, words.get(key), "default", reaction);
        return application.widgets().tip(button, help.equals(key + ".help") ? "" : help);
    }

    /** A button that switches the sounds. */
    static Actor sound(Application application) {
        UiMessages words = application.words();
        boolean muted = application.preferences().getBoolean("muted", false);
        TextButton[] button = new TextButton[1];
        button[0] = application
                .widgets()
                .button("sound", words.get(muted ? "sound.off" : "sound.on"), "default", () -> {
                    boolean silent = !application.preferences().getBoolean("muted", false);
                    application.preferences().put("muted", silent);
                    application.sounds().mute(silent);
                    button[0].setText(words.get(silent ? "sound.off" : "sound.on"));
                });
        return application.widgets().tip(button[0], words.get("sound.help"));
    }

    private void showRules() {
        Table paragraphs = new Table();
        for (Text paragraph : play.view().rulebook()) {
            paragraphs
                    .add(widgets.wrapped(words.get(play.provider(), paragraph), "default"))
                    .growX()
                    .padBottom(px(10));
            paragraphs.row();
        }
        new Notice(widgets, "rules.page", words.name(play.provider()))
                .content(paragraphs)
                .button("dialog.ok", words.get("dialog.ok"), () -> {})
                .show(application.stage());
    }

    private void speed(String name) {
        application.preferences().put("speed", name);
        playback.speed(SPEEDS.getOrDefault(name, 1f));
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }
}
