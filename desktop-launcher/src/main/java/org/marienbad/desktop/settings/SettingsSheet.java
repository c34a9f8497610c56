package org.marienbad.desktop.settings;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.CheckBox;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Window;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.WindowOptions;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Notice;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Taste;

/**
 * The choices of a person about the window, at its right edge, so that the screen behind shows changes at once. All is
 * in force and remembered as soon as it is chosen.
 */
public final class SettingsSheet extends Window {
    private static final String NAME = "settings";
    private static final int WIDTH = 470;
    private static final int MARGIN = 10;
    private static final int FIELD = 210;

    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final WindowOptions options;
    private final Runnable restyle;
    private final Table rows = new Table();
    private final ScrollPane scroll;

    /** @param restyle shows everything anew, this sheet too, in the colors and at the scale chosen */
    public SettingsSheet(Context context, Runnable restyle) {
        super(context.words().get("settings.title"), style(context));
        this.context = context;
        // Not at once: the list that was clicked is still closing.
        this.restyle = () -> Gdx.app.postRunnable(() -> context.guarded(restyle));
        widgets = context.widgets();
        words = context.words();
        options = context.options();
        setName(NAME);
        setModal(true);
        setMovable(false);
        look();
        board();
        play();
        sound();
        section("settings.keys");
        rows.add(new KeyFields(context, this.restyle)).colspan(2).growX();
        rows.row();
        rows.add().growY();
        scroll = widgets.scroll(rows);
        add(scroll).grow();
        row();
        add(buttons()).growX().padTop(px(12));
        addListener(new Keyboard());
    }

    /** Dims nothing: the settings change the screen behind the sheet. */
    private static WindowStyle style(Context context) {
        WindowStyle style = new WindowStyle(context.theme().skin().get(WindowStyle.class));
        style.stageBackground = null;
        return style;
    }

    /** The sheet that is open on {@code stage}. */
    public static Optional<SettingsSheet> in(Stage stage) {
        return stage.getRoot().findActor(NAME) instanceof SettingsSheet sheet ? Optional.of(sheet) : Optional.empty();
    }

    public void show() {
        context.stage().addActor(this);
        place();
        context.stage().setKeyboardFocus(this);
        context.stage().setScrollFocus(scroll);
    }

    /** Shows it where {@code before} was left, which it replaces. */
    public void show(SettingsSheet before) {
        show();
        validate();
        scroll.layout();
        scroll.setScrollPercentY(before.scroll.getScrollPercentY());
        scroll.updateVisualScroll();
    }

    private float px(float units) {
        return widgets.theme().px(units);
    }

    private void place() {
        Stage stage = context.stage();
        float margin = px(MARGIN);
        setSize(Math.min(px(WIDTH), stage.getWidth() - 2 * margin), stage.getHeight() - 2 * margin);
        setPosition(stage.getWidth() - getWidth() - margin, margin);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (getHeight() != getStage().getHeight() - 2 * px(MARGIN)) {
            place();
        }
    }

    private void look() {
        section("settings.look");
        field(
                "settings.scale",
                select(
                        "settings.scale",
                        WindowOptions.SCALES,
                        percent -> words.get("settings.percent", percent),
                        options.scale(),
                        percent -> {
                            options.scale(percent);
                            restyle.run();
                        }));
        field(
                "settings.theme",
                select(
                        "settings.theme",
                        Arrays.asList(PictureTheme.values()),
                        theme -> words.get("settings.theme." + theme.id()),
                        options.theme(),
                        theme -> {
                            options.theme(theme);
                            restyle.run();
                        }));
        field(
                "language",
                select(
                        "settings.language",
                        UiMessages.LANGUAGES.stream()
                                .map(each -> each.getLanguage())
                                .toList(),
                        language -> words.get("language." + language),
                        words.locale().getLanguage(),
                        context::language));
    }

    private void board() {
        section("settings.board");
        Taste taste = options.taste();
        likes(
                "settings.boards",
                Taste.BOARDS,
                taste.boards(),
                boards -> new Taste(boards, options.taste().pieces()));
        likes(
                "settings.pieces",
                Taste.PIECES,
                taste.pieces(),
                pieces -> new Taste(options.taste().boards(), pieces));
        check("settings.counts", options.counts(), options::counts);
        check("settings.flipped", options.flipped(), options::flipped);
    }

