package org.marienbad.desktop.lab;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
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
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.framework.shared.SeatNames;
import org.marienbad.lab.live.PlanChoices;
import org.marienbad.lab.tournament.Tournament;

/** Puts a tournament together: the game and its options, who takes part, how many games under which limits. */
final class PlanScreen extends PlanForm {
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
    private final EntrantList list;
    private final GameChoice chosen;
    private SettingsForm optionForm;
    private Fold variants;
    private SettingsForm settingsForm;
    private Tournament tournament;

    PlanScreen(Context context, Lab lab) {
        super(context, context.words().get("lab.title"), lab::back, "lab.start");
        this.context = context;
        this.lab = lab;
        widgets = context.widgets();
        words = context.words();
        preferences = context.preferences();
        setName("labPlan");
        chosen = new GameChoice(context, this::gameChosen);
        list = new EntrantList(context, choices.entrants(), this::entrantsChanged);
        recall();
        headButton("lab.train", words.get("lab.train"), lab::train);
        if (lab.hasEarlier()) {
            headButton("lab.earlier", words.get("lab.earlier"), lab::earlier);
        }
        endHead();
        panel("lab.plan.game", rules, .35f);
        panel("lab.plan.entrants", entrants, 0);
        panel("lab.plan.settings", settings, .295f);
        showSettings();
        gameChosen();
    }

    /** The last choices. */
    private void recall() {
        choices.values(preferences.group(PREFIX + "plan."));
        if (!choices.values().containsKey(PlanChoices.SEED.key())) {
            choices.values(
                    Map.of(PlanChoices.SEED.key(), ThreadLocalRandom.current().nextInt(SEEDS)));
        }
        for (Object spec : preferences.group(PREFIX + "entrant.").values()) {
            try {
                PlayerSpec player = PlayerSpec.parse(String.valueOf(spec), Reach.LOCAL);
                player.settings(context.plugins().players());
                choices.entrants().add(player);
            } catch (IllegalArgumentException gone) {
                // Its plugin is not there any more.
            }
        }
    }

    private void gameChosen() {
        choices.starter(preferences.getInt(chosen.group("starter") + "seat", GameSetup.BY_LOT));
        list.invalidate();
        PluginGuard.run(this::showRules, this::refuses);
        changed();
    }

    private void showRules() {
        rules.clear();
        rules.top().left();
        GameProvider game = chosen.game();
        chosen.show(rules);
        starter();
        optionForm = chosen.options(this::optionsChanged);
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
        GameProvider game = chosen.game();
        GameSetup setup = GameSetup.of(game, chosen.seats(), Map.of(), 0);
        if (!setup.game().info().has(GameInfo.Trait.ANY_STARTER)) {
            choices.starter(0);
            return;
        }
        List<Select.Item<Integer>> items = new ArrayList<>();
        items.add(new Select.Item<>(GameSetup.BY_LOT, words.get("new.starter.lot")));
        IntStream.range(0, chosen.seats())
                .forEach(seat -> items.add(
                        new Select.Item<>(seat, SeatNames.of(setup.game(), seat, game.messages(words.locale())))));
        String key = chosen.group("starter") + "seat";
        int starter = Math.min(preferences.getInt(key, GameSetup.BY_LOT), chosen.seats() - 1);
        choices.starter(starter);
        Select<Integer> starters = new Select<>(context.theme(), items, starter, seat -> {
            preferences.put(key, seat);
            choices.starter(seat);
            changed();
        });
        Panels.field(context, rules, words.get("new.starter"), "lab.starter", starters);
    }

    private void optionsChanged() {
        if (optionForm != null && optionForm.isValid()) {
            chosen.keep(optionForm);
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
            chosen.later(this::showSettings);
        }
        changed();
    }

    /** Checks the plan, and says what is wrong with it or how big it is. */
    private void changed() {
        if (optionForm == null || settingsForm == null) {
            return;
        }
        int before = choices.settings().size();
        choices.game(chosen.game().id(), chosen.seats());
        choices.options(optionForm.values());
        if (choices.settings().size() != before) {
            showSettings();
        }
        tournament = null;
        PluginGuard.run(this::check, this::refuses);
        allow(tournament != null && settingsForm.isValid() && optionForm.isValid() && list.isValid());
    }

    private void check() {
        GameSetup setup = GameSetup.of(chosen.game(), chosen.seats(), optionForm.values(), 0, Reach.LOCAL);
        variants.summary(words.of(chosen.game()).changed(setup.options(), Map.of()));
        if (list.isStale()) {
            entrants.clear();
            entrants.add(list.show(setup.game())).growX().minWidth(0);
        }
        says("");
        if (choices.entrants().isEmpty()) {
            says(words.get("lab.plan.nobody"));
            return;
        }
        tournament = choices.tournament(
                context.plugins().games(), context.plugins().players(), name -> words.get("lab.entry." + name));
        says(words.get(
                "lab.plan.summary",
                tournament.entrants().size(),
                tournament.pairings().size(),
                tournament.games()));
    }

    @Override
    void begin() {
        context.guarded(() -> lab.begin(tournament));
    }
}
