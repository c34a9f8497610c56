package org.marienbad.desktop.setup;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Theme;
import org.marienbad.play.setup.ClockChoice;
import org.marienbad.play.setup.NewGameSettings;

/** The fields that few people need: the clock, and the seed of all randomness. */
final class ExpertFields extends Table {
    private static final int LONGEST_SEED = 20;

    private final Context context;
    private final NewGameSettings choice;
    private final Runnable changed;
    private final List<SettingsForm> forms = new ArrayList<>();
    private String seed;

    /** @param changed called when a field may have become wrong or right */
    ExpertFields(Context context, NewGameSettings choice, Runnable changed) {
        this.context = context;
        this.choice = choice;
        this.changed = changed;
        seed = choice.seed().isPresent() ? String.valueOf(choice.seed().getAsLong()) : "";
        show();
    }

    /** The fault of a field, in one line; empty if there is none. */
    Optional<String> problem() {
        return forms.stream()
                .flatMap(form -> form.problem().stream())
                .findFirst()
                .or(() -> isSeed(seed)
                        ? Optional.empty()
                        : Optional.of(context.words().get("setup.seed.wrong")));
    }

    /** The clock, and the seed if there is one. */
    String summary() {
        String clock = new ClockFields(context, choice.clock()).label();
        return seed.isEmpty()
                ? context.words().get("setup.expert.clock", clock)
                : context.words().get("setup.expert.both", clock, seed);
    }

    private void show() {
        clearChildren();
        forms.clear();
        ClockChoice clock = choice.clock();
        ClockFields fields = new ClockFields(context, clock);
        // The list is still closing; its owner goes afterwards.
        Select<String> select = fields.select(() -> Gdx.app.postRunnable(() -> context.guarded(this::again)));
        row(context.words().get("clock"), context.words().get("clock.help"), select, "clock");
        forms.addAll(fields.fields(this, changed));
        TextField field = new TextField(seed, context.theme().skin());
        field.setMaxLength(LONGEST_SEED);
        field.setMessageText(context.words().get("setup.seed.none"));
        field.setTextFieldListener((source, character) -> seed(source));
        row(context.words().get("setup.seed"), context.words().get("setup.seed.help"), field, "expert.seed");
    }

    private void again() {
        show();
        changed.run();
    }

    private void seed(TextField field) {
        seed = field.getText().strip();
        boolean allowed = isSeed(seed);
        field.setStyle(context.theme().skin().get(allowed ? "default" : "wrong", TextField.TextFieldStyle.class));
        if (allowed) {
            choice.seed(seed.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(seed)));
        }
        changed.run();
    }

    private static boolean isSeed(String text) {
        try {
            Long.parseLong(text.isEmpty() ? "0" : text);
            return true;
        } catch (NumberFormatException none) {
            return false;
        }
    }

    private void row(String label, String help, Actor field, String name) {
        Theme theme = context.theme();
        field.setName(name);
        Table row = new Table();
        row.add(context.widgets().tip(context.widgets().label(label, "default"), help))
                .width(theme.px(136))
                .padRight(theme.px(10));
        row.add(context.widgets().tip(field, help)).growX().minWidth(theme.px(90));
        add(row).growX().padBottom(theme.px(8));
        row();
    }
}