    /** A part of the person's taste. */
    private void likes(String key, List<String> names, String liked, Function<String, Taste> taste) {
        field(key, select(key, names, name -> words.get(key + "." + name), liked, name -> {
            options.taste(taste.apply(name));
            restyle.run();
        }));
    }

    private void play() {
        section("settings.play");
        field(
                "game.speed",
                select(
                        "settings.speed",
                        List.copyOf(WindowOptions.SPEEDS.keySet()),
                        speed -> words.get("game.speed." + speed),
                        options.speedName(),
                        options::speed));
        slider("settings.delay", new Range(0, 5000, 250), options.delay(), this::seconds, options::delay);
    }

    private String seconds(int milliseconds) {
        return milliseconds == 0
                ? words.get("settings.delay.none")
                : words.get("settings.seconds", milliseconds / 1000.0);
    }

    private void sound() {
        section("settings.sound");
        check("settings.sounds", !options.muted(), audible -> {
            options.muted(!audible);
            context.hear();
        });
        slider(
                "settings.volume",
                new Range(0, 100, 5),
                options.volume(),
                percent -> words.get("settings.percent", percent),
                percent -> {
                    options.volume(percent);
                    context.hear();
                    context.sounds().landed();
                });
    }

    private Table buttons() {
        Table buttons = new Table();
        buttons.add(widgets.button("settings.keys", words.get("settings.allKeys"), "default", context::showKeys));
        buttons.add(widgets.button("settings.reset", words.get("settings.reset"), "default", this::askToReset))
                .padLeft(px(8));
        buttons.add().growX();
        buttons.add(widgets.button("settings.close", words.get("settings.close"), "main", this::remove));
        return buttons;
    }

    private void askToReset() {
        new Notice(widgets, "settings.resetting", words.get("settings.reset.title"))
                .text(words.get("settings.reset.text"))
                .button("settings.reset.yes", words.get("settings.reset.yes"), () -> {
                    context.forgetChoices();
                    restyle.run();
                })
                .button("dialog.cancel", words.get("dialog.cancel"), () -> {})
                .show(context.stage());
    }

    private void section(String key) {
        rows.add(widgets.label(words.get(key), "section"))
                .colspan(2)
                .left()
                .padTop(rows.hasChildren() ? px(18) : 0)
                .padBottom(px(8));
        rows.row();
    }

    private void field(String key, Actor field) {
        rows.add(widgets.shortened(words.get(key), "default"))
                .growX()
                .left()
                .minWidth(0)
                .padRight(px(12))
                .padBottom(px(8));
        rows.add(field).width(px(FIELD)).padBottom(px(8)).padRight(px(6));
        rows.row();
    }

    private <T> Actor select(String name, List<T> values, Function<T, String> label, T chosen, Consumer<T> reaction) {
        Select<T> select = new Select<>(
                widgets.theme(),
                values.stream()
                        .map(value -> new Select.Item<>(value, label.apply(value)))
                        .toList(),
                chosen,
                reaction);
        select.setName(name);
        return select;
    }

    private void check(String key, boolean checked, Consumer<Boolean> reaction) {
        CheckBox box = new CheckBox(words.get(key), widgets.theme().skin());
        box.setName(key);
        box.setChecked(checked);
        box.left();
        box.getLabelCell().growX().padLeft(px(8)).minWidth(0);
        box.getLabel().setWrap(true);
        Widgets.onChange(box, () -> reaction.accept(box.isChecked()));
        rows.add(box).colspan(2).growX().padBottom(px(8));
        rows.row();
    }

    /** From where to where a slider goes, and in which steps. */
    private record Range(int least, int greatest, int step) {}

    private void slider(String key, Range range, int value, IntFunction<String> label, IntConsumer reaction) {
        Slider slider = new Slider(
                range.least, range.greatest, range.step, false, widgets.theme().skin());
        slider.setName(key);
        slider.setValue(value);
        Label shown = widgets.label(label.apply(value), "small");
        Widgets.onChange(slider, () -> {
            int now = Math.round(slider.getValue());
            shown.setText(label.apply(now));
            reaction.accept(now);
        });
        Table both = new Table();
        both.add(slider).growX().minWidth(0).prefWidth(px(140)).padRight(px(10));
        both.add(shown).width(px(62)).left();
        field(key, both);
    }

    private final class Keyboard extends InputListener {
        @Override
        public boolean keyDown(InputEvent event, int key) {
            if (key == Keys.ESCAPE) {
                remove();
                return true;
            }
            return false;
        }
    }
}
