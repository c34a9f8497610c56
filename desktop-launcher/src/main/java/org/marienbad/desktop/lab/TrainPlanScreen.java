package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.LongSetting;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.Methods;
import org.marienbad.learn.run.Candidate;
import org.marienbad.learn.run.TrainingPlan;
import org.marienbad.learn.run.Trainings;
import org.marienbad.learn.text.RefusedException;
import org.marienbad.learn.training.Method;

/** Puts a training together: the game and its options, the name of the model, the method, how long, and against whom it is measured. */
final class TrainPlanScreen extends PlanForm {
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
    private final Trainings trainings;
    private final ModelNameField name;
    private final SettingsForm form;
    private final GameChoice chosen;
    private SettingsForm options;
    private Optional<PlayerSpec> opponent = Optional.empty();
    private TrainingPlan plan;

    TrainPlanScreen(Context context, Lab lab) {
        super(context, context.words().get("lab.train"), lab::back, "lab.train.start");
        this.context = context;
        this.lab = lab;
        widgets = context.widgets();
        words = context.words();
        preferences = context.preferences();
        setName("labTrainPlan");
        chosen = new GameChoice(context, this::gameChosen);
        trainings = lab.trainings();
        name = new ModelNameField(context, this::changed);
        form = new SettingsForm(
                widgets,
                words.own(PREFIX),
                PREFIX,
                SETTINGS,
                preferences.group(PREFIX),
                word -> List.of(),
                this::changed);
        headButton("lab.plan", words.get("lab.new"), lab::plan);
        endHead();
        panel("lab.plan.game", rules, .46f);
        panel("lab.train.settings", settings, 0);
        gameChosen();
    }

    @Override
    void begin() {
        lab.train(plan);
    }

    private void gameChosen() {
        opponent = Optional.empty();
        name.reset();
        PluginGuard.run(this::showGame, this::refuses);
        changed();
    }

    private void showGame() {
        rules.clear();
        rules.top().left();
        chosen.show(rules);
        options = chosen.options(this::optionsChanged);
        rules.add(options).growX().colspan(2);
        showSettings(GameSetup.of(chosen.game(), chosen.seats(), Map.of(), 0).game());
    }

    private void showSettings(Game played) {
        settings.clear();
        settings.top().left();
        name.show(settings);
        settings.add(form).growX().colspan(2);
        settings.row();
        List<Select.Item<Optional<PlayerSpec>>> items = new ArrayList<>();
        items.add(new Select.Item<>(Optional.empty(), words.get("lab.train.against.same")));
        context.newGame()
                .scale(played)
                .ifPresent(levels -> levels.levels().forEach(level -> {
                    PlayerSpec player = levels.at(level);
                    Settings given = player.settings(context.plugins().players());
                    // A player that thinks for seconds would take hours to measure.
                    if (!levels.player().isTimed(played, given, Budget.UNLIMITED)) {
                        items.add(
                                new Select.Item<>(Optional.of(player), words.name(levels.player(), player.settings())));
                    }
                }));
        Select<Optional<PlayerSpec>> select = new Select<>(context.theme(), items, Optional.empty(), player -> {
            opponent = player;
            changed();
        });
        Panels.field(context, settings, words.get("lab.train.against"), "lab.train.against", select);
        settings.add(widgets.wrapped(words.get("lab.train.help"), "small"))
                .colspan(2)
                .growX()
                .padTop(px(10));
    }

    private void optionsChanged() {
        if (options != null) {
            chosen.keep(options);
        }
        changed();
    }

    /** Checks the plan, and says what is wrong with it or what will come out. */
    private void changed() {
        if (options == null || form == null) {
            return;
        }
        plan = null;
        name.accept();
        if (form.isValid() && options.isValid()) {
            preferences.group(PREFIX, form.values());
            PluginGuard.run(this::check, this::refuses);
        } else {
            refuses(form.problem().or(options::problem).orElse(""));
        }
        allow(plan != null);
    }

    private void check() {
        Settings given = Settings.of("setting", "lab", SETTINGS, form.values());
        GameSetup setup = GameSetup.of(chosen.game(), chosen.seats(), options.values(), 0, Reach.LOCAL);
        Method method = Methods.named(given.get(METHOD));
        name.suggest(trainings.freeName(setup));
        TrainingPlan.Builder builder =
                TrainingPlan.of(setup, method).seed(given.get(SEED)).minutes(given.get(MINUTES));
        opponent.ifPresent(builder::against);
        Optional<Candidate.Rival> rival;
        try {
            rival = trainings
                    .candidate(setup, TrainingPlan.requireName(name.value()))
                    .rival();
        } catch (IllegalArgumentException refused) {
            refuse(refused);
            return;
        } catch (IOException unreadable) {
            refuse(new RefusedException(
                    Text.of("model.unreadable", name.value(), AtomicFiles.reason(unreadable)), unreadable));
            return;
        }
        plan = builder.name(name.value()).build();
        says(words.get(rival.isPresent() ? "lab.train.summary.rival" : "lab.train.summary", plan.name()));
    }

    private void refuse(IllegalArgumentException refused) {
        String reason = RefusedException.sentence(refused, words.locale());
        name.refuse(reason);
        refuses(reason);
    }
}
