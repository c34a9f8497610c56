package org.marienbad.desktop.lab;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.desktop.context.Context;
import org.marienbad.desktop.text.UiMessages;
import org.marienbad.desktop.widget.Select;
import org.marienbad.desktop.widget.SettingsForm;
import org.marienbad.desktop.widget.Widgets;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.play.PlayerSelection;

/** The entrants of a plan: added by their level with one click, or from the list of all players; each with its settings. */
final class EntrantList {
    private static final int NOBODY = -1;

    private final Context context;
    private final Widgets widgets;
    private final UiMessages words;
    private final List<PlayerSpec> entrants;
    private final Runnable changed;
    /** Whose settings are shown. */
    private int opened = NOBODY;

    private Optional<SettingsForm> form = Optional.empty();
    private boolean stale = true;

    /**
     * @param entrants changed here
     * @param changed called after every change
     */
    EntrantList(Context context, List<PlayerSpec> entrants, Runnable changed) {
        this.context = context;
        this.entrants = entrants;
        this.changed = changed;
        widgets = context.widgets();
        words = context.words();
    }

    /** Whether all settings that are shown are allowed. */
    boolean isValid() {
        return form.map(SettingsForm::isValid).orElse(true);
    }

    private float px(float units) {
        return context.theme().px(units);
    }

    /** Whether the list is to be shown anew; a form in which somebody types stays as it is. */
    boolean isStale() {
        return stale;
    }

    /** The game is another one. */
    void invalidate() {
        stale = true;
    }

    /** The list as it is now. */
    Actor show(Game game) {
        stale = false;
        form = Optional.empty();
        Table table = new Table();
        table.top().left();
        context.newGame().scale(game).ifPresent(levels -> {
            table.add(levels(levels)).growX().minWidth(0);
            table.row();
        });
        table.add(others(game)).growX().minWidth(0).padBottom(px(12));
        table.row();
        for (int i = 0; i < entrants.size(); i++) {
            table.add(card(game, i)).growX().minWidth(0).padBottom(px(8));
            table.row();
        }
        return table;
    }

    private Actor levels(PlayerSelection.Scale levels) {
        Table buttons = new Table();
        int count = 0;
        for (String level : levels.levels()) {
            PlayerSpec player = levels.at(level);
            String label = words.get("lab.plan.add", words.of(levels.player()).value(levels.setting(), level));
            boolean first = count++ % 2 == 0;
            buttons.add(widgets.button("lab.level." + level, label, "default", () -> add(player)))
                    .growX()
                    .uniformX()
                    .minWidth(0)
                    .padRight(first ? px(8) : 0)
                    .padBottom(px(8));
            if (!first) {
                buttons.row();
            }
        }
        return buttons;
    }

    private Actor others(Game game) {
        List<Select.Item<String>> items = new ArrayList<>();
        items.add(new Select.Item<>("", words.get("lab.plan.more")));
        for (PlayerProvider player : context.newGame().players()) {
            Optional<Text> reason = PlayerSelection.unsupportedReason(player, game);
            String name = words.name(player);
            items.add(reason.map(why -> new Select.Item<>(
                            player.id(), words.get("new.player.unsupported", name, words.get(player, why)), false))
                    .orElse(new Select.Item<>(player.id(), name)));
        }
        Select<String> select = new Select<>(
                context.theme(),
                items,
                "",
                id -> later(() -> {
                    if (!id.isEmpty()) {
                        opened = entrants.size();
                        add(new PlayerSpec(id, Map.of(), Reach.LOCAL));
                    }
                }));
        select.setName("lab.players");
        return select;
    }

    private static void later(Runnable task) {
        Gdx.app.postRunnable(task);
    }

    private void add(PlayerSpec player) {
        entrants.add(player);
        show();
    }

    private void show() {
        stale = true;
        changed.run();
    }

    private Actor card(Game game, int index) {
        PlayerSpec spec = entrants.get(index);
        PlayerProvider player = context.plugins().players().get(spec.id());
        Table card = new Table();
        card.setBackground(widgets.drawable("card"));
        Label number = widgets.label((index + 1) + ".", "hint");
        Label title = widgets.shortened(words.name(player, spec.settings()), "bold");
        Label settings = widgets.shortened(settings(spec), "small");
        card.add(number).width(px(22));
        card.add(title).growX().minWidth(0);
        card.add(widgets.button("lab.remove." + index, words.get("lab.plan.remove"), "light", () -> {
                    entrants.remove(index);
                    opened = NOBODY;
                    show();
                }))
                .fillX();
        if (!player.settings().isEmpty()) {
            card.row();
            card.add();
            card.add(settings).growX().minWidth(0);
            card.add(widgets.button("lab.settings." + index, words.get("lab.plan.change"), "light", () -> {
                        opened = opened == index ? NOBODY : index;
                        show();
                    }))
                    .fillX();
        }
        if (opened == index && !player.settings().isEmpty()) {
            form = Optional.of(form(game, index, player, () -> {
                title.setText(words.name(player, entrants.get(index).settings()));
                settings.setText(settings(entrants.get(index)));
            }));
            card.row();
            card.add(form.get()).colspan(3).growX().minWidth(0).padTop(px(10));
        }
        return card;
    }

    /** The settings that differ from the player's defaults. */
    private String settings(PlayerSpec spec) {
        PlayerProvider player = context.plugins().players().get(spec.id());
        Settings given = Settings.of("setting", spec.id(), player.settings(), spec.settings(), Reach.LOCAL);
        return spec.settings().isEmpty()
                ? words.get("lab.plan.defaults")
                : words.of(player).changed(given, Map.of());
    }

    private SettingsForm form(Game game, int index, PlayerProvider player, Runnable shown) {
        SettingsForm[] made = new SettingsForm[1];
        made[0] = new SettingsForm(
                widgets,
                words.of(player),
                "lab.entrant." + index + ".",
                player.settings(),
                entrants.get(index).settings(),
                word -> player.suggestions(game, word),
                () -> {
                    if (made[0] != null && made[0].isValid()) {
                        Settings given =
                                Settings.of("setting", player.id(), player.settings(), made[0].values(), Reach.LOCAL);
                        PlayerSpec spec = new PlayerSpec(player.id(), given.changed(), Reach.LOCAL);
                        entrants.set(index, spec);
                        shown.run();
                    }
                    changed.run();
                });
        return made[0];
    }
}
