package org.marienbad.desktop.lab;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.learn.Methods;
import org.marienbad.learn.run.TrainingPlan;
import org.marienbad.learn.training.Method;

/** Puts a training together: the game and its options, the method, how long, and against whom it is measured. */
final class TrainPlanScreen extends Table {
    private static final String PREFIX = "lab.train.";
    private static final ChoiceSetting METHOD =
            Setting.ofChoice("method", Methods.all().stream().map(Method::id).toArray(String[]::new));
    private static final DoubleSetting MINUTES = Setting.ofDouble("minutes", 0.01, 10_000, 1);
    private static final LongSetting SEED = Setting.ofLong("seed", 1);
    private static final List<Setting<?>> SETTINGS = List.of(METHOD, MINUTES, SEED);

    private final Context context;
    private final Lab lab;
    private final Widgets widgets;
    private final UiMessages words;
    private final Preferences preferences;
    private final Table rules = new Table();
    private final Table settings = new Table();
    private final Label problem;
    private final Label summary;
    private final TextButton start;
    private final SettingsForm form;
    private GameProvider game;
    private SettingsForm options;
    private Optional<PlayerSpec> opponent = Optional.empty();
    private TrainingPlan plan;

    TrainPlanScreen(Context context, Lab lab) {
        this.context = context;
        this.lab = lab;
        widgets = context.widgets();
        words = context.words();
        preferences = context.preferences();
        setName("labTrainPlan");
        problem = widgets.wrapped("", "error");
        problem.setName("lab.problem");
        summary = widgets.wrapped("", "dim");
        summary.setName("lab.summary");
        start = widgets.button("lab.train.start", words.get("lab.train.start"), "main", () -> lab.train(plan));
        form = new SettingsForm(
                widgets,
                words.own(PREFIX),
                PREFIX,
                SETTINGS,
                preferences.group(PREFIX),
                word -> List.of(),
                this::changed);
        float gap = px(12);
        pad(px(22), px(26), px(22), px(26));
        add(header()).colspan(2).growX().padBottom(px(18));
        row();
        add(Panels.panel(context, words.get("lab.plan.game"), rules))
                .width(Value.percentWidth(.46f, this))
                .growY()
                .padRight(gap);
        add(Panels.panel(context, words.get("lab.train.settings"), settings))
                .grow()
                .minWidth(0);
        row();
        Table footer = new Table();
        Table says = new Table();
        says.add(problem).growX();
        says.row();
        says.add(summary).growX();
        footer.add(says).growX().padRight(gap);
        footer.add(start).minWidth(px(190));
        add(footer).colspan(2).growX().padTop(gap);
        choose(recalled());
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Actor header() {
        Table header = Panels.header(context, words.get("lab.train"));
        Panels.button(context, header, "lab.plan", words.get("lab.new"), lab::plan);
        Panels.button(context, header, "lab.back", words.get("lab.back"), context.screens()::back);
        Panels.languages(context, header);
        return header;
    }

    /** The game chosen last. */
    private GameProvider recalled() {
        String id = preferences.get("lab.game", "");
        return context.newGame().games().stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .or(context.newGame()::game)
                .orElseThrow();
    }

    private String group(String kind) {
        return "lab." + kind + "." + game.id() + ".";
    }

    private int seats() {
        int seats = preferences.getInt(group("seats") + "count", game.minSeats());
        return Math.max(game.minSeats(), Math.min(game.maxSeats(), seats));
    }

    private void choose(GameProvider chosen) {
        game = chosen;
        opponent = Optional.empty();
        preferences.put("lab.game", game.id());
        PluginGuard.run(this::showGame, this::refused);
        changed();
    }

    private void showGame() {
        rules.clear();
        rules.top().left();
        List<Select.Item<GameProvider>> games = context.newGame().games().stream()
                .map(known -> new Select.Item<>(known, words.name(known)))
                .toList();
        field(
                rules,
                words.get("lab.game"),
                "lab.game",
                new Select<>(context.theme(), games, game, other -> later(() -> choose(other))));
        if (game.minSeats() < game.maxSeats()) {
            List<Select.Item<Integer>> counts = IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                    .mapToObj(count -> new Select.Item<>(count, String.valueOf(count)))
                    .toList();
            Select<Integer> seats = new Select<>(context.theme(), counts, seats(), count -> {
                preferences.put(group("seats") + "count", count);
                later(() -> choose(game));
            });
            field(rules, words.get("new.seats"), "lab.seats", seats);
        }
        options = new SettingsForm(
                widgets,
                words.of(game),
                "lab.option.",
                game.options(),
                preferences.group(group("option")),
                game::suggestions,
                this::optionsChanged);
        rules.add(options).growX().colspan(2);
        showSettings(GameSetup.of(game, seats(), Map.of(), 0).game());
    }

    private void showSettings(Game played) {
        settings.clear();
        settings.top().left();
        settings.add(form).growX().colspan(2);
        settings.row();
        List<Select.Item<Optional<PlayerSpec>>> items = new ArrayList<>();
        items.add(new Select.Item<>(Optional.empty(), words.get("lab.train.against.same")));
        context.newGame()
                .levels(played)
                .ifPresent(levels -> levels.setting().values().forEach(level -> {
                    PlayerSpec player = new PlayerSpec(
                            levels.player().id(), Map.of(levels.setting().key(), level), Reach.LOCAL);
                    Settings given = context.plugins().players().settings(player);
                    // What thinks for seconds would take hours to measure.
                    if (!levels.player().isTimed(played, given, Budget.UNLIMITED)) {
                        items.add(
                                new Select.Item<>(Optional.of(player), words.name(levels.player(), player.settings())));
                    }
                }));
        Select<Optional<PlayerSpec>> select = new Select<>(context.theme(), items, Optional.empty(), chosen -> {
            opponent = chosen;
            changed();
        });
        field(settings, words.get("lab.train.against"), "lab.train.against", select);
        settings.add(widgets.wrapped(words.get("lab.train.help"), "small"))
                .colspan(2)
                .growX()
                .padTop(px(10));
    }

    private void field(Table table, String label, String name, Actor field) {
        field.setName(name);
        table.add(widgets.wrapped(label, "default"))
                .width(px(136))
                .padRight(px(10))
                .padBottom(px(8));
        table.add(field).growX().minWidth(0).padBottom(px(8));
        table.row();
    }

    /** A list that was clicked is still closing; what it belongs to goes afterwards. */
    private void later(Runnable task) {
        Gdx.app.postRunnable(() -> context.guarded(task));
    }

    private void optionsChanged() {
        if (options != null && options.isValid()) {
            preferences.group(group("option"), options.values());
        }
        changed();
    }

    /** Checks the plan, and says what is wrong with it or what will come out. */
    private void changed() {
        if (options == null || form == null) {
            return;
        }
        plan = null;
        if (form.isValid() && options.isValid()) {
            preferences.group(PREFIX, form.values());
            PluginGuard.run(this::check, this::refused);
        } else {
            problem.setText(form.problem().or(options::problem).orElse(""));
            summary.setText("");
        }
        start.setDisabled(plan == null);
    }

    private void check() {
        Settings chosen = Settings.of("setting", "lab", SETTINGS, form.values());
        GameSetup setup = GameSetup.of(game, seats(), options.values(), 0, Reach.LOCAL);
        Method method = Methods.named(chosen.get(METHOD));
        TrainingPlan.Builder builder =
                TrainingPlan.of(setup, method).seed(chosen.get(SEED)).minutes(chosen.get(MINUTES));
        opponent.ifPresent(builder::against);
        plan = builder.build();
        problem.setText("");
        summary.setText(words.get("lab.train.summary", plan.name()));
    }

    private void refused(Throwable failure) {
        summary.setText("");
        problem.setText(LiveTournament.reason(failure));
    }
}
