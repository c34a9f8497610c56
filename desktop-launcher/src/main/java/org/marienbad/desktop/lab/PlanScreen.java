package org.marienbad.desktop.lab;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Fold;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.SeatNames;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.Tournament;
import org.marienbad.lab.live.LiveTournament;
import org.marienbad.lab.live.PlanChoices;

/** Puts a tournament together: the game and its options, who takes part, how many games under which limits. */
final class PlanScreen extends Table {
    /** So many options are shown without being asked for. */
    private static final int FEW = 4;

    private static final String PREFIX = "lab.";
    private static final int SEEDS = 1_000_000_000;

    private final Context context;
    private final Lab lab;
    private final Widgets widgets;
    private final UiMessages words;
    private final Preferences preferences;
    private final PlanChoices choices = new PlanChoices();
    private final Table rules = new Table();
    private final Table entrants = new Table();
    private final Table settings = new Table();
    private final Label problem;
    private final Label summary;
    private final TextButton start;
    private final EntrantList list;
    private GameProvider game;
    private SettingsForm optionForm;
    private Fold variants;
    private SettingsForm settingsForm;
    private Tournament tournament;

    PlanScreen(Context context, Lab lab) {
        this.context = context;
        this.lab = lab;
        widgets = context.widgets();
        words = context.words();
        preferences = context.preferences();
        setName("labPlan");
        problem = widgets.wrapped("", "error");
        problem.setName("lab.problem");
        summary = widgets.wrapped("", "dim");
        summary.setName("lab.summary");
        start = widgets.button("lab.start", words.get("lab.start"), "main", this::start);
        list = new EntrantList(context, choices.entrants(), this::entrantsChanged);
        recall();
        float gap = px(12);
        pad(px(22), px(26), px(22), px(26));
        add(header()).colspan(3).growX().padBottom(px(18));
        row();
        add(Panels.panel(context, words.get("lab.plan.game"), rules))
                .width(Value.percentWidth(.35f, this))
                .growY()
                .padRight(gap);
        add(Panels.panel(context, words.get("lab.plan.entrants"), entrants))
                .grow()
                .minWidth(0)
                .padRight(gap);
        add(Panels.panel(context, words.get("lab.plan.settings"), settings))
                .width(Value.percentWidth(.295f, this))
                .growY();
        row();
        Table footer = new Table();
        Table says = new Table();
        says.add(problem).growX();
        says.row();
        says.add(summary).growX();
        footer.add(says).growX().padRight(gap);
        footer.add(start).minWidth(px(190));
        add(footer).colspan(3).growX().padTop(gap);
        showSettings();
        choose(game);
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    private Actor header() {
        Table header = Panels.header(context, words.get("lab.title"));
        Panels.button(context, header, "lab.train", words.get("lab.train"), lab::train);
        if (lab.hasEarlier()) {
            Panels.button(context, header, "lab.earlier", words.get("lab.earlier"), lab::earlier);
        }
        Panels.button(context, header, "lab.back", words.get("lab.back"), context.screens()::back);
        Panels.languages(context, header);
        return header;
    }

    /** What was chosen last. */
    private void recall() {
        String id = preferences.get(PREFIX + "game", "");
        List<GameProvider> games = context.newGame().games();
        game = games.stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .or(context.newGame()::game)
                .orElseThrow();
        choices.values(preferences.group(PREFIX + "plan."));
        if (!choices.values().containsKey(PlanChoices.SEED.key())) {
            choices.values(
                    Map.of(PlanChoices.SEED.key(), ThreadLocalRandom.current().nextInt(SEEDS)));
        }
        for (Object spec : preferences.group(PREFIX + "entrant.").values()) {
            try {
                PlayerSpec player = PlayerSpec.parse(String.valueOf(spec), Reach.LOCAL);
                context.plugins().players().settings(player);
                choices.entrants().add(player);
            } catch (IllegalArgumentException gone) {
                // Its plugin is not there any more.
            }
        }
    }

    private String group(String kind) {
        return PREFIX + kind + "." + game.id() + ".";
    }

    private int seats() {
        int seats = preferences.getInt(group("seats") + "count", game.minSeats());
        return Math.max(game.minSeats(), Math.min(game.maxSeats(), seats));
    }

    private void choose(GameProvider chosen) {
        game = chosen;
        preferences.put(PREFIX + "game", game.id());
        choices.starter(preferences.getInt(group("starter") + "seat", GameSetup.BY_LOT));
        list.invalidate();
        PluginGuard.run(this::showRules, this::refused);
        changed();
    }

    private void showRules() {
        rules.clear();
        rules.top().left();
        List<Select.Item<GameProvider>> games = context.newGame().games().stream()
                .map(known -> new Select.Item<>(known, words.name(known)))
                .toList();
        field(
                words.get("lab.game"),
                "lab.game",
                new Select<>(context.theme(), games, game, other -> later(() -> choose(other))));
        if (game.minSeats() < game.maxSeats()) {
            List<Select.Item<Integer>> counts = IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                    .mapToObj(count -> new Select.Item<>(count, String.valueOf(count)))
                    .toList();
            field(words.get("new.seats"), "lab.seats", new Select<>(context.theme(), counts, seats(), count -> {
                preferences.put(group("seats") + "count", count);
                later(() -> choose(game));
            }));
        }
        starter();
        optionForm = new SettingsForm(
                widgets,
                words.of(game),
                "lab.option.",
                game.options(),
                preferences.group(group("option")),
                game::suggestions,
                this::optionsChanged);
        variants = new Fold(
                widgets,
                "lab.variants",
                words.get("setup.variants"),
                optionForm,
                game.options().size() <= FEW || preferences.getBoolean("lab.variants", false),
                open -> preferences.put("lab.variants", open));
        if (!game.options().isEmpty()) {
            rules.add(variants).growX().colspan(2);
        }
    }

    /** Only where somebody else than the first seat may start. */
    private void starter() {
        GameSetup setup = GameSetup.of(game, seats(), Map.of(), 0);
        if (!setup.game().info().has(GameInfo.Trait.ANY_STARTER)) {
            choices.starter(0);
            return;
        }
        List<Select.Item<Integer>> items = new ArrayList<>();
        items.add(new Select.Item<>(GameSetup.BY_LOT, words.get("new.starter.lot")));
        IntStream.range(0, seats())
                .forEach(seat -> items.add(
                        new Select.Item<>(seat, SeatNames.of(setup.game(), seat, game.messages(words.locale())))));
        int chosen = Math.min(preferences.getInt(group("starter") + "seat", GameSetup.BY_LOT), seats() - 1);
        choices.starter(chosen);
        field(words.get("new.starter"), "lab.starter", new Select<>(context.theme(), items, chosen, seat -> {
            preferences.put(group("starter") + "seat", seat);
            choices.starter(seat);
            changed();
        }));
    }

    private void field(String label, String name, Actor field) {
        field.setName(name);
        rules.add(widgets.wrapped(label, "default"))
                .width(px(136))
                .padRight(px(10))
                .padBottom(px(8));
        rules.add(field).growX().minWidth(0).padBottom(px(8));
        rules.row();
    }

    /** A list that was clicked is still closing; what it belongs to goes afterwards. */
    private void later(Runnable task) {
        Gdx.app.postRunnable(() -> context.guarded(task));
    }

    private void optionsChanged() {
        if (optionForm != null && optionForm.isValid()) {
            preferences.group(group("option"), optionForm.values());
            list.invalidate();
        }
        changed();
    }

    private void entrantsChanged() {
        Map<String, Object> kept = new HashMap<>();
        for (int i = 0; i < choices.entrants().size(); i++) {
            kept.put(String.format("%03d", i), choices.entrants().get(i));
        }
        preferences.group(PREFIX + "entrant.", kept);
        changed();
    }

    private void showSettings() {
        settings.clear();
        settings.top().left();
        settingsForm = new SettingsForm(
                widgets,
                words.own("lab.plan."),
                "lab.plan.",
                choices.settings(),
                choices.values(),
                word -> List.of(),
                this::settingsChanged);
        settings.add(settingsForm).growX();
    }

    private void settingsChanged() {
        if (settingsForm == null) {
            return;
        }
        int before = choices.settings().size();
        if (settingsForm.isValid()) {
            choices.values(settingsForm.values());
            preferences.group(PREFIX + "plan.", choices.values());
        }
        if (choices.settings().size() != before) {
            later(this::showSettings);
        }
        changed();
    }

    /** Checks the plan, and says what is wrong with it or how big it is. */
    private void changed() {
        if (optionForm == null || settingsForm == null) {
            return;
        }
        int before = choices.settings().size();
        choices.game(game.id(), seats());
        choices.options(optionForm.values());
        if (choices.settings().size() != before) {
            showSettings();
        }
        tournament = null;
        PluginGuard.run(this::check, this::refused);
        start.setDisabled(tournament == null || !settingsForm.isValid() || !optionForm.isValid() || !list.isValid());
    }

    private void check() {
        GameSetup setup = GameSetup.of(game, seats(), optionForm.values(), 0, Reach.LOCAL);
        variants.summary(words.of(game).changed(setup.options()));
        if (list.isStale()) {
            entrants.clear();
            entrants.add(list.show(setup.game())).growX().minWidth(0);
        }
        problem.setText("");
        summary.setText("");
        if (choices.entrants().isEmpty()) {
            summary.setText(words.get("lab.plan.nobody"));
            return;
        }
        tournament = choices.tournament(
                context.plugins().games(), context.plugins().players(), name -> words.get("lab.entry." + name));
        summary.setText(words.get(
                "lab.plan.summary",
                tournament.entrants().size(),
                tournament.pairings().size(),
                tournament.games()));
    }

    private void refused(Throwable failure) {
        summary.setText("");
        problem.setText(LiveTournament.reason(failure));
    }

    private void start() {
        context.guarded(() -> lab.begin(tournament));
    }
}
